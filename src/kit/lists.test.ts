import { expect, test } from 'vitest'
import { appendUnique, moveItem } from '#kit/lists.ts'

test('a picture moves forward and back, but not beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveItem(['a'], 5, 0)).toEqual(['a'])
})

test('pictures are added at the end without duplicates, up to the limit', () => {
  expect(appendUnique(['a'], ['b', 'a', 'b'], 20)).toEqual(['a', 'b'])
  expect(appendUnique(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c'])
})
