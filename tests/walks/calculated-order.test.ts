import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { phone } from '../browser.ts'
import { PUT_IN_CART } from '../budgets/journey.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const PAGE = '/cuba-energia-solar'
const kit = (page: Page) => page.locator('#answer .kit [data-kit]').first()
const lines = (page: Page) => page.locator('#cart .line')
const chat = (page: Page) => page.locator('#cart a.btn-wa')
/** Text of the order in the link to WhatsApp. */
const message = async (page: Page) => new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('calculated'))
const calculations = (text: string) => text.split('\n').filter((line) => /^(Cálculo|Calculation):/.test(line))

describe('a kit of the calculator, ordered', () => {
  const walk = walks({ onlyLooks: true, foreign: /^https:\/\/wa\.me/ })

  test('the cheaper system with the other chemistry shows the difference, and its order names its own chemistry', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    const other = page.locator('#answer .kit').filter({ has: page.locator('[data-other]') })
    // 1,500 is 3,990 - 2,490. Both systems have a runtime of 13 hours.
    expect(await other.textContent()).toMatch(/1,500\.00\sUSD menos que el de litio.*3\skW en vez de 5/)
    const asked = new URL((await other.getByRole('link', { name: 'Revisarlo con un técnico' }).getAttribute('href')) ?? '')
    expect(asked.searchParams.get('text')).toMatch(/batería de AGM.*home=1~8n~backup~agm~/s)
    await other.locator('[data-kit]').click()
    await lines(page).first().waitFor()
    await chat(page).waitFor()
    expect(calculations(await message(page))[0]).toMatch(
      /^Cálculo: 4\.67 kWh al día, 8 h sin corriente de noche, AGM\..*home=1~8n~backup~agm~/,
    )
  })

  test('the message includes kit and assumptions, both of its links lead back, and an emptied cart keeps nothing', async () => {
    const { page, context } = await walk.arrive(phone)
    await page.goto(PAGE)
    await kit(page).dblclick()
    await lines(page).nth(2).waitFor()
    await chat(page).waitFor()
    const text = await message(page)
    expect(calculations(text).map((line) => line.replace(/http:\/\/[^/]+/, ''))).toEqual([
      `Cálculo: 4.67 kWh al día, 8 h sin corriente de noche, litio. Estimación; un técnico confirma: ${PAGE}?home=basic`,
    ])
    // The message lists the entered appliances.
    expect(text).toMatch(/\nEquipos: \d+ x [^,]+ [\d.]+ h(?:, \d+ x [^,]+ [\d.]+ h)+$/m)
    expect(text).toMatch(/^1 x Inversor híbrido/m)
    expect(await barriers(page)).toEqual([])

    const [order = '', calculation = ''] = Array.from(text.matchAll(/https?:\/\/[^/]+(\S+)/g), ([, path = '']) => path)
    const other = await context.newPage()
    await other.goto(calculation)
    expect(await other.locator('#calc .bignum').textContent()).toBe('4.67')
    await other.goto(order)
    await lines(other).nth(2).waitFor()
    expect(calculations(await message(other))).toHaveLength(1)
    await other.close()

    // The note that the products are in the cart is shown only while that is true, also after changes in another tab.
    const news = page.locator('#cart .note').getByText('Los productos están en su carrito.', { exact: true })
    await expect.poll(() => news.count()).toBe(1)
    const panels = lines(page).filter({ hasText: 'Panel solar' })
    await panels.getByRole('button', { name: 'Uno menos' }).click()
    await expect.poll(() => news.count()).toBe(0)
    expect(await page.locator('#cart').textContent()).not.toContain('Los productos están')
    await panels.getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => news.count()).toBe(1)
    const tab = await context.newPage()
    await tab.goto('/')
    await tab.locator('header [data-cart]').click()
    await lines(tab)
      .filter({ hasText: 'Panel solar' })
      .getByRole('button', { name: /^Quitar/ })
      .click()
    await expect.poll(() => news.count()).toBe(0)
    await tab.locator('#cart').getByRole('button', { name: 'Deshacer' }).click()
    await lines(page).nth(2).waitFor()
    await tab.close()

    // More pieces keep the calculation in the message. Without one of the kit's products the message has no calculation.
    await lines(page).first().locator('.qty button:last-child').click()
    await expect.poll(async () => calculations(await message(page)).length).toBe(1)
    const broken = page.locator('#cart').getByRole('link', { name: 'Calcular de nuevo' })
    expect(await broken.count()).toBe(0)
    const battery = page.locator('#cart .line', { hasText: 'Batería' })
    await battery.getByRole('button', { name: /^Quitar/ }).click()
    await expect.poll(async () => calculations(await message(page)).length).toBe(0)
    // A note reports the missing calculation and links to the calculator with its household.
    await broken.waitFor()
    expect(await page.locator('#cart [role=status]', { has: page.getByRole('link') }).textContent()).toContain(
      'Al kit que calculó le falta una parte: el mensaje va sin ese cálculo.',
    )
    expect(await broken.getAttribute('href')).toBe(`${PAGE}?home=basic#calc`)
    await page.locator('#cart').getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(async () => calculations(await message(page)).length).toBe(1)
    expect(await broken.count()).toBe(0)
    // The note that the kit lacks a part stays until only one product of the kit is left.
    for (const left of [5, 4, 3, 2, 1]) {
      const first = lines(page).first()
      await first.getByRole('button', { name: /^Quitar/ }).click()
      await expect.poll(() => lines(page).count()).toBe(left)
    }
    await broken.waitFor()
    expect(await barriers(page)).toEqual([])

    // The second click of a double click that opened the cart would press what is in that place now: here it would close the cart.
    await page.keyboard.press('Escape')
    const opener = page.locator('header [data-cart]')
    await opener.hover()
    const cart = await opener.boundingBox()
    await page.mouse.dblclick((cart?.x ?? 0) + 5, (cart?.y ?? 0) + 5)
    await lines(page).first().waitFor()

    page.once('dialog', (dialog) => dialog.accept())
    await page.locator('#cart').getByRole('button', { name: 'Vaciar' }).click()
    await page.getByText('Su carrito está vacío').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => kept(page)).toBeNull()
  })

  test('with a filled cart the visitor is asked first; an added kit is in the message, a declined one is not', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh')
    await page.locator(PUT_IN_CART).click()
    await page.locator('header [data-count]').waitFor()
    await page.goto(`${PAGE}?home=comfort`)
    await kit(page).click()
    await page.getByRole('button', { name: 'Dejar mi carrito como está' }).click()
    await chat(page).waitFor()
    expect(calculations(await message(page))).toEqual([])
    expect(await kept(page)).toBeNull()
    await page.keyboard.press('Escape')
    await kit(page).click()
    await page.getByRole('button', { name: 'Agregar a mi carrito' }).click()
    await chat(page).waitFor()
    const text = await message(page)
    expect(calculations(text)).toEqual([expect.stringContaining(`${PAGE}?home=comfort`)])
    expect(text).toContain('Batería de litio de pared')
  })

  test('on another device its link includes the calculation and its household, and reports a broken one', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(`${PAGE}?home=comfort`)
    await kit(page).click()
    await lines(page).nth(2).waitFor()
    const own = await message(page)
    const [, link = ''] = /https?:\/\/[^/]+(\S+#c=\S+)/.exec(own) ?? []
    expect(link).toMatch(/~comfort-[0-9a-z]{3}$/)

    const other = await walk.arrive(phone)
    await other.page.goto(link)
    await lines(other.page).nth(2).waitFor()
    // The message lists the appliances only on the device where they were entered. On other devices its link contains them.
    expect(await message(other.page)).toBe(own.replace(/\nEquipos: .*/, ''))
    // The other device has no chosen household, so the check uses the household of the calculation, by its name.
    const fits = other.page.locator('#cart section[aria-labelledby=checks]:not([aria-busy=true])')
    await fits.waitFor()
    expect(await fits.textContent()).toContain('Casa con aire pide hasta')

    const third = await walk.arrive(phone)
    await third.page.goto(link.slice(0, -2))
    await lines(third.page).nth(2).waitFor()
    await third.page.getByText('Falta el cálculo o no se pudo leer; el pedido va sin él.', { exact: true }).waitFor()
    expect(calculations(await message(third.page))).toEqual([])
    expect(await barriers(third.page)).toEqual([])
  })

  test('in another language the same order is written in that language', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    await kit(page).click()
    await lines(page).nth(2).waitFor()
    await page.goto('/?lang=en')
    await page.locator('header [data-cart]').click()
    await chat(page).waitFor()
    expect(calculations(await message(page))).toEqual([
      expect.stringContaining('Calculation: 4.67 kWh a day, 8 h without power at night, lithium.'),
    ])
  })

  test('the connection breaks at the touch: nothing happens by itself, and the next touch adds the kit with its calculation', async () => {
    const { page, context, excuse } = await walk.arrive(phone)
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').focus()
    await page.locator('#calc[data-live]').waitFor()
    await context.setOffline(true)
    excuse('ERR_INTERNET_DISCONNECTED /assets/cart-', `ERR_INTERNET_DISCONNECTED ${PAGE}`)
    await kit(page).click()
    await page.locator('html[data-lost]').waitFor()
    expect([await kit(page).getAttribute('aria-busy'), await kept(page)]).toEqual([null, null])
    // When the connection is back, input made meanwhile gets its answer, but the kit is not added by itself.
    const more = page.locator('#calc .rows > li', { hasText: 'Ventilador' }).getByRole('button', { name: 'Uno más' })
    await more.click()
    await page.locator('#answer .note-warn').waitFor()
    await context.setOffline(false)
    await page.waitForURL('**home=*fan-3*')
    // The kits change after the address; the link beside them names the household that they are for.
    await page.locator('#answer [data-home*=fan-3]').waitFor()
    await waitUntilIdle(page)
    expect(await page.locator('html[data-lost]').count()).toBe(0)
    expect([await page.locator('#cart').count(), new URL(page.url()).hash, await kept(page)]).toEqual([0, '', null])
    await kit(page).click()
    await lines(page).nth(2).waitFor()
    await chat(page).waitFor()
    expect(calculations(await message(page))).toEqual([expect.stringContaining('5.22 kWh al día')])
  })

  test('input while the cart opens does not remove the kit from the address', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    const more = page.locator('#calc .rows > li', { hasText: 'Ventilador' }).getByRole('button', { name: 'Uno más' })
    await page.route('**/assets/online-*', async (route) => {
      await page.waitForURL('**home=*fan-3*')
      await route.continue()
    })
    await more.click()
    await kit(page).click()
    await lines(page).nth(2).waitFor()
    await chat(page).waitFor()
    expect(calculations(await message(page))).toEqual([expect.stringContaining('4.67 kWh al día')])
  })
})
