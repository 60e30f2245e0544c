import { expect, test } from 'vitest'
import { makeNumberLists } from './number-lists.ts'

test('each place has its own list, however often lists grow, shrink and disappear', () => {
  const lists = makeNumberLists()
  const expected = new Map<number, number[]>()
  for (let round = 0; round < 40; round += 1)
    for (let place = 0; place < 60; place += 1) {
      const size = (place * 37 + round * 911) % 3000
      const list = round % 9 === 8 ? [] : Array.from({ length: size }, (_, n) => place * 10_000 + round * 7 + n)
      lists.set(place, list)
      expected.set(place, list)
    }
  for (const [place, list] of expected) expect([...lists.of(place)]).toEqual(list)
  expect([...lists.of(999)]).toEqual([])
})

test('a list that is longer than an array of the store gets an array of its own', () => {
  const lists = makeNumberLists()
  const long = Array.from({ length: 100_000 }, (_, n) => n)
  lists.set(0, [1, 2])
  lists.set(1, long)
  lists.set(2, [3])
  expect([[...lists.of(0)], lists.of(1).length, lists.of(1)[99_999], [...lists.of(2)]]).toEqual([[1, 2], 100_000, 99_999, [3]])
})
