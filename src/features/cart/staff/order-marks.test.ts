import { expect, test } from 'vitest'
import { battery } from '#tests/carts.ts'
import type { ComparedLine, KnownProduct } from '../order/order-comparison.ts'
import { marksOf } from './order-marks.ts'

const known: KnownProduct = { id: 1, product: battery, isActive: true }
const line: ComparedLine = {
  quantity: 2,
  writtenQuantity: undefined,
  label: 'Batería',
  product: known,
  productId: 1,
  centsThen: 109_000,
  centsNow: 109_000,
}
const marks = (changed: Partial<ComparedLine>) => marksOf({ ...line, ...changed }).map(({ text }) => text.slice('orders.'.length))
const with_ = (product: Partial<KnownProduct['product']>) => ({ product: { ...known, product: { ...battery, ...product } } })

test('a line of an order is marked with everything that is different today', () => {
  expect(marks({})).toEqual([])
  expect(marks({ centsNow: 120_000 })).toEqual(['priceUp'])
  expect(marks({ centsNow: 100_000 })).toEqual(['priceDown'])
  expect(marks({ centsNow: null })).toEqual(['priceChanged'])
  expect(marks({ centsThen: null })).toEqual(['priceChanged'])
  expect(marks({ centsThen: null, centsNow: null })).toEqual([])
  // The link alone says no price, so none has changed.
  expect(marks({ centsThen: undefined })).toEqual([])
  expect(marks({ product: { ...known, isActive: false } })).toEqual(['inactive'])
  expect(marks(with_({ stockStatus: 'limited' }))).toEqual(['limited'])
  expect(marks({ ...with_({ stockStatus: 'out_of_stock' }), centsNow: 120_000 })).toEqual(['priceUp', 'outOfStock'])
  expect(marks({ product: undefined, centsNow: undefined })).toEqual(['gone'])
})
