import { describe, expect, test } from 'vitest'
import { centsToPay, displayPrice, isNotDiscounted, isOnSale, isSamePrice, priceToPay } from './price.ts'

const price = (oldPrice: string | null, newPrice: string | null, priceOnRequest = false) => ({ oldPrice, newPrice, priceOnRequest })

describe('the price tag', () => {
  test('shows "on request" if it is set or if there is no price', () => {
    for (const product of [price(null, null), price(null, null, true), price('5.00', '4.00', true)]) {
      expect(displayPrice(product)).toEqual({ kind: 'on-request' })
      expect(priceToPay(product)).toBeNull()
      expect(centsToPay(product)).toBeUndefined()
      expect(isOnSale(product)).toBe(false)
    }
  })

  test('shows a new price as an offer, with the old one struck through if there is one', () => {
    expect(displayPrice(price('5.00', '4.00'))).toEqual({ kind: 'on-sale', amount: '4.00', before: '5.00' })
    expect(displayPrice(price(null, '4.00'))).toEqual({ kind: 'on-sale', amount: '4.00', before: null })
    expect(priceToPay(price('5.00', '4.00'))).toBe('4.00')
    expect(centsToPay(price('5.00', '4.00'))).toBe(400)
    for (const offer of [price('5.00', '4.00'), price('4.00', '5.00'), price('5.00', '5.00'), price(null, '5.00')])
      expect(isOnSale(offer)).toBe(true)
  })

  test('shows the old price without a new one', () => {
    expect(displayPrice(price('5.00', null))).toEqual({ kind: 'plain', amount: '5.00' })
    expect(priceToPay(price('5.00', null))).toBe('5.00')
    expect(centsToPay(price('5.00', null))).toBe(500)
    expect(isOnSale(price('5.00', null))).toBe(false)
  })
})

test('an offer without a higher old price is not discounted, compared by amounts and not as text', () => {
  expect(isNotDiscounted(price('1000.00', '999.00'))).toBe(false)
  for (const offer of [price('999.00', '1000.00'), price('5.00', '5.00'), price(null, '5.00')]) expect(isNotDiscounted(offer)).toBe(true)
  // These are no offers, or a price is still being typed.
  for (const noOffer of [price('5.00', null), price(null, null), price('5.00', '1,'), price('1,', '5.00'), price('9.00', '10.00', true)])
    expect(isNotDiscounted(noOffer)).toBe(false)
})

test('prices are the same if they show the same amounts in the same way', () => {
  expect(isSamePrice(price('300', '200'), price('300.00', '200.00'))).toBe(true)
  expect(isSamePrice(price(null, null), price('5.00', null, true))).toBe(true)
  expect(isSamePrice(price('300', '200'), price('300', '199'))).toBe(false)
  expect(isSamePrice(price('300', '200'), price(null, '200'))).toBe(false)
  expect(isSamePrice(price('300', null), price(null, '300'))).toBe(false)
})
