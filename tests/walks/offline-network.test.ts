import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { arriveWithWorker, isStored, openStored, shortenWait } from '../service-worker.ts'
import { type Guest, walks } from '../walks.ts'

const LIST = '/products?category=4'
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const OTHER = '/product/bateria-de-litio-de-pie-10-24-kwh'

describe('on a network that fails', () => {
  const walk = walks({ onlyLooks: true, foreign: /127\.0\.0\.1/ })
  const heading = (page: Page) => page.locator('main h1').first()
  const strip = (page: Page) => page.locator('.offline p')

  /** Opens the home page with the shop's service worker, which starts after a tap, through a front that can fail like a network. */
  async function arrive(): Promise<Guest & { front: Front }> {
    const front = await walk.front()
    walk.excuse('ERR_FAILED', 'ERR_EMPTY_RESPONSE', 'ERR_SOCKET_NOT_CONNECTED', 'ERR_CONNECTION')
    return { ...(await arriveWithWorker(walk, { ...phone, baseURL: front.url })), front }
  }

  test('a page that is opened again asks for a newer worker without loading it again', async () => {
    const { page, front } = await arrive()
    front.take()
    await page.goto(LIST)
    const statuses: number[] = []
    await expect
      .poll(() => {
        statuses.push(...front.take().flatMap(({ path, status }) => (path === '/worker.js' ? [status ?? 0] : [])))
        return statuses
      })
      .toEqual([304])
  })

  test('a stored page is shown after three seconds where the shop does not answer, and the new one with the next try', async () => {
    const { page, context, front } = await arrive()
    await openStored(page, BATTERY)
    front.mode = 'silent'
    const hasWaited = await shortenWait(context, 3000)
    await page.goto(BATTERY)
    await strip(page).getByText('La conexión no respondía. Ve la copia guardada').waitFor()
    expect(await hasWaited()).toBe(true)
    front.mode = 'shop'
    await strip(page).getByRole('link').click()
    await expect.poll(() => page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
  })

  test('the notice on a stored page follows a connection that fails again without the browser noticing', async () => {
    const { page, front } = await arrive()
    await openStored(page, BATTERY)
    front.mode = 'broken'
    await page.clock.install()
    await page.goto(BATTERY)
    await strip(page).getByText('La conexión no respondía. Ve la copia guardada').waitFor()
    for (const [mode, title] of [
      ['shop', 'La conexión ha vuelto.'],
      ['broken', 'La conexión no respondía.'],
      ['shop', 'La conexión ha vuelto.'],
    ] as const) {
      front.mode = mode
      await page.clock.runFor(20_000)
      await strip(page).getByText(title).waitFor()
    }
  })

  test('a page that was never opened is replaced after ten seconds of silence, and comes when its answer does, asked for once', async () => {
    const { page, context, front } = await arrive()
    front.take()
    front.mode = 'held'
    const hasWaited = await shortenWait(context, 10_000)
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión con la tienda').waitFor()
    expect(await hasWaited()).toBe(true)
    // The browser has a connection, so neither title nor notice may say that it has none.
    await strip(page).getByText('La conexión no respondía.').waitFor()
    expect(await page.getByText('Sin conexión a internet').filter({ visible: true }).count()).toBe(0)
    front.release()
    await heading(page).getByText('10.24 kWh').waitFor()
    expect(await page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
    // The browser may ask whether the answer that it has is current.
    expect(front.take().filter(({ path, status }) => path === OTHER && status === 200)).toHaveLength(1)
  })

  test.each([2000, 4000])('a page that breaks off after %i bytes says that its end is missing, and is whole after a tap', async (bytes) => {
    const { page, front } = await arrive()
    front.cutAfter(OTHER, bytes)
    await page.goto(OTHER)
    await strip(page).getByText('Falta el final de esta página.').waitFor()
    expect(await page.locator('#notice').count()).toBe(0)
    front.mode = 'shop'
    await strip(page).getByRole('link', { name: 'Reintentar' }).click()
    await page.locator('#notice').waitFor({ state: 'attached' })
    await heading(page).getByText('10.24 kWh').waitFor()
    expect(await strip(page).isVisible()).toBe(false)
  })

  test('pages and files that end too early are not stored, although the browser takes them for whole ones', async () => {
    const { page, front } = await arrive()
    walk.excuse('SyntaxError', 'Unexpected end of input', 'Invalid or unexpected token')
    const [SCRIPT, SEARCH] = ['/assets/suggest-es', '/products?q=panel']
    /** Last characters of each stored file whose address begins with a path. */
    const endsOf = (path: string) =>
      page.evaluate(async (beginning) => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
        const found = requests.filter(({ url }) => new URL(url).pathname.startsWith(beginning))
        return Promise.all(found.map(async ({ url }) => (await (await caches.match(url, { ignoreVary: true }))?.text())?.slice(-7)))
      }, path)
    const whole = expect.stringMatching(/(<\/html>|\n)$/)
    front.shorten(BATTERY, 4000)
    await page.goto(BATTERY)
    await strip(page).getByText('Falta el final de esta página.').waitFor()
    front.shorten(SCRIPT, 500)
    await page.goto(SEARCH)
    await page.locator('.srch input:visible').first().focus()
    await isStored(page, SEARCH)
    expect(await endsOf(BATTERY)).toEqual([])
    await expect.poll(() => front.take().filter(({ path }) => path.startsWith(SCRIPT))).not.toEqual([])
    await page.locator('h1').first().click()
    await page.locator('.srch input:visible').first().focus()
    // The early script loads it once more.
    await expect.poll(() => endsOf(SCRIPT)).toEqual([whole])
    await page.goto(BATTERY)
    await expect.poll(() => endsOf(BATTERY)).toEqual([whole])
  })

  test('the page of a network that wants a sign-in is shown and never stored, and a lost page opens by itself', async () => {
    const { page, front } = await arrive()
    await openStored(page, BATTERY)
    const name = (await heading(page).textContent()) ?? ''
    front.mode = 'portal'
    await page.goto(BATTERY)
    await page.getByText('Inicie sesión en la red').waitFor()
    await page.goto(OTHER)
    await page.getByText('Inicie sesión en la red').waitFor()
    front.mode = 'broken'
    await page.clock.install()
    await page.goto(BATTERY)
    await heading(page).getByText(name).waitFor()
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    // The browser never knew that the connection was gone, but the page asks the shop again.
    front.mode = 'shop'
    await page.clock.runFor(10_000)
    await heading(page).getByText('10.24 kWh').waitFor()
  })

  test('the error of a proxy is answered like a lost connection, with and without a copy', async () => {
    const { page, front } = await arrive()
    walk.excuse('502 /')
    await openStored(page, BATTERY)
    front.mode = 'gateway'
    await page.goto(BATTERY)
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
  })

  test('a refusal by a proxy is answered like a lost connection, and that of the shop is shown', async () => {
    const { page, front } = await arrive()
    walk.excuse('403 /', '404 /')
    await openStored(page, BATTERY)
    front.mode = 'portal'
    for (const status of [403, 404]) {
      front.portalStatus = status
      await page.goto(BATTERY)
      await strip(page).getByText('Ve la copia guardada').waitFor()
      await page.goto(OTHER)
      await heading(page).getByText('Sin conexión').waitFor()
    }
    front.mode = 'shop'
    const answer = await page.goto('/product/nobody-sells-this')
    expect(answer?.status()).toBe(404)
    expect(await heading(page).getByText('Sin conexión').count()).toBe(0)
  })

  test('pages that pass through the worker are still compressed against the one before', async () => {
    const { page, front } = await arrive()
    await openStored(page, BATTERY)
    front.take()
    await openStored(page, OTHER)
    const [asked] = front.take().filter(({ path }) => path === OTHER)
    expect(asked?.encoding).toBe('dcb')
  })
})
