import { describe, expect, test } from 'vitest'
import { draftKey, keepDraft, type ProductDraft, readDrafts, removeDraft } from './product-draft.ts'
import { blankValues } from './product-form-values.ts'

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
const draft = (id: string, nameDe: string): ProductDraft => ({
  id,
  savedAt: '2026-11-21T10:00:00.000Z',
  basedOn: null,
  values: { ...blankValues, nameDe },
})

describe('a draft', () => {
  test('is found again, each product its own', () => {
    const device = shelf()
    keepDraft(device, draftKey(7), draft('a', 'Sieben'))
    expect(readDrafts(device, draftKey(7)).map(({ values }) => values.nameDe)).toEqual(['Sieben'])
    expect(readDrafts(device, draftKey(8))).toEqual([])
    expect(readDrafts(device, draftKey(undefined))).toEqual([])
  })

  test('takes the place of its own earlier state and leaves those of other visits alone', () => {
    const device = shelf()
    keepDraft(device, 'k', draft('a', 'eins'))
    keepDraft(device, 'k', draft('b', 'zwei'))
    keepDraft(device, 'k', draft('a', 'drei'))
    expect(readDrafts(device, 'k').map(({ values }) => values.nameDe)).toEqual(['drei', 'zwei'])
  })

  test('goes alone, and the last one leaves nothing behind', () => {
    const device = shelf()
    keepDraft(device, 'k', draft('a', 'eins'))
    keepDraft(device, 'k', draft('b', 'zwei'))
    removeDraft(device, 'k', 'a')
    expect(readDrafts(device, 'k')).toHaveLength(1)
    removeDraft(device, 'k', 'b')
    expect(device.kept.size).toBe(0)
  })

  test('that does not fit is reported, and what was kept before stays', () => {
    const device = shelf(2000)
    expect(keepDraft(device, 'k', draft('a', 'eins'))).toBe(true)
    expect(keepDraft(device, 'k', draft('a', 'x'.repeat(3000)))).toBe(false)
    expect(readDrafts(device, 'k')[0]?.values.nameDe).toBe('eins')
  })

  test('in a shelf full of rubbish breaks nothing', () => {
    const device = shelf()
    for (const rubbish of ['{', 'null', '5', '[1, null, {"id": 1}]']) {
      device.kept.set('k', rubbish)
      expect(readDrafts(device, 'k')).toEqual([])
    }
  })
})
