import { describe, expect, test } from 'vitest'
import { type Draft, draftKey, keepDraft, readDrafts, removeDraft } from './draft.ts'

type Values = { nameDe: string }
const readValues = (stored: unknown) => (typeof stored === 'object' && stored ? (stored as Values) : undefined)
const read = (device: Parameters<typeof keepDraft>[0], key: string) => readDrafts(device, key, readValues)

function shelf(limit = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
  }
}
const draft = (id: string, nameDe: string): Draft<Values> => ({
  id,
  savedAt: '2026-11-21T10:00:00.000Z',
  basedOn: null,
  values: { nameDe },
})

describe('a draft', () => {
  test('is found again, each product its own, and no category is taken for a product', () => {
    const device = shelf()
    keepDraft(device, draftKey('product', 7), draft('a', 'Sieben'))
    expect(read(device, draftKey('product', 7)).map(({ values }) => values.nameDe)).toEqual(['Sieben'])
    expect(read(device, draftKey('product', 8))).toEqual([])
    expect(read(device, draftKey('product', undefined))).toEqual([])
    expect(read(device, draftKey('category', 7))).toEqual([])
  })

  test('takes the place of its own earlier state and leaves those of other visits alone', () => {
    const device = shelf()
    keepDraft(device, 'k', draft('a', 'eins'))
    keepDraft(device, 'k', draft('b', 'zwei'))
    keepDraft(device, 'k', draft('a', 'drei'))
    expect(read(device, 'k').map(({ values }) => values.nameDe)).toEqual(['drei', 'zwei'])
  })

  test('goes alone, and the last one leaves nothing behind', () => {
    const device = shelf()
    keepDraft(device, 'k', draft('a', 'eins'))
    keepDraft(device, 'k', draft('b', 'zwei'))
    removeDraft(device, 'k', 'a')
    expect(read(device, 'k')).toHaveLength(1)
    removeDraft(device, 'k', 'b')
    expect(device.kept.size).toBe(0)
  })

  test('that does not fit is reported, and what was kept before stays', () => {
    const device = shelf(2000)
    expect(keepDraft(device, 'k', draft('a', 'eins'))).toBe(true)
    expect(keepDraft(device, 'k', draft('a', 'x'.repeat(3000)))).toBe(false)
    expect(read(device, 'k')[0]?.values.nameDe).toBe('eins')
  })

  test('in a shelf full of rubbish breaks nothing', () => {
    const device = shelf()
    for (const rubbish of ['{', 'null', '5', '[1, null, {"id": 1}]']) {
      device.kept.set('k', rubbish)
      expect(read(device, 'k')).toEqual([])
    }
  })
})
