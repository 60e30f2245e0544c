import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { walks } from '../walks.ts'

const PAGE = '/cuba-energia-solar'

describe('the sheet for an installer', () => {
  const walk = walks({ onlyLooks: true, foreign: /^https:\/\/wa\.me/ })

  test('is opened from a kit on a phone, with household, formulas, kit and wiring', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(`${PAGE}?home=shop`)
    const kit = page.locator('#answer .kit').first()
    const price = (await kit.locator('.tot b').textContent())?.match(/[\d,.]+/)?.[0]
    await kit.getByRole('link', { name: 'Hoja para el instalador' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hoja para el instalador' }).waitFor()
    const text = (await page.locator('main').textContent())?.replace(/\u00a0/g, ' ') ?? ''
    expect(text).toContain(
      'Casa 8 h sin corriente de noche, batería: Litio, margen para crecer: 0 %; los paneles, en el techo, a 20 m de cable del inversor.',
    )
    expect(text).toContain('Congelador grande')
    expect(text).toMatch(/Conjunto «Justo»: Aguanta \d+ h.*1 × Inversor híbrido 5 kW.*2 × Cable solar 6 mm².*1 × Conectores MC4/)
    expect(text).toContain(price)
    // Six panels of 550 W in one string, and two rack batteries in parallel.
    expect(text).toContain('Paneles: una serie de 6.')
    expect(text).toContain('Baterías: 1 en serie × 2 en paralelo = 51.2 V.')
    expect(text).toMatch(/Cable solar de 6 mm²: 2 × 20 m × [\d.]+ A × 0\.0206 ÷ 6 mm² = [\d.]+ V, [\d.]+ % de pérdida/)
    expect(text).toMatch(/5 kW ÷ 51\.2 V = 98 A; fusible y cable para 123 A/)
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('link', { name: 'Cambiar el cálculo' }).click()
    await page.locator('#calc .rows').waitFor()
    expect(page.url()).toContain('home=shop')
  })

  test.each(['es-CU', 'de-DE', 'en-US'])('is one sheet of paper, in %s', async (locale) => {
    const { page } = await walk.arrive({ ...desktop, locale })
    await page.goto(`${PAGE}/hoja?home=comfort&kit=enough`)
    // Outside the low-bandwidth mode the page reserves space for the cookie notice, which must not fill a second sheet.
    if (locale === 'en-US') await page.locator('.ckb').waitFor()
    const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test('any address gives a sheet: without household, without kit, for a system', async () => {
    const { page } = await walk.arrive(phone)
    for (const query of ['', '?home=basic&kit=nothing', '?home=1~8n~backup~lifepo4~0&kit=enough'])
      expect([query, (await page.goto(`${PAGE}/hoja${query}`))?.status()]).toEqual([query, 200])
    await page.goto(`${PAGE}?home=basic`)
    await page.locator('.kit', { hasText: 'O completo' }).getByRole('link', { name: 'Hoja para el instalador' }).click()
    await page.getByRole('heading', { name: 'Sistema completo' }).waitFor()
    // A cut or invalid household leads to the calculator instead of a sheet.
    for (const home of ['xyz', '1~8n~backup'])
      expect([home, (await page.goto(`${PAGE}/hoja?home=${home}`))?.url()]).toEqual([home, expect.stringMatching(/energia-solar\?home=/)])
  })

  test.each([true, false])('uses the visitor’s cable length and mounting place, with script: %s', async (javaScriptEnabled) => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled })
    await page.goto(`${PAGE}?home=shop`)
    await page.getByLabel('Cable hasta el inversor (m)').fill('130')
    await page.getByLabel(/^Los paneles/).selectOption('En el suelo')
    await page.locator('#calc').getByRole('button', { name: 'Calcular', exact: true }).click()
    const kit = page.locator('#answer .kit').first()
    await page.getByText('el cable, para 130').first().waitFor()
    await kit.getByRole('link', { name: 'Hoja para el instalador' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hoja para el instalador' }).waitFor()
    const text = (await page.locator('main').textContent())?.replace(/\u00a0/g, ' ')
    expect(text).toContain('los paneles, en el suelo, a 130 m de cable del inversor')
    expect(text).toMatch(/4 × Cable solar 6 mm².*No incluye estructura.*2 × 130 m ×/)
    await page.getByRole('link', { name: 'Cambiar el cálculo' }).click()
    expect(await page.getByLabel('Cable hasta el inversor (m)').inputValue()).toBe('130')
  })

  test('has no battery for an electric shower, and names no appliance with a count of zero', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(`${PAGE}/hoja?home=1~8n~backup~lifepo4~0~fridge~shower~fan-0`)
    const text = (await page.locator('main').textContent())?.replace(/\u00a0/g, ' ')
    expect(text).toContain('Queda a la red (1.2 kWh más al día), no va con batería: Ducha eléctrica.')
    expect(text).not.toMatch(/1 × Ducha|0 × Ventilador/)
  })
})
