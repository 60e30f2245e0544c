import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StaffProduct } from '#features/catalog/product/product.contract.ts'
import { desktop } from '../browser.ts'
import { loseAnswers, openStaffPage, reloadStaffPage, walks } from '../walks.ts'

const walk = walks()

const create = async (page: Page, nameDe: string) => {
  const data = { nameDe, shortDescriptionDe: 'Kurz', categoryId: 1, isActive: false, oldPrice: '100.00' }
  return (await (await page.request.post('/api/admin/products', { data, headers: { origin: walk.shop.url } })).json()) as StaffProduct
}
const priceOf = async (page: Page, { id }: { id: number }) =>
  ((await (await page.request.get(`/api/admin/products/${id}`)).json()) as StaffProduct).oldPrice
const raise = async (page: Page, name: string) => {
  await openStaffPage(page, `/admin/dashboard?find=${name}`)
  await page.getByLabel(/^Dieses Produkt auswählen/).click()
  await page.getByRole('button', { name: 'Preise', exact: true }).click()
  await page.getByLabel('Um wie viel?').fill('10')
  await page.getByText('110,00').waitFor()
  await page.getByRole('button', { name: '1 Produkt ändern' }).click()
  await page.getByText('Keine Antwort angekommen').waitFor()
}
const BULK = '**/api/admin/products/bulk'
/** Passes the dry runs of previews on a connection that loses or breaks all other requests. */
const passDryRuns = (page: Page) =>
  page.route(BULK, (route) => ((route.request().postData() ?? '').includes('"dryRun":true') ? route.continue() : route.fallback()))
const outcome = (page: Page) => page.getByText('Ihre Änderung ist angekommen: 1 Produkt geändert')
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':bulk-change:')))

test('a change of prices whose answer was lost is made once, and has its undo after a reload', async () => {
  const page = await walk.signIn({ ...desktop, locale: 'de-DE' })
  const product = await create(page, 'Kellerlampe')
  walk.excuse('ERR_CONNECTION_RESET /api/admin/products/bulk')
  const restore = await loseAnswers(page, 'products/bulk')
  await passDryRuns(page)
  await raise(page, 'Kellerlampe')
  await reloadStaffPage(page)
  await page.getByText('Ihre Änderung von 1 Produkt ist noch offen').waitFor()
  expect(await stored(page)).toHaveLength(1)
  const listed = page.getByText('Änderung vieler Produkte')
  await listed.waitFor()

  await restore()
  await page.getByRole('button', { name: 'Noch einmal fragen' }).click()
  await outcome(page).waitFor()
  await page.getByText('Ihre Änderung von 1 Produkt ist noch offen').waitFor({ state: 'detached' })
  await listed.waitFor({ state: 'detached' })
  expect(await priceOf(page, product)).toBe('110.00')
  expect(await stored(page)).toEqual([])
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await page.getByText('Rückgängig gemacht: 1 Produkt').waitFor()
  expect(await priceOf(page, product)).toBe('100.00')
})

test('a change of prices that never reached the shop is made once when the list is opened again', async () => {
  const page = await walk.signIn({ ...desktop, locale: 'de-DE' })
  const product = await create(page, 'Dachbodenlampe')
  walk.excuse('ERR_INTERNET_DISCONNECTED')
  await page.route(BULK, (route) => route.abort('internetdisconnected'))
  await passDryRuns(page)
  await raise(page, 'Dachbodenlampe')
  expect(await priceOf(page, product)).toBe('100.00')
  await page.unrouteAll()
  await reloadStaffPage(page)
  await outcome(page).waitFor()
  expect(await priceOf(page, product)).toBe('110.00')
})

test('an unanswered change is settled before another one, whose preview then shows its prices', async () => {
  const page = await walk.signIn({ ...desktop, locale: 'de-DE' })
  const product = await create(page, 'Hoflampe')
  walk.excuse('ERR_CONNECTION_RESET /api/admin/products/bulk')
  const restore = await loseAnswers(page, 'products/bulk')
  await passDryRuns(page)
  await raise(page, 'Hoflampe')
  await restore()
  await page.getByLabel('Um wie viel?').fill('20')
  await page.getByRole('row', { name: /^Hoflampe 110,00.*132,00/ }).waitFor()
  await page.getByRole('button', { name: '1 Produkt ändern' }).click()
  await outcome(page).waitFor()
  expect(await priceOf(page, product)).toBe('110.00')
  await page.getByRole('button', { name: '1 Produkt ändern' }).click()
  await page.getByText(/^1 Produkt geändert/).waitFor()
  expect(await priceOf(page, product)).toBe('132.00')
})
