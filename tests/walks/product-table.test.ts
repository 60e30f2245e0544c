import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { walks } from '../walks.ts'

const german = { ...desktop, locale: 'de-DE' }

describe('a member of staff in the product table', () => {
  const walk = walks()
  const openTable = async () => {
    const page = await walk.signedIn('/admin/dashboard?view=table', german)
    await page.locator('table.sheet tbody tr').first().waitFor()
    return page
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))

  test('moves with the arrow keys in the stock column as in the others, and changes no stock by them', async () => {
    const page = await openTable()
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/admin/products')) writes.push(request.url())
    })
    const stocks = page.locator('select[data-cell$=" stock"]')
    const names = await stocks.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-cell')))
    const values = await stocks.evaluateAll((all) => all.map((cell) => (cell as HTMLSelectElement).value))
    await stocks.nth(1).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(names[2])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe(names[0])
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe(names[0]?.replace('stock', 'position'))
    await stocks.first().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe(names[0]?.replace('stock', 'price'))
    await stocks.first().focus()
    for (const key of ['End', 'PageDown', 'Home', 'PageUp']) await page.keyboard.press(key)
    expect(await stocks.evaluateAll((all) => all.map((cell) => (cell as HTMLSelectElement).value))).toEqual(values)
    expect(writes).toEqual([])

    // Letters choose a stock, and Alt with an arrow key opens the list instead of moving the focus.
    await stocks.first().focus()
    await page.keyboard.type('Nur')
    expect(await stocks.first().inputValue()).toBe('limited')
    await expect.poll(() => writes.length).toBeGreaterThan(0)
    await stocks.first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    expect(await focused(page)).toBe(names[0])
  })
})
