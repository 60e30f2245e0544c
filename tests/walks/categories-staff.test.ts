import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { phone } from '../browser.ts'
import { categoryId } from '../goods.ts'
import { closeMessages, loseAnswers, message, openStaffPage, question, reloadStaffPage, sayYes, walks } from '../walks.ts'

type Entry = { id: number; nameDe: string; slug: string; sortOrder: number; categoryId: number; image: string | null; updatedAt: string }

describe('staff editing the categories', () => {
  const walk = walks()

  const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const list = async (page: Page, kind: string) => (await (await page.request.get(`/api/admin/${kind}`)).json()) as Entry[]
  const named = async (page: Page, kind: string, name: string) => (await list(page, kind)).filter(({ nameDe }) => nameDe === name)

  test('create a category and a subcategory, see them in the shop, and delete them again', async () => {
    const page = await walk.signedIn('/admin/dashboard', { ...phone, locale: 'de-DE' })
    await sayYes(page)
    await page.getByRole('tab', { name: 'Kategorien', exact: true }).click()
    await page.getByRole('link', { name: 'Neue Kategorie' }).click()
    await page.waitForURL('**/categories/new')
    await save(page).click()
    await message(page, 'Bitte eine Angabe prüfen').waitFor()
    // The only problem is said once: beside its field.
    expect(await page.getByText('Deutscher Name ist erforderlich').count()).toBe(1)
    // Typed again after a reload and saved, the input leaves no draft.
    await field(page, 'nameDe').fill('Pumpen')
    await reloadStaffPage(page)
    await page.getByText('ist wieder da und noch nicht gespeichert').waitFor()
    expect(await field(page, 'nameDe').inputValue()).toBe('Pumpen')
    await field(page, 'nameDe').fill('Pumpen')
    await field(page, 'nameEs').fill('Bombas')
    await field(page, 'name').fill('   ')
    await field(page, 'sortOrder').fill('1000')
    await save(page).click()
    await page.locator('.err').getByText('System-Name ist erforderlich').waitFor()
    await field(page, 'name').fill('')
    await field(page, 'sortOrder').fill('999')
    await field(page, 'goods').selectOption({ label: 'Maschinen und Geräte' })
    await page.getByText('Gefragt wird nach: Leistung, Anlaufleistung,').waitFor()
    await page.getByRole('button', { name: 'Aus Mediathek wählen' }).click()
    await page.getByRole('dialog').getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Bild übernehmen' }).click()
    await save(page).dblclick()
    await page.waitForURL('**/edit')
    await message(page, 'Kategorie angelegt').waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('draft:category:new')
    const [made, ...twice] = await named(page, 'categories', 'Pumpen')
    expect(twice).toEqual([])
    expect(made).toMatchObject({
      slug: 'bombas',
      sortOrder: 999,
      goods: 'machine',
      image: expect.stringContaining('/media/'),
    })
    expect(await (await page.request.get('/products?lang=es')).text()).toContain('Bombas')

    await openStaffPage(page, '/admin/subcategories/new')
    const highest = Math.max(...(await list(page, 'subcategories')).map(({ sortOrder }) => sortOrder))
    await expect.poll(() => field(page, 'sortOrder').inputValue()).toBe(String(highest + 1))
    await save(page).click()
    for (const problem of ['Übergeordnete Kategorie ist erforderlich', 'Deutscher Name ist erforderlich'])
      await page.locator('.err').getByText(problem).waitFor()
    await field(page, 'categoryId').selectOption(String(made?.id))
    await field(page, 'nameDe').fill('Tauchpumpen')
    await save(page).click()
    await message(page, 'Unterkategorie angelegt').waitFor()
    const [sub] = await named(page, 'subcategories', 'Tauchpumpen')
    expect(sub).toMatchObject({ categoryId: made?.id, sortOrder: highest + 1, slug: 'tauchpumpen' })

    // Products and subcategories can move to another category instead of being deleted with this one.
    await openStaffPage(page, `/admin/categories/${made?.id}/edit`)
    await page.getByRole('button', { name: 'Löschen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('„Pumpen“ enthält noch 1 Unterkategorie.').waitFor()
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await dialog.getByText('Bitte ein Ziel wählen.').waitFor()
    expect(await barriers(page)).toEqual([])
    await dialog.getByLabel('Ziel').selectOption({ label: 'Batterien' })
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await message(page, 'Kategorie gelöscht').waitFor()
    await page.waitForURL('**/dashboard?tab=categories')
    const [moved] = await named(page, 'subcategories', 'Tauchpumpen')
    expect(moved?.categoryId).not.toBe(made?.id)
    expect(await (await page.request.get('/products?lang=es')).text()).not.toContain('Bombas')

    await page.getByRole('tab', { name: /^Unterkat/ }).click()
    await page.getByRole('button', { name: 'Tauchpumpen löschen' }).click()
    await message(page, 'Unterkategorie gelöscht').waitFor()
    expect(await named(page, 'subcategories', 'Tauchpumpen')).toEqual([])
  })

  test('keep their input over a reload, and see both versions after a conflict', async () => {
    walk.excuse('409 /api/admin/categories/')
    const page = await walk.signedIn(`/admin/categories/${categoryId('complete-solar-systems')}/edit`)
    await sayYes(page)
    const before = await field(page, 'descriptionEn').inputValue()
    await field(page, 'descriptionEn').fill('Typed before the crash')
    await reloadStaffPage(page)
    await page.getByText('ist wieder da und noch nicht gespeichert').waitFor()
    expect(await field(page, 'descriptionEn').inputValue()).toBe('Typed before the crash')

    await page.request.put(`/api/admin/categories/${categoryId('complete-solar-systems')}`, {
      data: { descriptionEn: 'Faster' },
      headers: { origin: walk.shop.url },
    })
    await save(page).click()
    await page.getByText('Sie selbst haben in einem anderen Fenster etwas geändert').waitFor()
    const both = page.getByRole('group', { name: 'Beschreibung (EN)' })
    await both.getByRole('radio', { name: /Faster/ }).waitFor()
    await both.getByRole('radio', { name: /Typed before the crash/ }).waitFor()
    await page.getByRole('button', { name: 'Gespeicherte Fassung laden' }).click()
    expect(await field(page, 'descriptionEn').inputValue()).toBe('Faster')
    await field(page, 'descriptionEn').fill(before)
    await save(page).click()
    await message(page, 'Kategorie gespeichert').waitFor()
    await closeMessages(page)

    // The history below the form undoes a change, and the form shows the result.
    await page.getByText('Verlauf', { exact: true }).click()
    const changes = page.getByRole('list', { name: 'Verlauf' }).getByRole('listitem').filter({ hasText: 'Beschreibung (EN)' })
    await changes
      .first()
      .getByRole('button', { name: /rückgängig/i })
      .click()
    await expect.poll(() => field(page, 'descriptionEn').inputValue()).toBe('Faster')
    await closeMessages(page)
    await changes
      .first()
      .getByRole('button', { name: /rückgängig/i })
      .click()
    await expect.poll(() => field(page, 'descriptionEn').inputValue()).toBe(before)
  })

  test('lose nothing of a product whose category or picture somebody deletes meanwhile', async () => {
    walk.excuse('404 /media/', '400 /api/admin/products')
    const page = await walk.signIn()
    const headers = { origin: walk.shop.url }
    const made = (await (await page.request.post('/api/admin/categories', { data: { nameDe: 'Kurzlebig' }, headers })).json()) as Entry
    await openStaffPage(page, '/admin/products/new')
    await field(page, 'categoryId').selectOption({ label: 'Kurzlebig' })
    await field(page, 'nameDe').fill('Bleibt stehen')
    await field(page, 'shortDescriptionDe').fill('Auch das')
    await field(page, 'mainImage').fill(`/media/${'0'.repeat(26)}/960.jpg`)
    await page.request.delete(`/api/admin/categories/${made.id}`, { headers })
    await save(page).click()
    await message(page, 'Dieses Bild ist nicht mehr in der Mediathek.').waitFor()
    await field(page, 'mainImage').fill('')
    await save(page).click()
    await message(page, 'Diese Kategorie gibt es nicht.').waitFor()
    await expect.poll(() => field(page, 'categoryId').getByRole('option', { name: 'Kurzlebig' }).count()).toBe(0)
    expect(await field(page, 'nameDe').inputValue()).toBe('Bleibt stehen')
    await field(page, 'categoryId').selectOption({ label: 'Batterien' })
    await save(page).click()
    await page.waitForURL('**/edit')
    await message(page, 'Produkt angelegt').waitFor()
    expect(await field(page, 'shortDescriptionDe').inputValue()).toBe('Auch das')
  })

  test('reorder subcategories and products by keyboard, in one call, and never over another’s order', async () => {
    walk.excuse('409 /api/admin/products/order', '409 /api/admin/history/')
    const page = await walk.signedIn('/admin/dashboard?tab=subcategories')
    await page.getByRole('button', { name: 'Sortierung anzeigen' }).click()
    await page.getByRole('button', { name: 'Schließen' }).click()
    await page.getByRole('tab', { name: 'Kategorien', exact: true }).click()
    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
    await page.getByRole('list', { name: 'Kategorien', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Schließen' }).click()

    await page.getByRole('tab', { name: 'Produkte', exact: true }).click()
    const names = () => page.getByRole('list', { name: 'Produkte' }).getByRole('heading').allTextContents()
    await expect.poll(async () => (await names()).length).toBeGreaterThan(2)
    const [first = '', second = '', third = ''] = await names()
    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
    await page.getByRole('button', { name: `${third} nach oben` }).focus()
    await page.keyboard.press('Home')
    await page.getByText(`${third}: jetzt Platz 1 von`).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`${third} nach oben`)
    expect(await barriers(page)).toEqual([])
    // Changing to another tab of the page would lose the unsaved order, so the page asks.
    await page.getByRole('tab', { name: 'Kategorien', exact: true }).click()
    await question(page, 'ungespeicherte Änderungen').getByRole('button', { name: 'Abbrechen' }).click()
    await sayYes(page)
    let calls = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls += 1
    })
    await page.getByRole('button', { name: 'Reihenfolge speichern' }).click()
    await message(page, 'Reihenfolge gespeichert').waitFor()
    expect(calls).toBe(1)
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, first, second])

    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
    await page.getByRole('button', { name: `${third} nach unten` }).click()
    const [product] = (await list(page, 'products')).filter(({ nameDe }) => nameDe === third)
    await page.request.put(`/api/admin/products/${product?.id}`, { data: { sortOrder: 900 }, headers: { origin: walk.shop.url } })
    await page.getByRole('button', { name: 'Reihenfolge speichern' }).click()
    await page.getByText('Inzwischen hat jemand anderes die Reihenfolge geändert. Bitte die Liste neu laden.').waitFor()
    await page.getByRole('button', { name: 'Liste neu laden' }).click()
    await page.getByText('Inzwischen hat jemand anderes die Reihenfolge geändert').waitFor({ state: 'detached' })

    // The new order is one entry of the history, whatever the number of moved products.
    await page.getByText('Verlauf', { exact: true }).click()
    const orders = page.getByRole('list', { name: 'Verlauf' }).getByRole('listitem').filter({ hasText: 'Plätze geändert' })
    await orders.first().waitFor()
    expect(await orders.count()).toBe(1)
    // The dialog is closed while the list reloads after the undo; it must not open again.
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/admin/products?view=list', (route) => held.then(() => route.continue()))
    await orders.getByRole('button', { name: /rückgängig/i }).click()
    await message(page, 'Rückgängig gemacht').waitFor()
    await closeMessages(page)
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await expect.poll(async () => (await names()).length).toBeGreaterThan(2)
    release()
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third])
    expect(await page.getByRole('heading', { name: 'Reihenfolge' }).count()).toBe(0)
  })

  test('keep an order that is not saved over a reload and a lost answer, and save it once', async () => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/products/order')
    const page = await walk.signedIn('/admin/dashboard')
    await sayYes(page)
    const rows = page.getByRole('list', { name: 'Produkte' }).locator('.order-name')
    const names = async () => (await rows.allTextContents()).slice(0, 3)
    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
    await rows.nth(2).waitFor()
    const [first = '', second = '', third = ''] = await names()
    await page.getByRole('button', { name: `${third} nach oben` }).focus()
    await page.keyboard.press('Home')
    await expect.poll(names).toEqual([third, first, second])
    await reloadStaffPage(page)
    await expect.poll(names).toEqual([third, first, second])

    const mend = await loseAnswers(page, 'products/order')
    await page.getByRole('button', { name: 'Reihenfolge speichern' }).click()
    await message(page, 'Keine Antwort angekommen').waitFor()
    await mend()
    await openStaffPage(page, '/admin/dashboard')
    await page.getByText('Neue Reihenfolge').waitFor()
    await page.getByText('beim Speichern kam keine Antwort').waitFor()
    await page.getByRole('link', { name: 'Neue Reihenfolge öffnen' }).click()
    await expect.poll(names).toEqual([third, first, second])
    await page.getByRole('button', { name: 'Reihenfolge speichern' }).click()
    await message(page, 'Reihenfolge gespeichert').waitFor()
    const shown = page.getByRole('list', { name: 'Produkte' }).getByRole('heading')
    await expect.poll(async () => (await shown.allTextContents()).slice(0, 3)).toEqual([third, first, second])
    expect(await page.getByText('Neue Reihenfolge').count()).toBe(0)

    // "Cancel" discards the new order.
    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
    await page.getByRole('button', { name: `${second} nach oben` }).click()
    await page.getByRole('button', { name: 'Abbrechen', exact: true }).first().click()
    await shown.first().waitFor()
    await reloadStaffPage(page)
    expect(await page.getByText('Neue Reihenfolge').count()).toBe(0)
  })

  test('filter and search the product list, and find it in its former state after a reload and from a product', async () => {
    const page = await walk.signedIn('/admin/dashboard')
    await page.getByText('Filter', { exact: true }).click()
    await page.getByLabel('Kategorie').selectOption({ label: 'Batterien' })
    await page.waitForURL('**/dashboard?category=*')
    const batteries = (await list(page, 'categories')).find(({ nameDe }) => nameDe === 'Batterien')
    const wanted = (await list(page, 'products')).filter(({ categoryId }) => categoryId === batteries?.id).length
    const rows = page.getByRole('list', { name: 'Produkte' }).getByRole('heading')
    await expect.poll(() => rows.count()).toBe(wanted)
    await reloadStaffPage(page)
    await expect.poll(() => rows.count()).toBe(wanted)
    const search = page.getByRole('searchbox', { name: 'Name oder Artikelnummer' })
    await page.getByLabel('Sortieren').selectOption('category')
    await search.fill('batterie')
    await page.waitForURL(/category=.*find=batterie/)

    // The link of a product's form leads back, also after a reload, to the product in the list.
    const address = page.url()
    const last = rows.last().getByRole('link')
    const name = await last.innerText()
    await last.click()
    await page.waitForURL('**/edit')
    await reloadStaffPage(page)
    await page.getByRole('link', { name: 'Produkte', exact: true }).click()
    await page.waitForURL(address)
    expect(await search.inputValue()).toBe('batterie')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    const isSeen = () => last.evaluate((one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().bottom <= innerHeight)
    await expect.poll(isSeen).toBe(true)
    await openStaffPage(page, '/admin/dashboard')
    expect(await search.inputValue()).toBe('')

    // Changes both filters at once, as on a slow device that has not drawn the first choice yet.
    await page.getByText('Filter', { exact: true }).click()
    await page.getByRole('main').evaluate((main) => {
      for (const [label, value] of Object.entries({ Bestand: 'limited', Status: 'inactive' })) {
        const select = main.querySelector<HTMLSelectElement>(`select[aria-label=${label}]`) as HTMLSelectElement
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await page.getByText('Kein Produkt passt zu diesen Filtern.').waitFor()
    await page.getByRole('button', { name: 'Filter aufheben' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')

    // After direct matches the search finds what visitors find.
    for (const [words, found] of [
      ['Wechselrichtr', /wechselrichter/i],
      ['Solarmodule', /solarmodul/i],
    ] as const) {
      await search.fill(words)
      await page.getByText(/Davon \d+ so, wie die Website sucht/).waitFor()
      expect(await rows.first().innerText()).toMatch(found)
    }
    await search.fill('zzyzx')
    await page.getByText('Kein Produkt passt zu „zzyzx“.').waitFor()
  })

  test('choose the language of the staff area permanently', async () => {
    const page = await walk.signedIn('/admin/dashboard')
    await page.getByLabel('Sprache der Verwaltung').selectOption('es')
    await page.getByRole('tab', { name: 'Categorías', exact: true }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
    await openStaffPage(page, '/admin/categories/new')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.locator('.err').getByText('El nombre en alemán es obligatorio').waitFor()
    // Unsaved text is stored on the device, so that the change of language asks no question.
    await page.locator('[name=nameEs]').fill('Cables sueltos')
    await page.getByLabel('Idioma de la administración').selectOption('en')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(() => page.locator('[name=nameEs]').inputValue()).toBe('Cables sueltos')
    await page.getByLabel('Language of the staff area').selectOption('es')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es')
    // A lost cookie is restored from local storage.
    await page.context().clearCookies({ name: 'staff-language' })
    await page.goto('/admin/dashboard')
    await page.getByRole('tab', { name: 'Categorías', exact: true }).waitFor()
  })
})
