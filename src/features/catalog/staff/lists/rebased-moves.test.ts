import { expect, test } from 'vitest'
import { movedInAll, rebasedMoves } from './rebased-moves.ts'

test('after an order that was done without an answer only what is different yet is moved', () => {
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
  expect(rebasedMoves(wanted, done)).toEqual([
    { id: 3, from: 20, to: 5 },
    { id: 4, from: 40, to: 10 },
    { id: 2, from: 10, to: 20 },
  ])
  expect(rebasedMoves(done, done)).toEqual([])
  expect(rebasedMoves(done, [])).toEqual(done)
})

test('two orders are one from where each thing stood at first to where it stands at last', () => {
  const first = [
    { id: 1, from: 10, to: 20 },
    { id: 2, from: 20, to: 10 },
  ]
  const second = [
    { id: 2, from: 10, to: 30 },
    { id: 3, from: 30, to: 10 },
  ]
  expect(movedInAll(first, second)).toEqual([
    { id: 1, from: 10, to: 20 },
    { id: 2, from: 20, to: 30 },
    { id: 3, from: 30, to: 10 },
  ])
})
