import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart, type CartLine, type CartProduct, emptyCart } from './cart.ts'
import { countStoredPieces } from './cart-storage.ts'
import { isOrderCode } from './order-code.ts'
import { parseCart, serializeCart } from './stored-cart.ts'

const price = fc.option(fc.constantFrom('4.20', '1090.00', '9999999.99'))
const anyText = fc.string({ unit: 'binary' })
const product: fc.Arbitrary<CartProduct> = fc.record({
  slug: fc.string({ minLength: 1 }),
  sku: fc.option(fc.string({ minLength: 1 })),
  nameEs: anyText,
  nameDe: anyText,
  nameEn: anyText,
  mainImage: fc.option(fc.constant('/media/x/1440.jpg')),
  oldPrice: price,
  newPrice: price,
  priceOnRequest: fc.boolean(),
  stockStatus: fc.constantFrom('in_stock', 'limited', 'out_of_stock'),
  isSource: fc.constantFrom(true, undefined),
})

test('a stored cart is read back unchanged, with the same badge', () => {
  const item = fc.record({ id: fc.integer({ min: 1, max: 99 }), product, quantity: fc.integer({ min: 1, max: 20_000 }) })
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const cart = items.reduce((sum, next) => addToCart(sum, next, { now: '2026-11-21T12:00:00.000Z', code: 'K7M3PX' }), emptyCart)
      const stored = serializeCart(cart)
      expect(parseCart(stored)).toEqual({ cart, isDamaged: false })
      expect(countStoredPieces(stored)).toBe(cart.lines.reduce((sum, { quantity }) => sum + quantity, 0))
    }),
  )
})

test('an unreadable cart reads as an empty cart', () => {
  for (const stored of ['{', 'null', '7', '"x"', '{}', '{"items":{}}', '{"items":[null,7,"x",[]]}']) {
    expect(parseCart(stored), stored).toEqual({ cart: emptyCart, isDamaged: true })
  }
  for (const stored of [null, '', '[]', '{"items":[]}']) {
    expect(parseCart(stored), String(stored)).toEqual({ cart: emptyCart, isDamaged: false })
  }
  fc.assert(fc.property(fc.json(), (stored) => void parseCart(stored)))
})

test('a damaged line is left out, and the others stay', () => {
  const good = { id: 3, quantity: 2, product: { slug: 'panel', nameEs: 'Panel', oldPrice: 'twelve', stockStatus: 'sold' } }
  const bad = [{ ...good, id: 'three' }, { ...good, quantity: -1 }, { ...good, quantity: 1.5 }, { ...good, id: 3.5 }, { id: 4 }]
  const { cart, isDamaged } = parseCart(JSON.stringify({ version: 9, code: 'K7M3PX', items: [...bad, good, good] }))
  expect(cart).toMatchObject({
    code: 'K7M3PX',
    lines: [{ id: 3, quantity: 2, product: { slug: 'panel', oldPrice: null, stockStatus: 'in_stock' } }],
  })
  expect(cart.lines).toHaveLength(1)
  expect(isDamaged).toBe(true)
})

test('a line with only an id and a quantity is kept, since the catalogue has the rest', () => {
  const { cart, isDamaged } = parseCart('{"items":[{"id":7,"quantity":3}]}')
  expect(cart).toMatchObject({ lines: [{ id: 7, quantity: 3, seenAt: '', product: { slug: '', nameEs: '', priceOnRequest: false } }] })
  expect(isDamaged).toBe(false)
})

test('a bare list, the first stored form, is read with its plain names and prices', () => {
  const product = { id: 12, name: 'Inversor', slug: 'inversor', price: 690 }
  const stored = JSON.stringify([{ id: 'x1', quantity: '2', addedAt: '2026-01-02T00:00:00.000Z', product }])
  const { cart, isDamaged } = parseCart(stored)
  expect(cart.lines).toMatchObject([{ id: 12, quantity: 2, product: { nameEs: 'Inversor', nameDe: 'Inversor', oldPrice: '690.00' } }])
  expect(isDamaged).toBe(false)
  expect(countStoredPieces(stored)).toBe(2)
})

test('a cart without its code gets one that stays the same until it is stored', () => {
  const stored = '{"code":"<b>","items":[{"id":7,"quantity":3},{"id":8,"quantity":1}]}'
  const { code } = parseCart(stored).cart
  expect(isOrderCode(code)).toBe(true)
  expect(parseCart(stored).cart.code).toBe(code)
})

test('names and codes from a damaged store are cut to the catalogue’s limits', () => {
  const product = { slug: 'a', sku: 's'.repeat(500), nameEs: 'n'.repeat(5000) }
  const [line] = parseCart(JSON.stringify({ items: [{ id: 1, quantity: 1, product }] })).cart.lines
  expect([line?.product.sku?.length, line?.product.nameEs.length]).toEqual([64, 300])
})

test('the price known before a change and the mark of a discontinued product are kept', () => {
  const before = addToCart(emptyCart, { id: 1, product: fc.sample(product, 1)[0] as CartProduct }, { now: '', code: 'K7M3PX' })
  const [line] = before.lines
  const cart = { ...before, lines: [{ ...(line as CartLine), known: { cents: null, stockStatus: 'limited' as const }, isGone: true }] }
  expect(parseCart(serializeCart(cart)).cart).toEqual(cart)
})
