import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { ProductListRow } from '#features/catalog/product/product.contract.ts'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { paste } from '../paste.ts'
import { sayYes, walks } from '../walks.ts'

const german = { locale: 'de-DE' }

describe('a member of staff with many products to change', () => {
  const walk = walks()
  const prices = async (page: Page) => {
    const rows = (await (await page.request.get('/api/admin/products?view=list')).json()) as ProductListRow[]
    return new Map(rows.map(({ id, oldPrice, newPrice }) => [id, newPrice ?? oldPrice]))
  }

  test('raises all prices by 5 % in three clicks, takes it back by one, and finds both in the history', async () => {
    const page = await walk.signedIn('/admin/dashboard', { ...desktop, ...german })
    await sayYes(page)
    const before = await prices(page)
    await page.getByLabel(/^Alle \d+ auswählen/).click()
    await page.getByRole('button', { name: 'Preise', exact: true }).click()
    // On a wide screen the products are beside the fields, also before a change is typed.
    const besideFields = async (name: string) => {
      const [table, field] = [page.getByRole('table', { name }), page.getByLabel('Runden')]
      await table.waitFor()
      const [products, choice] = [await table.boundingBox(), await field.boundingBox()]
      expect(products?.x).toBeGreaterThan((choice?.x ?? 0) + (choice?.width ?? 0))
    }
    await besideFields('Produkte')
    // The field of the dialog has the focus.
    await page.keyboard.type('abc')
    await page.getByText('„abc“ ist hier keine Zahl').waitFor()
    await page.getByLabel('Um wie viel?').fill('')
    await page.keyboard.press('Enter')
    await page.getByText('Bitte eine Zahl eingeben').waitFor()
    await page.getByLabel('Um wie viel?').fill('5 %')
    await besideFields('Vorher und nachher')
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: /^\d+ Produkte ändern$/ }).click()
    await page.getByText(/\d+ Produkte geändert/).waitFor()
    const raised = await prices(page)
    const [id, price] = [...before].find(([, one]) => one !== null) ?? []
    expect(Number(raised.get(id ?? 0))).toBeCloseTo(Number(price) * 1.05, 1)

    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await page.getByText(/Rückgängig gemacht: \d+ Produkte/).waitFor()
    expect(await prices(page)).toEqual(before)
    await page.locator('summary', { hasText: 'Verlauf' }).click()
    await page.getByText(/^\d+ Produkte: rückgängig gemacht/).waitFor()
    await page.locator('.tag', { hasText: 'rückgängig gemacht' }).waitFor()
    await page.getByText(/^\d+ Produkte: Preis \+5\s%$/).waitFor()
    // Lines below the entry of a batch do not repeat that they are part of it.
    await page.getByText('Produkte zeigen').first().click()
    await page.locator('ol ol > li').first().waitFor()
    expect(await page.getByText('Teil einer Änderung von').count()).toBe(0)
  })

  test('chooses ranges on a phone, sees beside the button that no answer came, however long the list is, and presses again', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const page = await walk.signedIn('/admin/dashboard', { ...phone, ...german })
    // Shift and the arrow keys extend the selection.
    const boxes = page.locator('input[data-chooses]')
    await boxes.nth(1).click()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    await page.getByText('3 ausgewählt').waitFor()
    await boxes.nth(3).press('Shift+ArrowDown')
    await page.getByText('4 ausgewählt').waitFor()
    expect(await barriers(page)).toEqual([])
    // Enter in a row moves the focus to the actions.
    await boxes.nth(4).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Preise')
    await page.getByText('4 ausgewählt').waitFor()
    await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
    await page.getByText('4 ausgewählt').waitFor({ state: 'detached' })

    await page.getByLabel(/^Alle \d+ auswählen/).click()
    await page.getByRole('button', { name: 'Preise', exact: true }).click()
    await page.keyboard.type('5')
    await page.getByRole('table', { name: 'Vorher und nachher' }).waitFor()
    await page.route('**/api/admin/products/bulk', (route) => route.abort('internetdisconnected'))
    const button = page.getByRole('button', { name: /^\d+ Produkte ändern$/ })
    await button.click()
    const message = page.getByRole('alert').filter({ hasText: 'Drücken Sie ruhig noch einmal' })
    await message.waitFor()
    const [above, below] = [await message.boundingBox(), await button.boundingBox()]
    if (!above || !below) throw new Error('not drawn')
    expect(above.y).toBeGreaterThan(0)
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
    expect(await barriers(page)).toEqual([])
    await page.unroute('**/api/admin/products/bulk')
    await button.click()
    await page.getByText(/\d+ Produkte geändert/).waitFor()
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await page.getByText(/Rückgängig gemacht: \d+ Produkte/).waitFor()
  })

  test('types prices like into a spreadsheet, also without a connection, finds them after a reload, and saves them once it is back', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const page = await walk.signedIn('/admin/dashboard', { ...desktop, ...german })
    await page.getByRole('button', { name: 'Als Tabelle' }).click()
    const cells = page.locator('input[data-cell$=" price"]')
    await cells.first().fill('1.234,50')
    await cells.first().press('Enter')
    await page.getByText('gespeichert', { exact: true }).first().waitFor()
    expect(await cells.nth(1).evaluate((cell) => cell === document.activeElement)).toBe(true)
    const id = Number((await cells.first().getAttribute('data-cell'))?.split(' ')[0])
    expect((await prices(page)).get(id)).toBe('1234.50')

    await page.context().setOffline(true)
    await cells.first().fill('1300')
    await cells.first().press('Tab')
    await page.getByText('wartet auf Verbindung').waitFor()
    expect(await cells.first().inputValue()).toBe('1300')
    await page.context().setOffline(false)
    await page.getByText('wartet auf Verbindung').waitFor({ state: 'detached' })
    await expect.poll(async () => (await prices(page)).get(id)).toBe('1300.00')

    const change = `**/api/admin/products/${id}`
    await page.route(change, (route) => route.abort('internetdisconnected'))
    await cells.first().fill('1400')
    await cells.first().press('Enter')
    await page.getByText('wartet auf Verbindung').waitFor()
    // A price that is still being typed stays, too, and is not saved by itself.
    await cells.nth(2).fill('15')
    await sayYes(page)
    await page.reload()
    await page.getByText('wartet auf Verbindung').waitFor()
    expect(await cells.first().inputValue()).toBe('1400')
    expect(await cells.nth(2).inputValue()).toBe('15')
    await page.getByText('noch nicht gespeichert', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Zurück zur Liste' }).click()
    await page.getByText('Auf diesem Gerät warten 2 Eingaben').waitFor()
    await page.unroute(change)
    await page
      .getByRole('link', { name: /^Zeile der Produkttabelle .* öffnen$/ })
      .first()
      .click()
    await expect.poll(async () => (await prices(page)).get(id)).toBe('1400.00')
    await cells.nth(2).press('Escape')
    expect(await cells.nth(2).inputValue()).not.toBe('15')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':product-row:')))).toEqual([])
  })

  test('keeps a refused price in its cell, with the reason beside it', async () => {
    const page = await walk.signedIn('/admin/dashboard?view=table', { ...desktop, ...german })
    // Browsers report the refused saves.
    walk.excuse('400 /api/admin/products/')
    const [price, stock] = ['price', 'stock'].map((column) => page.locator(`[data-cell$=" ${column}"]`).first())
    if (!price || !stock) throw new Error('no cells')
    const before = await prices(page)
    for (const [typed, reason] of [
      ['abc', /einen Betrag/],
      ['0', /einen Betrag/],
      ['', /Bitte einen Preis eingeben/],
    ] as const) {
      await price.fill(typed)
      await price.press('Tab')
      await page.getByRole('status').filter({ hasText: reason }).first().waitFor()
      expect(await price.inputValue()).toBe(typed)
      expect(await price.getAttribute('aria-invalid')).toBe('true')
    }
    // The other cells of the row are saved nevertheless.
    await stock.selectOption({ label: 'Nur noch wenige' })
    await expect.poll(async () => (await page.request.get('/api/admin/products?view=list')).text()).toContain('limited')
    expect(await price.inputValue()).toBe('')
    await price.fill('12 CUP')
    await price.press('Tab')
    await page
      .getByRole('status')
      .filter({ hasText: /einen Betrag/ })
      .first()
      .waitFor()
    await page.reload()
    await page
      .getByRole('status')
      .filter({ hasText: /einen Betrag/ })
      .first()
      .waitFor()
    expect(await price.inputValue()).toBe('12 CUP')
    await price.press('Escape')
    expect(await price.getAttribute('aria-invalid')).toBeNull()
    expect(await prices(page)).toEqual(before)
  })

  test('pastes a column as one change: sees what was not saved, gets there, and takes all of it back at once', async () => {
    const page = await walk.signedIn('/admin/dashboard?view=table', { ...desktop, ...german })
    const rows = page.locator('table.sheet tbody tr')
    await rows.first().waitFor()
    const before = await prices(page)
    const texts = await rows.allTextContents()
    const onRequest = texts.findIndex((text) => text.includes('Preis auf Anfrage'))
    const start = onRequest - 1
    const cell = rows.nth(start).locator('[data-cell$=" price"]')
    let writes = 0
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/admin/products/')) writes += 1
    })
    // Enter saves, and skips the row whose price is on request.
    await cell.fill('777')
    await cell.press('Enter')
    await rows.nth(start).getByText('gespeichert', { exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toMatch(/ price$/)
    expect(await cell.evaluate((one) => one === document.activeElement)).toBe(false)
    await cell.fill(String(before.get(Number((await cell.getAttribute('data-cell'))?.split(' ')[0]))))
    await cell.press('Enter')
    await expect.poll(() => prices(page)).toEqual(before)

    writes = 0
    const column = texts.slice(start).map((text, at) => (text.includes('Preis auf Anfrage') ? '12,50' : `1,${10 + at}`))
    const bad = column.length - 1
    column[bad] = 'viel'
    await paste(cell, `${column.join('\n')}\n99\n`)
    const skipped = texts.slice(start).filter((text) => text.includes('Preis auf Anfrage')).length
    const saved = column.length - skipped - 1
    const words = `${column.length} Zeilen: ${saved} gespeichert, 1 nicht, ${skipped} ohne Preis (auf Anfrage), für 1 weitere ist keine Zeile da`
    await page.getByRole('status').filter({ hasText: words }).waitFor()
    expect(writes).toBe(1)
    await rows.nth(onRequest).getByText('„12,50“ nicht übernommen: Preis auf Anfrage.').waitFor()
    expect(await barriers(page)).toEqual([])
    const show = page.getByRole('button', { name: 'Nicht gespeicherte' })
    await show.click()
    await show.click()
    for (let at = 1; at < skipped; at += 1) await show.click()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('viel')
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await page.getByText(`Rückgängig gemacht: ${saved} Produkte`).waitFor()
    expect(await prices(page)).toEqual(before)
    await page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'detached' })
    // The undo also drops the text that could not be saved.
    expect(await rows.locator('input').evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value))).not.toContain('viel')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':product-row:')))).toEqual([])
  })

  test('finds pasted columns as one change with one undo, although the page was reloaded before the answer', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const page = await walk.signedIn('/admin/dashboard?view=table', { ...desktop, ...german })
    const cells = page.locator('input[data-cell$=" price"]')
    await cells.first().waitFor()
    const before = await prices(page)
    const ids = await cells.evaluateAll((all) => all.map((cell) => Number((cell as HTMLElement).dataset.cell?.split(' ')[0])))
    await page.route('**/api/admin/products/bulk', (route) => route.abort('internetdisconnected'))
    await paste(cells.first(), '601,00\n602,00\n603,00\n')
    await page.getByText('wartet auf Verbindung').nth(2).waitFor()
    // Waits behind the first paste, and is a change of its own.
    await paste(cells.nth(1), '604,00\n605,00\n')
    await sayYes(page)
    await page.reload()
    await page.getByText('wartet auf Verbindung').nth(2).waitFor()
    expect(await prices(page)).toEqual(before)

    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/admin/products/')) writes.push(new URL(request.url()).pathname)
    })
    await page.unroute('**/api/admin/products/bulk')
    await page.reload()
    await page.getByRole('status').filter({ hasText: '2 Zeilen: 2 gespeichert' }).waitFor()
    const after = await prices(page)
    expect(ids.slice(0, 3).map((id) => after.get(id))).toEqual(['601.00', '604.00', '605.00'])
    expect(writes).toEqual(['/api/admin/products/bulk', '/api/admin/products/bulk'])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /:product-row:|pasted-rows/.test(key)))).toEqual([])

    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await page.getByText('Rückgängig gemacht: 2 Produkte').waitFor()
    await page.goto('/admin/dashboard')
    await page.locator('summary', { hasText: 'Verlauf' }).click()
    await page.getByText(/^2 Produkte: rückgängig gemacht/).waitFor()
    await page.getByText(/^2 Produkte: Preis/).waitFor()
    await page.getByText(/^3 Produkte: Preis/).waitFor()
  })

  test('sees that a conflict comes from their own other window, and saves anyway; confirms a price that is no discount', async () => {
    walk.excuse('409 /api/admin/products/')
    const page = await walk.signedIn('/admin/dashboard?view=table', { ...desktop, ...german })
    const cell = page.locator('input[data-cell$=" price"]').first()
    await cell.fill('501')
    const id = Number((await cell.getAttribute('data-cell'))?.split(' ')[0])
    const headers = { origin: walk.shop.url }
    expect((await page.request.put(`/api/admin/products/${id}`, { data: { newPrice: '502' }, headers })).status()).toBe(200)
    await cell.press('Enter')
    await page.getByText('Das haben Sie selbst geändert, in einem anderen Fenster. Gespeichert ist: 502,00.').waitFor()
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click()
    await expect.poll(async () => (await prices(page)).get(id)).toBe('501.00')
    // The offer is not cheaper than the old price, which is crossed out.
    await cell.fill('90000')
    await cell.press('Enter')
    await page.getByText(/Das Angebot ist nicht günstiger/).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click()
    await expect.poll(async () => (await prices(page)).get(id)).toBe('90000.00')
    await page.getByText('Stimmt das? Vorher 501,00').waitFor()
  })
})
