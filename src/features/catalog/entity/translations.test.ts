import { describe, expect, test } from 'vitest'
import {
  findOutdatedTranslations,
  isInTranslationState,
  productTexts,
  translationNamesOf,
  translationStates,
  writtenTranslations,
} from './translations.ts'

const before = { nameDe: 'Batterie', nameEs: 'Batería', nameEn: 'Battery' }
const follow = (after: object, from = {}, checked: string[] = [], base: object = before) =>
  findOutdatedTranslations(['name'], { before: base as never, after: { ...base, ...after } as never, from, checked })

describe('a translation', () => {
  test('becomes outdated if the German text changes and the translation does not', () => {
    expect(Object.keys(follow({ nameDe: 'Akku' }))).toEqual(['nameEs', 'nameEn'])
    expect(Object.keys(follow({ nameDe: 'Akku', nameEs: 'Acumulador' }))).toEqual(['nameEn'])
  })

  test('stays current if only spaces at the ends or other fields change, or if either text is empty', () => {
    expect(follow({ nameDe: ' Batterie ' })).toEqual({})
    expect(follow({ sortOrder: 3 })).toEqual({})
    expect(follow({ nameDe: '' })).toEqual({})
    expect(Object.keys(follow({ nameDe: 'Akku', nameEs: '' }))).toEqual(['nameEn'])
  })

  test('stays outdated through later writes until it is changed, confirmed, or the German text is restored', () => {
    const behind = follow({ nameDe: 'Akku' })
    const now = { ...before, nameDe: 'Akku' }
    expect(follow({ sortOrder: 2 }, behind, [], now)).toEqual(behind)
    expect(follow({ nameDe: 'Speicher' }, behind, [], now)).toEqual(behind)
    expect(Object.keys(follow({ nameEs: 'Acumulador' }, behind, [], now))).toEqual(['nameEn'])
    expect(Object.keys(follow({}, behind, ['nameEn'], now))).toEqual(['nameEs'])
    expect(follow({ nameDe: 'Batterie' }, behind, [], now)).toEqual({})
  })
})

test('a new translation is outdated if it was made from an earlier German text', () => {
  const made = (behind: string[], base: object = {}) =>
    findOutdatedTranslations(['name'], { before: base as never, after: before, from: {}, behind })
  expect(Object.keys(made(['nameEs']))).toEqual(['nameEs'])
  expect(Object.keys(made(['nameEs'], before))).toEqual(['nameEs'])
  expect(made([])).toEqual({})
})

test('the state of a language is "missing" if a translation is missing, else "outdated" if one is outdated, else "complete"', () => {
  const states = (record: object, outdated: string[] = []) => translationStates(productTexts, record as never, outdated)
  expect(states({})).toEqual({ es: 'complete', en: 'complete' })
  expect(states(before)).toEqual({ es: 'complete', en: 'complete' })
  expect(states({ ...before, descriptionDe: 'lang', descriptionEs: 'larga' })).toEqual({ es: 'complete', en: 'missing' })
  expect(states({ ...before, descriptionDe: 'lang', descriptionEs: 'larga' }, ['nameEs', 'nameEn'])).toEqual({
    es: 'outdated',
    en: 'missing',
  })
  const translations = { es: 'outdated', en: 'missing' } as const
  expect(
    (['outdated-es', 'missing-en', 'missing-es', 'outdated-en'] as const).map((filter) => isInTranslationState({ translations }, filter)),
  ).toEqual([true, true, false, false])
})

test('written translations are the added and changed translations that are current', () => {
  expect(writtenTranslations(['name'], {}, { ...before, outdatedTexts: ['nameEs', 'nameEn'] })).toEqual([])
  expect(translationNamesOf(['name'])).toEqual(['nameEs', 'nameEn'])
  expect(writtenTranslations(['name'], {}, { ...before, outdatedTexts: [] })).toEqual([
    { text: 'Batterie', translated: 'Batería', from: 'de', to: 'es' },
    { text: 'Batterie', translated: 'Battery', from: 'de', to: 'en' },
  ])
  expect(writtenTranslations(['name'], before, { ...before, nameEs: 'Acumulador ', outdatedTexts: ['nameEn'] })).toEqual([
    { text: 'Batterie', translated: 'Acumulador', from: 'de', to: 'es' },
  ])
  expect(writtenTranslations(['name'], {}, { nameDe: '', nameEs: 'Solo', outdatedTexts: [] })).toEqual([])
})

test('written translations of a German text that is a copy are those of its original', () => {
  const spanish = { nameDe: 'Batería', nameEs: 'Batería', outdatedTexts: ['nameDe'] }
  expect(writtenTranslations(['name'], {}, spanish)).toEqual([])
  const english = { ...spanish, nameEn: 'Battery' }
  expect(writtenTranslations(['name'], spanish, english)).toEqual([{ text: 'Batería', translated: 'Battery', from: 'es', to: 'en' }])
  const german = { ...english, nameDe: 'Batterie', outdatedTexts: [] }
  expect(writtenTranslations(['name'], english, german)).toEqual([{ text: 'Batería', translated: 'Batterie', from: 'es', to: 'de' }])
  expect(writtenTranslations(['name'], german, german)).toEqual([])
})
