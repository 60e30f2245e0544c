import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { BATTERY, status, strip } from '../saved-catalogue.ts'
import { shortenWait, startWorker } from '../service-worker.ts'
import { type Guest, walks } from '../walks.ts'

describe('saving the catalogue on a connection that fails', () => {
  const walk = walks({ onlyLooks: true, foreign: /127\.0\.0\.1/ })
  async function arrive(options: object = phone): Promise<Guest & { front: Front }> {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ERR_EMPTY_RESPONSE')
    const front = await walk.front()
    return { ...(await walk.arrive({ ...options, serviceWorkers: 'allow', baseURL: front.url })), front }
  }

  test('says when nothing arrives for ten seconds, can be stopped meanwhile, and goes on by itself', async () => {
    const { page, context, front } = await arrive()
    await page.clock.install()
    await page.goto('/guardar-catalogo')
    await startWorker(page)
    front.mode = 'held'
    await page.locator('#saving-save').click()
    await page.clock.runFor(11_000)
    await status(page).getByText('Por ahora la conexión no da nada.').waitFor()
    await page.locator('#saving-stop').click()
    await status(page).getByText('La descarga está detenida.').waitFor()
    await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await status(page).getByText('Descargando:').waitFor()
    await page.clock.runFor(11_000)
    await status(page).getByText('Por ahora la conexión no da nada.').waitFor()
    front.release()
    await status(page).getByText('Catálogo guardado: 44 productos en español').waitFor()
    // A page of the catalogue that was never opened does not wait ten seconds for a silent connection.
    front.mode = 'held'
    const hasWaited = await shortenWait(context, 3000)
    await page.goto('/product/sistema-solar-completo-10-kw')
    await strip(page).getByText('Catálogo guardado.').waitFor()
    expect(await hasWaited()).toBe(true)
    front.release()
  })

  test('continues where it stopped, at whichever request the connection breaks', async () => {
    const { page, context, front } = await arrive()
    walk.excuse('An unknown error occurred when fetching the script', 'ERR_CONNECTION_RESET')
    let saved = false
    await page.goto('/guardar-catalogo')
    for (let requests = 0; !saved; requests += 1) {
      expect(requests).toBeLessThan(12)
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      })
      await page.reload()
      await page.locator('#saving').waitFor()
      front.breakAfter(requests)
      await page.locator('#saving-save').click()
      await expect.poll(() => status(page).innerText()).toMatch(/Se cortó|Catálogo guardado:/)
      saved = /guardado:/.test(await status(page).innerText())
      if (saved) expect(await page.evaluate(async () => !!(await caches.match('/saved/es')))).toBe(true)
      front.breakAfter(Number.POSITIVE_INFINITY)
      front.mode = 'shop'
      if (saved) break
      await context.setOffline(true)
      await context.setOffline(false)
      await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
    }
  })

  /** Starts a save on a slow connection and waits until a part of its script has arrived. */
  async function beginSlowly(): Promise<{ page: Page; front: Front }> {
    const { page, front } = await arrive()
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-save').waitFor()
    front.mode = 'slow'
    await page.locator('#saving-save').click()
    await expect.poll(() => loaded(page), { timeout: 20_000 }).toBeGreaterThan(60_000)
    return { page, front }
  }
  const loaded = (page: Page) => page.locator('#saving-meter').evaluate((meter: HTMLProgressElement) => meter.value)

  test('shows how much of the script has come, and stops it at once; it goes on with a tap only', async () => {
    const { page, front } = await beginSlowly()
    const before = await loaded(page)
    await expect.poll(() => loaded(page)).toBeGreaterThan(before)
    await page.locator('#saving-stop').click()
    await status(page).getByText('La descarga está detenida').waitFor()
    await expect.poll(() => front.stopped.join()).toContain('/assets/saved-es')
    front.mode = 'shop'
    await page.reload()
    await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
  })

  test.each([
    ['by itself on a good connection', true],
    ['with a tap in the low-bandwidth mode', false],
  ])('that was interrupted goes on after a reload %s', async (_, isGood) => {
    const { page, front } = await arrive({ ...phone, ...(isGood ? {} : { extraHTTPHeaders: { 'save-data': 'on' } }) })
    await page.goto('/guardar-catalogo')
    await startWorker(page)
    // The connection breaks after the catalogue's data and before the script.
    front.breakAfter(3)
    await page.locator('#saving-save').click()
    await expect.poll(() => page.evaluate(async () => !!(await caches.match('/saved/es/half')))).toBe(true)
    await status(page).getByText('Se cortó la conexión').waitFor()
    front.breakAfter(Number.POSITIVE_INFINITY)
    front.mode = 'shop'
    // Sets the mark of a good connection, which the early script sets by its measurements.
    if (isGood) await page.addInitScript(() => addEventListener('load', () => document.documentElement.setAttribute('data-line', 'good')))
    await page.reload()
    if (!isGood) await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
  })

  test.each(['/api/saved-catalogue', '/assets/saved-es', '/media/'])(
    'loads an answer of %s again that ended too early, although the browser took it for a whole one',
    async (path) => {
      const { page, context, front } = await arrive()
      await page.goto('/guardar-catalogo')
      await startWorker(page)
      if (path === '/media/') await page.locator('#saving-choice input').check()
      front.shorten(path, 2000)
      await page.locator('#saving-save').click()
      await status(page).getByText('Se cortó la conexión').waitFor()
      await context.setOffline(true)
      await context.setOffline(false)
      await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
      await context.setOffline(true)
      await page.goto(BATTERY)
      await strip(page).getByText('Catálogo guardado.').waitFor()
    },
  )

  test('loads a piece of its script again that ended too early', async () => {
    const { page, front } = await beginSlowly()
    const isPieceStored = () =>
      page.evaluate(async () => (await (await caches.open('catalogue-1')).keys()).some(({ url }) => /-1-.*bin/.test(url)))
    await expect.poll(isPieceStored).toBe(true)
    await page.locator('#saving-stop').click()
    await status(page).getByText('La descarga está detenida').waitFor()
    front.mode = 'shop'
    front.shorten('/assets/saved-es-4', 2000)
    await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await status(page).getByText('Se cortó la conexión').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
  })

  test('that is cut at its first request leaves the ordinary offline page in place', async () => {
    const { page, context } = await arrive()
    // The connection breaks at the first request for the catalogue.
    let isCut = false
    page.on('request', (request) => {
      if (!request.url().includes('/api/saved-catalogue?') || isCut) return
      isCut = true
      void context.setOffline(true)
    })
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-save').click()
    await expect.poll(() => isCut).toBe(true)
    await context.setOffline(true)
    await page.goto(BATTERY)
    await page.locator('main h1').getByText('Sin conexión').waitFor()
  })

  test('takes nothing from a network that answers with its own page', async () => {
    const { page, front } = await arrive()
    walk.excuse('The script has an unsupported MIME type', 'Failed to load module script')
    await page.goto('/guardar-catalogo')
    front.mode = 'portal'
    await page.locator('#saving-save').click()
    await status(page).getByText('Se cortó la conexión').waitFor()
    await page.locator('#saving-stop').click()
    expect(await page.evaluate(async () => !!(await caches.match('/saved/es')))).toBe(false)
  })
})
