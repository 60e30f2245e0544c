import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { walks } from '../walks.ts'

const PRODUCT = '/product/sistema-solar-completo-3-kw'
const ON_REQUEST = '/product/sistema-solar-completo-20-kw'
const DAY_MS = 24 * 60 * 60 * 1000
/** Date in Havana this many days ago, as YYYY-MM-DD. */
const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Havana' }).format(new Date(Date.now() - days * DAY_MS))
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

describe('prices in a second currency', () => {
  const walk = walks()
  const enter = async (page: Page, rate: object) => {
    const answer = await page.request.post('/api/admin/exchange-rates', {
      headers: { origin: walk.shop.url },
      data: { currency: 'CUP', day: dayAgo(0), source: 'elTOQUE', ...rate },
    })
    expect(answer.status()).toBe(201)
  }
  const approximate = (page: Page, scope = 'main') => page.locator(`${scope} .approx`).first()

  test('staff enter a rate, and a visitor who chooses pesos sees them everywhere, until the rate is too old', async () => {
    const { page: visitor, context } = await walk.arrive(phone)
    await visitor.goto(PRODUCT)
    // Without a rate the shop offers no second currency.
    expect(await visitor.locator('.money, .approx').count()).toBe(0)

    const staff = await walk.signedIn('/admin/exchange-rates', desktop)
    const form = staff.getByRole('form', { name: 'Kubanischer Peso (CUP)' })
    await form.getByLabel('1 USD in CUP').fill('410,50')
    await form.getByText(/100 USD ≈\s41\s050 CUP/).waitFor()
    await form.getByLabel('Quelle').fill('elTOQUE')
    await form.getByRole('button', { name: 'Kurs eintragen' }).click()
    await staff.getByText('Kurs für CUP eingetragen').waitFor()
    await form.getByText('1 USD = 410,5 CUP').waitFor()
    expect(await staff.getByRole('listitem').filter({ hasText: '1 USD = 410,5 CUP' }).textContent()).toContain('elTOQUE')

    // The product page, after the choice in the menu, and then at its address without the choice.
    await visitor.goto(PRODUCT)
    await visitor.getByRole('button', { name: 'Menú' }).click()
    const choice = visitor.locator('#menu .money')
    const box = await choice.getByRole('link', { name: '+ CUP' }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await choice.getByRole('link', { name: '+ CUP' }).click()
    await approximate(visitor).waitFor()
    expect(new URL(visitor.url()).search).toBe('')
    expect(plain(await approximate(visitor).textContent())).toMatch(/^≈ 1 022 150 CUP, tasa del \d{1,2} [a-z]+\.$/)
    await visitor.goto(ON_REQUEST)
    expect(await visitor.locator('main .price-lg .approx').count()).toBe(0)

    // A list, a comparison, the calculator.
    await visitor.goto('/products?category=1&subcategory=all')
    expect(plain(await approximate(visitor, '.card').textContent())).toBe('≈ 1 022 150 CUP')
    await visitor.goto('/compare?p=1,2')
    expect(plain(await approximate(visitor, '.cmpt').textContent())).toBe('≈ 1 022 150 CUP')
    await visitor.goto('/cuba-energia-solar')
    expect(plain(await approximate(visitor, '.kit .tot').textContent())).toMatch(/^≈ [\d ]+ CUP, tasa del /)

    // The cart and the order. The total in pesos leaves out products without a price.
    await visitor.goto(PRODUCT)
    await visitor.getByRole('button', { name: 'Agregar al carrito' }).click()
    await visitor.locator('header [data-cart]').click()
    await visitor
      .locator('#cart .tot + p')
      .filter({ hasText: /≈\s1\s022\s150 CUP/ })
      .waitFor()
    const line = async () => plain(await visitor.locator('#cart .line .num b').textContent())
    await expect.poll(line).toBe('$2,490.00 ≈ 1 022 150 CUP')
    await visitor.locator('#cart .line .qty button').last().click()
    await expect.poll(line).toBe('$4,980.00 ≈ 2 044 290 CUP')
    await visitor
      .locator('#cart .tot + p')
      .filter({ hasText: /≈\s2\s044\s290 CUP/ })
      .waitFor()
    const order = decodeURIComponent((await visitor.locator('#cart a.btn-wa').first().getAttribute('href')) ?? '')
    expect(plain(order)).toMatch(/\*Total: \$4,980\.00 USD\*\n≈ 2 044 290 CUP, tasa del \d{1,2} [a-z]+\.\n/)

    await visitor.keyboard.press('Escape')
    await visitor.goto('/products')
    await visitor.locator('main .srch input').pressSequentially('sistema solar 3')
    await expect
      .poll(async () => plain(await visitor.locator('main .srch [role=option]').first().textContent()))
      .toContain('≈ 1 022 150 CUP')

    // The choice also applies in another language, and a search understands a price in pesos.
    await visitor.goto(`${PRODUCT}?lang=en`)
    expect(plain(await approximate(visitor).textContent())).toMatch(/^≈ 1 022 150 CUP, rate of /)
    await visitor.goto('/products?lang=es&q=inversor menos de 200 000 cup')
    await visitor.getByText('«menos de 200 000 cup» se buscó en dólares, con esta tasa:').waitFor()
    await visitor.locator('main').getByText('hasta 488 USD').first().waitFor()

    // With a rate of eight days ago, pesos are hidden and staff are asked for a new rate.
    await enter(staff, { perUsd: 410.5, day: dayAgo(8) })
    await visitor.goto(PRODUCT)
    expect(await visitor.locator('.money, .approx').count()).toBe(0)
    await visitor.goto('/products?q=inversor menos de 200 000 cup')
    await visitor.getByText('«menos de 200 000 cup» no se tuvo en cuenta').waitFor()
    await staff.goto('/admin/dashboard')
    await staff.getByRole('link', { name: /^Wechselkurs erneuern: / }).click()
    await staff.getByText('Er ist älter als sieben Tage.').waitFor()
    await expect.poll(() => staff.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('CUP-perUsd')
    await context.clearCookies()
  })

  test('without script the choice is made in the footer, and taken back', async () => {
    const staff = await walk.signedIn('/admin/exchange-rates', desktop)
    await enter(staff, { currency: 'EUR', perUsd: 0.8617, source: 'BCE' })
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto('/products?category=1&subcategory=all&view=grid')
    await page.locator('.foot .money').getByRole('link', { name: '+ EUR' }).click()
    await expect.poll(() => new URL(page.url()).search).toContain('view=grid')
    expect(plain(await approximate(page, '.card').textContent())).toBe('≈ 2,145.63 EUR')
    expect(await page.locator('.foot').textContent()).toContain('1 USD ≈ 0.8617 EUR, tasa del')
    await page.locator('.foot .money').getByRole('link', { name: 'USD', exact: true }).click()
    expect(await page.locator('.approx').count()).toBe(0)
  })

  test('a rate that another person has entered meanwhile is reported, and the typed one stays in the form', async () => {
    const page = await walk.signedIn('/admin/exchange-rates', desktop)
    const form = page.getByRole('form', { name: 'Euro (EUR)' })
    await form.getByLabel('1 USD in EUR').fill('0,87')
    await form.getByLabel('Quelle').fill('BCE')
    await enter(page, { currency: 'EUR', perUsd: 0.86, source: 'BdE' })
    walk.excuse('409 /api/admin/exchange-rates')
    await form.getByRole('button', { name: 'Kurs eintragen' }).click()
    await form.getByText(/hat inzwischen einen anderen Kurs eingetragen: 1 USD = 0,86 EUR/).waitFor()
    expect(await form.getByLabel('1 USD in EUR').inputValue()).toBe('0,87')
    await form.getByRole('button', { name: 'Kurs eintragen' }).click()
    await form.getByText('1 USD = 0,87 EUR').waitFor()
    // A withdrawn rate disappears from the shop.
    await form.getByRole('button', { name: 'Nicht mehr zeigen' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Fortfahren' })
      .or(page.locator('[role="alertdialog"] [data-confirm]'))
      .first()
      .click()
    await form.getByText('Zurückgezogen').waitFor()
  })
})
