import { describe, expect, test } from 'vitest'
import { centsToPay, displayPrice, isOnSale, priceToPay, savesNothing } from './price.ts'

const price = (oldPrice: string | null, newPrice: string | null, priceOnRequest = false) => ({ oldPrice, newPrice, priceOnRequest })

describe('what a price tag shows', () => {
  test('on request when it says so or when there is no price', () => {
    for (const product of [price(null, null), price(null, null, true), price('5.00', '4.00', true)]) {
      expect(displayPrice(product)).toEqual({ kind: 'on-request' })
      expect(priceToPay(product)).toBeNull()
      expect(centsToPay(product)).toBeUndefined()
      expect(isOnSale(product)).toBe(false)
    }
  })

  test('a new price is an offer, with the old one struck through if there is one', () => {
    expect(displayPrice(price('5.00', '4.00'))).toEqual({ kind: 'on-sale', amount: '4.00', before: '5.00' })
    expect(displayPrice(price(null, '4.00'))).toEqual({ kind: 'on-sale', amount: '4.00', before: null })
    expect(priceToPay(price('5.00', '4.00'))).toBe('4.00')
    expect(centsToPay(price('5.00', '4.00'))).toBe(400)
    for (const offer of [price('5.00', '4.00'), price('4.00', '5.00'), price('5.00', '5.00'), price(null, '5.00')])
      expect(isOnSale(offer)).toBe(true)
  })

  test('else the old price is the price', () => {
    expect(displayPrice(price('5.00', null))).toEqual({ kind: 'plain', amount: '5.00' })
    expect(priceToPay(price('5.00', null))).toBe('5.00')
    expect(centsToPay(price('5.00', null))).toBe(500)
    expect(isOnSale(price('5.00', null))).toBe(false)
  })
})

test('an offer that saves nothing is told by amounts, not by letters', () => {
  expect(savesNothing(price('1000.00', '999.00'))).toBe(false)
  expect(savesNothing(price('999.00', '1000.00'))).toBe(true)
  expect(savesNothing(price('5.00', '5.00'))).toBe(true)
  // One price alone, none, or something that is still being typed saves neither more nor less than anything.
  for (const silent of [price(null, '5.00'), price('5.00', null), price(null, null), price('5.00', '1,'), price('9.00', '10.00', true)])
    expect(savesNothing(silent)).toBe(false)
})
