import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const SAVING = '/guardar-catalogo'

/** Walks with browsers that store little or nothing. */
describe('a browser', () => {
  const walk = walks({ onlyLooks: true, foreign: /127\.0\.0\.1/ })
  const readMain = (page: Page) => page.locator('main').innerText()

  async function arriveByHttp(): Promise<Page> {
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    // Browsers leave these members out on pages without https.
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'caches')
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    return page
  }

  test.each([30_000, 90_000])('with room for %i bytes says that it is full when the catalogue is saved', async (quotaSize) => {
    const { page, context } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    const front = await walk.front()
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize })
    await page.goto(`${front.url}${SAVING}`)
    await page.locator('#saving-save').click()
    await page.locator('#saving-status').getByText('No queda espacio en el teléfono.').waitFor()
    await page.locator('#saving-save').waitFor()
    expect(front.take().filter(({ path }) => path.startsWith('/api/saved-catalogue'))).toEqual([])
    expect(await page.evaluate(() => caches.keys())).not.toContain('probe')
  })

  test('that refuses to store the page for a lost connection loads it only once, and shows it', async () => {
    walk.excuse('ERR_FAILED', 'ERR_EMPTY_RESPONSE', 'ERR_SOCKET_NOT_CONNECTED', 'ERR_CONNECTION')
    const { page, context } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    const front = await walk.front()
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 1 })
    await page.goto(`${front.url}/`)
    await page.locator('main h1').first().click()
    const loads: string[] = []
    const countLoads = () => {
      loads.push(...front.take().flatMap(({ path }) => (path === '/connection' ? [path] : [])))
      return loads.length
    }
    await expect.poll(countLoads).toBe(1)
    for (const path of ['/about', '/contact', '/products']) {
      await page.goto(front.url + path)
      await waitUntilIdle(page)
    }
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    expect(countLoads()).toBe(1)
    front.mode = 'broken'
    await page.goto(`${front.url}/legal`)
    await page.locator('main h1').getByText('Sin conexión').waitFor()
  })

  test('without https gets no promises on the page that saves the catalogue', async () => {
    const page = await arriveByHttp()
    await page.goto(SAVING)
    await page.getByText('Este navegador no puede guardar el catálogo').waitFor()
    const text = await readMain(page)
    for (const promise of ['Guarde todo el catálogo', 'Se descarga una sola vez', 'del día en que se guardó'])
      expect(text).not.toContain(promise)
  })

  test('without https gets no promises on the offline page that was opened by its address', async () => {
    const page = await arriveByHttp()
    await page.goto('/connection')
    await expect.poll(() => readMain(page)).not.toContain('no está guardada')
    expect(await readMain(page)).not.toContain('Guardar catálogo')
    await page.locator('main').getByText('Reintentar').waitFor()
  })

  test('whose storage refuses every access gets no promises on the page about data use', async () => {
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
      for (const name of ['open', 'has', 'match', 'keys', 'delete'] as const) CacheStorage.prototype[name] = refuse
      ServiceWorkerContainer.prototype.register = refuse
    })
    await page.goto('/gasto-de-datos')
    await page.getByText('Ahora la tienda no guarda ninguna página').waitFor()
    expect(await readMain(page)).not.toContain('Después de su primer toque')
  })
})
