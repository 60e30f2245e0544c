import type { Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop } from '../browser.ts'
import { openStaffPage, sayYes, waitUntilHydrated, waitUntilIdle, walks } from '../walks.ts'

const TABLE = '/admin/dashboard?view=table'
const german = { ...desktop, locale: 'de-DE' }

describe('input that waits in the product table', () => {
  const walk = walks()

  test('is left by signing out while a price is saved, without a second login over the first', async () => {
    // The held save and the reload of the tasks end after the session.
    walk.excuse('401 /api/admin/products/', '401 /api/admin/tasks')
    const page = await walk.signIn(german)
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    await openStaffPage(page, TABLE)
    await sayYes(page)
    // On a busy machine the page's own requests would end after the session, too. The network may have been idle before they began.
    await expect.poll(() => underWay.size).toBe(0)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/admin/products/*', async (route) => {
      await held
      await route.continue()
    })
    const cell = page.locator('input[data-cell$=" price"]').first()
    await cell.fill('140')
    await cell.press('Enter')
    await page.getByRole('button', { name: 'Abmelden' }).click()
    const username = page.getByLabel('Benutzername')
    // The address changes before the table is gone, which would load its lists again after the refused save.
    await username.waitFor()
    const refused = page.waitForResponse((answer) => answer.status() === 401)
    release()
    await refused
    await waitUntilIdle(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await username.fill(ADMIN.username)
    await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/dashboard')
    await page.getByText('Auf diesem Gerät wartet eine Eingabe').waitFor()
  })

  test('names what waited on the device for a deleted product or a price on request, and discards it', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED', '409 /api/admin/products/')
    const page = await walk.signedIn(TABLE, german)
    await sayYes(page)
    const headers = { origin: walk.shop.url }
    const rows = page.locator('table.sheet tbody tr', { has: page.locator('input[data-cell$=" price"]') })
    const typed: { id: number; name: string }[] = []
    const saves = '**/api/admin/products/*'
    await page.route(saves, (route) => route.abort('internetdisconnected'))
    for (const [at, text] of ['555', '666'].entries()) {
      const cell = rows.nth(at).locator('[data-cell$=" price"]')
      const id = Number((await cell.getAttribute('data-cell'))?.split(' ')[0])
      typed.push({ id, name: (await rows.nth(at).getByRole('rowheader').textContent()) ?? '' })
      await cell.fill(text)
      await cell.press('Tab')
      await rows.nth(at).getByText('wartet auf Verbindung').waitFor()
    }
    const [deleted, onRequest] = typed
    await page.goto('about:blank')
    await page.unroute(saves)
    expect((await page.request.delete(`/api/admin/products/${deleted?.id}`, { headers })).status()).toBe(204)
    const data = { priceOnRequest: true, oldPrice: null, newPrice: null }
    expect((await page.request.put(`/api/admin/products/${onRequest?.id}`, { data, headers })).status()).toBe(200)
    await openStaffPage(page, TABLE)
    const note = page.locator('.note', { hasText: 'Nicht gespeichert: Dieses Produkt gibt es nicht mehr' })
    await note.getByText(deleted?.name ?? '').waitFor()
    await note.getByText('555').waitFor()
    const row = page.locator('table.sheet tbody tr', { has: page.locator(`[data-cell="${onRequest?.id} stock"]`) })
    await row.getByText('„666“ nicht übernommen: Preis auf Anfrage.').waitFor()
    expect(await barriers(page)).toEqual([])
    await note.getByRole('button', { name: /verwerfen$/ }).click()
    await note.waitFor({ state: 'detached' })
    await row.getByRole('button', { name: 'Verwerfen' }).click()
    await row.getByText('„666“').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':product-row:')))).toEqual([])
  })

  test('sends nothing in the name of a colleague who signs in over it', async () => {
    walk.excuse('401 /api/admin/')
    const page = await walk.signedIn(TABLE, german)
    const headers = { origin: walk.shop.url }
    const colleague = { username: 'maria', password: 'una-clave-bien-larga-1', firstName: 'Maria', role: 'employee' }
    const made = await page.request.post('/api/admin/administrators', { data: { ...colleague, ownPassword: ADMIN.password }, headers })
    expect(made.status()).toBe(201)
    const cell = page.locator('input[data-cell$=" price"]').first()
    const before = await cell.inputValue()
    await page.context().clearCookies({ name: /session/ })
    await cell.fill('777')
    await cell.press('Enter')
    const login = page.getByRole('dialog', { name: 'Nicht angemeldet' })
    await login.getByLabel('Benutzername').fill(colleague.username)
    await login.getByLabel('Passwort', { exact: true }).fill(colleague.password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Mein Konto: Maria' }).waitFor()
    await waitUntilHydrated(page)
    expect(await cell.inputValue()).toBe(before)
    await page.getByRole('button', { name: 'Zurück zur Liste' }).click()
    await waitUntilIdle(page)
    expect(await page.getByText('Auf diesem Gerät wartet').count()).toBe(0)
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.getByLabel('Benutzername').fill(ADMIN.username)
    await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /^Zeile der Produkttabelle .* öffnen$/ }).click()
    await page.getByText('gespeichert', { exact: true }).waitFor()
    expect(await cell.inputValue()).toBe('777,00')
  })
})
