import { afterEach, describe, expect, test } from 'vitest'
import { phone, type RunningShop, startShop } from '../browser.ts'
import { openKillableBrowser } from '../killed-browser.ts'
import { startWorker } from '../service-worker.ts'
import { walks } from '../walks.ts'

const LIST = '/products?category=4'
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'

describe('the service worker that is switched off', () => {
  const walk = walks({ onlyLooks: true })
  let shop: RunningShop | undefined
  let browser: Awaited<ReturnType<typeof openKillableBrowser>> | undefined
  afterEach(async () => {
    await browser?.remove()
    await shop?.stop()
  })

  test('removes itself and everything it stored but waiting inquiries, at the latest with the next start of the browser, and pages still work', async () => {
    const front = await walk.front()
    browser = await openKillableBrowser({ ...phone, serviceWorkers: 'allow', baseURL: front.url })
    const page = await browser.context.newPage()
    await page.goto('/')
    await startWorker(page)
    await page.evaluate(async () => (await caches.open('waiting-1')).put('/api/inquiries?1', new Response('{}')))
    shop = await startShop({ SERVICE_WORKER: 'off' })
    front.shop = shop.url
    await page.goto(BATTERY)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return !registration || registration.waiting
    })
    // About once in twenty runs Chromium keeps the old worker, which has nothing left to do, until it is closed.
    await browser.restart()
    const later = await browser.context.newPage()
    await later.goto(LIST)
    await expect
      .poll(() => later.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]))
      .toEqual([0, ['waiting-1']])
    await later.reload()
    await later.locator('main h1').first().waitFor()
    // A tap registers no worker again, and the page that saves the catalogue offers nothing that needs one.
    await later.addInitScript(() => {
      const { register } = navigator.serviceWorker
      navigator.serviceWorker.register = (...asked) => {
        document.body.dataset.registered = ''
        return register.apply(navigator.serviceWorker, asked)
      }
    })
    await later.goto('/guardar-catalogo')
    await later.locator('main').getByText('Por ahora el catálogo no se puede guardar').waitFor()
    expect(await later.locator('main button').count()).toBe(0)
    await later.locator('main h1').click()
    expect(await later.locator('body').getAttribute('data-registered')).toBeNull()
    await later.goto('/gasto-de-datos')
    await later.locator('main').getByText('la tienda no guarda ninguna página').waitFor()
    expect(await later.locator('main').getByText('Leer sin conexión las páginas').count()).toBe(0)
  })
})
