import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { translationService } from '../translation-service.ts'
import { loseAnswers, openStaffPage, reloadStaffPage, walks } from '../walks.ts'

const german = { locale: 'de-DE' }
const field = (page: Page) => page.getByRole('textbox', { name: /^Übersetzung/ })

/** Waits until an entry responds to keys. Its field has the focus then. */
const focused = (page: Page, name: RegExp) =>
  expect
    .poll(() => page.getByRole('textbox', { name }).evaluateAll(([one]) => one !== undefined && one === document.activeElement))
    .toBe(true)

describe('the translation desk', () => {
  const walk = walks()

  /** Makes a product whose names in Spanish and English are outdated, and whose description is in German only. */
  async function makeProduct(page: Page): Promise<{ id: number }> {
    const headers = { origin: walk.shop.url }
    const [category] = await (await page.request.get('/api/admin/categories')).json()
    const texts = { nameDe: 'Wechselrichter', nameEs: 'Inversor', nameEn: 'Inverter', shortDescriptionDe: 'Mit Display' }
    const made = await (
      await page.request.post('/api/admin/products', { data: { ...texts, categoryId: category.id, isActive: false }, headers })
    ).json()
    await page.request.put(`/api/admin/products/${made.id}`, { data: { nameDe: 'Wechselrichter 5 kW' }, headers })
    return made
  }

  test('can be used with the keyboard alone', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const { id } = await makeProduct(page)
    const stored = async () => (await page.request.get(`/api/admin/products/${id}`)).json()
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-nameEs`)
    await field(page).waitFor()
    await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true)
    // The words that have changed since the translation are marked.
    expect(await page.locator('[data-source] ins').textContent()).toContain('5 kW')
    expect(await barriers(page)).toEqual([])

    // Typed text survives a reload by mistake.
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Inversor de 5 kW')
    await reloadStaffPage(page)
    await expect.poll(() => field(page).inputValue()).toBe('Inversor de 5 kW')

    await page.keyboard.press('Control+Enter')
    await page.getByText(/^Gespeichert: Wechselrichter 5 kW, .*Spanisch$/).waitFor({ state: 'attached' })
    expect((await stored()).nameEs).toBe('Inversor de 5 kW')
    // The next entry has the focus: the English name still fits.
    await expect.poll(() => page.url()).toContain(`at=product-${id}-nameEn`)
    await page.getByRole('button', { name: 'Passt noch, weiter' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await expect.poll(async () => (await stored()).outdatedTexts).toEqual([])
    await expect.poll(() => page.url()).toContain(`at=product-${id}-shortDescriptionEs`)
    await focused(page, /Kurzbeschreibung, Spanisch$/)
    await page.keyboard.press('Alt+ArrowDown')
    await focused(page, /Kurzbeschreibung, Englisch$/)
    await page.keyboard.press('Alt+ArrowUp')
    await focused(page, /Kurzbeschreibung, Spanisch$/)
    // An empty translation is refused.
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').getByText('Bitte schreiben Sie die Übersetzung.').waitFor()
  })

  test('shows that a translation is missing also below a long text', async () => {
    const page = await walk.signIn({ ...desktop, ...german, viewport: { width: 1280, height: 600 } })
    const { id } = await makeProduct(page)
    const data = { descriptionDe: 'Ein langer Absatz. '.repeat(60) }
    await page.request.put(`/api/admin/products/${id}`, { data, headers: { origin: walk.shop.url } })
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-descriptionEs`)
    await focused(page, /Beschreibung, Spanisch$/)
    await page.keyboard.press('Control+Enter')
    const problem = page.getByRole('alert').getByText('Bitte schreiben Sie die Übersetzung.')
    await expect.poll(() => problem.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  })

  test('reaches the field to translate with few tab stops, however long the list is', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    await makeProduct(page)
    await openStaffPage(page, '/admin/translations?kind=product')
    await field(page).waitFor()
    const list = page.getByRole('list', { name: 'Zu übersetzen' })
    expect(await list.getByRole('button').count()).toBeGreaterThan(3)
    // The keys are explained without opening anything.
    for (const key of ['Strg + Eingabe', 'Alt + Pfeil nach unten', 'Pfeiltasten, Eingabe'])
      expect(await page.getByText(key).isVisible()).toBe(true)

    // One tab stop after the heading leads to the field, past filters and list.
    const skip = page.getByRole('button', { name: 'Zur Übersetzung springen' })
    await page.getByLabel('Sprache', { exact: true }).focus()
    await page.keyboard.press('Shift+Tab')
    expect(await skip.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await skip.isVisible()).toBe(true)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true)

    const focusedRow = () => list.getByRole('button').evaluateAll((rows) => rows.findIndex((row) => row.matches(':focus')))
    await page.getByLabel('Zustand').focus()
    await page.keyboard.press('Tab')
    await expect.poll(focusedRow).toBe(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(focusedRow).toBe(2)
    // Back from another element, the list has the focus where it was.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect.poll(focusedRow).toBe(2)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true)

    // Enter opens an entry and puts the focus into its field, also if the entry is open already.
    for (let again = 0; again < 2; again++) {
      await list.getByRole('button').nth(2).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true)
    }

    // A filter that is changed with a key keeps the focus, although another entry takes the place of the open one.
    const state = page.getByLabel('Zustand')
    await state.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.url()).toContain('state=missing')
    await list.getByRole('button').first().and(page.locator('[aria-current]')).waitFor()
    expect(await state.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  test('scrolls its list to the open entry', async () => {
    const page = await walk.signIn({ ...desktop, ...german, viewport: { width: 1280, height: 500 } })
    await makeProduct(page)
    await makeProduct(page)
    const { id } = await makeProduct(page)
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-shortDescriptionEn`)
    const list = page.getByRole('list', { name: 'Zu übersetzen' })
    const isWithinList = async () => {
      const [frame, entry] = [await list.boundingBox(), await list.locator('[aria-current]').boundingBox()]
      return !!frame && !!entry && entry.y >= frame.y && entry.y + entry.height <= frame.y + frame.height
    }
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 200)).toBe(true)
    await expect.poll(isWithinList).toBe(true)
  })

  test('loads more entries before the last one is reached, and opens the one in the address wherever it is', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    for (let made = 0; made < 28; made++) await makeProduct(page)
    const { entries } = await (await page.request.get('/api/admin/translations?kind=product&limit=200')).json()
    const keyAt = (index: number) => `${entries[index].kind}-${entries[index].subject}-${entries[index].name}`
    await openStaffPage(page, `/admin/translations?kind=product&at=${keyAt(104)}`)
    await page.getByText('Eintrag 105 von').waitFor()
    await openStaffPage(page, `/admin/translations?kind=product&at=${keyAt(89)}`)
    const isAt = (position: number) => page.getByText(`Eintrag ${position} von`).waitFor()
    await isAt(90)
    const list = page.getByRole('list', { name: 'Zu übersetzen' })
    expect(await list.getByRole('button').count()).toBe(100)
    for (let position = 91; position <= 101; position++) {
      await page.keyboard.press('Alt+ArrowDown')
      await isAt(position)
    }
    expect(await list.getByRole('button').count()).toBeGreaterThan(100)
  })

  test('takes over an earlier translation with a key', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const headers = { origin: walk.shop.url }
    const [category] = await (await page.request.get('/api/admin/categories')).json()
    const make = async (data: object) =>
      (await page.request.post('/api/admin/products', { data: { categoryId: category.id, isActive: false, ...data }, headers })).json()
    await make({ nameDe: 'Kabel eins', shortDescriptionDe: 'Kabel aus Kupfer, rot', shortDescriptionEs: 'Cable de cobre, rojo' })
    const { id } = await make({ nameDe: 'Kabel zwei', shortDescriptionDe: 'Kabel aus Kupfer, rot' })
    await openStaffPage(page, `/admin/translations?at=product-${id}-shortDescriptionEs&kind=product`)
    await page.getByText('derselbe Text').waitFor()
    await page.keyboard.press('Alt+M')
    await expect.poll(() => field(page).inputValue()).toBe('Cable de cobre, rojo')
  })

  test('sends a confirmation again that got no answer, also after a reload', async () => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/')
    const page = await walk.signIn({ ...desktop, ...german })
    const { id } = await makeProduct(page)
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-nameEn`)
    await page.getByRole('button', { name: 'Passt noch, weiter' }).waitFor()
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'] ?? '')
    })
    const mend = await loseAnswers(page)
    await page.keyboard.press('Control+Enter')
    await page.locator('.err').waitFor()
    await mend()
    // Another person changes the original meanwhile, so the repeated confirmation is for an outdated text.
    const headers = { origin: walk.shop.url }
    await page.request.put(`/api/admin/products/${id}`, { data: { nameDe: 'Wechselrichter 6 kW' }, headers })
    await reloadStaffPage(page)
    await field(page).waitFor()
    // The message does not mention unsaved input, since nothing was typed.
    await page.getByText('Es kam keine Antwort: Vielleicht ist schon vermerkt, dass die Übersetzung noch passt.').waitFor()
    await page.getByRole('button', { name: 'Passt noch, weiter' }).waitFor()
    expect(await page.getByText('Ihre Übersetzung ist noch nicht gespeichert').count()).toBe(0)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => new Set(keys).size === 1 && keys.length).toBe(2)
    expect((await (await page.request.get(`/api/admin/products/${id}`)).json()).outdatedTexts).toContain('nameEn')
  })

  test('says that a product was deleted meanwhile, and removes its entries from the list', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const headers = { origin: walk.shop.url }
    const { id } = await makeProduct(page)
    await page.request.put(`/api/admin/products/${id}`, { data: { nameDe: 'Seltener Wechselrichter' }, headers })
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-nameEs`)
    const entries = page.getByRole('list', { name: 'Zu übersetzen' }).getByText('Seltener Wechselrichter')
    await expect.poll(() => entries.count()).toBeGreaterThan(1)
    await field(page).fill('Inversor raro')
    expect((await page.request.delete(`/api/admin/products/${id}`, { headers })).ok()).toBe(true)
    walk.excuse(`404 /api/admin/products/${id}`)
    await page.getByRole('button', { name: 'Speichern und weiter' }).click()
    await page.getByText('„Seltener Wechselrichter“ wurde inzwischen gelöscht').waitFor()
    await expect.poll(() => entries.count()).toBe(0)
    await expect.poll(() => page.url()).not.toContain(`at=product-${id}-`)
  })

  test('shows both versions if somebody else has translated the same text, and says how to set up a service', async () => {
    const page = await walk.signIn({ ...phone, ...german })
    walk.excuse('409 /api/admin/products/')
    const { id } = await makeProduct(page)
    await openStaffPage(page, `/admin/translations?kind=product`)
    // On a phone the list is shown first; a chosen entry replaces it.
    await page.getByRole('list', { name: 'Zu übersetzen' }).waitFor()
    expect(await field(page).isVisible()).toBe(false)
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-nameEs`)
    await field(page).fill('Inversor mío')
    const headers = { origin: walk.shop.url }
    await page.request.put(`/api/admin/products/${id}`, { data: { nameEs: 'Inversor suyo' }, headers })
    await page.getByRole('button', { name: 'Speichern und weiter' }).click()
    await page.getByText('Inversor suyo').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await barriers(page)).toEqual([])
    await page.getByText('Vorschläge von einem Übersetzungsdienst').click()
    await page.getByText('TRANSLATE_KEY=…').first().waitFor()
    expect(await page.getByRole('button', { name: 'Vorschlag holen' }).count()).toBe(0)
  })
})

