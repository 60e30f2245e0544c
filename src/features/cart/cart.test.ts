import { expect, test } from 'vitest'
import {
  addToCart,
  type Cart,
  type CartProduct,
  countOnRequest,
  countPieces,
  emptyCart,
  quantityOf,
  readQuantity,
  removeFromCart,
  restoreLine,
  setQuantity,
  stepQuantity,
  totalCents,
} from './cart.ts'

const at = { now: '2026-11-21T12:00:00.000Z', code: 'K7M3PX' }
const later = { now: '2026-11-22T12:00:00.000Z', code: 'OTHER' }

function product(changes: Partial<CartProduct> = {}): CartProduct {
  return {
    slug: 'panel',
    sku: 'P-550',
    nameEs: 'Panel',
    nameDe: 'Modul',
    nameEn: 'Panel',
    mainImage: null,
    oldPrice: '169.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    ...changes,
  }
}
const cartOf = (...items: [id: number, product: CartProduct, quantity: number][]): Cart =>
  items.reduce((cart, [id, item, quantity]) => addToCart(cart, { id, product: item, quantity }, at), emptyCart)

test('adding a product again raises its quantity and takes over the current price', () => {
  const once = addToCart(emptyCart, { id: 7, product: product() }, at)
  const twice = addToCart(once, { id: 7, product: product({ newPrice: '145.00' }), quantity: 3 }, later)
  expect(twice.lines).toEqual([{ id: 7, product: product({ newPrice: '145.00' }), quantity: 4, addedAt: at.now, seenAt: later.now }])
  expect(twice.code).toBe(at.code)
})

test('products keep the order in which they were added', () => {
  const cart = addToCart(cartOf([1, product(), 1], [2, product(), 1]), { id: 1, product: product() }, later)
  expect(cart.lines.map(({ id }) => id)).toEqual([1, 2])
})

test('a quantity of zero or less removes the line, and an empty cart loses its code', () => {
  for (const quantity of [0, -3, Number.NaN]) expect(setQuantity(cartOf([1, product(), 2]), 1, quantity)).toEqual(emptyCart)
  expect(removeFromCart(cartOf([1, product(), 2], [2, product(), 1]), 1)).toMatchObject({ lines: [{ id: 2 }], code: at.code })
})

test('quantities stay whole and within limits', () => {
  expect(quantityOf(setQuantity(cartOf([1, product(), 1]), 1, 2.9), 1)).toBe(2)
  expect(quantityOf(setQuantity(cartOf([1, product(), 1]), 1, 1e9), 1)).toBe(9999)
  expect(quantityOf(cartOf([1, product(), 9999], [1, product(), 5]), 1)).toBe(9999)
  expect(quantityOf(cartOf([1, product(), -4]), 1)).toBe(1)
  expect(quantityOf(cartOf([1, product(), 4]), 2)).toBe(0)
})

test('the total uses the new price, else the old one, and excludes prices on request', () => {
  const cart = cartOf(
    [1, product({ oldPrice: '1250.00', newPrice: '1090.00' }), 2],
    [2, product({ oldPrice: '4.20' }), 3],
    [3, product({ oldPrice: null }), 5],
    [4, product({ priceOnRequest: true, oldPrice: '99.00' }), 1],
  )
  expect(totalCents(cart)).toBe(218_000 + 1260)
  expect(countOnRequest(cart)).toBe(2)
  expect(countPieces(cart)).toBe(11)
})

test('a removed line returns to its place, with the order’s code, and never twice', () => {
  const full = cartOf([1, product(), 2], [2, product({ slug: 'cable' }), 3], [3, product(), 1])
  const [, line] = full.lines
  if (!line) throw new Error('no line')
  const taken = { line, at: 1, code: full.code }
  expect(restoreLine(removeFromCart(full, 2), taken)).toEqual(full)
  expect(restoreLine(full, taken)).toBe(full)
  expect(restoreLine(emptyCart, taken)).toEqual({ lines: [line], code: full.code })
  // The cart has fewer lines than the former index of the removed line.
  expect(restoreLine(cartOf([9, product(), 1]), { ...taken, at: 5 }).lines.map(({ id }) => id)).toEqual([9, 2])
})

test('a step up or down keeps the quantity between one and the maximum of a cart', () => {
  const cart = cartOf([1, product(), 2], [2, product(), 5])
  expect(stepQuantity(cart, 1, 1).lines.map(({ quantity }) => quantity)).toEqual([3, 5])
  expect(stepQuantity(cart, 1, -1).lines.map(({ quantity }) => quantity)).toEqual([1, 5])
  expect(quantityOf(stepQuantity(cart, 1, -9), 1)).toBe(1)
  expect(quantityOf(stepQuantity(cart, 1, 1e9), 1)).toBe(9999)
  expect(stepQuantity(cart, 3, 1)).toEqual(cart)
})

test('a typed quantity is read from its digits, up to the maximum of a cart', () => {
  expect(['24', ' 7 ', '05', '0', '99999'].map(readQuantity)).toEqual([24, 7, 5, 0, 9999])
  expect(['', '  ', 'abc', '1.5', '-3', '2e3'].map(readQuantity)).toEqual(Array(6).fill(undefined))
})
