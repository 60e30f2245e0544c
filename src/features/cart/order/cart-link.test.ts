import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeOrderCode } from '../order-code.ts'
import { cartLink, decodeCart, encodeCart } from './cart-link.ts'

const code = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 6, maxLength: 6 }).map((chances) => {
  let at = 0
  return makeOrderCode(() => chances[at++] ?? 0)
})
const line = fc.record({ id: fc.integer({ min: 1, max: 2_147_483_647 }), quantity: fc.integer({ min: 1, max: 9999 }) })
const cart = fc.record({ code, lines: fc.uniqueArray(line, { minLength: 1, maxLength: 60, selector: ({ id }) => id }) })

test('a link restores its cart', () => {
  fc.assert(
    fc.property(cart, ({ code, lines }) => {
      const text = encodeCart({ code, lines })
      expect(decodeCart(text)).toEqual({ code, items: lines })
      // Also in lower case, and with a full stop that the chat treats as part of the link.
      expect(decodeCart(`${text.toLowerCase()}).`)).toEqual({ code, items: lines })
    }),
    { numRuns: 500 },
  )
})

const lines = [
  { id: 7, quantity: 2 },
  { id: 46, quantity: 1 },
  { id: 1000, quantity: 9999 },
]

test('a link is short and has only characters that chats keep together', () => {
  expect(encodeCart({ code: 'K7M3PX', lines })).toMatch(/^K7M3PX-7\.2-1a-rs\.7pr-[0-9a-z]{3}$/)
  const link = cartLink('https://solar.example', { code: 'K7M3PX', lines: lines as never })
  expect(link).toMatch(/^https:\/\/solar\.example\/products#c=[\w.-]+$/)
  expect(encodeURIComponent(link).length).toBeLessThan(90)
})

test('a truncated or mistyped link is rejected', () => {
  const text = encodeCart({ code: 'K7M3PX', lines })
  for (let length = 0; length < text.length; length += 1) expect([length, decodeCart(text.slice(0, length))]).toEqual([length, undefined])
  for (let at = 0; at < text.length; at += 1) {
    const wrong = `${text.slice(0, at)}${text[at] === '9' ? '8' : '9'}${text.slice(at + 1)}`
    expect([wrong, decodeCart(wrong)]).toEqual([wrong, undefined])
  }
})

test('a link with a valid checksum but invalid content is rejected', () => {
  const carts = [
    { code: 'K7M3PX', lines: [] },
    { code: 'K7M3P0', lines },
    { code: '', lines },
    { code: 'K7M3PX', lines: [{ id: 0, quantity: 1 }] },
    { code: 'K7M3PX', lines: [{ id: 2_147_483_648, quantity: 1 }] },
    { code: 'K7M3PX', lines: [{ id: 7, quantity: 0 }] },
    { code: 'K7M3PX', lines: [{ id: 7, quantity: 10_000 }] },
    { code: 'K7M3PX', lines: [...lines, { id: 7, quantity: 1 }] },
    { code: 'K7M3PX', lines: Array.from({ length: 2000 }, (_, at) => ({ id: at + 1, quantity: 1 })) },
  ]
  for (const wrong of carts) expect(decodeCart(encodeCart(wrong))).toBeUndefined()
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodeCart(text) === undefined))
})
