import { expect, test } from 'vitest'
import { compareAddress, parseComparedIds } from './compared-ids.ts'

const nothing = { ids: [], hasRepeated: false, hasOthers: false }

test.each([
  [null, nothing],
  ['', nothing],
  [',,', nothing],
  ['12,7,31', { ...nothing, ids: [12, 7, 31] }],
  ['7,7,12,7', { ids: [7, 12], hasRepeated: true, hasOthers: false }],
  ['x,7,-1,0,1.5,1e3, 8,9999999999,٣', { ids: [7], hasRepeated: false, hasOthers: true }],
  ["1'--,%00,<b>", { ...nothing, hasOthers: true }],
])('the list %o gives the ids %o', (list, read) => {
  expect(parseComparedIds(list)).toEqual(read)
})

test('at most twelve ids are read from a long list', () => {
  const list = Array.from({ length: 5000 }, (_, at) => at + 1).join()
  expect(parseComparedIds(list).ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('the address of a comparison contains the ids', () => {
  expect(compareAddress([12, 7])).toBe('/compare?p=12,7')
  expect(compareAddress([])).toBe('/compare?p=')
})
