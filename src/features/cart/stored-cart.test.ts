import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart, type CartProduct, emptyCart } from './cart.ts'
import { countStoredPieces } from './cart-storage.ts'
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
})

test('a stored cart comes back as it was, and the badge counts the same', () => {
  const item = fc.record({ id: fc.integer({ min: 1, max: 99 }), product, quantity: fc.integer({ min: 1, max: 20_000 }) })
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const cart = items.reduce((sum, next) => addToCart(sum, next, { now: '2026-11-21T12:00:00.000Z', code: 'K7M3PX' }), emptyCart)
      const stored = serializeCart(cart)
      expect(parseCart(stored)).toEqual(cart)
      expect(countStoredPieces(stored)).toBe(cart.lines.reduce((sum, { quantity }) => sum + quantity, 0))
    }),
  )
})

test('what is damaged beyond reading is an empty cart', () => {
  for (const stored of [null, '', '{', 'null', '7', '[]', '"x"', '{}', '{"items":{}}', '{"items":[null,7,"x",[]]}']) {
    expect(parseCart(stored), String(stored)).toEqual(emptyCart)
  }
  fc.assert(fc.property(fc.json(), (stored) => void parseCart(stored)))
})

test('a damaged line is left out, the others stay', () => {
  const good = { id: 3, quantity: 2, product: { slug: 'panel', nameEs: 'Panel', oldPrice: 12, stockStatus: 'sold' } }
  const bad = [
    { ...good, id: '3' },
    { ...good, quantity: -1 },
    { ...good, quantity: 1.5 },
    { ...good, product: {} },
    { ...good, id: 3.5 },
  ]
  const cart = parseCart(JSON.stringify({ version: 9, code: 4, items: [...bad, good, good] }))
  expect(cart).toMatchObject({
    code: '',
    lines: [{ id: 3, quantity: 2, product: { slug: 'panel', oldPrice: null, stockStatus: 'in_stock' } }],
  })
  expect(cart.lines).toHaveLength(1)
})
