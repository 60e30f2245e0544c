import { expect, test } from 'vitest'
import { canBeOrdered, stockStatuses } from './stock.ts'

test('only products in stock may be added to the cart', () => {
  expect(stockStatuses.filter((stockStatus) => canBeOrdered({ stockStatus }))).toEqual(['in_stock'])
})
