import { describe, expect, test } from 'vitest'
import { displayPrice, priceToPay } from './price.ts'

const price = (oldPrice: string | null, newPrice: string | null, priceOnRequest = false) => ({ oldPrice, newPrice, priceOnRequest })

describe('what a price tag shows', () => {
  test('on request when it says so or when there is no price', () => {
    for (const product of [price(null, null), price(null, null, true), price('5.00', '4.00', true)]) {
      expect(displayPrice(product)).toEqual({ kind: 'on-request' })
      expect(priceToPay(product)).toBeNull()
    }
  })

  test('a new price is an offer, with the old one struck through if there is one', () => {
    expect(displayPrice(price('5.00', '4.00'))).toEqual({ kind: 'on-sale', amount: '4.00', before: '5.00' })
    expect(displayPrice(price(null, '4.00'))).toEqual({ kind: 'on-sale', amount: '4.00', before: null })
    expect(priceToPay(price('5.00', '4.00'))).toBe('4.00')
  })

  test('else the old price is the price', () => {
    expect(displayPrice(price('5.00', null))).toEqual({ kind: 'plain', amount: '5.00' })
    expect(priceToPay(price('5.00', null))).toBe('5.00')
  })
})
