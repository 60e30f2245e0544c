import { expect, test } from 'vitest'
import { changedTexts, rebaseTexts, toNewEntity } from './typed-texts.ts'

const seen = { de: 'Dach', es: '', en: 'Roof' }
const stored = { de: 'Dach', es: 'Techo', en: 'A roof', updatedAt: '2026-11-22T12:00:00.000Z' }

test('only changes are sent, and a blank at the end is no change', () => {
  expect(changedTexts({ values: { ...seen, de: 'Dach ', en: 'House' }, base: seen })).toEqual(['en'])
})

test("another editor's texts are merged, and the user's input stays", () => {
  const met = rebaseTexts({ values: { ...seen, en: 'House' } }, stored, seen)
  expect(met).toEqual({
    values: { de: 'Dach', es: 'Techo', en: 'House' },
    base: { de: 'Dach', es: 'Techo', en: 'A roof' },
    updatedAt: stored.updatedAt,
  })
  expect(changedTexts(met)).toEqual(['en'])
})

test('a form whose record was deleted meanwhile saves all its fields, changed or not', () => {
  const anew = toNewEntity({ values: { ...seen, en: 'House' } })
  expect(anew).toEqual({ values: { de: 'Dach', es: '', en: 'House' }, base: { de: '', es: '', en: '' }, updatedAt: undefined })
  expect(changedTexts(anew)).toEqual(['de', 'en'])
})
