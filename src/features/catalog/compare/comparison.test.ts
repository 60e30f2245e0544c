import { describe, expect, test } from 'vitest'
import '#pages/all-messages.ts'
import { languages } from '#i18n/language.ts'
import { siteText } from '#i18n/site.ts'
import type { ProductCard } from '../product/product.contract.ts'
import { type ComparedProduct, compareProducts, summarizeDifferences } from './comparison.ts'
import { comparisonChatLink } from './comparison-message.ts'

const texts = { availabilityTextDe: '', availabilityTextEs: '', availabilityTextEn: '' }
const product = (more: Partial<ComparedProduct> = {}): ComparedProduct => ({
  ...texts,
  goods: 'battery',
  priceOnRequest: false,
  oldPrice: '1000.00',
  newPrice: null,
  stockStatus: 'in_stock',
  specs: {},
  ...more,
})
const wall = product({ oldPrice: '1250.00', newPrice: '1090.00', specs: { capacityKwh: 5.12, voltageV: 51.2, warrantyYears: 10 } })
const floor = product({ oldPrice: '1990.00', specs: { capacityKwh: 10.24, voltageV: 51.2, weightKg: 92 } })

describe('a comparison', () => {
  test('has a row for each figure of any product, in the order of attributes.ts, with its unit once', () => {
    const { figures } = compareProducts([wall, floor], 'es')
    expect(figures.map(({ label, unit, values }) => [label, unit, values])).toEqual([
      ['Capacidad', 'kWh', ['5.12', '10.24']],
      ['Tensión', 'V', ['51.2', '51.2']],
      ['Peso', 'kg', [null, '92']],
      ['Años de garantía', '', ['10', null]],
    ])
  })

  test('shows unknown figures as missing, and figures that a kind of goods does not have as not applicable', () => {
    const inverter = product({ goods: 'inverter', specs: { phases: '1', powerKw: 5 } })
    const [panel, system] = [product({ goods: 'panel', specs: { wattPeak: 550 } }), product({ goods: 'system', specs: {} })]
    const valuesOf = (key: string) => compareProducts([wall, inverter, panel, system], 'es').figures.find((row) => row.key === key)?.values
    expect(valuesOf('phases')).toEqual([undefined, expect.any(String), undefined, null])
    expect(valuesOf('wattPeak')).toEqual([undefined, undefined, expect.any(String), null])
    expect(valuesOf('warrantyYears')).toEqual(['10', null, null, null])
    // An inverter for 48 V has no high-voltage limits, and an inverter without a solar input has no figures of a solar input.
    const [low, high, unsaid] = [{ batteryV: '48', solarInput: 'no' }, { batteryV: 'hv', batteryMinV: 150, dcMaxV: 1000 }, {}].map(
      (specs) => product({ goods: 'inverter', specs }),
    ) as [ComparedProduct, ComparedProduct, ComparedProduct]
    const rows = compareProducts([low, high, unsaid], 'es').figures
    for (const key of ['batteryMinV', 'dcMaxV'])
      expect(rows.find((one) => one.key === key)?.values).toEqual([undefined, expect.any(String), null])
  })

  test('marks rows as different if values differ or only one product has a value', () => {
    const { figures, isPriceSame, isStockSame } = compareProducts([wall, floor], 'de')
    expect(figures.map(({ key, differs }) => [key, differs])).toEqual([
      ['capacityKwh', true],
      ['voltageV', false],
      ['weightKg', true],
      ['warrantyYears', true],
    ])
    expect([isPriceSame, isStockSame]).toEqual([false, true])
  })

  test('shows the price to pay per kilowatt-hour and per watt, and none for prices on request', () => {
    const panel = product({ goods: 'panel', oldPrice: '145.00', specs: { wattPeak: 550 } })
    const asked = product({ goods: 'system', priceOnRequest: true, oldPrice: null, specs: { capacityKwh: 5, wattPeak: 400 } })
    const deep = product({ ...wall, specs: { capacityKwh: 5.12, depthPercent: 90, cycles: 6000 } })
    const { perUnit } = compareProducts([deep, panel, asked], 'en')
    expect(perUnit.map(({ key, values }) => [key, values])).toEqual([
      ['perWp', [undefined, '$0.264', undefined]],
      // 5.12 kWh × 0.9 are usable, in 6,000 cycles.
      ['perKwh', ['$236.55', undefined, undefined]],
      ['perCycleKwh', ['$0.039', undefined, undefined]],
    ])
    const unpriced = product({ priceOnRequest: true, oldPrice: null, specs: { capacityKwh: 5 } })
    expect(compareProducts([deep, unpriced], 'en').perUnit.map(({ values }) => values)).toEqual([
      ['$236.55', null],
      ['$0.039', null],
    ])
    expect(compareProducts([asked, asked], 'en').perUnit).toEqual([])
    // A figure of 0 gives no price per unit.
    expect(compareProducts([product({ specs: { wattPeak: 0 } }), deep], 'en').perUnit.map(({ key }) => key)).toEqual([
      'perKwh',
      'perCycleKwh',
    ])
  })

  test('reports whether anything differs and whether anything is equal', () => {
    expect(summarizeDifferences(compareProducts([wall, wall], 'es'))).toEqual({ isAnyOther: false, isAnySame: true })
    expect(summarizeDifferences(compareProducts([wall, floor], 'es'))).toEqual({ isAnyOther: true, isAnySame: true })
    const written = product({ oldPrice: '1.00', stockStatus: 'limited', availabilityTextEs: 'Llega en mayo' })
    expect(summarizeDifferences(compareProducts([product(), written], 'es'))).toEqual({ isAnyOther: true, isAnySame: false })
    // An availability text in another language does not count.
    expect(compareProducts([product({ stockStatus: 'limited' }), { ...written, availabilityTextEs: '' }], 'es').isStockSame).toBe(true)
  })
})

