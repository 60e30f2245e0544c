import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { closeMessages, loseAnswers, message, openStaffPage, reloadStaffPage, sayYes, walks } from '../walks.ts'

type Stored = { id: number; slug: string; isActive: boolean; newPrice: string | null; oldPrice: string | null; stockStatus: string }
type Texts = { availabilityTextDe: string }

describe('the form of a product', () => {
  const walk = walks()
  const german = { locale: 'de-DE' }
  const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const stored = async (page: Page, id: number) => (await (await page.request.get(`/api/admin/products/${id}`)).json()) as Stored & Texts
  const shownPrice = (page: Page) => page.locator('[data-price-preview]').textContent()
  const idOf = (page: Page) => Number(/products\/(\d+)/.exec(page.url())?.[1])

  test('shows the price tag while prices are typed, and asks before saving an offer that is not cheaper', async () => {
    const page = await walk.signedIn(`/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`, { ...phone, ...german })
    const id = idOf(page)
    // The ordinary price comes first, and is called old only beside a new one.
    await field(page, 'newPrice').fill('')
    await page.getByLabel('Preis, USD', { exact: true }).waitFor()
    const prices = page.locator('[name=oldPrice], [name=newPrice]')
    expect(await prices.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name))).toEqual(['oldPrice', 'newPrice'])
    // A text that is no price is no offer either, and visitors do not read it.
    await field(page, 'oldPrice').fill('abc')
    await field(page, 'newPrice').fill('2.890')
    await expect.poll(() => page.locator('[data-price-preview]').isVisible()).toBe(false)
    expect(await page.getByText('Ein Angebot ohne alten Preis').count()).toBe(0)
    await field(page, 'oldPrice').fill('')
    await page.getByLabel('Alter Preis, USD', { exact: true }).waitFor()
    await expect.poll(() => shownPrice(page)).toContain('$2,890.00USDEn oferta')
    const offer = page.getByText('Ein Angebot ohne alten Preis')
    await offer.waitFor()
    const before = await stored(page, id)
    await save(page).click()
    // The question gets the focus and is in view, also on a phone.
    const question = page.getByRole('alert').filter({ has: offer })
    await expect.poll(() => question.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => question.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight - 100)).toBe(true)
    expect(await stored(page, id)).toEqual(before)
    expect(await barriers(page)).toEqual([])

    // The button moves the price to the field of the normal price; the preview then no longer says "En oferta".
    await page.getByRole('button', { name: 'Als normalen Preis eintragen' }).click()
    await expect.poll(() => shownPrice(page)).toMatch(/\$2,890\.00USD$/)
    await offer.waitFor({ state: 'detached' })
    await closeMessages(page)
    await save(page).click()
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await stored(page, id)).toMatchObject({ newPrice: null, oldPrice: '2890.00' })

    await field(page, 'newPrice').fill('3000')
    await page.getByText('Der neue Preis ist nicht niedriger als der alte').waitFor()
    await closeMessages(page)
    await save(page).click()
    await page.getByRole('alert').filter({ hasText: 'Der neue Preis' }).waitFor()
    await page.getByRole('button', { name: 'Trotzdem als Angebot zeigen' }).click()
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await stored(page, id)).toMatchObject({ newPrice: '3000.00', oldPrice: '2890.00' })
    // After the offer was confirmed and stored, a save of another field does not ask about it again.
    await field(page, 'nameEn').fill('Panel')
    await closeMessages(page)
    await save(page).click()
    await message(page, 'Produkt gespeichert').waitFor()
  })

  test('shows the price tag directly under the prices and above the save bar, on phones of 390 and 320 px', async () => {
    const page = await walk.signedIn(`/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`, { ...phone, ...german })
    const boxOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
    const preview = page.locator('[data-price-preview]')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      for (const name of ['newPrice', 'oldPrice']) {
        // Scrolls the field to the lower end of the screen.
        await field(page, name).evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 200))
        await field(page, name).fill('2890.50')
        await expect
          .poll(async () => (await boxOf(preview)).bottom - (await boxOf(page.locator('.save'))).top, { message: `${name} at ${width} px` })
          .toBeLessThanOrEqual(0)
      }
      const [old, shown, sku] = await Promise.all([boxOf(field(page, 'oldPrice')), boxOf(preview), boxOf(field(page, 'sku'))])
      expect([shown.top > old.bottom, shown.bottom < sku.top]).toEqual([true, true])
      // Inputs of technical figures in one row begin at one height, and no label is wider than its column.
      const figures = await page
        .locator('.figs')
        .first()
        .evaluate((list) =>
          [...list.children].map((figure) => {
            const [label, input] = [figure.querySelector('label') as Element, figure.querySelector('.in') as Element]
            return {
              row: figure.getBoundingClientRect().top,
              input: input.getBoundingClientRect().top,
              isWide: label.scrollWidth > label.clientWidth + 1,
            }
          }),
        )
      expect(figures.filter(({ isWide }) => isWide)).toEqual([])
      for (const { row, input } of figures) expect(figures.filter((one) => one.row === row && one.input !== input)).toEqual([])
    }
  })

  test('shows the whole preview beside the fields at 1280 x 800, in any language', async () => {
    const page = await walk.signedIn('/admin/trash', { ...german, viewport: { width: 1280, height: 800 } })
    for (const language of ['de', 'es', 'en']) {
      await page.context().addCookies([{ name: 'staff-language', value: language, url: walk.shop.url }])
      await openStaffPage(page, `/admin/products/${productId('bateria-de-litio-de-pared-5-12-kwh')}/edit`)
      await field(page, 'newPrice').scrollIntoViewIfNeeded()
      const beside = await page.locator('.aform > .aside').evaluate((aside) => {
        const [card, bar] = [aside.querySelector('.card'), document.querySelector('.save')].map((one) => one?.getBoundingClientRect())
        const isCut = [aside, ...aside.querySelectorAll('nav a, .lang')].some((one) => one.scrollWidth > one.clientWidth)
        return { isWhole: (card?.bottom ?? 0) < (bar?.top ?? 0) && (card?.top ?? 0) > 0, isCut }
      })
      expect([language, beside]).toEqual([language, { isWhole: true, isCut: false }])
    }
  })

  test('has all buttons of its bar in one row at 320 px, and those of the description within its field', async () => {
    const page = await walk.signIn({ ...phone, viewport: { width: 320, height: 640 } })
    await page.context().addCookies([{ name: 'staff-language', value: 'es', url: walk.shop.url }])
    await openStaffPage(page, '/admin/products/new')
    const buttons = page.locator('.save').locator('a, button')
    expect(await buttons.count()).toBe(3)
    const bottoms = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(new Set(bottoms).size).toBe(1)
    const tools = page.getByRole('group', { name: 'Formato' })
    expect(await tools.evaluate((group) => group.scrollWidth - group.clientWidth)).toBe(0)
  })

  test('marks no section as complete that a save would ask about', async () => {
    const page = await walk.signedIn(`/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`, { ...desktop, ...german })
    const icon = (name: string) =>
      page
        .getByRole('navigation', { name: 'Abschnitte' })
        .getByRole('link', { name })
        .locator('svg')
        .evaluateAll((all) => all.map((one) => (one.matches('.text-leaf') ? 'fine' : one.matches('.text-red') ? 'wrong' : 'other')))
    // The list of sections exists twice, for narrow and wide windows. Each has its own name for screen readers.
    const names = await page.locator('nav').evaluateAll((all) => all.map((one) => one.ariaLabel))
    expect(new Set(names).size).toBe(names.length)
    await field(page, 'oldPrice').fill('100')
    await field(page, 'newPrice').fill('80')
    await expect.poll(() => icon('Preis')).toEqual(['fine'])
    await field(page, 'newPrice').fill('120')
    await expect.poll(() => icon('Preis')).toEqual(['wrong'])
    // An invalid price: the field says so, and there is no tag.
    const isTagShown = () => page.locator('[data-price-preview]').isVisible()
    for (const typed of ['0', '-5', '1,5,5']) {
      await field(page, 'newPrice').fill(typed)
      await expect.poll(isTagShown).toBe(false)
      await page.getByText('Bitte einen Betrag in Dollar').waitFor()
      expect(await icon('Preis')).toEqual(['wrong'])
    }
    await field(page, 'newPrice').fill('90,')
    await expect.poll(isTagShown).toBe(true)
    await field(page, 'newPrice').fill('120')
    await page.getByRole('button', { name: 'Trotzdem als Angebot zeigen' }).click()
    await expect.poll(() => icon('Preis')).toEqual(['fine'])
    // The SKU is in the same section, but does not complete it.
    for (const name of ['newPrice', 'oldPrice']) await field(page, name).fill('')
    await field(page, 'sku').fill('PS-300')
    await expect.poll(() => icon('Preis')).toEqual([])
  })

  test('saves an incomplete product as a draft, lists missing fields, and publishes it on request', async () => {
    const page = await walk.signedIn('/admin/products/new', { ...desktop, ...german })
    await field(page, 'nameDe').fill('Halbfertig')
    await field(page, 'categoryId').selectOption({ label: 'Batterien' })
    await field(page, 'shortDescriptionDe').fill('Noch nicht fertig')
    const draft = page.locator('.note').filter({ hasText: 'Wird als Entwurf gespeichert' })
    for (const missing of ['spanischer Name', 'Hauptbild', 'Preis oder „Preis auf Anfrage“'])
      await draft.getByRole('button', { name: missing }).waitFor()
    await save(page).click()
    await page.waitForURL('**/edit')
    await message(page, 'Als Entwurf: Besucher sehen es noch nicht.').waitFor()
    const id = idOf(page)
    const { slug, isActive } = await stored(page, id)
    expect([isActive, (await page.request.get(`/product/${slug}`)).status()]).toEqual([false, 404])

    // The switch alone does not publish the product. The note above the form leads to a list of missing fields beside the switch.
    const status = page.getByRole('region', { name: 'Status' })
    expect(await status.getByRole('button', { name: 'Trotzdem veröffentlichen' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Zeigen, was fehlt' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('isActive')
    await page.getByRole('switch', { name: 'Aktiv' }).check()
    await field(page, 'nameEs').fill('A medias')
    await closeMessages(page)
    await save(page).click()
    await message(page, 'Es fehlt noch: Hauptbild, Preis').waitFor()
    expect(await stored(page, id)).toMatchObject({ isActive: false })
    await page.getByRole('button', { name: 'Hauptbild' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('mainImage')
    await closeMessages(page)
    await status.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click()
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await stored(page, id)).toMatchObject({ isActive: true })
    expect((await page.request.get(`/product/${slug}`)).status()).toBe(200)
    await page.getByText('Entwurf: Besucher sehen').waitFor({ state: 'detached' })
    // A note keeps showing that the published product is incomplete.
    const incomplete = status.locator('.note').filter({ hasText: 'Besucher sehen dieses Produkt, obwohl etwas fehlt' })
    await incomplete.getByRole('button', { name: 'Hauptbild' }).waitFor()
  })

  test('offers "few left" beside the switch, and restores the texts that the switch has cleared', async () => {
    const page = await walk.signedIn(`/admin/products/${productId('panel-solar-300-w-monocristalino')}/edit`, { ...desktop, ...german })
    const id = idOf(page)
    const inStock = page.getByRole('switch', { name: 'Auf Lager' })
    const few = page.getByRole('switch', { name: 'Nur noch wenige' })
    await sayYes(page)
    const text = field(page, 'availabilityTextDe')
    const saveAs = async (state: object) => {
      await save(page).click()
      await message(page, 'Produkt gespeichert').waitFor()
      expect(await stored(page, id)).toMatchObject(state)
      await closeMessages(page)
    }
    await inStock.check()
    await few.check()
    expect(await inStock.isChecked()).toBe(false)
    await text.fill('Noch drei Stück')
    await saveAs({ stockStatus: 'limited', availabilityTextDe: 'Noch drei Stück' })

    await inStock.check()
    expect(await few.isChecked()).toBe(false)
    await few.check()
    expect(await text.inputValue()).toBe('Noch drei Stück')
    await page.getByText('Alles gespeichert').waitFor()
    await inStock.check()
    await inStock.uncheck()
    expect(await text.inputValue()).toBe('Noch drei Stück')
    expect(await few.isChecked()).toBe(true)
    await few.uncheck()
    expect([await inStock.isChecked(), await few.isChecked()]).toEqual([false, false])
    // Each stock status keeps its own text, since a text about arrival would be wrong for the last pieces in stock.
    const arriving = 'Auf See, Ankunft in etwa 4 Wochen'
    expect(await text.inputValue()).toBe(arriving)
    await few.check()
    expect(await text.inputValue()).toBe('Noch drei Stück')
    await few.uncheck()
    expect(await text.inputValue()).toBe(arriving)
    await few.check()

    await inStock.check()
    await saveAs({ stockStatus: 'in_stock', availabilityTextDe: '' })
    await page.getByText('Verlauf', { exact: true }).click()
    await page
      .getByRole('button', { name: /rückgängig machen/ })
      .first()
      .click()
    await expect.poll(async () => (await stored(page, id)).availabilityTextDe).toBe('Noch drei Stück')
    await expect.poll(() => text.inputValue()).toBe('Noch drei Stück')
    expect(await few.isChecked()).toBe(true)
  })

  test('is saved by Ctrl+S, and keeps the first typed letter', async () => {
    const page = await walk.signedIn(`/admin/products/${productId('inversor-hibrido-3-kw')}/edit`, { ...desktop, ...german })
    await sayYes(page)
    // Stops all timers: the letter must be stored at once, because the browser may be killed at any moment.
    await page.clock.install()
    await field(page, 'nameEn').press('End')
    await page.keyboard.type('X')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toMatch(/draft:product:\d+.*"nameEn\\":\\"[^"]*X/)
    await page.clock.resume()
    await page.keyboard.press('Control+s')
    await message(page, 'Produkt gespeichert').waitFor()
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('draft:')
  })

  test('saves once when the answer is lost, also after a reload and with further input', async () => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/products')
    const page = await walk.signedIn('/admin/products/new')
    await sayYes(page)
    const named = async () => {
      const all = (await (await page.request.get('/api/admin/products')).json()) as { nameDe: string; nameEn: string }[]
      return all.filter(({ nameDe }) => nameDe === 'Nur einmal')
    }
    await field(page, 'nameDe').fill('Nur einmal')
    await field(page, 'categoryId').selectOption({ index: 1 })
    await field(page, 'shortDescriptionDe').fill('Kurz gesagt')
    const mendFirst = await loseAnswers(page, 'products')
    await save(page).click()
    await message(page, 'Netzwerk-Fehler').waitFor()
    await message(page, 'Es kam keine Antwort.').waitFor()
    await mendFirst()
    expect(await named()).toHaveLength(1)

    await reloadStaffPage(page)
    await page.getByText('ist wieder da und noch nicht gespeichert').waitFor()
    expect(await field(page, 'nameDe').inputValue()).toBe('Nur einmal')
    await field(page, 'nameEn').fill('Only once')
    await field(page, 'oldPrice').fill('99')
    await save(page).click()
    await page.waitForURL('**/edit')
    // Input typed after the lost save is saved with it, and the form has the product's own address now.
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await named()).toMatchObject([{ nameEn: 'Only once', oldPrice: '99.00' }])
    expect(await field(page, 'nameEn').inputValue()).toBe('Only once')
    expect(await field(page, 'oldPrice').inputValue()).toBe('99,00')
    expect(await page.getByText('noch nicht gespeichert').count()).toBe(0)

    // An edit whose answer is lost must not be reported as another person's change.
    await field(page, 'oldPrice').fill('77')
    const mendSecond = await loseAnswers(page, 'products')
    await closeMessages(page)
    await save(page).click()
    await message(page, 'Netzwerk-Fehler').waitFor()
    await mendSecond()
    // Even the value before the lost save counts as unsaved, since the server may have the new one.
    await field(page, 'oldPrice').fill('99')
    await page.getByText('1 ungespeicherte Änderung').waitFor()
    await field(page, 'oldPrice').fill('78')
    await save(page).click()
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await field(page, 'oldPrice').inputValue()).toBe('78,00')
    expect(await page.getByText('Inzwischen hat jemand anderes').count()).toBe(0)
  })

  test('offers only glossary and earlier translations without a translation service', async () => {
    const page = await walk.signedIn('/admin/products/new', { ...desktop, ...german })
    await sayYes(page)
    const translate = page.getByRole('button', { name: /^Übersetzen/ })
    await page.getByText('Adresse der Seite ändern').waitFor()
    await field(page, 'nameDe').fill('Ganz und gar unbekannt')
    await page.getByText('2 Übersetzungen fehlen oder sind veraltet. Es ist kein Übersetzungsdienst eingerichtet').waitFor()
    const asked = page.waitForResponse('**/api/translate/known')
    await field(page, 'nameDe').fill('Wechselrichter')
    await asked
    await page.getByRole('button', { name: '2 bekannte einsetzen' }).waitFor()
    expect(await translate.count()).toBe(2)
    await field(page, 'nameDe').fill('Noch ganz unbekannt')
    await expect.poll(() => translate.count()).toBe(0)
    await field(page, 'nameDe').fill('Wechselrichter')
    await page.getByRole('button', { name: '2 bekannte einsetzen' }).click()
    await expect.poll(() => field(page, 'nameEs').inputValue()).toBe('Inversor')
    await page.getByText('Alle Übersetzungen sind aktuell.').waitFor()
  })
})
