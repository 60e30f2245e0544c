import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'

describe('the shop as an app', () => {
  const walk = walks({ onlyLooks: true })

  test('has a manifest that the browser reads without errors, with pictures for both shapes, which no page loads', async () => {
    const { page, context } = await walk.arrive()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/')
    await waitUntilIdle(page)
    const browser = await context.newCDPSession(page)
    const { errors, manifest } = (await browser.send('Page.getAppManifest')) as {
      errors: unknown[]
      manifest?: { screenshots?: { formFactor: string; label?: string }[] }
    }
    expect(errors).toEqual([])
    const shapes = manifest?.screenshots?.map(({ formFactor }) => formFactor)
    expect(shapes).toEqual(['kNarrow', 'kNarrow', 'kNarrow', 'kWide', 'kWide'])
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Each visitor has a profile of their own, which Chromium treats like a private window.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    expect(requested.filter((url) => url.includes('screenshot'))).toEqual([])
  })

  /** Sets safe areas at the edges of the screen, as an iPhone with a notch has them. */
  async function withInsets(page: Page, insets: { left: number; right: number; bottom: number }): Promise<void> {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, ...insets } })
  }

  test('keeps its content clear of the notch of a phone in landscape', async () => {
    const { page } = await walk.arrive({ ...phone, viewport: { width: 844, height: 390 } })
    await page.goto(BATTERY)
    await withInsets(page, { left: 47, right: 47, bottom: 21 })
    const sides = () =>
      page.evaluate(() => {
        const boxes = Array.from(document.querySelectorAll('.hdr .logo, main h1, footer .end'), (part) => part.getBoundingClientRect())
        return [Math.min(...boxes.map(({ left }) => left)), innerWidth - Math.max(...boxes.map(({ right }) => right))]
      })
    await expect.poll(async () => Math.min(...(await sides()))).toBeGreaterThanOrEqual(47)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844)
  })

  test('keeps the buttons at the bottom of a product page above the home indicator of a phone', async () => {
    const { page } = await walk.arrive()
    await page.goto(BATTERY)
    await withInsets(page, { left: 0, right: 0, bottom: 34 })
    await page.mouse.wheel(0, 1200)
    const add = page.locator('[data-add]').filter({ visible: true }).last()
    const below = () => add.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)
    await expect.poll(below).toBeGreaterThanOrEqual(34)
  })
})
