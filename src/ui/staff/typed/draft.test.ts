import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Draft, draftKey, keepDraft, readDrafts, removeDraft } from './draft.ts'

type Values = { nameDe: string }
const readValues = (stored: unknown) => (typeof stored === 'object' && stored ? (stored as Values) : undefined)
const read = (key: string) => readDrafts(key, readValues)

/** @returns the contents of local storage */
function storage(limit = Number.POSITIVE_INFINITY): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
  })
  return kept
}
afterEach(() => {
  vi.unstubAllGlobals()
})
const draft = (id: string, nameDe: string): Draft<Values> => ({
  id,
  savedAt: '2026-11-21T10:00:00.000Z',
  basedOn: null,
  values: { nameDe },
})

describe('a draft', () => {
  test('is found again, separately for each product and apart from categories', () => {
    storage()
    keepDraft(draftKey('product', 7), draft('a', 'Sieben'))
    expect(read(draftKey('product', 7)).map(({ values }) => values.nameDe)).toEqual(['Sieben'])
    expect(read(draftKey('product', 8))).toEqual([])
    expect(read(draftKey('product', undefined))).toEqual([])
    expect(read(draftKey('category', 7))).toEqual([])
  })

  test('replaces its own earlier state and leaves those of other visits alone', () => {
    storage()
    keepDraft('k', draft('a', 'eins'))
    keepDraft('k', draft('b', 'zwei'))
    keepDraft('k', draft('a', 'drei'))
    expect(read('k').map(({ values }) => values.nameDe)).toEqual(['drei', 'zwei'])
  })

  test('is removed alone, and the last one leaves nothing behind', () => {
    const kept = storage()
    keepDraft('k', draft('a', 'eins'))
    keepDraft('k', draft('b', 'zwei'))
    removeDraft('k', 'a')
    expect(read('k')).toHaveLength(1)
    removeDraft('k', 'b')
    expect(kept.size).toBe(0)
  })

  test('reports full storage, and the former draft stays', () => {
    storage(2000)
    expect(keepDraft('k', draft('a', 'eins'))).toBe(true)
    expect(keepDraft('k', draft('a', 'x'.repeat(3000)))).toBe(false)
    expect(read('k')[0]?.values.nameDe).toBe('eins')
  })

  test('is unaffected by invalid storage', () => {
    const kept = storage()
    for (const rubbish of ['{', 'null', '5', '[1, null, {"id": 1}]']) {
      kept.set('k', rubbish)
      expect(read('k')).toEqual([])
    }
  })
})
