import { describe, expect, test } from 'vitest'
import type { PriceChange, ProductPrices, Rounding } from '#kit/price.ts'
import { changedPrice, isLargePriceChange, roundPrice } from './changed-price.ts'

const plain = (oldPrice: string): ProductPrices => ({ priceOnRequest: false, oldPrice, newPrice: null })
const offer = (newPrice: string, oldPrice: string | null): ProductPrices => ({ priceOnRequest: false, oldPrice, newPrice })

describe('a change of prices', () => {
  test.each<[string, ProductPrices, PriceChange, object | undefined]>([
    ['raises a plain price', plain('19.90'), { percent: 5 }, { oldPrice: '20.90' }],
    ['lowers a plain price by an amount', plain('19.90'), { amount: -2.5 }, { oldPrice: '17.40' }],
    [
      'changes the crossed-out price of an offer by the same percent',
      offer('80.00', '100.00'),
      { percent: 10 },
      { newPrice: '88.00', oldPrice: '110.00' },
    ],
    [
      'keeps the crossed-out price above the new one',
      offer('98.00', '99.00'),
      { percent: 1, rounding: '5' },
      { newPrice: '100.00', oldPrice: '101.02' },
    ],
    [
      'keeps the discount of an offer that is small beside the rounding step',
      offer('3.50', '4.20'),
      { percent: 5, rounding: '5' },
      { newPrice: '5.00', oldPrice: '6.00' },
    ],
    [
      'does not enlarge a discount by rounding the two prices apart',
      offer('7.40', '7.60'),
      { percent: 0, rounding: '5' },
      { newPrice: '5.00', oldPrice: '5.14' },
    ],
    [
      'rounds the crossed-out price of an offer down',
      offer('17.99', '21.99'),
      { percent: 5, rounding: '9-ending' },
      { newPrice: '18.99', oldPrice: '22.99' },
    ],
    [
      'leaves the crossed-out price of an offer if rounding leaves its price',
      offer('3.50', '4.20'),
      { percent: 5, rounding: '0.50' },
      { newPrice: '3.50' },
    ],
    [
      'does not lower the crossed-out price of a raised offer by rounding it down',
      offer('3.80', '4.70'),
      { percent: 5, rounding: '0.50' },
      { newPrice: '4.00', oldPrice: '4.95' },
    ],
    [
      'does not lower the crossed-out price of an offer raised by an amount either',
      offer('8.00', '20.00'),
      { amount: 4.4, rounding: '5' },
      { newPrice: '10.00', oldPrice: '20.00' },
    ],
    [
      'changes both prices of an offer by the same amount',
      offer('40.40', '50.60'),
      { amount: 2, rounding: '1' },
      { newPrice: '42.00', oldPrice: '52.00' },
    ],
    ['keeps an offer of a few cents an offer', offer('0.10', '0.11'), { percent: -60 }, { newPrice: '0.04', oldPrice: '0.05' }],
    ['adds no crossed-out price to an offer without one', offer('80.00', null), { percent: 10 }, { newPrice: '88.00' }],
    ['does not change a price on request', { ...plain('9.00'), priceOnRequest: true }, { percent: 10 }, undefined],
    ['does not change a product without a price', offer('', null), { percent: 10 }, undefined],
    ['may return a negative price, which the contract refuses', plain('2.00'), { amount: -3 }, { oldPrice: '-1.00' }],
  ])('%s', (_, priced, change, expected) => expect(changedPrice(priced, change)).toEqual(expected))

  test.each([
    ['100.00', '150.00', false],
    ['100.00', '150.01', true],
    ['100.00', '50.00', false],
    ['100.00', '49.99', true],
    ['0.00', '10.00', false],
  ])('from %s to %s is large: %s', (before, after, isLarge) => expect(isLargePriceChange(before, after)).toBe(isLarge))

  test.each<[Rounding, number, number]>([
    ['none', 1234, 1234],
    ['0.50', 1224, 1200],
    ['0.50', 1225, 1250],
    ['1', 1249, 1200],
    ['1', 30, 30],
    ['5', 1250, 1500],
    ['5', 120, 120],
    ['9-ending', 1234, 1199],
    ['9-ending', 1260, 1299],
    ['9-ending', 20, 99],
    ['9-ending', 10_100, 9900],
    ['9-ending', 12_300, 11_900],
    ['9-ending', 12_400, 12_900],
  ])('with rounding %s, %i cents become %i', (rounding, cents, expected) => expect(roundPrice(cents, rounding)).toBe(expected))
})