describe('the chat message about a comparison', () => {
  const card = (compared: ComparedProduct, name: string, sku: string | null): ProductCard =>
    ({ ...compared, name, nameDe: name, nameEs: name, nameEn: name, sku }) as ProductCard
  const chat = (cards: ProductCard[], language: (typeof languages)[number] = 'es') => {
    const words = { t: siteText(language), language, url: 'https://solar.example/compare?p=15,16' }
    const link = comparisonChatLink('+53 5000 0002', cards, compareProducts(cards, language), words)
    return { link, text: new URL(link).searchParams.get('text') }
  }

  test('also has each price in the second currency if the visitor chose one', () => {
    const cards = [card(wall, 'Batería de pared', 'BL-4810W'), card(floor, 'Batería de pie', null)]
    const words = {
      t: siteText('es'),
      language: 'es' as const,
      url: '/',
      approximate: (cents: number) => [`≈ ${cents * 4} CUP, tasa del 20 nov.`],
    }
    const link = comparisonChatLink('+53 5000 0002', cards, compareProducts(cards, 'es'), words)
    expect(new URL(link).searchParams.get('text')).toContain('$1,090.00 (≈ 436000 CUP, tasa del 20 nov.) · En existencia')
  })

  test('names each product with code, price, stock and differing figures, in the reader’s language', () => {
    const cards = [card(wall, 'Batería de pared', 'BL-4810W'), card(floor, 'Batería de pie', null)]
    expect(chat(cards).text).toBe(
      [
        'Hola, estoy comparando estos productos:',
        '',
        '1. Batería de pared [BL-4810W]: $1,090.00 · En existencia',
        'Capacidad 5.12 kWh, Años de garantía 10',
        '2. Batería de pie: $1,990.00 · En existencia',
        'Capacidad 10.24 kWh, Peso 92 kg',
        '',
        'Comparación: https://solar.example/compare?p=15,16',
      ].join('\n'),
    )
    expect(chat(cards, 'de').text).toContain('Kapazität 5,12 kWh')
    expect(chat(cards, 'en').text).toContain('Hello, I am comparing')
  })

  test('has the availability of each product: the staff’s text in that language, else the stock status', () => {
    const few = card({ ...wall, stockStatus: 'limited', availabilityTextDe: 'Ab Mai', availabilityTextEs: 'Llega en mayo' }, 'Pared', null)
    const away = card({ ...floor, stockStatus: 'out_of_stock' }, 'Pie', null)
    const stockIn = (language: (typeof languages)[number]) => chat([few, away], language).text?.match(/(?<= · ).*$/gm)
    expect(stockIn('es')).toEqual(['Llega en mayo', 'En camino'])
    expect(stockIn('de')).toEqual(['Ab Mai', 'Unterwegs'])
    expect(stockIn('en')).toEqual(['Few left', 'On the way'])
  })

  test.each(languages)('has at most 1,800 encoded characters, for any names and codes: %s', (language) => {
    const nasty = ['ñ'.repeat(300), '😀'.repeat(300), '%&+\n'.repeat(75), 'Ж'.repeat(300)]
    const cards = nasty.map((name, at) => {
      const stock = { availabilityTextDe: name, availabilityTextEs: name, availabilityTextEn: name }
      return card(product({ ...stock, specs: { ...wall.specs, cycles: at } }), name, '😀'.repeat(64))
    })
    const { link, text } = chat(cards, language)
    expect(link.length).toBeLessThanOrEqual(1800)
    for (const line of ['1. ', '2. ', '3. ', '4. ', 'https://solar.example/compare?p=15,16']) expect(text).toContain(line)
  })
})
