import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import {
  closeMessages,
  loseAnswers,
  message,
  openStaffPage,
  question,
  reloadStaffPage,
  sayYes,
  waitUntilHydrated,
  walks,
} from '../walks.ts'

type Saved = {
  id: number
  sku: string | null
  slug: string
  newPrice: string | null
  nameEs: string
  nameEn: string
  images: string[]
  sortOrder: number
}

describe('a member of staff', () => {
  const walk = walks()

  const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const products = async (page: Page) => (await (await page.request.get('/api/admin/products')).json()) as Saved[]
  const product = async (page: Page, id: number) => (await (await page.request.get(`/api/admin/products/${id}`)).json()) as Saved

  test('is sent to the login, sees an error for a wrong password, and arrives at the requested page', async () => {
    walk.excuse('401 /api/admin/login')
    const { page } = await walk.arrive(desktop)
    await page.goto(`/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`)
    expect(new URL(page.url()).search).toBe(`?next=%2Fadmin%2Fproducts%2F${productId('panel-solar-300-w-monocristalino')}%2Fedit`)
    await waitUntilHydrated(page)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByText('Benutzername ist erforderlich').waitFor()
    await page.getByLabel('Benutzername').fill(ADMIN.username)
    await page.getByLabel('Passwort', { exact: true }).fill('falsch')
    await page.keyboard.press('Enter')
    await page.getByText('Ungültige Anmeldedaten').waitFor()
    await page.keyboard.type(ADMIN.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`)
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await message(page, 'Erfolgreich abgemeldet').waitFor()
    await page.goto('/admin/dashboard')
    expect(new URL(page.url()).pathname).toBe('/admin/login')
  })

  test('keeps input typed before the scripts of the page have loaded', async () => {
    const { page } = await walk.arrive(desktop)
    await page.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
    const typedEarly = async (path: string, values: Record<string, string>, known: string, tick?: string) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      // The stored values are visible before any script has loaded.
      for (const name of Object.keys(values)) expect(await field(page, name).inputValue()).not.toBe('')
      for (const [name, value] of Object.entries(values)) {
        if ((await field(page, name).evaluate((element) => element.tagName)) === 'SELECT')
          await field(page, name).selectOption({ label: value })
        else await field(page, name).fill(value)
      }
      if (tick) await page.getByLabel(tick).click()
      const shown = () => Promise.all(Object.keys(values).map((name) => field(page, name).inputValue()))
      const typed = await shown()
      release()
      await waitUntilHydrated(page)
      await page.unroute('**/*.js')
      await expect.poll(shown).toEqual(typed)
      // The page lists the input as unsaved.
      await page.getByText(known).first().waitFor()
    }
    await typedEarly(
      `/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`,
      // `wattPeak` is not asked for in the new category.
      { nameDe: 'Vor der Zeit getippt', newPrice: '123,00', 'specs.wattPeak': '551', categoryId: 'Zubehör' },
      '6 ungespeicherte Änderungen',
      'Aktiv',
    )
    await typedEarly('/admin/contact', { contact_address: 'Matanzas' }, '1 Feld nicht gespeichert')
  })

  test('sees the figures of the chosen kind of goods, and loses nothing when the category changes', async () => {
    const page = await walk.signedIn('/admin/products/new', { ...phone, locale: 'de-DE' })
    const figures = page.locator('#section-figures [name^="specs."]:visible')
    const shown = () => figures.evaluateAll((fields) => fields.map((one) => one.getAttribute('name')?.slice('specs.'.length)))
    const place = (name: 'categoryId' | 'subcategoryId', label: string) => field(page, name).selectOption({ label })
    await expect.poll(shown).toEqual(['weightKg', 'warrantyYears'])
    await place('categoryId', 'Generatoren')
    await expect.poll(shown).toEqual(['powerKw', 'kva', 'acV', 'phases', 'fuel', 'runHours', 'noiseDb', 'weightKg', 'warrantyYears'])
    await field(page, 'specs.kva').fill('7,5')
    await field(page, 'specs.fuel').selectOption({ label: 'Diesel' })
    await place('categoryId', 'Baumaterialien und Maschinen')
    await expect.poll(shown).toEqual(['kva', 'fuel', 'weightKg'])
    await place('subcategoryId', 'Elektrowerkzeuge')
    await expect.poll(shown).toEqual(['powerKw', 'startKw', 'kva', 'acV', 'phases', 'fuel', 'weightKg', 'warrantyYears'])
    expect([await field(page, 'specs.kva').inputValue(), await field(page, 'specs.fuel').inputValue()]).toEqual(['7,5', 'diesel'])

    // Further fields are in a section that is closed at first. It stays open while somebody types there.
    await page.getByText(/^Weitere Angaben/).click()
    await field(page, 'specs.cycles').pressSequentially('600')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('specs.cycles')
    await place('categoryId', 'Wasserfilter')
    await expect.poll(() => field(page, 'specs.cycles').inputValue()).toBe('600')
    expect(await page.locator('details [name="specs.cycles"]').count()).toBe(0)
    // Discards the new product.
    await sayYes(page)
    await page.getByRole('link', { name: 'Abbrechen' }).click()
    await page.waitForURL('**/admin/dashboard')
  })

  test('makes a product with pictures, changes its price, copies and deletes it, and visitors see it at once', async () => {
    walk.excuse('409 /api/admin/products')
    const page = await walk.signedIn('/admin/dashboard', { ...phone, locale: 'de-DE' })
    await sayYes(page)
    const sku = 'WALK-1'
    const name = 'Prüfspeicher WALK-1'
    await page.getByRole('link', { name: 'Neues Produkt' }).click()
    await page.waitForURL('**/products/new')
    await save(page).click()
    await message(page, 'Bitte 3 Angaben prüfen').waitFor()
    // Each problem is beside its field and in the list above the form, but not in the message too.
    expect(await page.getByText('Produktname ist erforderlich').count()).toBe(2)
    expect(await message(page, 'erforderlich').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nameDe')

    await field(page, 'nameDe').fill(name)
    // The message disappears with the first correction, so that it covers nothing.
    await message(page, 'Bitte 3 Angaben prüfen').waitFor({ state: 'detached' })
    await field(page, 'nameEs').fill(`Batería de prueba ${sku}`)
    await field(page, 'categoryId').selectOption({ label: 'Batterien' })
    await field(page, 'shortDescriptionDe').evaluate((area) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p class=MsoNormal><b>Leise</b><o:p></o:p></p><p>•&nbsp; leicht</p><script>alert(1)</script>')
      clipboardData.setData('text/plain', 'Leise • leicht')
      ;(area as HTMLTextAreaElement).focus()
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    expect(await field(page, 'shortDescriptionDe').inputValue()).toBe('**Leise**\n\n- leicht')
    await field(page, 'newPrice').fill('1299,5')
    // The form reports an offer that is not cheaper than the old price.
    const noOffer = page.getByText('Der neue Preis ist nicht niedriger als der alte')
    await field(page, 'oldPrice').fill('1.299,50')
    await noOffer.waitFor()
    await field(page, 'oldPrice').fill('1500')
    await noOffer.waitFor({ state: 'detached' })
    await field(page, 'sku').fill('SYS-03A')
    await save(page).click()
    await message(page, 'Produkt bereits vorhanden').waitFor()
    await field(page, 'sku').fill(sku)

    await page.getByRole('button', { name: 'Aus Mediathek wählen' }).click()
    await page.getByRole('dialog').getByLabel('lithium-wall-battery-5kwh.jpg').check()
    await page.getByRole('button', { name: 'Bild übernehmen' }).click()
    await page.getByRole('button', { name: 'Bilder hinzufügen' }).click()
    for (const at of [0, 1]) await page.getByRole('dialog').getByRole('checkbox').nth(at).check()
    await page.getByRole('button', { name: '2 Bilder übernehmen' }).click()
    const order = () => page.locator('.gal-e img').evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src))
    const [first, second] = await order()
    await page.getByRole('button', { name: 'Bild 1 nach hinten' }).click()
    expect(await order()).toEqual([second, first])

    await save(page).dblclick()
    await page.waitForURL('**/edit')
    await message(page, 'Produkt angelegt').waitFor()
    const made = (await products(page)).filter((one) => one.sku === sku)
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ newPrice: '1299.50', images: [expect.any(String), expect.any(String)] })
    await field(page, 'newPrice').fill('999')
    await page.keyboard.press('Enter')
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await (await page.request.get(`/product/${made[0]?.slug}?lang=es`)).text()).toContain('$999.00')
    // At the end of the page the message is above the save bar, not over its button. The focus keeps it on the page.
    await page.getByRole('button', { name: 'Meldung schließen' }).first().focus()
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport)
      // The room of the message is measured in the frame after the new size.
      const gap = () =>
        page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight)
          const [bar, told] = ['.save', '.toast'].map((one) => document.querySelector(one)?.getBoundingClientRect())
          return bar && told ? bar.top - told.bottom : Number.NaN
        })
      await expect.poll(gap).toBeGreaterThanOrEqual(0)
    }

    await page.getByRole('link', { name: 'Produkte', exact: true }).click()
    await page.getByLabel('Name oder Artikelnummer').fill(`prufspeicher ${sku}`)
    await page.getByRole('button', { name: `${name} duplizieren` }).click()
    await message(page, 'Produkt dupliziert').waitFor()
    await page.getByRole('button', { name: `${name} (Kopie) löschen` }).click()
    await message(page, 'Produkt gelöscht').waitFor()
    // The message with the link to the deleted copy has disappeared, and the focus is on the next line of the list.
    expect(await message(page, 'Produkt dupliziert').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`${name} löschen`)
    await closeMessages(page)
    await page.getByRole('button', { name: `${name} löschen` }).click()
    await page.getByText(`Kein Produkt passt zu „prufspeicher ${sku}“.`).waitFor()
    expect((await page.request.get(`/product/${made[0]?.slug}`)).status()).toBe(404)
  })

  test('keeps their input when the connection breaks, the session ends, or the page is left', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED', '401 /api/admin/products/')
    const page = await walk.signedIn(`/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`)
    await field(page, 'nameEn').fill('Kept')
    await page.context().setOffline(true)
    await page.getByRole('status').getByText('Keine Internetverbindung. Ihre Eingaben bleiben erhalten.').waitFor()
    await save(page).click()
    await message(page, 'Netzwerk-Fehler').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('status').getByText('Keine Internetverbindung').waitFor({ state: 'detached' })

    await page.context().clearCookies()
    await save(page).click()
    const login = page.getByRole('dialog')
    await login.getByLabel('Passwort', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await message(page, 'Produkt gespeichert').waitFor()
    expect((await product(page, 9)).nameEn).toBe('Kept')

    await field(page, 'sortOrder').fill('501')
    await page.getByText('1 ungespeicherte Änderung').waitFor()
    await page.getByRole('link', { name: 'Produkte', exact: true }).click()
    await question(page, 'ungespeicherte Änderungen').getByRole('button', { name: 'Abbrechen' }).click()
    await sayYes(page)
    expect(new URL(page.url()).pathname).toBe(`/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`)
    await reloadStaffPage(page)
    const draft = page.getByRole('region', { name: /^Was Sie am .* geschrieben haben, ist wieder da und noch nicht gespeichert$/ })
    await draft.waitFor()
    expect(await field(page, 'sortOrder').inputValue()).toBe('501')
    await page.getByText('1 ungespeicherte Änderung').waitFor()
    await save(page).click()
    await message(page, 'Produkt gespeichert').waitFor()
    expect((await product(page, 9)).sortOrder).toBe(501)
    expect(await draft.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)

    // A screen whose script does not load shows a message, and loads once the connection is back.
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Kontakt', exact: true }).click()
    await page.getByText('Ein Teil der Seite ist nicht angekommen.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await page.getByRole('heading', { name: 'Kontakt', level: 1 }).waitFor()
  })

  test('keeps others’ changes, and chooses field by field in a conflict', async () => {
    walk.excuse('409 /api/admin/products/')
    const page = await walk.signedIn(`/admin/products/${productId('inversor-hibrido-3-kw')}/edit`)
    const before = await product(page, 10)
    const change = (data: object) =>
      page.request.put(`/api/admin/products/${productId('inversor-hibrido-3-kw')}`, { data, headers: { origin: walk.shop.url } })
    await field(page, 'sortOrder').fill('77')
    await field(page, 'nameEn').fill('Mine')
    await field(page, 'sku').fill('MINE-10')
    await change({ nameEs: 'Suyo', nameEn: 'Theirs', sku: 'THEIRS-10' })
    const moves = [{ id: 10, from: before.sortOrder, to: 4321 }]
    await page.request.put('/api/admin/products/order', { data: { moves }, headers: { origin: walk.shop.url } })
    await save(page).click()
    const panel = page.getByRole('alert').filter({ hasText: 'Sie selbst haben in einem anderen Fenster etwas geändert' })
    await panel.waitFor()
    expect(await panel.getByRole('group').count()).toBe(2)
    expect(await field(page, 'nameEs').inputValue()).toBe('Suyo')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await barriers(page)).toEqual([])

    // Nothing is saved until a version is chosen for every field.
    await save(page).click()
    await panel.getByText('Bitte bei jedem Feld eine der beiden Angaben wählen.').waitFor()
    await panel
      .getByRole('group', { name: 'Name (EN)' })
      .getByRole('radio', { name: /Ihre Eingabe/ })
      .check()
    await panel
      .getByRole('group', { name: /SKU|Artikelnummer/ })
      .getByRole('radio', { name: /THEIRS-10/ })
      .check()
    expect(await field(page, 'sku').inputValue()).toBe('THEIRS-10')
    await panel.getByRole('button', { name: 'Auswahl speichern' }).click()
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await product(page, 10)).toMatchObject({ nameEs: 'Suyo', nameEn: 'Mine', sku: 'THEIRS-10', sortOrder: 77 })

    await field(page, 'nameEn').fill('Mine again')
    await change({ nameEn: 'Theirs again', nameEs: 'De nuevo' })
    await save(page).click()
    await page.getByRole('button', { name: 'Gespeicherte Fassung laden' }).click()
    expect(await field(page, 'nameEn').inputValue()).toBe('Theirs again')
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    expect(await field(page, 'nameEn').inputValue()).toBe('Mine again')
    await save(page).click()
    await page.getByRole('button', { name: 'Meine Fassung trotzdem speichern' }).click()
    await expect.poll(async () => (await product(page, 10)).nameEn).toBe('Mine again')
    expect((await product(page, 10)).nameEs).toBe('De nuevo')
  })

  test('saves once in small forms too when the answer is lost, also after a reload with further input', async () => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/reply-templates', 'ERR_CONNECTION_RESET /api/admin/site-settings')
    const page = await walk.signedIn('/admin/reply-templates')
    await sayYes(page)
    const dialog = page.getByRole('dialog')
    const text = dialog.getByRole('textbox', { name: 'Text auf Deutsch' })
    await page.getByRole('button', { name: 'Neue Vorlage' }).click()
    for (const name of await dialog.getByRole('textbox', { name: /Name der Vorlage/ }).all()) await name.fill('Nur eine')
    for (const [tab, words] of [
      ['Spanisch', 'Hola'],
      ['Englisch', 'Hello'],
      ['Deutsch', 'Hallo'],
    ] as const) {
      await dialog.getByRole('tab', { name: tab }).click()
      await dialog.getByRole('textbox', { name: /^Text auf/ }).fill(words)
    }
    const mendDialog = await loseAnswers(page, 'reply-templates')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.getByText('Es kam keine Antwort.').waitFor()
    await mendDialog()
    await reloadStaffPage(page)
    await page.getByRole('button', { name: 'Neue Vorlage' }).click()
    await text.fill('Guten Tag')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await message(page, 'Vorlage gespeichert').waitFor()
    const templates = (await (await page.request.get('/api/admin/reply-templates')).json()) as { nameDe: string; textDe: string }[]
    expect(templates.filter(({ nameDe }) => nameDe === 'Nur eine')).toMatchObject([{ textDe: 'Guten Tag' }])

    await openStaffPage(page, '/admin/company')
    const years = field(page, 'statistic_years')
    await years.fill('31')
    const mendForm = await loseAnswers(page, 'site-settings')
    await page.getByRole('button', { name: 'Alle speichern' }).click()
    await message(page, 'Es kam keine Antwort.').waitFor()
    await mendForm()
    await years.fill('32')
    await reloadStaffPage(page)
    await page.getByRole('button', { name: 'Alle speichern' }).waitFor()
    expect(await years.inputValue()).toBe('32')
    expect(await page.getByText('Inzwischen hat jemand anderes').count()).toBe(0)
    await page.getByRole('button', { name: 'Alle speichern' }).click()
    await expect
      .poll(async () => {
        const all = (await (await page.request.get('/api/admin/site-settings')).json()) as { key: string; value: string }[]
        return all.find(({ key }) => key === 'statistic_years')?.value
      })
      .toBe('32')
    expect(await page.getByText('Inzwischen hat jemand anderes').count()).toBe(0)
  })
})
