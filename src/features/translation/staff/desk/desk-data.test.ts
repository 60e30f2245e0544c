import { describe, expect, test } from 'vitest'
import type { DeskEntry } from '../../desk/desk.contract.ts'
import { limitFor, neighbourOf, positionOf, withoutEntry } from './desk-data.ts'

const entry = (subject: string): DeskEntry => ({
  ...{ kind: 'product', subject, title: 'Modul', field: 'name', name: 'nameEs', from: 'de', source: 'Modul' },
  ...{ to: 'es', text: '', state: 'missing', former: null, updatedAt: '2026-11-28T12:00:00.000Z' },
})
const entries = [entry('1'), entry('2'), entry('3')]

describe('the list of the translation desk', () => {
  test('has a neighbour for each entry, and none beyond its ends', () => {
    expect(neighbourOf(entries, entry('2'), 1)?.subject).toBe('3')
    expect(neighbourOf(entries, entry('2'), -1)?.subject).toBe('1')
    expect(neighbourOf(entries, entry('3'), 1)).toBeUndefined()
  })

  test('continues with its first entry if the open one is no longer listed', () => {
    expect(neighbourOf(entries, entry('9'), 1)?.subject).toBe('1')
  })

  test('counts a saved entry as done, once', () => {
    const desk = { progress: [{ language: 'es' as const, done: 4, total: 7 }], total: 3, entries, at: null }
    const after = withoutEntry(desk, entry('2'))
    expect(after).toEqual({ progress: [{ language: 'es', done: 5, total: 7 }], total: 2, entries: [entry('1'), entry('3')], at: null })
    expect(withoutEntry(after, entry('2'))).toBe(after)
  })

  test('knows the position of an entry that it does not reach', () => {
    const desk = { progress: [], total: 300, entries, at: { position: 120, entry: entry('9') } }
    expect([entry('2'), entry('9'), entry('8')].map((one) => positionOf(desk, one))).toEqual([2, 120, 0])
  })

  test('is long enough for the open entry and some more, up to the maximum', () => {
    expect([0, 1, 90, 91, 100, 120, 195, 1000].map(limitFor)).toEqual([100, 100, 100, 200, 200, 200, 300, 1000])
    expect(limitFor(1001)).toBe(100)
  })
})
