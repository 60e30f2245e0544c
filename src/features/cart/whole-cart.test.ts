import { describe, expect, test } from 'vitest'
import { panel as product } from '#tests/carts.ts'
import { addToCart, type Cart, emptyCart } from './cart.ts'
import { findStoredQuantity } from './cart-storage.ts'
import { parseCart, serializeCart } from './stored-cart.ts'
import { readIntactCart } from './whole-cart.ts'

const cartWith = (quantity: number): Cart =>
  addToCart(emptyCart, { id: 7, product, quantity }, { now: '2026-11-21T15:00:00.000Z', code: 'K7M3PX' })
const stored = (change: object = {}, line: object = {}) => {
  const { version, code, items } = JSON.parse(serializeCart(cartWith(2)))
  return JSON.stringify({ version, code, items: [{ ...items[0], ...line }], ...change })
}

describe('a stored cart is read without the full parser', () => {
  test('if it is intact, with the same result as the full parser', () => {
    expect(readIntactCart(serializeCart(cartWith(2)))).toEqual(parseCart(serializeCart(cartWith(2))).cart)
  })

  test.each([null, ''])('if nothing is stored (%j)', (nothing) => {
    expect(readIntactCart(nothing)).toEqual(emptyCart)
  })

  test('if it was emptied', () => {
    expect(readIntactCart(serializeCart(emptyCart))).toEqual(emptyCart)
  })

  test.each([
    ['text that is no cart', '{"items":[{"quantity":"many"}],,'],
    ['another value', '42'],
    ['nothing but null', 'null'],
    ['a bare list, the oldest stored form', '[{"id":7,"quantity":2}]'],
    ['a future version', stored({ version: 2 })],
    ['no code', stored({ code: '' })],
    ['null as a line', stored({ items: [null] })],
    ['a quantity as text', stored({}, { quantity: '2' })],
    ['a number as text', stored({}, { id: '7' })],
    ['half a piece', stored({}, { quantity: 1.5 })],
    ['less than one piece', stored({}, { quantity: 0 })],
    ['a line without product', stored({}, { product: undefined })],
    ['a product without its address', stored({}, { product: { ...product, slug: '' } })],
    ['the maximum quantity', stored({}, { quantity: 9999 })],
  ])('but not if it has %s', (_, text) => {
    expect(readIntactCart(text)).toBeUndefined()
  })
})

test.each([
  ['of a whole cart', stored(), 2],
  ['of a bare list with text', '[{"id":"7","quantity":"3"}]', 3],
  ['of an older form with the id in the product', '[{"product":{"id":7},"quantity":4}]', 4],
  ['of another product', stored({}, { id: 8 }), 0],
  ['of an unreadable quantity', '{"items":[{"id":7,"quantity":"many"}]}', 0],
  ['of a damaged cart', '{"items":', 0],
  ['of no stored cart', null, 0],
])('the stored quantity of a product is found for pieces %s', (_, text, expected) => {
  expect(findStoredQuantity(text, 7)).toBe(expected)
})
