import { expect, test } from 'vitest'
import { translationState } from './translation-state.ts'

const saved = { german: 'Batterie', text: 'Batería' }

test('a translation is up to date while the German text is unchanged', () => {
  expect(translationState(saved, saved)).toBe('up-to-date')
})

test('a translation is outdated once the German text has changed, until it is edited too', () => {
  expect(translationState(saved, { german: 'Akku', text: 'Batería' })).toBe('outdated')
  expect(translationState(saved, { german: 'Akku', text: 'Acumulador' })).toBe('up-to-date')
})

test('a translation without text is empty', () => {
  expect(translationState(saved, { german: 'Akku', text: ' ' })).toBe('empty')
})

test('a translation saved as outdated stays outdated until it is edited or confirmed', () => {
  expect(translationState(saved, saved, { isBehind: true })).toBe('outdated')
  expect(translationState(saved, { ...saved, text: 'Acumulador' }, { isBehind: true })).toBe('up-to-date')
  expect(translationState(saved, saved, { isBehind: true, note: 'fits' })).toBe('up-to-date')
  expect(translationState(saved, { german: 'Akku', text: 'Acumulador' }, { note: 'behind' })).toBe('outdated')
})
