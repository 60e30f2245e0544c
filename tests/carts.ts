import fc from 'fast-check'
import { addToCart, type Cart, type CartProduct, emptyCart } from '#features/cart/cart.ts'
import { cartLink } from '#features/cart/order/cart-link.ts'
import type { Language } from '#i18n/language.ts'
import { de } from '#i18n/site/cart/de.ts'
import { en } from '#i18n/site/cart/en.ts'
import { es } from '#i18n/site/cart/es.ts'
import { translator } from '#i18n/translate.ts'
import { formatCents } from '#kit/money.ts'

export const texts = { es: translator(es), de: translator(de), en: translator(en) }
export const PHONE = '+53 5000 0002'

export const battery: CartProduct = {
  slug: 'bateria-de-litio-de-pared-5-12-kwh',
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
export const panel: CartProduct = {
  ...battery,
  sku: null,
  nameEs: 'Panel 550 W',
  nameEn: 'Panel 550 W',
  oldPrice: '145.00',
  newPrice: null,
}
export const generator: CartProduct = {
  ...battery,
  sku: 'GD-20',
  nameEs: 'Generador 20 kVA',
  nameEn: 'Generator 20 kVA',
  priceOnRequest: true,
}

export function cartOf(...items: [product: CartProduct, quantity: number, day?: string][]): Cart {
  return items.reduce(
    (cart, [product, quantity, day = '21'], index) =>
      addToCart(cart, { id: index + 1, product, quantity }, { now: `2026-11-${day}T15:00:00.000Z`, code: 'K7M3PX' }),
    emptyCart,
  )
}
export const wordsFor = (cart: Cart, language: Language) => ({
  language,
  t: texts[language],
  link: cartLink('https://solar.example', cart),
  calculated: [],
})
const classes = ['\\p{L}', '\\p{M}', '\\p{N}', '\\p{P}', '\\p{S}', '\\p{Z}', '\\p{C}'] as const
const ofEveryClass = fc.constantFrom(...classes).chain((one) =>
  fc
    .integer({ min: 0, max: 0x10ffff })
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => new RegExp(one, 'u').test(letter)),
)
const nastyLetter = fc.oneof(
  ofEveryClass,
  fc.constantFrom('+', '%', '&', '#', '?', '=', '\n', '\r', '\t', '*', '_', ' ', ':', '[', ']', '\u202e', '\u200f', '\u2067'),
  fc.constantFrom('😀', '🇨🇺', '👨‍👩‍👧', 'مضخة', 'סוללה', '電池', '\ud83d', '\udd0b', '\\', '"', "'", '<', '%0A', '%25', '…'),
)
/** Text with unusual letters, of at most `longest` UTF-16 units. */
const nasty = (longest: number) =>
  fc.oneof(
    fc.array(nastyLetter, { minLength: 1, maxLength: longest }).map((letters) => letters.join('').slice(0, longest)),
    fc.constantFrom('漢', '😀', '%', 'ñ', ' a', '\ud83d').map((letter) => letter.repeat(longest).slice(0, longest)),
  )
const price = fc.oneof(fc.integer({ min: 1, max: 999_999_999 }), fc.constant(999_999_999)).map(formatCents)
const anyProduct = fc.record({
  name: nasty(300),
  sku: fc.option(nasty(64)),
  oldPrice: fc.option(price),
  newPrice: fc.option(price),
  priceOnRequest: fc.boolean(),
  quantity: fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constant(9999)),
})
/** Generator of carts of products with every kind of name, SKU and price that the catalogue accepts. */
export const anyCart = fc
  .array(anyProduct, { minLength: 1, maxLength: 60 })
  .map((products) =>
    cartOf(
      ...products.map(({ name, quantity, ...rest }): [CartProduct, number] => [
        { ...battery, ...rest, nameEs: name, nameDe: name, nameEn: name },
        quantity,
      ]),
    ),
  )
