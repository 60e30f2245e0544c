import { expect, test } from 'vitest'
import { battery } from '#tests/carts.ts'
import type { ComparedLine, KnownProduct } from '../order/order-comparison.ts'
import { differencesOf } from './order-differences.ts'

const known: KnownProduct = { id: 1, product: battery, isActive: true }
const line: ComparedLine = {
  quantity: 2,
  writtenQuantity: undefined,
  label: 'Batería',
  product: known,
  productId: 1,
  centsThen: 109_000,
  centsNow: 109_000,
  wasOut: false,
}
const differences = (changed: Partial<ComparedLine>) => differencesOf({ ...line, ...changed }).map(({ text }) => text)
const with_ = (product: Partial<KnownProduct['product']>) => ({ product: { ...known, product: { ...battery, ...product } } })

test('a line of an order shows all differences from today', () => {
  expect(differences({})).toEqual([])
  expect(differences({ centsNow: 120_000 })).toEqual(['orders.priceUp'])
  expect(differences({ centsNow: 100_000 })).toEqual(['orders.priceDown'])
  expect(differences({ centsNow: null })).toEqual(['orders.priceChanged'])
  expect(differences({ centsThen: null })).toEqual(['orders.priceChanged'])
  expect(differences({ centsThen: null, centsNow: null })).toEqual([])
  // The order has no price if it was read from its link alone, so no change is shown.
  expect(differences({ centsThen: undefined })).toEqual([])
  expect(differences({ product: { ...known, isActive: false } })).toEqual(['orders.inactive'])
  expect(differences(with_({ stockStatus: 'limited' }))).toEqual(['stock.limited'])
  expect(differences({ ...with_({ stockStatus: 'out_of_stock' }), centsNow: 120_000 })).toEqual(['orders.priceUp', 'stock.out_of_stock'])
  expect(differences({ product: undefined, centsNow: undefined })).toEqual(['orders.gone'])
  // The message says that the product is no longer in stock.
  expect(differences({ ...with_({ stockStatus: 'out_of_stock' }), wasOut: true })).toEqual([])
  expect(differences({ ...with_({ stockStatus: 'in_stock' }), wasOut: true })).toEqual(['stock.in_stock'])
  expect(differences({ ...with_({ stockStatus: 'limited' }), wasOut: true })).toEqual(['stock.limited'])
})
