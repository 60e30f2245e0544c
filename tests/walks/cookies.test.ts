import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { hydrateIslands, waitUntilIdle, walks } from '../walks.ts'

const english: BrowserContextOptions = { ...phone, locale: 'en-US' }

describe('cookies', () => {
  const walk = walks({ onlyLooks: true })
  async function arrive(options: BrowserContextOptions): Promise<Page> {
    const { page } = await walk.arrive(options)
    return page
  }
  const notice = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' })
  const settings = (page: Page) => page.getByRole('dialog', { name: /Cookie settings|Ajustes de cookies|Cookie-Einstellungen/ })
  const opener = (page: Page) => page.locator('footer').getByRole('button', { name: /Cookie settings|Ajustes de cookies/ })
  const stored = (page: Page) =>
    page.evaluate(() => {
      const { at: _, ...choice } = JSON.parse(localStorage.getItem('cookie-consent') ?? '{}')
      return choice
    })

  test.each([
    ['Reject all', { necessary: true, analytics: false, marketing: false }],
    ['Accept all', { necessary: true, analytics: true, marketing: true }],
  ])('are asked about once: %s', async (name, choice) => {
    const page = await arrive(english)
    await page.goto('/')
    await notice(page).getByRole('button', { name }).click()
    await notice(page).waitFor({ state: 'hidden' })
    await expect.poll(() => stored(page)).toEqual(choice)
    const asked = requestsOf(page)
    await page.goto('/products')
    await waitUntilIdle(page)
    await hydrateIslands(page)
    expect(asked.filter((url) => url.includes('cookies-'))).toEqual([])
    expect(await notice(page).count()).toBe(0)
  })

  test('are asked about on at most a third of the smallest phone, with true statements', async () => {
    const page = await arrive({ ...english, viewport: { width: 320, height: 640 } })
    await page.goto('/')
    await notice(page).waitFor()
    expect(await notice(page).evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(640 / 3)
    expect(await notice(page).textContent()).not.toContain('no others')
    for (const button of await notice(page).getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('are asked about beside the page, without layout shift or lost focus, and with equal answers', async () => {
    const page = await arrive({ ...desktop, locale: 'en-US' })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/contact')
    await notice(page).waitFor()
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.02)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const look = (name: string) =>
      notice(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(button)
          return { width, height, backgroundColor, color, borderColor, fontWeight, fontSize }
        })
    expect(await look('Reject all')).toEqual(await look('Accept all'))
  })

  test('can be answered by keyboard, right after the skip link', async () => {
    const page = await arrive({ ...desktop, locale: 'en-US' })
    await page.goto('/contact')
    await notice(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Close')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Privacy')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Reject all')
    await page.keyboard.press('Enter')
    await notice(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  test('are not allowed if the notice is closed, which returns on the next visit only', async () => {
    const page = await arrive(english)
    await page.goto('/')
    await notice(page).getByRole('button', { name: 'Close' }).click()
    expect(await notice(page).count()).toBe(0)
    expect(await stored(page)).toEqual({})
    const asked = requestsOf(page)
    await page.goto('/products')
    await waitUntilIdle(page)
    expect(asked.filter((url) => url.includes('cookies-'))).toEqual([])
    expect(await notice(page).count()).toBe(0)
    const later = await page.context().newPage()
    await later.goto('/')
    await notice(later).waitFor()
  })

  test('can be allowed one by one, and the choice is shown later', async () => {
    const page = await arrive(english)
    await page.goto('/')
    await notice(page).getByRole('button', { name: 'Settings' }).click()
    const necessary = settings(page).getByRole('switch', { name: 'Necessary' })
    expect([await necessary.isChecked(), await necessary.isDisabled()]).toEqual([true, true])
    for (const name of ['Analytics', 'Marketing']) expect(await settings(page).getByRole('switch', { name }).isChecked()).toBe(false)
    await settings(page).getByText('We count which pages are visited').click()
    await settings(page).getByRole('button', { name: 'Save selection' }).click()
    await notice(page).waitFor({ state: 'hidden' })
    await expect.poll(() => stored(page)).toEqual({ necessary: true, analytics: true, marketing: false })
    await opener(page).click()
    expect(await settings(page).getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(true)
    expect(await settings(page).getByRole('switch', { name: 'Marketing' }).isChecked()).toBe(false)
  })

  test.each([
    '{"analytics":tr',
    '{"necessary":true,"analytics":true,"marketing":true',
    '{"necessary":true,"analytics":true,"marketing":false,"at":"2026-11-2',
    '{"necessary":true,"analytics":null,"marketing":"yes","at":"2026-11-29T00:00:00.000Z"}',
  ])('are asked about again when the stored choice is damaged: %s', async (damaged) => {
    const page = await arrive(english)
    await page.addInitScript((text) => localStorage.setItem('cookie-consent', text), damaged)
    await page.goto('/')
    await notice(page).waitFor()
  })

  test.each([
    ['on a phone', phone],
    ['at a desk', desktop],
  ])('can be set from the foot of a Spanish page without any island, %s', async (_, options) => {
    const page = await arrive(options)
    const asked = requestsOf(page)
    await page.goto('/contact')
    await waitUntilIdle(page)
    expect(asked.filter((url) => url.includes('cookies-'))).toEqual([])
    await opener(page).click()
    await settings(page).waitFor()
    // Tab stays within the dialog. Escape changes nothing and returns the focus.
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
    await page.keyboard.press('Escape')
    await settings(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Ajustes de cookies')
    expect(await stored(page)).toEqual({})
    await opener(page).click()
    await settings(page).getByRole('button', { name: 'Rechazar todas' }).click()
    await settings(page).waitFor({ state: 'hidden' })
    await expect.poll(() => stored(page)).toEqual({ necessary: true, analytics: false, marketing: false })
    expect(asked.filter((url) => url.includes('/hydrate-'))).toEqual([])
  })

  test('are not mentioned without script', async () => {
    const page = await arrive({ ...english, javaScriptEnabled: false })
    await page.goto('/')
    expect(await notice(page).count()).toBe(0)
    expect(await opener(page).isVisible()).toBe(false)
    expect(await page.context().cookies()).toEqual([])
  })
})

/** Collects the addresses that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())
}
