import { expect, test } from 'vitest'
import { makePostingLists } from './postings.ts'

test('each word keeps its own postings in the order of places, whatever changes', () => {
  const lists = makePostingLists()
  const expected = new Map<number, Set<number>>()
  for (let step = 0; step < 6000; step += 1) {
    const word = (step * 7) % 11
    const posting = (step * 7919) % 1009
    const held = expected.get(word) ?? new Set()
    expected.set(word, held)
    if (held.has(posting)) lists.remove(word, posting)
    else lists.add(word, posting)
    if (!held.delete(posting)) held.add(posting)
  }
  for (const [word, held] of expected) {
    expect([...lists.of(word)]).toEqual([...held].sort((a, b) => a - b))
    expect(lists.countOf(word)).toBe(held.size)
  }
  expect([[...lists.of(99)], lists.countOf(99)]).toEqual([[], 0])
})
