import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { walks } from '../walks.ts'

const PAGE = '/cuba-energia-solar'
const NOTHING = `${PAGE}?home=1~8n~backup~lifepo4~0`
const row = (page: Page, name: string) => page.locator('#calc .rows > li', { hasText: name })
const daily = (page: Page) => page.locator('#calc .bignum')
const kits = (page: Page) => page.locator('#answer .kit')
const lines = (page: Page) => page.locator('#cart .line')

/** Adds an appliance and sets its count. */
async function add(page: Page, key: string, name: string, count: number): Promise<void> {
  await page.locator('#calc [name=add]').selectOption(key)
  await page.locator('#calc [value=add]').click()
  await row(page, name).locator('[name=u]').fill(String(count))
}

/** Puts the first kit into the cart. @returns text of the order, and the address of its link to the calculation */
async function order(page: Page): Promise<{ text: string; link: string }> {
  await kits(page).first().locator('[data-kit]').click()
  const chat = page.locator('#cart a.btn-wa')
  await chat.waitFor()
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  return { text, link: /https?:\/\/[^/\s]+(\/cuba-energia-solar\S*)/.exec(text)?.[1] ?? '' }
}

describe('sizing on a phone', () => {
  const walk = walks({ onlyLooks: true, foreign: /^https:\/\/wa\.me/ })

  test('works for a family from an empty cart: a manual entry equals the first preset, is ordered and opened again', async () => {
    const { page, context } = await walk.arrive(phone)
    await page.goto('/')
    await page.locator('header [data-cart]').click()
    await page.locator('#cart').getByText('Calcular lo que necesita mi casa').click()
    await page.waitForURL(`**${PAGE}#calc`)
    await page.goto(NOTHING)
    // Without any row the script has none to copy, so the form is sent and the page comes back with the first row.
    await page.locator('#calc [name=add]').selectOption('fridge')
    await page.locator('#calc [value=add]').click()
    await page.waitForURL('**fridge**')
    await add(page, 'fan', 'Ventilador', 2)
    await add(page, 'bulb', 'Bombillo', 5)
    await add(page, 'tv', 'Televisor', 1)
    await add(page, 'router', 'Router', 1)
    await expect.poll(() => daily(page).textContent()).toBe('4.67')
    await expect.poll(() => page.url()).toMatch(/home=basic$/)
    await expect.poll(() => page.locator('#calc [aria-current]').allTextContents()).toEqual(['Casa básica'])
    const { text, link } = await order(page)
    expect(text).toContain('Cálculo: 4.67 kWh al día, 8 h sin corriente de noche, litio.')
    expect(text).toMatch(/^1 x Inversor híbrido/m)
    const other = await context.newPage()
    await other.goto(link)
    expect(await daily(other).textContent()).toBe('4.67')
  })

  test('works for an ice-cream shop with two freezers and a split', async () => {
    const { page, context } = await walk.arrive(phone)
    await page.goto(`${PAGE}?home=1~8n~backup~lifepo4~0~freezer`)
    await row(page, 'Congelador').getByRole('button', { name: 'Uno más' }).click()
    await add(page, 'split', 'Split', 1)
    // kWh per day: two freezers of 2.5 kWh, and a split of 0.9 kW that runs 60 % of 8 hours.
    await expect.poll(() => daily(page).textContent()).toBe('9.32')
    await expect.poll(() => kits(page).first().textContent()).toMatch(/Inversor|Sistema/)
    await expect.poll(() => page.url()).toContain('split')
    const { text, link } = await order(page)
    expect(text).toContain('Cálculo: 9.32 kWh al día')
    const other = await context.newPage()
    await other.goto(link)
    expect([await daily(other).textContent(), await row(other, 'Congelador').locator('[name=u]').inputValue()]).toEqual(['9.32', '2'])
  })

  test('works for an off-grid farm with its own pump', async () => {
    const { page, context } = await walk.arrive(phone)
    await page.goto(`${PAGE}?home=1~8n~backup~lifepo4~0~inverterFridge~bulb-4`)
    const hours = page.locator('#calc [name=hours]')
    expect(await hours.isVisible()).toBe(true)
    await page.locator('#calc [name=supply]').selectOption('offGrid')
    // Without a grid, the fields about power cuts are hidden.
    expect([await hours.isVisible(), await page.locator('#calc [name=when]').isVisible()]).toEqual([false, false])
    await page.locator('#calc [name=add]').selectOption('own')
    await page.locator('#calc [value=add]').click()
    const pump = page.locator('#calc .rows > li').nth(2)
    await pump.locator('[name=n]').fill('Bomba de riego')
    // The count is in the first line of the row; the field of the name is below, as wide as the row.
    const [count, name] = [await pump.locator('.qty').boundingBox(), await pump.locator('[name=n]').boundingBox()]
    expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThan(name?.y ?? 0)
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeCloseTo((count?.x ?? 0) + (count?.width ?? 0), 0)
    await pump.locator('[name=w]').fill('550')
    await pump.locator('[name=d]').fill('3')
    await pump.locator('[name=h]').fill('0')
    // A day needs 1.2 + 4 × 0.009 × 6 + 0.55 × 3 kWh; two days without sun need twice that and 25 W for the inverter.
    await expect.poll(() => daily(page).textContent()).toBe('3.07')
    await expect.poll(() => page.locator('[data-need=backup]').textContent()).toBe('7.33')
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toContain('offGrid~lifepo4~0~inverterFridge~bulb-4~own-1-550-3-0-Bomba de riego')
    await expect.poll(() => page.locator('#answer').textContent()).toContain('En 2 días sin sol')
    const { text, link } = await order(page)
    expect(text).toContain('sin red eléctrica, litio')
    await lines(page).first().waitFor()
    const other = await context.newPage()
    await other.goto(link)
    expect([await daily(other).textContent(), await row(other, 'Bomba de riego').count()]).toEqual(['3.07', 1])
  })
})
