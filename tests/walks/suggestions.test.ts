import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { walks } from '../walks.ts'

const box = (page: Page) => page.locator('header input[name=q]')
const options = (page: Page) => page.locator('header [role=option]')
const recent = (page: Page) => page.locator('header .sug a')

/** Focuses the search box in the header and waits until its suggestions are ready. */
async function openBox(page: Page): Promise<void> {
  const isOpen = await box(page).evaluate((input) => getComputedStyle(input.closest('form') as Element).opacity === '1')
  await (isOpen ? box(page) : page.locator('header label[for=q]')).click()
  await page.locator('header input[role=combobox]').waitFor()
}

describe('suggestions while typing', () => {
  const walk = walks({ onlyLooks: true })

  test.each([
    ['on a phone', phone, 0],
    ['at a desk, in English', { ...desktop, locale: 'en-US' }, 8],
  ])('lead to a product by keyboard, %s', async (_, visitor, pictures) => {
    const { page } = await walk.arrive(visitor)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/suggestions') && asked.push(request.url()))
    await page.goto('/about')
    await openBox(page)
    await page.keyboard.type('p')
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.type('anel')
    await expect.poll(() => options(page).count()).toBeGreaterThan(2)
    // One request for the word, not one for each letter.
    expect(asked.length).toBe(1)
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('header .sug img').count()).toBe(pictures === 0 ? 0 : (await options(page).count()) - 1)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const active = page.locator(`#${await box(page).getAttribute('aria-activedescendant')}`)
    expect(await active.getAttribute('aria-selected')).toBe('true')
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await options(page).first().waitFor({ state: 'hidden' })
    expect(await page.locator('header .srch [role=status]').textContent()).toBe('')
    expect(await box(page).inputValue()).toBe('panel')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/*panel*')
  })

  test.each(['es-CU', 'en-US'])('give names the width of a small phone: %s', async (locale) => {
    const { page } = await walk.arrive({ ...phone, locale, viewport: { width: 320, height: 640 } })
    await page.goto('/about')
    await openBox(page)
    await page.keyboard.type('inver')
    const line = options(page).first()
    await line.waitFor()
    const [whole, price] = [await line.boundingBox(), await line.locator('small').boundingBox()]
    const name = await line.evaluate((option) => {
      const range = document.createRange()
      range.selectNode([...option.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as Node)
      const { bottom, width } = range.getBoundingClientRect()
      return { bottom, width }
    })
    // The price is below the name, so that the name has the full width.
    expect(price?.y).toBeGreaterThanOrEqual(name.bottom - 4)
    expect(name.width).toBeLessThanOrEqual(whole?.width ?? 0)
    expect(await line.textContent()).toContain('3\u00a0kW')
  })

  test('are not asked for where a text is longer than a search may be', async () => {
    const { page } = await walk.arrive(phone)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/suggestions') && asked.push(new URL(request.url()).search))
    await page.goto('/about')
    await openBox(page)
    await page.clock.install()
    await page.keyboard.insertText('panel '.repeat(40))
    expect(await box(page).inputValue()).toHaveLength(201)
    await page.clock.runFor(1000)
    await box(page).fill('panel')
    await page.clock.runFor(1000)
    await expect.poll(() => options(page).count()).toBeGreaterThan(2)
    expect(asked).toEqual([expect.stringContaining('?q=panel')])
  })

  test('words left out are reported above them', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/about')
    await openBox(page)
    await page.keyboard.type('panel 100 euros')
    await page.locator('header .sug p').getByText('No se tuvo en cuenta: «100 euros»').waitFor()
    expect(await options(page).count()).toBeGreaterThan(1)
    await box(page).fill('panel')
    await page.locator('header .sug p').waitFor({ state: 'detached' })
  })

  test('lead to the product by a touch, and to all results by the last line and Enter', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/')
    await openBox(page)
    await page.keyboard.type('bateria')
    await options(page).first().click()
    await page.waitForURL('**/product/**')
    await openBox(page)
    await page.keyboard.type('generador')
    await options(page).last().click()
    await page.waitForURL('**/products?q=generador')
    await openBox(page)
    await box(page).fill('cable')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?q=cable')
  })

  test('recent searches are below the empty box and can be removed', async () => {
    const { page } = await walk.arrive(phone)
    for (const words of ['inversor 48v', 'cable «solar»', '<b>x</b>']) {
      await page.goto(`/products?q=${encodeURIComponent(words)}`)
      await openBox(page)
    }
    await page.goto('/about')
    await openBox(page)
    expect(await recent(page).allTextContents()).toEqual(['<b>x</b>', 'cable «solar»', 'inversor 48v'])
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Quitar «<b>x</b>»' }).click()
    expect(await recent(page).allTextContents()).toEqual(['cable «solar»', 'inversor 48v'])
    // Recent searches can be opened by keyboard.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?q=cable*')
    await page.goto('/about')
    await openBox(page)
    await page.getByRole('button', { name: 'Borrar estas búsquedas' }).click()
    expect(await recent(page).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
  })

  test('leave the plain form if there is no answer, or if nothing can be stored', async () => {
    const { page, excuse } = await walk.arrive(phone)
    excuse('ERR_FAILED /api/suggestions')
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await page.route('**/api/suggestions*', (route) => route.abort())
    await page.goto('/about')
    await openBox(page)
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.type('panel')
    await failed
    expect(await options(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?q=panel')
  })

  test('ignore the answer to earlier input', async () => {
    const { page } = await walk.arrive(desktop)
    const { promise: held, resolve: free } = Promise.withResolvers<void>()
    await page.route('**/api/suggestions?q=panel', async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await page.goto('/about')
    await openBox(page)
    const first = page.waitForRequest('**/api/suggestions?q=panel')
    await page.keyboard.type('panel')
    await first
    await box(page).fill('bateria')
    await expect.poll(() => options(page).first().textContent()).toMatch(/^Batería/)
    free()
    expect(await options(page).first().textContent()).toMatch(/^Batería/)
  })
})
