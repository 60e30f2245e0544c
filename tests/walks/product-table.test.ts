import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { ProductListRow } from '#features/catalog/product/product.contract.ts'
import { barriers } from '../barriers.ts'
import { desktop } from '../browser.ts'
import { paste } from '../paste.ts'
import { openStaffPage, walks } from '../walks.ts'

const german = { ...desktop, locale: 'de-DE' }

describe('a member of staff in the product table', () => {
  const walk = walks()
  const openTable = async () => {
    const page = await walk.signedIn('/admin/dashboard?view=table', german)
    await page.locator('table.sheet tbody tr').first().waitFor()
    return page
  }
  const readRows = async (page: Page) => (await (await page.request.get('/api/admin/products?view=list')).json()) as ProductListRow[]
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

  test('pastes a block with headings: its values begin in the row pasted into, and the next row stays as it is', async () => {
    const page = await openTable()
    const cells = page.locator('input[data-cell$=" price"]')
    const [id, next] = await Promise.all(
      [cells.nth(4), cells.nth(5)].map(async (cell) => Number((await cell.getAttribute('data-cell'))?.split(' ')[0])),
    )
    const before = await readRows(page)
    await paste(cells.nth(4), 'Preis\tBestand\n75\tausverkauft\n')
    await page.getByRole('status').filter({ hasText: '1 Zeile: 1 gespeichert, Überschrift übersprungen' }).waitFor()
    const after = await readRows(page)
    const find = (rows: ProductListRow[], wanted: number | undefined) => rows.find((row) => row.id === wanted)
    expect(find(after, id)).toMatchObject({ stockStatus: 'out_of_stock' })
    expect([find(after, id)?.oldPrice, find(after, id)?.newPrice]).toContain('75.00')
    expect(find(after, next)).toEqual(find(before, next))
  })

  test.each([320, 390, 1280])(
    'keeps its columns in place at %i px when rows get a state, and undoes a paste of which nothing was saved',
    async (width) => {
      const page = await walk.signedIn('/admin/dashboard?view=table', { ...german, viewport: { width, height: 800 } })
      const price = page.locator('input[data-cell$=" price"]').first()
      await price.waitFor()
      const places = () =>
        page.locator('table.sheet tbody tr').evaluateAll((rows) =>
          rows.slice(0, 3).flatMap(({ children }) =>
            [...children].slice(0, 4).map((cell) => {
              const { left, width } = cell.getBoundingClientRect()
              return [left, width]
            }),
          ),
        )
      const before = await places()
      const stored = await price.inputValue()
      await paste(price, 'viel\nviel\n')
      await page.getByRole('status').filter({ hasText: '2 Zeilen: 0 gespeichert, 2 nicht' }).waitFor()
      expect(await price.inputValue()).toBe('viel')
      expect(await places()).toEqual(before)
      await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
      await expect.poll(() => price.inputValue()).toBe(stored)
      expect(await page.locator('table.sheet [aria-invalid="true"]').count()).toBe(0)
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':product-row:')))).toEqual([])
    },
  )

  test('undoes a pasted column by Ctrl+Z, but not once something was typed since', async () => {
    const page = await openTable()
    const cells = page.locator('input[data-cell$=" price"]')
    const values = () => Promise.all([cells.nth(0).inputValue(), cells.nth(1).inputValue()])
    const before = await values()
    const pasted = page.getByRole('status').filter({ hasText: '2 Zeilen: 2 gespeichert' })
    const pasteTwo = async () => {
      await cells.nth(0).focus()
      await paste(cells.nth(0), '701,00\n702,00\n')
      await pasted.waitFor()
    }
    await pasteTwo()
    await page.keyboard.press('Control+z')
    await pasted.waitFor({ state: 'detached' })
    await expect.poll(values).toEqual(before)

    await pasteTwo()
    await cells.nth(1).focus()
    await page.keyboard.type('9')
    await page.keyboard.press('Control+z')
    await expect.poll(() => cells.nth(1).inputValue()).not.toBe('9')
    await cells.nth(0).focus()
    expect(await pasted.count()).toBe(1)
    expect((await values())[0]).toBe('701,00')
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await expect.poll(values).toEqual(before)
  })

  test('reads that the other cells of a row are saved if one is not', async () => {
    const page = await openTable()
    const price = page.locator('input[data-cell$=" price"]').first()
    const row = page
      .locator('table.sheet tbody tr')
      .filter({ has: page.locator('[data-cell$=" price"]') })
      .first()
    await price.fill('')
    await price.press('Enter')
    await row.getByText('Bitte einen Preis eingeben').waitFor()
    expect(await row.getByRole('status').innerText()).not.toContain('gespeichert')
    const stock = row.locator('select')
    await stock.selectOption((await stock.inputValue()) === 'limited' ? 'in_stock' : 'limited')
    await row.getByText('Alles andere der Zeile ist gespeichert.').waitFor()
    expect(await row.getByText('Bitte einen Preis eingeben').count()).toBe(1)
    await price.fill('12')
    await price.press('Enter')
    await row.getByText('gespeichert', { exact: true }).waitFor()
  })

  test('sees that a product in stock loses its availability text, and takes that back, also after another choice', async () => {
    const page = await openTable()
    const row = page.locator('table.sheet tbody tr').nth(6)
    const stock = row.locator('select')
    const id = Number((await stock.getAttribute('data-cell'))?.split(' ')[0])
    const texts = { availabilityTextDe: 'Im Dezember', availabilityTextEs: 'En diciembre', availabilityTextEn: 'In December' }
    const data = { stockStatus: 'limited', ...texts }
    expect((await page.request.put(`/api/admin/products/${id}`, { data, headers: { origin: walk.shop.url } })).status()).toBe(200)
    const stored = async () => (await readRows(page)).find((one) => one.id === id)
    await openStaffPage(page, '/admin/dashboard?view=table')

    const note = row.getByText('Verfügbarkeitstext entfernt.')
    const undo = row.getByRole('button', { name: 'Rückgängig machen' })
    await stock.selectOption({ label: 'Auf Lager' })
    await note.waitFor()
    expect(await stored()).toMatchObject({ stockStatus: 'in_stock', availabilityTextEs: '' })
    expect(await barriers(page)).toEqual([])
    await undo.click()
    await expect.poll(stored).toMatchObject(data)
    await expect.poll(() => stock.inputValue()).toBe('limited')
    expect([await note.count(), await focused(page)]).toEqual([0, `${id} stock`])

    await stock.selectOption({ label: 'Auf Lager' })
    await note.waitFor()
    await stock.selectOption({ label: 'Nur noch wenige' })
    await expect.poll(stored).toMatchObject({ stockStatus: 'limited', availabilityTextEs: '' })
    await undo.click()
    await expect.poll(stored).toMatchObject(data)
    await note.waitFor({ state: 'detached' })

    // The undo asks before it replaces a third choice; the note stays if the answer is no.
    await stock.selectOption({ label: 'Auf Lager' })
    await note.waitFor()
    await stock.selectOption({ label: 'Nicht auf Lager' })
    await expect.poll(stored).toMatchObject({ stockStatus: 'out_of_stock' })
    walk.excuse('409 /api/admin/history/')
    await undo.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
    await note.waitFor()
    await undo.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fortfahren' }).click()
    await expect.poll(stored).toMatchObject(data)
  })
})
