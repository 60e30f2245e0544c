import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { createInquiryReader } from '../inquiries.ts'
import { fields, fill } from '../inquiry-form.ts'
import { openKillableBrowser } from '../killed-browser.ts'
import { androidPhone } from '../known-visits.ts'
import { createStaffReader } from '../staff-reader.ts'
import { hydrateIslands, loseAnswers, message, openStaffPage, sayYes, walks } from '../walks.ts'

type Killable = Awaited<ReturnType<typeof openKillableBrowser>>

describe('a browser that was killed', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })
  let front: Front
  let browser: Killable | undefined
  afterEach(async () => {
    await browser?.remove()
    browser = undefined
  })

  async function signIn(page: Page): Promise<void> {
    const answer = await page.context().request.post('/api/admin/login', { data: ADMIN, headers: { origin: front.url } })
    expect(answer.status()).toBe(200)
  }
  const list = createStaffReader(() => walk.shop)
  const arrived = createInquiryReader(() => walk.shop)
  async function fillProduct(page: Page, name: string): Promise<void> {
    await page.locator('[name=nameDe]').fill(name)
    await page.locator('[name=categoryId]').selectOption({ label: 'Batterien' })
    await page.locator('[name=shortDescriptionDe]').fill('Noch nicht fertig')
  }
  const named = async (name: string) =>
    (await list<{ nameDe: string; nameEs: string }[]>('/api/admin/products')).filter(({ nameDe }) => nameDe === name)

  test('sends a waiting inquiry and a waiting visit once', async () => {
    front = await walk.front()
    browser = await openKillableBrowser({ ...phone, userAgent: androidPhone, baseURL: front.url, serviceWorkers: 'block' })
    const page = await browser.context.newPage()
    await page.goto('/contact')
    await hydrateIslands(page)
    const words = 'Escrita antes de que el teléfono se apagara.'
    await fill(page, { message: words })
    front.mode = 'deaf'
    await fields(page).send.click()
    // Before the request times out: the inquiry is stored while it is being sent.
    await page.evaluate(() => window.count?.('compare', [1, 2]))
    await browser.kill('"kind":"compare"')
    front.mode = 'shop'
    await browser.reopen()
    const next = await browser.context.newPage()
    await next.goto('/about')
    const stored = (key: string) => next.evaluate((name) => localStorage.getItem(name), key)
    await expect.poll(() => stored('inquiries')).toMatch(/"code"/)
    await expect.poll(() => stored('visits')).toBeNull()
    expect(await arrived(words)).toHaveLength(1)
  })

  test('keeps an inquiry that was being edited, which is sent once, as it was edited', async () => {
    front = await walk.front()
    browser = await openKillableBrowser({ ...phone, userAgent: androidPhone, baseURL: front.url })
    const page = await browser.context.newPage()
    await page.goto('/contact')
    await hydrateIslands(page)
    front.mode = 'broken'
    const [before, after] = ['Dos baterías, antes del apagón.', 'Tres baterías, después del apagón.']
    await fill(page, { message: before })
    await fields(page).send.click()
    await page.getByRole('button', { name: 'Corregir' }).click()
    const edited = page.locator('main form [name=message]')
    await expect.poll(() => edited.inputValue()).toBe(before)
    await edited.fill(after)
    // Chromium writes local storage in order: this was written after the draft.
    await page.evaluate(() => localStorage.setItem('written', 'after-the-draft'))
    await browser.kill('after-the-draft')
    front.mode = 'shop'
    await browser.reopen()
    const next = await browser.context.newPage()
    await next.goto('/contact')
    await expect.poll(() => next.locator('main form [name=message]').inputValue()).toBe(after)
    await fields(next).send.click()
    await next.getByText('Formulario enviado.').filter({ visible: true }).waitFor()
    expect(await next.evaluate(() => localStorage.getItem('inquiry-draft'))).toBeNull()
    for (const [words, count] of [
      [before, 0],
      [after, 1],
    ] as const)
      expect(await arrived(words)).toHaveLength(count)
  })

  test('shows staff their unanswered product, which is made once, also from two tabs', async () => {
    front = await walk.front()
    browser = await openKillableBrowser({ ...desktop, locale: 'de-DE', baseURL: front.url })
    const page = await browser.context.newPage()
    await signIn(page)
    await openStaffPage(page, '/admin/products/new')
    await fillProduct(page, 'Vor dem Stromausfall')
    await loseAnswers(page)
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page
      .getByText(/Ihre Eingaben bleiben erhalten/)
      .first()
      .waitFor()
    await browser.kill('"pending":{"key"')
    expect(await named('Vor dem Stromausfall')).toHaveLength(1)

    await browser.reopen()
    const [one, other] = [await browser.context.newPage(), await browser.context.newPage()]
    await signIn(one)
    for (const tab of [one, other]) {
      await openStaffPage(tab, '/admin/dashboard')
      await tab.getByText('Auf diesem Gerät wartet eine Eingabe').waitFor()
      await tab.getByText('beim Speichern kam keine Antwort').waitFor()
      await tab.getByRole('link', { name: 'Produkt „Vor dem Stromausfall“ öffnen' }).click()
      await tab.getByText('ist wieder da und noch nicht gespeichert').waitFor()
      expect(await tab.locator('[name=nameDe]').inputValue()).toBe('Vor dem Stromausfall')
    }
    // A change made in one tab is saved on top of the product that was sent before.
    await one.locator('[name=nameEs]').fill('Antes del apagón')
    await one.getByRole('button', { name: 'Speichern', exact: true }).click()
    await one.waitForURL('**/edit')
    await other.getByRole('button', { name: 'Speichern', exact: true }).click()
    await other.waitForURL('**/edit')
    await expect.poll(async () => (await named('Vor dem Stromausfall')).map(({ nameEs }) => nameEs)).toEqual(['Antes del apagón'])
    await openStaffPage(one, '/admin/dashboard')
    expect(await one.getByText('Auf diesem Gerät wartet').count()).toBe(0)
  })

  test('lets staff discard a waiting save', async () => {
    front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_CONNECTION', 'ERR_SOCKET')
    const { page, context } = await walk.arrive({ ...desktop, locale: 'de-DE', baseURL: front.url })
    await signIn(page)
    await openStaffPage(page, '/admin/products/new')
    await fillProduct(page, 'Doch nicht')
    front.mode = 'broken'
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    // The save is stored before it is sent. Until this message the browser repeats the request.
    await message(page, 'Netzwerk-Fehler').waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toMatch(/\\"pending\\":\{\\"key\\"/)
    await page.close()
    front.mode = 'shop'
    const next = await context.newPage()
    await openStaffPage(next, '/admin/dashboard')
    await sayYes(next)
    await next.getByRole('button', { name: 'Produkt „Doch nicht“ verwerfen' }).click()
    await next.getByText('Auf diesem Gerät wartet').waitFor({ state: 'detached' })
    await openStaffPage(next, '/admin/products/new')
    expect(await next.locator('[name=nameDe]').inputValue()).toBe('')
    expect(await next.getByText('noch nicht gespeichert').count()).toBe(0)
    expect(await named('Doch nicht')).toEqual([])
  })

  test('a save that a captive portal answers keeps the input of staff, and the next save stores it once', async () => {
    front = await walk.front()
    const { page } = await walk.arrive({ ...desktop, locale: 'de-DE', baseURL: front.url })
    await signIn(page)
    await openStaffPage(page, '/admin/products/new')
    await fillProduct(page, 'Im Café')
    front.mode = 'portal'
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page
      .getByText(/Ihre Eingaben bleiben erhalten/)
      .first()
      .waitFor()
    front.mode = 'shop'
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await message(page, 'Als Entwurf: Besucher sehen es noch nicht.').waitFor()
    expect(await named('Im Café')).toHaveLength(1)
  })
})
