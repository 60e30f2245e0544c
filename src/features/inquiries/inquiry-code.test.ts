import { expect, test } from 'vitest'
import { customerCode } from './inquiry-code.ts'

test('the customer’s code is the one that the form showed, or that of their WhatsApp order', () => {
  const cart = { code: 'K7M3PX', lines: [] }
  expect(customerCode({ source: '/contact', code: 'ABCDEFG', cart: null })).toBe('ABCDEFG')
  expect(customerCode({ source: '/contact', code: 'ABCDEFG', cart })).toBe('ABCDEFG')
  expect(customerCode({ source: 'whatsapp', code: 'ABCDEFG', cart })).toBe('K7M3PX')
  expect(customerCode({ source: 'whatsapp', code: 'ABCDEFG', cart: { lines: [] } })).toBeUndefined()
})
