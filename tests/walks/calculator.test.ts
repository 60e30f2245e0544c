import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { walks } from '../walks.ts'

const PAGE = '/cuba-energia-solar'
const row = (page: Page, name: string) => page.locator('#calc .rows > li', { hasText: name })
const daily = (page: Page) => page.locator('#calc .bignum')
const kits = (page: Page) => page.locator('#answer .kit')
const add = async (page: Page, appliance: string) => {
  await page.locator('#calc [name=add]').selectOption(appliance)
  await page.locator('#calc [value=add]').click()
}

describe('the calculator', () => {
  const walk = walks({ onlyLooks: true, foreign: /^https:\/\/wa\.me/ })

  test('a family on a phone: figures at each touch, kits behind them, a link of it, into the cart', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    expect(await daily(page).textContent()).toBe('4.67')
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => daily(page).textContent()).toBe('5.22')
    await add(page, 'split')
    await expect.poll(() => daily(page).textContent()).toBe('9.54')
    await expect.poll(() => kits(page).first().textContent()).toMatch(/Inversor híbrido 5.kW/)
    await expect.poll(() => page.url()).toContain('fan-3')
    expect(await barriers(page)).toEqual([])

    await page.reload()
    expect(await daily(page).textContent()).toBe('9.54')
    expect(await row(page, 'Ventilador').locator('[name=u]').inputValue()).toBe('3')
    await kits(page).first().locator('[data-kit]').click()
    await page.locator('#cart .line').nth(2).waitFor()
    expect(await page.locator('#cart .line').allTextContents()).toEqual([
      expect.stringMatching(/Inversor híbrido 5.kW/),
      expect.stringContaining('Batería de rack'),
      expect.stringMatching(/Panel solar 550.W/),
    ])
  })

  test('an appliance of one’s own, with a comma in its hours, stands in the link under its name', async () => {
    const { page } = await walk.arrive({ ...desktop, locale: 'en-US' })
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').focus()
    await add(page, 'own')
    await page.keyboard.type('Sewing machine')
    const own = page.locator('#calc .rows > li').last()
    await own.locator('[name=w]').fill('120')
    await own.locator('[name=d]').fill('2,5')
    await expect.poll(() => daily(page).textContent()).toBe('4.97')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('own-1-120-2.5-0-Sewing machine')
    expect(await own.locator('summary b').textContent()).toBe('Sewing machine')
    await page.reload()
    expect(await row(page, 'Sewing machine').count()).toBe(1)
  })

  test('what was entered stays on the device, and what cannot be is told while one types', async () => {
    const { page, context } = await walk.arrive(phone)
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').fill('25')
    await page.locator('#fixed [role=alert]').waitFor()
    expect(await page.locator('#fixed').textContent()).toContain('no puede ser más de 24')
    expect(await page.locator('#calc [name=hours]').getAttribute('aria-invalid')).toBe('true')
    await page.locator('#calc [name=hours]').fill('6')
    await page.locator('#fixed [role=alert]').waitFor({ state: 'detached' })
    expect(await page.locator('#calc [aria-invalid]').count()).toBe(0)
    const again = await context.newPage()
    await again.goto(PAGE)
    await again.waitForURL('**home=1~6n*')
    expect(await again.locator('#calc [name=hours]').inputValue()).toBe('6')
    // A link says more than what is kept.
    await again.goto(`${PAGE}?home=shop`)
    await again.locator('#calc[data-live]').waitFor()
    expect(await again.locator('#calc .bignum').textContent()).toBe('9.94')
  })

  test('without script the form leads to a link, Enter too, and tells what it put right', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(PAGE)
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno más' }).click()
    await page.waitForURL('**home=*fan-3*')
    expect(await daily(page).textContent()).toBe('5.22')
    await page.locator('#calc [name=hours]').fill('25')
    await page.locator('#calc [name=hours]').press('Enter')
    await page.waitForURL('**24n**')
    expect(await page.locator('#calc [role=alert]').textContent()).toContain('Horas sin corriente al día: no puede ser más de 24.')
    expect(await row(page, 'Ventilador').locator('[name=u]').inputValue()).toBe('3')
    await add(page, 'shower')
    await page.waitForURL('**shower**')
    expect(await page.locator('#calc .note').textContent()).toContain('Ducha eléctrica')
    await add(page, 'own')
    await page.waitForURL('**own-1**')
    expect(await row(page, 'Otro equipo').locator('[name=n]').inputValue()).toBe('')
  })

  test('without a line the figures go on, the kits say that they are old, and follow when it is back', async () => {
    const { page, context, excuse } = await walk.arrive(phone)
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').focus()
    await page.locator('#calc[data-live]').waitFor()
    await context.setOffline(true)
    excuse(`ERR_INTERNET_DISCONNECTED ${PAGE}`, 'ERR_INTERNET_DISCONNECTED /assets/sketch-')
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => daily(page).textContent()).toBe('5.22')
    await page.locator('#answer .note-warn').waitFor()
    await context.setOffline(false)
    await page.locator('#answer .note-warn').waitFor({ state: 'detached' })
    expect(await row(page, 'Ventilador').locator('[name=u]').inputValue()).toBe('3')
  })

  test('nothing at all, and more than anybody sells, are answered in words', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(`${PAGE}?home=1~8n~backup~lifepo4~0`)
    expect(await page.locator('#answer').textContent()).toContain('Con cero equipos')
    await page.goto(`${PAGE}?home=1~8n~backup~lifepo4~0~split-90`)
    expect(await page.locator('#answer').textContent()).toContain('Ningún inversor de la tienda')
    for (const link of ['x'.repeat(6000), '%00', '1~~~~~~', '1~8n~backup~lifepo4~0~fan-1-NaN-Infinity--'])
      expect([link.slice(0, 20), (await page.goto(`${PAGE}?home=${link}`))?.status()]).toEqual([link.slice(0, 20), 200])
  })
})
