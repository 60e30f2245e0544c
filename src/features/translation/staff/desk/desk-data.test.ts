import { describe, expect, test } from 'vitest'
import type { DeskEntry } from '../../desk/desk.contract.ts'
import { neighbourOf, withoutEntry } from './desk-data.ts'

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
    const desk = { progress: [{ language: 'es' as const, done: 4, total: 7 }], total: 3, entries }
    const after = withoutEntry(desk, entry('2'))
    expect(after).toEqual({ progress: [{ language: 'es', done: 5, total: 7 }], total: 2, entries: [entry('1'), entry('3')] })
    expect(withoutEntry(after, entry('2'))).toBe(after)
  })
})
