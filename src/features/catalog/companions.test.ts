import { expect, test } from 'vitest'
import { pickCompanions } from './companions.ts'

const of = (id: number, categoryId: number) => ({ id, categoryId })
const ids = (products: { id: number }[]) => products.map(({ id }) => id)

test('one product of each other category comes first, never the product itself', () => {
  const candidates = [of(1, 10), of(2, 10), of(3, 20), of(4, 20), of(5, 30)]
  expect(ids(pickCompanions(of(1, 10), candidates))).toEqual([3, 5, 2])
})

test('few candidates give few companions', () => {
  expect(ids(pickCompanions(of(1, 10), [of(1, 10)]))).toEqual([])
  expect(ids(pickCompanions(of(1, 10), [of(1, 10), of(2, 10)]))).toEqual([2])
})
