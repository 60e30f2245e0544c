import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { readPage } from '../read-page.ts'
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
  /** Reads the page of a household as the server sends it. */
  const read = (home: string) => readPage(`${walk.shop.url}${PAGE}?home=${home}`)

  test('a family on a phone gets figures at each touch, kits below, a link, and a kit in the cart', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    await expect.poll(() => daily(page).textContent()).toBe('4.67')
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => daily(page).textContent()).toBe('5.22')
    await add(page, 'split')
    await expect.poll(() => daily(page).textContent()).toBe('9.54')
    await expect.poll(() => kits(page).first().textContent()).toMatch(/Inversor híbrido 3.kW.*6 × Panel/)
    // Appliances without battery supply are named as long as they are in the list.
    await add(page, 'shower')
    const left = page.locator('#left .note')
    expect(await left.textContent()).toBe('Queda a la red (1.2\u00a0kWh más al día), no va con batería: Ducha eléctrica.')
    await row(page, 'Ducha').getByRole('button', { name: 'Uno menos' }).click()
    await left.waitFor({ state: 'detached' })
    await expect.poll(() => daily(page).textContent()).toBe('9.54')
    await expect.poll(() => page.url()).toContain('fan-3')
    expect(await barriers(page)).toEqual([])

    await page.reload()
    await expect.poll(() => daily(page).textContent()).toBe('9.54')
    expect(await row(page, 'Ventilador').locator('[name=u]').inputValue()).toBe('3')
    await kits(page).first().locator('[data-kit]').click()
    await page.locator('#cart .line').nth(2).waitFor()
    expect(await page.locator('#cart .line').allTextContents()).toEqual([
      expect.stringMatching(/Inversor híbrido 3.kW/),
      expect.stringMatching(/Batería de litio 12\.8.V/),
      expect.stringMatching(/Panel solar 550.W/),
      // Installation material that is in stock.
      expect.stringContaining('Cable solar'),
      expect.stringContaining('Conectores MC4'),
      expect.stringContaining('Seccionador DC'),
    ])
  })

  test('a custom appliance with a comma in its hours is in the link with its name', async () => {
    const { page } = await walk.arrive({ ...desktop, locale: 'en-US' })
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').focus()
    await add(page, 'own')
    await expect.poll(() => daily(page).textContent()).toBe('4.87')
    const own = page.locator('#calc .rows > li').last()
    const title = own.locator('summary b')
    // The link has no name for an appliance that the visitor has not named.
    await expect.poll(() => page.url()).toMatch(/~own-1-100-1-1$/)
    const asked = await page.locator('#answer a[href*="wa.me"]').first().getAttribute('href')
    expect(new URL(asked ?? '').searchParams.get('text')).toMatch(/~own-1-100-1-1$/)
    expect(await title.textContent()).toBe('Own appliance')
    await page.keyboard.type('X')
    expect(await title.textContent()).toBe('X')
    await page.keyboard.press('Backspace')
    expect(await title.textContent()).toBe('Own appliance')
    await page.keyboard.type('Sewing machine')
    await own.locator('[name=w]').fill('120')
    await own.locator('[name=d]').fill('2,5')
    await own.locator('[name=h]').fill('0')
    await expect.poll(() => daily(page).textContent()).toBe('4.97')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('own-1-120-2.5-0-Sewing machine')
    expect(await title.textContent()).toBe('Sewing machine')
    // Types a number with the thousands separator of the English page.
    await own.locator('[name=w]').fill('1,200')
    expect(await own.locator('summary').textContent()).toContain('1,200\u00a0W, 2.5\u00a0h by day')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('own-1-1200-2.5-0-Sewing machine')
    const surge = page.locator('#answer [data-need=surge]')
    expect(await surge.textContent()).not.toBe('5.22')
    await own.locator('.tick [value=motor]').check()
    // Starting power in kW: 415 W of the other appliances, and a motor of 1,200 W that starts at four times its power.
    await expect.poll(() => surge.textContent()).toBe('5.22')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('motor-1-1200-2.5-0-Sewing machine')
    await page.reload()
    expect(await row(page, 'Sewing machine').locator('.tick [value=motor]').isChecked()).toBe(true)
    expect(await surge.textContent()).toBe('5.22')
  })

  test('input stays on the device, and impossible values are reported while typing', async () => {
    const { page, context } = await walk.arrive(phone)
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').fill('25')
    const hours = page.locator('#calc [name=hours]')
    const note = page.locator('#calc [name=hours] + [role=alert]')
    await expect.poll(() => note.textContent()).toBe('Se usa 24 (de 0 a 24)')
    expect(await hours.getAttribute('aria-invalid')).toBe('true')
    // When the field loses the focus it shows the value used; the note stays until the value is changed.
    await hours.press('Tab')
    expect([await hours.inputValue(), await note.count(), await page.locator('#calc [aria-invalid]').count()]).toEqual(['24', 1, 0])
    await hours.fill('6')
    await note.waitFor({ state: 'detached' })
    const fan = row(page, 'Ventilador')
    await fan.locator('[name=u]').fill('200')
    await expect.poll(() => fan.getByRole('alert').textContent()).toBe('Se usa 100 (de 0 a 100)')
    await fan.getByRole('button', { name: 'Uno más' }).click()
    expect(await fan.locator('[name=u]').inputValue()).toBe('100')
    await fan.locator('[name=u]').fill('2')
    // An emptied field causes no note while it has the focus. When it loses the focus, field and note show the value used.
    await add(page, 'own')
    const watts = page.locator('#calc .rows > li').last().locator('[name=w]')
    const counted = page.locator('#calc .rows > li').last().getByRole('alert')
    await watts.fill('')
    expect([await counted.count(), await watts.getAttribute('aria-invalid')]).toEqual([0, null])
    await watts.press('Tab')
    expect([await watts.inputValue(), await counted.textContent()]).toEqual(['100', 'Se usa 100 (de 0 a 20,000)'])
    await watts.fill('')
    await watts.press('Enter')
    expect([await watts.inputValue(), await counted.count()]).toEqual(['100', 1])
    await watts.fill('120')
    expect(await counted.count()).toBe(0)
    await page.locator('#calc .rows > li').last().locator('[name=u]').fill('0')
    const again = await context.newPage()
    await again.goto(PAGE)
    await again.waitForURL('**home=1~6n*')
    expect(await again.locator('#calc [name=hours]').inputValue()).toBe('6')
    // A household in the address overrides the stored one.
    await again.goto(`${PAGE}?home=shop`)
    await again.locator('#calc[data-live]').waitFor()
    expect(await again.locator('#calc .bignum').textContent()).toBe('9.94')
  })

  test('a custom household replaced by another is reported at once, kept, and offered back', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    // A household of 5.35 kWh a day: a fridge of 2.6 kWh and five fans of 0.55 kWh.
    await page.evaluate(() => localStorage.setItem('home', '1~8n~backup~lifepo4~0~fridge~fan-5'))
    await page.goto(`${PAGE}?home=shop`)
    await page.locator('#calc [name=hours]').focus()
    await page.locator('#calc[data-live]').waitFor()
    const more = row(page, 'Congelador').getByRole('button', { name: 'Uno más' })
    await more.scrollIntoViewIfNeeded()
    const before = await more.boundingBox()
    await more.click()
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Su casa de antes queda arriba: «Mi casa, 5.35 kWh».')
    // The touched button does not move.
    expect((await more.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    const chips = () => page.locator('#calc form [data-for]').allTextContents()
    const presets = ['Casa básica', 'Casa con aire', 'Negocio con frío']
    const own = () => page.evaluate(() => localStorage.getItem('home'))
    await more.click()
    expect(await chips()).toEqual([...presets, 'Mi casa', 'Mi casa, 5.35 kWh'])
    expect(await page.locator('#calc form [aria-current]').allTextContents()).toEqual(['Mi casa'])
    expect(await own()).toContain('freezer-4')
    // Waits for the new answer: until then the old one is dimmed, which would count as a barrier.
    await page.locator('[data-home*=freezer-4]').waitFor()
    expect(await barriers(page)).toEqual([])

    await page.getByRole('link', { name: 'Mi casa, 5.35 kWh' }).click()
    await page.waitForURL('**fan-5**')
    await page.locator('#calc [name=hours]').focus()
    await expect.poll(chips).toEqual([...presets, 'Mi casa', expect.stringMatching(/^Mi casa, 14\.94.kWh$/)])
    expect(await own()).toContain('fan-5')
    // A change of the custom household itself replaces it without offering the former one.
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(own).toContain('fan-6')
    expect(await chips()).toHaveLength(presets.length + 2)
  })

  test('without script the form leads to a link, with Enter too, and reports its corrections', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(PAGE)
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno más' }).click()
    await page.waitForURL('**home=*fan-3*')
    await expect.poll(() => daily(page).textContent()).toBe('5.22')
    await page.locator('#calc [name=hours]').fill('25')
    await page.locator('#calc [name=hours]').press('Enter')
    await page.waitForURL('**24n**')
    expect(await page.locator('#calc [role=alert]').textContent()).toContain(
      'Horas sin corriente al día: no puede ser más de 24; se usa eso.',
    )
    expect(await row(page, 'Ventilador').locator('[name=u]').inputValue()).toBe('3')
    expect(await page.locator('a[href*=fixed]').count()).toBe(0)
    await add(page, 'shower')
    await page.waitForURL('**shower**')
    expect(await page.locator('#calc .note').textContent()).toContain('Ducha eléctrica')
    await add(page, 'own')
    await page.waitForURL('**own-1**')
    const own = row(page, 'Equipo propio')
    await expect.poll(() => page.url()).toMatch(/%7Eown-1-100-1-1#calc$/)
    expect(await own.locator('[name=n]').inputValue()).toBe('')
    expect(await own.locator('[name=n]').isVisible()).toBe(true)
    expect(await own.locator('summary').textContent()).toContain('100\u00a0W, 1\u00a0h de día, 1\u00a0h de noche')
    await own.locator('[name=w]').fill('')
    await own.locator('[name=w]').press('Enter')
    await page.waitForURL((url) => url.search.includes('fixed=watts-empty'))
    expect(await page.locator('#calc [role=alert]').textContent()).toBe('Equipo propio, Potencia, W: quedó en blanco; se usa 100.')
    await own.locator('[name=n]').fill('Turbina')
    await own.locator('.tick [value=motor]').check()
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno menos' }).click()
    await page.waitForURL('**motor-1-100-1-1-Turbina**')
    expect(await row(page, 'Turbina').locator('.tick [value=motor]').isChecked()).toBe(true)
    expect(await row(page, 'Ventilador').locator('[name=u]').inputValue()).toBe('2')
  })

  test('thirty custom appliances are all counted: in the link, after a reload, without script, in the message', async () => {
    const home = `1~8n~backup~lifepo4~0${'~own-1-20-2-3-Vitrina refrigerada industrial'.repeat(30)}`
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await walk.arrive({ ...phone, javaScriptEnabled })
      await page.goto(`${PAGE}?home=${encodeURIComponent(home)}`)
      expect(await page.locator('#calc .rows > li').count()).toBe(30)
      expect([await daily(page).textContent(), await page.locator('#fixed').textContent()]).toEqual(['3', ''])
      // The message is not longer than chats accept, and names what it leaves out.
      const chat = (await kits(page).first().locator('a[href*="wa.me"]').getAttribute('href')) ?? ''
      expect(chat.length).toBeLessThan(1800)
      const asked = (new URL(chat).searchParams.get('text') ?? '').split('\n')
      expect(asked.at(-2)).toBe('Este enlace va sin los nombres de mis equipos:')
      expect(new URL(asked.at(-1) ?? '').searchParams.get('home')).toBe(
        // Without their names ("refrigerada") the appliances keep their motor.
        home.replaceAll('own', 'motor').replaceAll('-Vitrina refrigerada industrial', ''),
      )
      await add(page, 'fan')
      // Without script adding loads another document: wait for it before the reload.
      await page.waitForURL((url) => url.searchParams.get('home') === `${home}~fan`)
      await page.reload()
      expect(await page.locator('#calc .rows > li').count()).toBe(31)
    }
    // The page counts only the first 40 of more appliances, and says so.
    const { page } = await walk.arrive(phone)
    for (const [link, note] of [
      [`1~8n~backup~lifepo4~0${'~bulb-1'.repeat(60)}`, 'Se cuentan los primeros 40 equipos.'],
      [`1~8n~backup~lifepo4~0${'~bulb-1-9-1-1'.repeat(400)}`, 'El enlace está cortado'],
    ] as const) {
      await page.goto(`${PAGE}?home=${link}`)
      expect(await page.locator('#calc .rows > li').count()).toBe(40)
      expect(await page.locator('#fixed').textContent()).toContain(note)
    }
  })

  test('another language shows the same input, whether or not the shop has answered', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(`${PAGE}?home=1~8n~backup~lifepo4~0~freezer-2~split-1`)
    await page.locator('#calc .rows > li').first().getByRole('button', { name: 'Uno más' }).click()
    await page.locator('#calc[data-live]').waitFor({ state: 'attached' })
    await page
      .locator('.lang > a[lang=en]')
      .last()
      .evaluate((link: HTMLElement) => link.click())
    await page.locator('html[lang=en]').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('home')).toBe('1~8n~backup~lifepo4~0~freezer-3~split')
    expect(await page.locator('#calc .rows > li').first().locator('[name=u]').inputValue()).toBe('3')
  })

  test('the parts of a requested kit show small lazy pictures, or none in the low-bandwidth mode', async () => {
    const { page } = await walk.arrive({ ...desktop, locale: 'en-US' })
    await page.goto(PAGE)
    const pictures = page.locator('#answer .kit img')
    expect(await pictures.count()).toBe(0)
    await row(page, 'fan').getByRole('button', { name: 'One more' }).click()
    await page.waitForURL('**home=*fan-3*')
    // Inverters, batteries and panels have pictures; cable and connectors have none.
    const parts = await page.locator('#answer .kit li').count()
    expect([await pictures.count(), parts]).toEqual([11, 20])
    const first = pictures.first()
    await first.scrollIntoViewIfNeeded()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
    expect(await first.evaluate((image: HTMLImageElement) => [image.loading, image.width, image.height, image.alt])).toEqual([
      'lazy',
      48,
      36,
      '',
    ])
    const { page: sparing } = await walk.arrive(phone)
    await sparing.goto(`${PAGE}?home=shop`)
    expect([await kits(sparing).count(), await sparing.locator('#answer img').count()]).toEqual([4, 0])
  })

  test('the link to the figures shows those of the current choice', async () => {
    const way = (await read('1~8n~backup~lifepo4~20~freezer-2~fan~split')).linkTo('Cómo lo calculamos') ?? ''
    const { text } = await readPage(`${walk.shop.url}${way.split('#')[0]}`)
    const [, formulas = ''] = text.split('Fórmulas')
    const [use] = formulas.split('Paneles:')
    expect(use).toContain('× 1.2 (margen para crecer) = 11.84 kWh al día')
    expect(use).toContain('Congelador grande, 2 × 200 W × 24 h × 0.521 = 5 kWh (estimación propia)')
    expect(use).toContain('Split inverter 12,000 BTU, 1 × 900 W × 8 h × 0.6 = 4.32 kWh')
    expect(use).not.toMatch(/Ventilador|Refrigerador/)
    // All appliances have 1.355 kW. One freezer of 0.2 kW starts at five times that; a fifth is added as reserve.
    expect(formulas).toContain('(Congelador grande, × 5; homegeneratorcalculator.com): (1.155 kW + 0.2 kW × 5) × 1.2')
    expect(formulas).toContain('= 2.586 kW.')
    expect(formulas).toContain('Planta: arranque, 2.586 kW ÷ 0.8')
  })

  test('a kit that differs from the previous one by panels only shows what they add', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(`${PAGE}?home=shop`)
    const brought = kits(page).getByText('Más paneles')
    expect((await brought.allTextContents()).map((text) => text.replace(/\u00a0/g, ' '))).toEqual([
      'Más paneles: para lo que gasta en un día bastan 3.1 h de sol en vez de 3.5.',
    ])
    expect(await kits(page).first().textContent()).not.toContain('Más paneles')
  })

  test('the technician’s message has class and hours of a kit, and the bar names the kit of its price', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ')
    expect(plain(await page.locator('#bar p').textContent())).toMatch(/^4\.67 kWh al díaJusto: \$\d/)
    for (const [kit, told] of [
      [kits(page).first(), 'Justo. Aguanta 13 h:'],
      [kits(page).last(), 'Aguanta 13 h:'],
    ] as const) {
      const asked = new URL((await kit.locator('a[href*="wa.me"]').getAttribute('href')) ?? '').searchParams.get('text')
      expect(plain(asked)?.split('\n').slice(1, 3)).toEqual([told, expect.stringMatching(/^1 x /)])
      expect(plain(asked)).toContain('Equipos: 1 x Refrigerador 24 h, 2 x Ventilador de pie ')
    }
  })

  test('for appliances used by day only, a generator is offered and no battery for the night', async () => {
    const { text } = await read('1~8n~backup~lifepo4~0~pump')
    expect(text).toContain('De noche no se usa nada de lo que puso')
    expect(text).toMatch(/O con planta, desde 3\.8.kVA/)
  })

  test('an empty and an impossibly large household get a message', async () => {
    const none = await read('1~8n~backup~lifepo4~0')
    expect(none.text).toContain('Con cero equipos')
    const asked = none.links.filter((link) => link.includes('wa.me')).map((link) => new URL(link).searchParams.get('text'))
    expect(asked).toContainEqual(expect.stringMatching(/^Hola, vi la página de energía solar\. .* Tengo estos equipos: $/))
    expect((await read('1~8n~backup~lifepo4~0~split-90')).text).toContain('Ningún inversor de la tienda da, él solo, 101.25')
    const fixed = async (home: string) => (await read(home)).textOf('id="fixed"')
    for (const other of ['2~8n~backup~lifepo4~0~fridge', 'xyz']) expect(await fixed(other)).toContain('Lo que ve es la casa básica')
    expect(await fixed('1~8n~backup~lifepo4~0~fridge-999999')).toBe('Refrigerador, Cantidad: no puede ser más de 100; se usa eso.')
    expect(await fixed('1~8n~backup')).toContain('El enlace está cortado')
    expect(await fixed('1~8n~backup~lead~0~fridge')).toBe('Batería: lo que dice el enlace no se conoce; se usa: Litio.')
    for (const link of ['x'.repeat(6000), '%00', '1~~~~~~', '1~8n~backup~lifepo4~0~fan-1-NaN-Infinity--'])
      expect([link.slice(0, 20), (await read(link)).status]).toEqual([link.slice(0, 20), 200])
  })
})
