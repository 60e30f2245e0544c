import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { message, openStaffPage, walks } from '../walks.ts'

const german = { locale: 'de-DE' }
const tasks = (page: Page): Locator => page.getByRole('region', { name: 'Zu erledigen' })
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN

describe('the tasks on the dashboard', () => {
  const walk = walks()

  test('come first on a phone, and each leads to its place', async () => {
    const page = await walk.signedIn('/admin/dashboard', { ...phone, ...german })
    await tasks(page)
      .getByRole('link', { name: /Angaben zur Firma eintragen$/ })
      .waitFor()
    const figures = page.getByRole('region', { name: 'Zahlen' })
    expect(await topOf(tasks(page))).toBeLessThan(await topOf(figures))
    // Above the tasks are only name and date, and the figures between them and the lists are low.
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect([width, (await topOf(tasks(page))) < 170, ((await figures.boundingBox())?.height ?? 0) < 250]).toEqual([width, true, true])
    }
    await tasks(page)
      .getByRole('link', { name: /Angaben zur Firma eintragen$/ })
      .click()
    await expect.poll(() => page.url()).toMatch(/\/admin\/company#company_legal_name$/)
  })

  test('name missing company facts, each with a link to its field', async () => {
    const page = await walk.signedIn('/admin/dashboard', { ...desktop, ...german })
    const list = tasks(page)
    await list.getByRole('link', { name: '12 Angaben zur Firma eintragen' }).waitFor()
    await list.getByRole('link', { name: 'Handelsregister' }).click()
    await expect.poll(() => page.locator('[name=company_register]').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('4711')
    await page.getByRole('button', { name: 'Handelsregister speichern' }).click()
    await message(page, 'Angaben zur Firma gespeichert').waitFor()
    await openStaffPage(page, '/admin/dashboard')
    await list.getByRole('link', { name: '11 Angaben zur Firma eintragen' }).waitFor()
    const save = (key: string, value: string) =>
      page.request.post('/api/admin/site-settings', { data: { key, value }, headers: { origin: walk.shop.url } })
    const answer = await (await page.request.get('/api/admin/tasks')).json()
    const others: string[] = answer.tasks.find(({ kind }: { kind: string }) => kind === 'facts').keys
    for (const key of others) {
      const value = key.endsWith('_phone') ? '+53 5222 3333' : key.includes('email') ? 'ana@firma.cu' : 'Calle 10'
      expect((await save(key, value)).ok()).toBe(true)
    }
    await openStaffPage(page, '/admin/dashboard')
    await list.getByRole('heading').waitFor()
    expect(await page.getByText('zur Firma').count()).toBe(0)
    for (const key of [...others, 'company_register']) await save(key, '')
  })

  test('ask for facts that not every company has, until the owner enters them or says that there are none', async () => {
    const page = await walk.signIn({ ...phone, ...german })
    const headers = { origin: walk.shop.url }
    const contacts = { phones: { warehouse: '+53 5222 3333' }, emails: { sales: 'ana@firma.cu' } }
    expect((await page.request.put('/api/admin/company', { data: contacts, headers })).ok()).toBe(true)
    await openStaffPage(page, '/admin/dashboard')
    const task = tasks(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /die nicht jede Firma hat$/ }) })
    const names = ['Logo', 'Rechtsform außerhalb des Namens', 'Straße des Büros', 'Weitere Abholorte', 'Karte', 'Seiten in Netzwerken']
    const all = [...names, 'Zusatz zum Datenschutz']
    await task.first().waitFor()
    expect(await task.first().getByRole('list').getByRole('link').allInnerTexts()).toEqual([...all, 'Das haben wir nicht'])
    await task.first().getByRole('link', { name: 'Das haben wir nicht' }).click()
    const lacks = page.getByRole('group', { name: 'Das haben wir nicht' })
    await expect.poll(() => lacks.getByLabel('Logo').evaluate((field) => field === document.activeElement)).toBe(true)
    for (const name of all.slice(0, -1)) await lacks.getByLabel(name).check()
    await page.getByRole('button', { name: 'Das haben wir nicht speichern' }).click()
    await message(page, 'Angaben zur Firma gespeichert').waitFor()
    await page.getByText('Verlauf', { exact: true }).click()
    await page.getByText(names.join(', ')).waitFor()
    await openStaffPage(page, '/admin/dashboard')
    await tasks(page).getByRole('link', { name: '1 Angabe eintragen oder abhaken, die nicht jede Firma hat' }).waitFor()
    await page.request.put('/api/admin/company', { data: { texts: { privacy: { es: 'Borramos los mensajes.' } } }, headers })
    await openStaffPage(page, '/admin/dashboard')
    await tasks(page).getByRole('link').first().waitFor()
    expect(await page.getByText('die nicht jede Firma hat').count()).toBe(0)
    await page.request.put('/api/admin/company', { data: { lacks: [], texts: { privacy: { es: null } } }, headers })
  })

  test('disappear when they are done', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const headers = { origin: walk.shop.url }
    const category = (await (await page.request.get('/api/admin/categories')).json())[0]
    const draft = { nameDe: 'Entwurf', nameEs: 'Borrador', shortDescriptionDe: 'Neu', categoryId: category.id, isActive: false }
    const { mainImage } = (await (await page.request.get('/api/admin/products')).json()).find(
      (product: { mainImage: string | null }) => product.mainImage,
    )
    const data = { ...draft, mainImage, oldPrice: '9.00' }
    const made = await (await page.request.post('/api/admin/products', { data, headers })).json()
    await openStaffPage(page, '/admin/dashboard')
    await tasks(page).getByRole('link', { name: '3 Entwürfe veröffentlichen' }).click()
    await expect.poll(() => page.url()).toContain('state=complete-draft')
    await page.getByText(/^3 von 3 Produkten/).waitFor()
    await page
      .getByRole('link', { name: /Entwurf/ })
      .last()
      .waitFor()
    await page.request.delete(`/api/admin/products/${made.id}`, { headers })
    await openStaffPage(page, '/admin/dashboard')
    await tasks(page).getByRole('link', { name: '2 Entwürfe veröffentlichen' }).waitFor()
  })

  test('lead to exactly the products that they count, whatever the list showed before', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const headers = { origin: walk.shop.url }
    const category = (await (await page.request.get('/api/admin/categories')).json())[0]
    const bare = { nameDe: 'Ohne Preis', shortDescriptionDe: 'Neu', categoryId: category.id }
    await page.request.post('/api/admin/products', { data: bare, headers })
    await openStaffPage(page, '/admin/dashboard?stock=limited&find=modul')
    const link = tasks(page).getByRole('link', { name: /fehlt Name, Bild oder Preis$/ })
    const count = Number(/\d+/.exec(await link.innerText())?.[0])
    await link.click()
    await page.getByText(new RegExp(`^${count} von ${count} Produkten \\(insgesamt \\d+\\)`)).waitFor()
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('')
    await expect.poll(() => new URL(page.url()).search).toBe('?state=incomplete')
    await page.getByRole('link', { name: 'Ohne Preis', exact: true }).waitFor()
  })

  test('and the list below call the stock by the same words as its filter, and the cards between them are links', async () => {
    const page = await walk.signedIn('/admin/dashboard?stock=out_of_stock', { ...desktop, ...german })
    const rows = page.getByRole('list', { name: 'Produkte' }).getByRole('listitem')
    await rows.getByText('Nicht auf Lager').first().waitFor()
    expect(await rows.getByText('Nicht auf Lager').count()).toBe(await rows.count())
    await page
      .getByRole('region', { name: 'Zahlen' })
      .getByRole('link', { name: /Unterkategorien/ })
      .click()
    await expect.poll(() => page.getByRole('tab', { name: /Unterkategorien/ }).getAttribute('aria-selected')).toBe('true')
  })
})
