import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { StaffProduct } from '#features/catalog/product/product.contract.ts'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { loseAnswers, openStaffPage, walks } from '../walks.ts'

const german = { locale: 'de-DE' }
const walk = walks()

test('a product without a position keeps this mark within its column, beside the price', async () => {
  const page = await walk.signIn({ viewport: { width: 1100, height: 800 }, ...german })
  const headers = { origin: walk.shop.url }
  const data = { nameDe: 'Dachlampe', shortDescriptionDe: 'Kurz', categoryId: 1, oldPrice: '9.00', sortOrder: 0 }
  expect((await page.request.post('/api/admin/products', { data, headers })).status()).toBe(201)
  await page.goto('/admin/dashboard?find=Dachlampe')
  const mark = page.getByText('Keinen Platz vergeben').first()
  const price = page.getByRole('listitem').filter({ hasText: 'Dachlampe' }).getByText('9,00')
  const [one, other] = [await mark.boundingBox(), await price.boundingBox()]
  expect((one?.x ?? 0) + (one?.width ?? Number.NaN)).toBeLessThanOrEqual(other?.x ?? 0)
})

describe('the dialog that changes many products', () => {
  const headers = () => ({ origin: walk.shop.url })
  const create = async (page: Page, fields: Partial<StaffProduct>) => {
    const data = { shortDescriptionDe: 'Kurz', categoryId: 1, isActive: false, ...fields }
    const answer = await page.request.post('/api/admin/products', { data, headers: headers() })
    expect(answer.status()).toBe(201)
    return (await answer.json()) as StaffProduct
  }
  const read = async (page: Page, { id }: { id: number }) =>
    (await (await page.request.get(`/api/admin/products/${id}`)).json()) as StaffProduct
  /** Opens the dialog for the products that the search finds. */
  const choose = async (page: Page, query: string, count: number, button: string) => {
    await openStaffPage(page, `/admin/dashboard?find=${query}`)
    await page.getByLabel(new RegExp(`^(Alle ${count}|Dieses Produkt) auswählen`)).click()
    await page.getByRole('button', { name: button, exact: true }).click()
  }

  test('shows the crossed-out price of an offer also where the change leaves it as it is', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    await create(page, { nameDe: 'Firstlaterne', oldPrice: '20.00', newPrice: '8.00' })
    await choose(page, 'Firstlaterne', 1, 'Preise')
    await page.getByLabel('Um wie viel?').fill('4,4')
    await page.getByLabel('Einheit').selectOption({ label: 'Dollar' })
    await page.getByLabel('Runden').selectOption({ label: 'auf 5 Dollar' })
    const [before, after] = [1, 2].map((column) => page.getByRole('dialog').getByRole('row').nth(1).locator('th, td').nth(column))
    await expect.poll(() => after?.textContent()).toMatch(/^durchgestrichen 20,00.\$Kunden zahlen 10,00.\$$/)
    expect(await before?.textContent()).toMatch(/^durchgestrichen 20,00.\$Kunden zahlen 8,00.\$$/)
  })

  test('names what drafts lack before it publishes them, leaves them drafts unless told otherwise, and updates the tasks', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const picture = (await (await page.request.get('/api/admin/products?view=list')).json()).find(
      ({ mainImage }: StaffProduct) => mainImage !== null,
    ).mainImage
    const complete = await create(page, { nameDe: 'Zaunlampe eins', nameEs: 'Farol', mainImage: picture, oldPrice: '9.00' })
    const bare = await create(page, { nameDe: 'Zaunlampe zwei', oldPrice: '9.00' })
    await choose(page, 'Zaunlampe', 2, 'Anderes')
    const tasks = page.getByRole('region', { name: 'Zu erledigen', includeHidden: true })
    const before = await tasks.textContent()
    await page.getByLabel('Was soll sich ändern?').selectOption({ label: 'Aktiv' })
    await page.getByLabel('Aktiv', { exact: true }).selectOption({ label: 'Ja' })
    await page.getByText('1 Entwurf ist noch nicht vollständig').waitFor()
    await page.getByText('Bleibt Entwurf. Es fehlt: spanischer Name, Hauptbild.').waitFor()
    expect(await barriers(page)).toEqual([])
    const publish = page.getByRole('switch', { name: 'Trotzdem veröffentlichen' })
    await publish.click()
    await page.getByRole('button', { name: '2 Produkte ändern' }).waitFor()
    await page.getByText('Es fehlt: spanischer Name, Hauptbild.', { exact: true }).waitFor()
    await publish.click()
    await page.getByRole('button', { name: '1 Produkt ändern' }).click()
    await page.getByText('1 Produkt geändert').waitFor()
    // The list of tasks reloads itself only every minute.
    await expect.poll(() => tasks.textContent(), { timeout: 15_000 }).not.toBe(before)
    // The history names the new value.
    await page.locator('summary', { hasText: 'Verlauf' }).click()
    await page.getByText('1 Produkt: Aktiv: ja', { exact: true }).waitFor()
    expect((await read(page, complete)).isActive).toBe(true)
    expect((await read(page, bare)).isActive).toBe(false)
  })

  test('asks about prices that change by more than half, before they are saved', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    await create(page, { nameDe: 'Torlampe eins', oldPrice: '100.00' })
    await create(page, { nameDe: 'Torlampe zwei', priceOnRequest: true })
    await choose(page, 'Torlampe', 2, 'Preise')
    await page.getByLabel('Um wie viel?').fill('50')
    await page.getByText('150,00').waitFor()
    const question = page.getByText('Stimmt das? 1 Preis ändert sich um mehr als die Hälfte.')
    expect(await question.count()).toBe(0)
    await page.getByLabel('Um wie viel?').fill('500')
    const rule = page.getByText('Gerundet wird auf den nächstgelegenen Preis, nach oben oder nach unten.')
    expect(await rule.count()).toBe(0)
    await page.getByLabel('Runden').selectOption({ label: 'auf 0,50' })
    await question.waitFor()
    await rule.waitFor()
    await page
      .getByRole('row', { name: /Torlampe eins/ })
      .getByText('+500 %')
      .waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: '1 Produkt ändern' }).click()
    await page.getByText('1 Produkt geändert').waitFor()
    await page.locator('summary', { hasText: 'Verlauf' }).click()
    await page.getByText(/^1 Produkt: Preis \+500\s%, gerundet auf 0,50$/).waitFor()
  })

  test('keeps the words of long names whole on a phone', async () => {
    const page = await walk.signIn({ ...phone, ...german })
    await create(page, { nameDe: 'Kelleraußenwandbeleuchtung mit Dämmerungsschalter', oldPrice: '100.00' })
    await create(page, { nameDe: 'Kelleraußenwandbeleuchtung ohne Bewegungsmelder', priceOnRequest: true })
    await choose(page, 'Kelleraußenwandbeleuchtung', 2, 'Preise')
    await page.getByLabel('Um wie viel?').fill('10')
    await page.getByText('110,00').waitFor()
    const names = page.getByRole('table', { name: 'Vorher und nachher' }).locator('tbody th')
    expect(await names.count()).toBe(2)
    const broken = await names.evaluateAll((cells) =>
      cells.flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text as Node, index)
          range.setEnd(text as Node, index + word.length)
          return range.getClientRects().length > 1 ? word : []
        }),
      ),
    )
    expect(broken).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await barriers(page)).toEqual([])
  })

  test('says who changed what since the preview, and makes the change again for these products', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const one = await create(page, { nameDe: 'Hoflampe eins', oldPrice: '100.00' })
    const other = await create(page, { nameDe: 'Hoflampe zwei', oldPrice: '10.00' })
    await choose(page, 'Hoflampe', 2, 'Preise')
    await page.getByLabel('Um wie viel?').fill('10')
    await page.getByText('110,00').waitFor()
    const put = await page.request.put(`/api/admin/products/${other.id}`, { data: { oldPrice: '20.00' }, headers: headers() })
    expect(put.status()).toBe(200)
    await page.getByRole('button', { name: '2 Produkte ändern' }).click()
    await page.getByRole('heading', { name: '1 geändert, 1 nicht' }).waitFor()
    await page.getByRole('row', { name: /^Hoflampe zwei Sie selbst haben .* geändert: Preis, jetzt 20,00/ }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Für dieses Produkt noch einmal' }).click()
    await page.getByRole('row', { name: /^Hoflampe zwei 20,00.*22,00/ }).waitFor()
    await page.getByRole('button', { name: '1 Produkt ändern' }).click()
    await expect.poll(async () => (await read(page, other)).oldPrice).toBe('22.00')
    expect((await read(page, one)).oldPrice).toBe('110.00')
    // Each of the two changes has its undo.
    await expect.poll(() => page.getByRole('button', { name: 'Rückgängig', exact: true }).count()).toBe(2)
  })

  test('deletes no product that was edited since the preview, says what changed, and deletes it when asked again', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const one = await create(page, { nameDe: 'Seelampe eins', oldPrice: '100.00' })
    const other = await create(page, { nameDe: 'Seelampe zwei', oldPrice: '10.00' })
    await choose(page, 'Seelampe', 2, 'Löschen')
    const button = (count: string) => page.getByRole('dialog').getByRole('button', { name: `${count} löschen` })
    await page.getByRole('row', { name: 'Seelampe zwei in den Papierkorb' }).waitFor()
    const put = await page.request.put(`/api/admin/products/${other.id}`, { data: { oldPrice: '20.00' }, headers: headers() })
    expect(put.status()).toBe(200)
    await button('2 Produkte').click()
    await page.getByRole('heading', { name: '1 gelöscht, 1 nicht' }).waitFor()
    await page.getByRole('row', { name: /^Seelampe zwei Sie selbst haben .* geändert: Preis, jetzt 20,00/ }).waitFor()
    expect((await page.request.get(`/api/admin/products/${one.id}`)).status()).toBe(404)
    await page.getByRole('button', { name: 'Für dieses Produkt noch einmal' }).click()
    await page.getByRole('row', { name: 'Seelampe zwei in den Papierkorb' }).waitFor()
    await button('1 Produkt').click()
    await expect.poll(async () => (await page.request.get(`/api/admin/products/${other.id}`)).status()).toBe(404)
  })

  test('names with the reason each product that somebody deleted or set on request since the preview', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const deleted = await create(page, { nameDe: 'Stegleuchte eins', oldPrice: '100.00' })
    const onRequest = await create(page, { nameDe: 'Stegleuchte zwei', oldPrice: '10.00' })
    await choose(page, 'Stegleuchte', 2, 'Preise')
    await page.getByLabel('Um wie viel?').fill('10')
    await page.getByText('110,00').waitFor()
    const to = (one: StaffProduct) => `/api/admin/products/${one.id}`
    expect((await page.request.delete(to(deleted), { headers: headers() })).status()).toBe(204)
    const data = { oldPrice: null, priceOnRequest: true }
    expect((await page.request.put(to(onRequest), { data, headers: headers() })).status()).toBe(200)
    await page.getByRole('button', { name: '2 Produkte ändern' }).click()
    await page.getByRole('heading', { name: '2 Produkte nicht geändert' }).waitFor()
    await page.getByRole('row', { name: 'Stegleuchte eins Liegt im Papierkorb.' }).waitFor()
    await page.getByRole('row', { name: 'Stegleuchte zwei Preis auf Anfrage, bleibt' }).waitFor()
    expect(await page.getByRole('button', { name: /noch einmal/ }).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'So lassen' }).click()
    await page.getByRole('heading', { name: '2 Produkte nicht geändert' }).waitFor({ state: 'detached' })
  })

  test('is not promised to happen once any more when it becomes another change, and starts from what was stored', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const one = await create(page, { nameDe: 'Turmlampe', oldPrice: '100.00' })
    await choose(page, 'Turmlampe', 1, 'Preise')
    await page.getByLabel('Um wie viel?').fill('5')
    await page.getByText('105,00').waitFor()
    walk.excuse('ERR_CONNECTION_RESET /api/admin/products/bulk')
    const restore = await loseAnswers(page, 'products/bulk')
    await page.getByRole('button', { name: '1 Produkt ändern' }).click()
    const promise = page.getByText('Es geschieht nur einmal')
    await promise.waitFor()
    await restore()
    expect((await read(page, one)).oldPrice).toBe('105.00')
    await page.getByLabel('Um wie viel?').fill('6')
    await promise.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /^Turmlampe 105,00.*111,30/ }).waitFor()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('main').getByText('105,00').filter({ visible: true }).first().waitFor()
  })

  test('stays at its place in the list after a change, with the focus on a changed product', async () => {
    const page = await walk.signedIn('/admin/dashboard', { ...desktop, ...german })
    const box = page.locator('input[data-chooses]').nth(12)
    await box.click()
    await box.press('Shift+ArrowDown')
    const before = await box.boundingBox()
    // By keyboard, since the driver scrolls the page before it clicks on the bar.
    await box.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('table', { name: 'Produkte' }).waitFor()
    await page.keyboard.type('5')
    await page.getByRole('button', { name: /^\d+ Produkte? ändern$/ }).click()
    await page.getByText(/Produkte? geändert/).waitFor()
    await page.getByRole('region', { name: 'Ausgewählte Produkte' }).waitFor({ state: 'detached' })
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    const last = page.locator('input[data-chooses]').nth(13)
    expect(await last.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})
