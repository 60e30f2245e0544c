import { expect, test } from 'vitest'
import { canBeOrdered, stockStatuses } from './stock.ts'

test('only what is in stock may be put in the cart', () => {
  expect(stockStatuses.filter((stockStatus) => canBeOrdered({ stockStatus }))).toEqual(['in_stock'])
})
