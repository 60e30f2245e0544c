import { expect, test } from 'vitest'
import { combineMoves, rebaseMoves } from './rebase-moves.ts'

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
