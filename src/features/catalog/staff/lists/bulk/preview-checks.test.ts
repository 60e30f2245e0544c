import { expect, test } from 'vitest'
import type { BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import { largeChangeOf, leftSince, willChange } from './preview-checks.ts'

const row = (id: number, result: BulkResultRow['result'], more: Partial<BulkResultRow> = {}): BulkResultRow => ({
  ...{ id, name: 'Kabel', sku: null, result, updatedAt: null, savedAt: null, before: {}, after: {} },
  ...{ note: null, missing: [], problems: [], conflicts: [], ...more },
})

test('every product that the preview promised to change and that was left is named, whatever the reason', () => {
  const preview = [1, 2, 3, 4, 5].map((id) => row(id, 'changed'))
  const kept = [row(6, 'same', { note: 'on-request' }), row(7, 'faulty'), row(8, 'incomplete', { missing: ['nameEs'] })]
  const answer = [
    ...[row(1, 'changed'), row(2, 'conflict'), row(3, 'faulty'), row(4, 'same', { note: 'on-request' })],
    ...[row(5, 'incomplete', { missing: ['mainImage'] }), ...kept],
  ]
  const left = (publishes: boolean) => leftSince([...preview, ...kept], answer, publishes).map(({ id }) => id)
  expect(left(false)).toEqual([2, 3, 4, 5])
  expect(left(true)).toEqual([2, 3, 4, 5, 8])
})

test('an incomplete draft changes only if it is published all the same', () => {
  const draft = row(1, 'incomplete', { missing: ['nameEs'] })
  expect([willChange(draft, false), willChange(draft, true)]).toEqual([false, true])
})

test('a large change is asked about at either price of an offer', () => {
  const change = (before: object, after: object) => largeChangeOf({ before: { ...before }, after: { ...after } })
  expect(change({ newPrice: '3.50', oldPrice: '4.20' }, { newPrice: '5.00', oldPrice: '10.00' })).toBe(138)
  expect(change({ newPrice: '10.00', oldPrice: '11.00' }, { newPrice: '1.00', oldPrice: '10.00' })).toBe(-90)
  expect(change({ newPrice: '3.50', oldPrice: '4.20' }, { newPrice: '5.00', oldPrice: '6.00' })).toBeUndefined()
})
