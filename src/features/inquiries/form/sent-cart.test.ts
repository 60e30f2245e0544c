import { afterEach, expect, test, vi } from 'vitest'
import { findSentCart, rememberSentCart } from './sent-cart.ts'

afterEach(() => vi.unstubAllGlobals())

test('a cart that went with an inquiry is known by its products and quantities, until another one is sent', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  const cart = (quantity: number, price: string) => JSON.stringify({ version: 1, items: [{ id: 7, quantity, product: { price } }] })
  expect(findSentCart(cart(1, '10'))).toBeUndefined()
  rememberSentCart(cart(1, '10'), 'K7M3PXA', 'Fri, 20 Nov 2026 12:00:00 GMT')
  // An inquiry without a cart changes nothing.
  rememberSentCart('', 'AAAAAAA')
  expect(findSentCart(cart(1, '12'))).toEqual({ code: 'K7M3PXA', at: '2026-11-20T12:00:00.000Z' })
  expect(findSentCart(cart(2, '10'))).toBeUndefined()
  for (const empty of ['', '{"items":[]}', '[', 'null']) expect(findSentCart(empty)).toBeUndefined()
  rememberSentCart(cart(2, '10'), 'BBBBBBB')
  expect(findSentCart(cart(1, '10'))).toBeUndefined()
  for (const damaged of ['{', 'null', '{"goods":"7x2"}', '{"goods":"7x2","code":"B","at":"soon"}']) {
    stored.set('cart-sent', damaged)
    expect(findSentCart(cart(2, '10'))).toBeUndefined()
  }
})
