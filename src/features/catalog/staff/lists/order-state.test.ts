import { describe, expect, test } from 'vitest'
import { combineMoves, computeMoves, moveEntry, rebaseMoves, splitByPosition } from './order-state.ts'

const list = (...positions: number[]) => positions.map((sortOrder, index) => ({ id: index + 1, sortOrder }))
const movesAfter = (positions: number[], from: number, to: number, limit = 999) =>
  computeMoves(moveEntry(splitByPosition(list(...positions)), from, to).placed, limit)

describe('a new order', () => {
  test('changes only the positions between start and target', () => {
    expect(movesAfter([10, 20, 30, 40], 2, 1)).toEqual([
      { id: 3, from: 30, to: 20 },
      { id: 2, from: 20, to: 30 },
    ])
    expect(movesAfter([10, 20, 30], 1, 1)).toEqual([])
  })

  test('gives a moved row without a position the position of its target, or the next position after the last', () => {
    expect(movesAfter([1, 2, 0, 0], 3, 2)).toEqual([{ id: 4, from: 0, to: 3 }])
    expect(movesAfter([1, 2, 0], 2, 0)).toEqual([
      { id: 3, from: 0, to: 1 },
      { id: 1, from: 1, to: 2 },
      { id: 2, from: 2, to: 3 },
    ])
    expect(movesAfter([1, 2, 0], 2, 2)).toEqual([{ id: 3, from: 0, to: 3 }])
    expect(movesAfter([0, 0], 1, 0)).toEqual([{ id: 2, from: 0, to: 1 }])
  })

  test('does not move a row with a position behind rows without a position', () => {
    expect(movesAfter([1, 2, 0], 1, 2)).toEqual([])
    expect(movesAfter([1, 2, 0, 0], 2, 3)).toEqual([])
  })

  test('separates rows with equal positions', () => {
    expect(movesAfter([5, 5, 5], 2, 0)).toEqual([
      { id: 1, from: 5, to: 6 },
      { id: 2, from: 5, to: 7 },
    ])
  })

  test('does not exceed the highest allowed position', () => {
    expect(movesAfter([998, 999, 0], 2, 0)).toEqual([{ id: 3, from: 0, to: 997 }])
  })
})

test('after an unanswered reorder that was stored, only the remaining differences are sent', () => {
  const done = [
    { id: 1, from: 10, to: 30 },
    { id: 2, from: 20, to: 10 },
    { id: 3, from: 30, to: 20 },
  ]
  const wanted = [
    { id: 1, from: 10, to: 30 },
    { id: 3, from: 30, to: 5 },
    { id: 4, from: 40, to: 10 },
  ]
  expect(rebaseMoves(wanted, done)).toEqual([
    { id: 3, from: 20, to: 5 },
    { id: 4, from: 40, to: 10 },
    { id: 2, from: 10, to: 20 },
  ])
  expect(rebaseMoves(done, done)).toEqual([])
  expect(rebaseMoves(done, [])).toEqual(done)
})

test('two reorders combine into moves from the first to the last position', () => {
  const first = [
    { id: 1, from: 10, to: 20 },
    { id: 2, from: 20, to: 10 },
  ]
  const second = [
    { id: 2, from: 10, to: 30 },
    { id: 3, from: 30, to: 10 },
  ]
  expect(combineMoves(first, second)).toEqual([
    { id: 1, from: 10, to: 20 },
    { id: 2, from: 20, to: 30 },
    { id: 3, from: 30, to: 10 },
  ])
})
