import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPrice } from '#i18n/format.ts'
import { type Language, languages } from '#i18n/language.ts'
import { de } from '#i18n/site/de.ts'
import { en } from '#i18n/site/en.ts'
import { es } from '#i18n/site/es.ts'
import { translator } from '#i18n/translate.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { addToCart, type Cart, type CartProduct, emptyCart, unitCents } from './cart.ts'
import { oneLine, orderMessage } from './whatsapp-message.ts'

const texts = { es: translator(es), de: translator(de), en: translator(en) }
const PHONE = '+53 5000 0002'

const battery: CartProduct = {
  slug: 'lithium-wall-battery-5kwh',
  sku: 'BL-4810W',
  nameEs: 'Batería de litio de pared 5,12 kWh',
  nameDe: 'Lithium-Wandbatterie 5,12 kWh',
  nameEn: 'Lithium wall battery 5.12 kWh',
  mainImage: null,
  oldPrice: '1250.00',
  newPrice: '1090.00',
  priceOnRequest: false,
  stockStatus: 'in_stock',
}
const panel: CartProduct = { ...battery, sku: null, nameEs: 'Panel 550 W', nameEn: 'Panel 550 W', oldPrice: '145.00', newPrice: null }
const generator: CartProduct = { ...battery, sku: 'GD-20', nameEs: 'Generador 20 kVA', nameEn: 'Generator 20 kVA', priceOnRequest: true }

function cartOf(...items: [product: CartProduct, quantity: number, day?: string][]): Cart {
  return items.reduce(
    (cart, [product, quantity, day = '21'], index) =>
      addToCart(cart, { id: index + 1, product, quantity }, { now: `2026-11-${day}T15:00:00.000Z`, code: 'K7M3PX' }),
    emptyCart,
  )
}
/** What the chat shows: the text of the link, decoded as browsers and WhatsApp do. */
const arrived = (cart: Cart, language: Language) =>
  new URL(whatsappLink(PHONE, orderMessage(cart, language, texts[language]))).searchParams.get('text') ?? ''

describe('an order', () => {
  const cart = cartOf([battery, 2], [panel, 1, '19'], [generator, 1])

  test('in Spanish', () => {
    expect(arrived(cart, 'es')).toBe(
      [
        'Hola, me interesan estos productos:',
        'Pedido K7M3PX',
        '',
        '2 x Batería de litio de pared 5,12 kWh [BL-4810W]: $1,090.00 c/u = $2,180.00',
        '1 x Panel 550 W: $145.00',
        '1 x Generador 20 kVA [GD-20]: precio a consultar',
        '',
        '*Total: $2,325.00 USD*',
        '1 producto con precio a consultar no está en el total.',
        'Precios del 19 nov 2026',
      ].join('\n'),
    )
  })

  test('in the other languages', () => {
    expect(arrived(cart, 'en')).toContain('2 x Lithium wall battery 5.12 kWh [BL-4810W]: $1,090.00 each = $2,180.00')
    expect(arrived(cart, 'de')).toContain('2 x Lithium-Wandbatterie 5,12 kWh [BL-4810W]: je 1.090,00')
  })

  test('goes to the digits of the number', () => {
    expect(whatsappLink(PHONE, orderMessage(cart, 'es', texts.es))).toMatch(/^https:\/\/wa\.me\/5350000002\?text=Hola%2C%20me/)
  })

  test('without any price has no total', () => {
    expect(arrived(cartOf([generator, 3]), 'es')).not.toMatch(/Total:|\*/)
  })

  test('a product without a name in this language takes another one', () => {
    expect(arrived(cartOf([{ ...panel, nameEn: '' }, 1]), 'en')).toContain('1 x Panel 550 W: $145.00')
  })
})

describe('whatever a product is called', () => {
  const nasty = [
    'Inversor 5kW + batería 100%',
    'Cable 6 mm² & conector #4?text=x',
    '"Comillas" \'simples\' «y» <b>más</b>',
    'ñandú ÁÉÍÓÚ ü ß 漢字 مضخة مياه',
    'Emoji 🔋👨‍👩‍👧 y bandera 🇨🇺',
    '*negrita* _cursiva_ ~no~ ```x```',
    '50%25 %0A \\n https://wa.me/1?text=2',
    'RTL \u202eabc\u202c fin',
  ]
  test.each(nasty)('%s', (name) => {
    expect(arrived(cartOf([{ ...panel, nameEs: name }, 3]), 'es')).toContain(`\n3 x ${name}: $145.00 c/u = $435.00\n`)
  })

  test('line breaks and broken characters do not tear the order apart', () => {
    expect(arrived(cartOf([{ ...panel, nameEs: 'Panel\r\n550\u2028W \ud83d' }, 1]), 'es')).toContain('\n1 x Panel 550 W \ufffd: $145.00\n')
  })

  test('nothing is lost on the way', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom('+', '%', '&', '#', '?', '=', '\n', '\r', '\t', '*', ' ', '\u202e', '\u200f', '😀', '\ud83d', '\\', '"'),
        minLength: 1,
      }),
    )
    const price = fc.integer({ min: 1, max: 999_999_999 }).map(formatCents)
    const product = fc.record({
      name,
      sku: fc.option(name),
      oldPrice: fc.option(price),
      newPrice: fc.option(price),
      priceOnRequest: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 30 }), fc.constantFrom(...languages), (products, language) => {
        const cart = cartOf(
          ...products.map(({ name, quantity, ...rest }): [CartProduct, number] => [
            { ...battery, ...rest, nameEs: name, nameDe: name, nameEn: name },
            quantity,
          ]),
        )
        const lines = arrived(cart, language).split('\n')
        for (const { product, quantity } of cart.lines) {
          const cents = unitCents(product)
          const start = `${quantity} x ${oneLine(product.nameEs)}`
          const shown = cents === undefined ? texts[language]('order.onRequest') : formatPrice(formatCents(cents), language)
          const sku = product.sku ? `[${oneLine(product.sku)}]` : ''
          expect(lines.some((line) => line.startsWith(start) && line.includes(sku) && line.includes(shown))).toBe(true)
        }
        expect(lines.filter((line) => /^\d+ x /.test(line)).length).toBeGreaterThanOrEqual(products.length)
      }),
      { numRuns: 500 },
    )
  })
})
