import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { startWorker } from '../service-worker.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const HOME = '/'
const PAGE = '/gasto-de-datos'
/** Two time zones that are exactly 24 hours apart: the same time of day on two days. */
const HONOLULU = 'Pacific/Honolulu'
const KIRITIMATI = 'Pacific/Kiritimati'
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'

describe('data use', () => {
  const walk = walks({ onlyLooks: true, foreign: /127\.0\.0\.1/ })
  const link = (page: Page) => page.locator('footer [data-visit]')
  /** Waits for the kilobytes of this page and of today in the footer, and returns both. */
  async function counted(page: Page): Promise<number[]> {
    await expect.poll(() => link(page).getAttribute('data-visit')).toMatch(/^\d+/)
    return ((await link(page).getAttribute('data-visit')) ?? '').split(/\D+/).map(Number)
  }
  const figure = async (page: Page, name: string) => {
    const place = page.locator(`[data-fill=${name}]`)
    await expect.poll(() => place.textContent()).toMatch(/\d/)
    return Number(((await place.textContent()) ?? '').replace(/\D/g, ''))
  }
  const stored = (page: Page) =>
    page.evaluate(async () => {
      let count = 0
      for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length
      return count
    })

  test('grows in the footer with each page, and its link explains it', async () => {
    const { page } = await walk.arrive()
    await page.goto(HOME)
    const [first = 0, today = 0] = await counted(page)
    expect(first).toBeGreaterThan(15)
    expect(today).toBe(first)
    await page.goto(BATTERY)
    const [second = 0, sum = 0] = await counted(page)
    expect(sum).toBeGreaterThanOrEqual(first + second - 1)
    await link(page).click()
    await page.waitForURL(`**${PAGE}`)
    expect(await figure(page, 'day')).toBeGreaterThanOrEqual(sum)
    expect(await figure(page, 'saved')).toBeGreaterThan(50)
    expect(await page.getByText('no dice cuánto pesan').count()).toBe(0)
  })

  // Changes the time zone instead of using Playwright's clock, which would also replace the browser's measurements.
  test('begins anew on the second day, and after a clock that jumps back to the day before', async () => {
    const { page, context } = await walk.arrive()
    const browser = await context.newCDPSession(page)
    const moveTo = (timezoneId: string) => browser.send('Emulation.setTimezoneOverride', { timezoneId })
    await moveTo(HONOLULU)
    await page.goto(HOME)
    const [first = 0] = await counted(page)
    await page.goto('/about')
    const [, evening = 0] = await counted(page)
    expect(evening).toBeGreaterThan(first)
    for (const timezoneId of [KIRITIMATI, HONOLULU]) {
      // A page that is still loading would count its last files on the new day.
      await page.goto('about:blank')
      await moveTo(timezoneId)
      await page.goto('/contact')
      const [contact, today] = await counted(page)
      expect([timezoneId, today]).toEqual([timezoneId, contact])
    }
  })

  test('is one sum for two tabs, and begins anew if the stored value is damaged', async () => {
    const { page, context } = await walk.arrive()
    await page.goto(HOME)
    const [first = 0] = await counted(page)
    const other = await context.newPage()
    await other.goto('/about')
    const [second = 0, sum = 0] = await counted(other)
    expect(sum).toBeGreaterThanOrEqual(first + second - 1)
    await page.goto(PAGE)
    expect(await figure(page, 'day')).toBeGreaterThan(sum)
    // A second tab, and a page that still loads, could add files to the new sum.
    await other.close()
    await waitUntilIdle(page)
    await page.evaluate(() => localStorage.setItem('data-today', `${Date().slice(0, 15)}many${Date().slice(0, 15)}`))
    await page.goto(PAGE)
    const [here, today = 0] = await counted(page)
    expect(today - (here ?? 0)).toBeLessThanOrEqual(1)
  })

  test('of this page alone is shown where the browser stores nothing', async () => {
    const { page } = await walk.arrive()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(PAGE)
    expect(await figure(page, 'page')).toBeGreaterThan(0)
    expect(await page.locator('[data-fill=day]').textContent()).toBe('—')
    await page.getByText('solo se puede contar esta página').waitFor()
  })

  test('counts for the day what is loaded once to read without a connection, with the next page', async () => {
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    await page.goto(HOME)
    await counted(page)
    await startWorker(page)
    await expect.poll(() => page.evaluate(() => caches.has('own-bytes-1'))).toBe(true)
    const onceLoaded = async () => {
      const [here = 0, today = 0] = await counted(page)
      return today - here
    }
    const [, before = 0] = await counted(page)
    await page.goto('/about')
    await expect.poll(onceLoaded).toBeGreaterThan(before + 40)
    const [, after = 0] = await counted(page)
    expect(after - before).toBeLessThan(100)
    await page.goto('/about')
    await counted(page)
    await waitUntilIdle(page)
    expect(await onceLoaded()).toBeLessThan(after + 40)
  })

  test('is zero for a stored page; stored pages are counted, and deleting them keeps the cart', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
    const { page, context } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    await page.goto(HOME)
    await startWorker(page)
    await page.goto(BATTERY)
    await page.locator('.pinfo [data-add]').click()
    await expect.poll(() => page.locator('header [data-cart]').first().getAttribute('data-count')).toBe('1')
    await page.goto(PAGE)
    expect(await figure(page, 'pages')).toBeGreaterThan(0)
    await page.goto(PAGE)
    // The second visit gets only short answers, such as 304.
    expect(await figure(page, 'page')).toBeLessThanOrEqual(2)
    await context.setOffline(true)
    await page.goto(PAGE)
    await page.locator('.offline').getByText('Ve la copia guardada').waitFor()
    expect(await figure(page, 'page')).toBe(0)
    expect(await figure(page, 'day')).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Borrar lo guardado' }).click()
    await page.getByText('Borrado.').waitFor()
    // The page for pages that are not stored, and its three scripts.
    await expect.poll(() => page.locator('[data-fill=pages]').textContent()).toMatch(/^1 · /)
    expect(await stored(page)).toBe(4)
    await page.goto(BATTERY)
    await page.locator('main h1').getByText('Sin conexión').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('BL-4810W')
    await context.setOffline(false)
    // After the deletion pages are stored again, with the files that they need offline.
    await expect.poll(() => stored(page)).toBeGreaterThan(8)
  })

  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  const narrow = { ...phone, viewport: { width: 320, height: 640 } }

  test('is readable without script, which leaves only the figures of the device out', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(PAGE)
    expect(await page.locator('h1').textContent()).toBe('Cuántos datos gasta esta tienda')
    await page.getByText('hasta 60 KB').waitFor()
    expect(await page.locator('#data').isVisible()).toBe(false)
    expect(await page.locator('#delete-stored').isVisible()).toBe(false)
    expect(await saysStored(page)).toEqual([false, false, true])
  })

  /** True if the page says that opened pages can be read without a connection, that the shop stores them, that it stores none. */
  const saysStored = async (page: Page) => {
    const text = await page.locator('main').innerText()
    return ['Leer sin conexión las páginas', 'la tienda guarda las páginas que abre', 'no guarda ninguna página'].map((claim) =>
      text.includes(claim),
    )
  }

  test('does not promise stored pages to a browser without service workers', async () => {
    const { page } = await walk.arrive()
    await page.goto(PAGE)
    expect(await saysStored(page)).toEqual([true, true, false])
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
    await page.goto(PAGE)
    await expect.poll(() => saysStored(page)).toEqual([false, false, true])
  })

  test.each([
    ['es', narrow, 'Cuántos datos gasta esta tienda'],
    ['en', narrow, 'How much data this shop uses'],
    ['en', desktop, 'How much data this shop uses'],
  ] as const)('is explained in %s, and fits the screen', async (language, options, heading) => {
    const { page } = await walk.arrive(options)
    await page.goto(`${PAGE}?lang=${language}`)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await figure(page, 'page')).toBeGreaterThan(0)
    expect(await fits(page)).toBe(true)
  })

  test('is explained to staff in German', async () => {
    const page = await walk.signedIn('/admin', narrow)
    await page.goto(`${PAGE}?lang=de`)
    expect(await page.locator('h1').textContent()).toBe('Wie viele Daten dieser Shop verbraucht')
    expect(await fits(page)).toBe(true)
  })
})
