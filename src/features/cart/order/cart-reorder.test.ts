import { expect, test } from 'vitest'
import { addToCart, type CartItem, type CartProduct, emptyCart } from '../cart.ts'
import { isSameCart, joinCarts, rebuildCart } from './cart-reorder.ts'

const NOW = '2026-11-21T12:00:00.000Z'

const item = (id: number, changes: Partial<CartProduct> = {}): CartItem => ({
  id,
  product: {
    slug: `product-${id}`,
    sku: null,
    nameEs: `Producto ${id}`,
    nameDe: '',
    nameEn: '',
    mainImage: null,
    oldPrice: '10.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    ...changes,
  },
})
const linked = {
  code: 'K7M3PX',
  items: [
    { id: 9, quantity: 4 },
    { id: 3, quantity: 1 },
  ],
}

test("a link becomes a cart in its own order, under its own code, with today's products", () => {
  const { cart, missing } = rebuildCart(linked, [item(3), item(9, { newPrice: '8.00' })], NOW)
  expect(cart).toMatchObject({
    code: 'K7M3PX',
    lines: [
      { id: 9, quantity: 4, seenAt: NOW, product: { newPrice: '8.00' } },
      { id: 3, quantity: 1 },
    ],
  })
  expect(missing).toBe(0)
  expect(isSameCart(cart, linked)).toBe(true)
})

test('products no longer in the catalogue are counted', () => {
  expect(rebuildCart(linked, [item(3)], NOW)).toMatchObject({ cart: { lines: [{ id: 3 }] }, missing: 1 })
  expect(rebuildCart(linked, [], NOW)).toEqual({ cart: emptyCart, missing: 2 })
})

test('joined to an existing cart, quantities add up and the existing code stays', () => {
  const own = addToCart(emptyCart, { ...item(3), quantity: 2 }, { now: '2026-11-01T00:00:00.000Z', code: 'OWNWAY' })
  const { cart } = rebuildCart(linked, [item(3), item(9)], NOW)
  expect(joinCarts(own, cart)).toMatchObject({
    code: 'OWNWAY',
    lines: [
      { id: 3, quantity: 3 },
      { id: 9, quantity: 4 },
    ],
  })
})

test('a cart is the same only with the same code, products and quantities', () => {
  const { cart } = rebuildCart(linked, [item(3), item(9)], NOW)
  expect(isSameCart({ ...cart, code: 'OTHER' }, linked)).toBe(false)
  expect(isSameCart({ ...cart, lines: cart.lines.slice(0, 1) }, linked)).toBe(false)
  expect(isSameCart(cart, { ...linked, items: linked.items.map((each) => ({ ...each, quantity: 7 })) })).toBe(false)
})