describe('the translation desk with a translation service', () => {
  const service = translationService()
  const walk = walks({ environment: service.environment })
  afterAll(service.stop)

  test('gets a suggestion with a key, keeps what was typed, and says when the service fails', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const headers = { origin: walk.shop.url }
    const [category] = await (await page.request.get('/api/admin/categories')).json()
    const texts = { nameDe: 'Sonderanlage', shortDescriptionDe: 'Mit besonderem Gestell' }
    const { id } = await (
      await page.request.post('/api/admin/products', { data: { ...texts, categoryId: category.id, isActive: false }, headers })
    ).json()
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-nameEs`)
    await field(page).fill('Instalación')
    await page.getByRole('button', { name: 'Vorschlag holen' }).waitFor()
    await page.keyboard.press('Alt+s')
    await expect.poll(() => field(page).inputValue()).toBe('es: Sonderanlage')
    await page.getByRole('button', { name: 'Zurückholen' }).click()
    expect(await field(page).inputValue()).toBe('Instalación')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.url()).not.toContain('nameEs')

    service.isWorking = false
    await openStaffPage(page, `/admin/translations?kind=product&at=product-${id}-shortDescriptionEs`)
    await page.getByRole('button', { name: 'Vorschlag holen' }).click()
    await page.getByRole('alert').or(page.locator('.err')).first().waitFor()
    expect(await field(page).inputValue()).toBe('')
    expect(await barriers(page)).toEqual([])
  })
})
