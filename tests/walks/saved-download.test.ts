import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { walks } from '../walks.ts'

describe('the download of the catalogue', () => {
  const walk = walks({ onlyLooks: true, foreign: /127\.0\.0\.1/ })
  const status = (page: Page) => page.locator('#saving-status')
  const isSaved = (page: Page) => status(page).getByText('Catálogo guardado: 44 productos').waitFor()
  /** Reads the numbers of KB in a text. */
  const kilobytesIn = (text: string) => Array.from(text.matchAll(/(\d+) (?:de unos \d+ )?KB/g), ([, number]) => Number(number))

  /** Reads the KB of this page in the footer. */
  const counted = async (page: Page) =>
    Number.parseInt((await page.locator('footer [data-visit]').getAttribute('data-visit')) ?? '', 10) || 0

  async function arrive() {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ERR_EMPTY_RESPONSE', 'ERR_CONNECTION_RESET', 'ERR_INCOMPLETE_CHUNKED_ENCODING')
    walk.excuse('ERR_CONTENT_LENGTH_MISMATCH', 'An unknown error occurred when fetching the script')
    const guest = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    const front = await walk.front()
    return { ...guest, front }
  }

  test('goes on within the script where it was cut', async () => {
    const { page, front } = await arrive()
    await page.goto(`${front.url}/guardar-catalogo`)
    front.cutAfter('/assets/saved-es-', 95_000)
    await page.locator('#saving-save').click()
    await status(page).getByText('Se cortó la conexión').waitFor()
    const scripts = () =>
      front
        .take()
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/assets/saved-es-'))
    expect(scripts()).toHaveLength(1)
    front.mode = 'shop'
    await page.reload()
    await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await isSaved(page)
    // The script was cut in the third of its four pieces.
    expect(scripts()).toEqual([expect.stringMatching(/-3-.*\.bin$/), expect.stringMatching(/-4-.*\.bin$/)])
    const [stored, whole, names] = await page.evaluate(async () => {
      const about = await caches.match('/saved/es/about')
      const { program } = about && (await about.json())
      const cache = await caches.open('catalogue-1')
      const names = (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith('.bin'))
      return [await (await cache.match(program))?.text(), await (await fetch(program, { cache: 'reload' })).text(), names]
    })
    expect(stored).toBe(whole)
    expect(names).toEqual([])
  })

  test('has the size that was announced, shows true figures until its end, and counts in the footer', async () => {
    const { page, front } = await arrive()
    await page.goto(`${front.url}/guardar-catalogo`)
    front.takeBytes()
    await page.locator('#saving-choice input').check()
    const [without = 0, announced = 0] = kilobytesIn(await page.locator('#saving-size').innerText())
    expect(announced).toBeGreaterThan(without)
    const shown = await recordStatus(page)
    await expect.poll(() => counted(page)).toBeGreaterThan(0)
    const before = await counted(page)
    await page.locator('#saving-save').click()
    await isSaved(page)
    const [loaded = 0, stored = 0] = kilobytesIn(await status(page).innerText())
    const sent = front.takeBytes() / 1000
    expect(Math.abs(loaded - sent) / sent).toBeLessThan(0.03)
    expect(Math.abs(announced - loaded) / loaded).toBeLessThan(0.03)
    // The worker's own files, which pages cannot measure, are a fifth of it.
    await expect.poll(() => counted(page)).toBeGreaterThan(before + loaded * 0.75)
    const held = await page.evaluate(async () => {
      let bytes = 0
      for (const name of ['catalogue-1', 'catalogue-pictures-1']) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
      }
      return bytes / 1000
    })
    expect(Math.abs(stored - held)).toBeLessThan(1)
    const figures = (await shown()).flatMap((text) => kilobytesIn(text).slice(0, 1))
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  })

  test('stores its pictures and scripts once, not among those of opened pages, which they would replace', async () => {
    const { page, front } = await arrive()
    await page.goto(`${front.url}/guardar-catalogo`)
    await page.locator('#saving-choice input').check()
    // From here on the service worker answers the page's requests.
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await page.locator('#saving-save').click()
    await isSaved(page)
    const twice = await page.evaluate(async () => {
      const pathsIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
      const saved = [...(await pathsIn('catalogue-1')), ...(await pathsIn('catalogue-pictures-1'))]
      return [...(await pathsIn('files-1')), ...(await pathsIn('pictures-1'))].filter((path) => saved.includes(path))
    })
    expect(twice).toEqual([])
  })

  test('that is cut among its pictures says so, and continues to count from there', async () => {
    const { page, front } = await arrive()
    await page.goto(`${front.url}/guardar-catalogo`)
    await page.locator('#saving-choice input').check()
    front.breakAfter(20, '/media/')
    await page.locator('#saving-save').click()
    await status(page).getByText('Se cortó la conexión').waitFor()
    await expect.poll(() => counted(page)).toBeGreaterThan(200)
    front.breakAfter(Number.POSITIVE_INFINITY)
    front.mode = 'shop'
    await page.reload()
    await status(page).getByText('La descarga está detenida').waitFor()
    const [kept = 0] = kilobytesIn(await status(page).innerText())
    expect(kept).toBeGreaterThan(180)
    const shown = await recordStatus(page)
    await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await isSaved(page)
    const [first = '', ...more] = (await shown()).filter((text) => text.startsWith('Descargando'))
    expect(Math.abs((kilobytesIn(first)[0] ?? 0) - kept)).toBeLessThan(2)
    const [, total = 0] = /de unos (\d+) KB/.exec(first) ?? []
    const [end = 0] = kilobytesIn(more.at(-1) ?? '')
    expect(Math.abs(end - Number(total)) / end).toBeLessThan(0.05)
  })

  /** Records the texts of the status from now on. */
  async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
    await status(page).evaluate((place) => {
      const texts: string[] = []
      Object.assign(window, { texts })
      new MutationObserver(() => texts.push(place.textContent ?? '')).observe(place, { childList: true })
    })
    return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts)
  }
})
