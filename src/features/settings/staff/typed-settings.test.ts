import { expect, test } from 'vitest'
import { changedKeys, isOvertaken, readTyped, rebaseOnSaved, type TypedSettings } from './typed-settings.ts'

const settings = [
  { key: 'currencies', value: 'USD' },
  { key: 'contact_address', value: 'Matanzas' },
]

test('a field is changed if it differs from the saved value, ignoring blanks around it', () => {
  const typed: TypedSettings = {
    currencies: { value: 'USD, EUR', was: 'USD' },
    contact_address: { value: ' Matanzas ', was: 'Matanzas' },
    hours_note_es: { value: '', was: '' },
  }
  expect(changedKeys(typed, settings)).toEqual(['currencies'])
})

test('a field has a conflict if somebody has saved another value meanwhile', () => {
  const begunFrom = (was: string, value: string) => isOvertaken({ currencies: { value, was } }, settings, 'currencies')
  expect([begunFrom('USD', 'EUR'), begunFrom('CUP', 'EUR'), begunFrom('CUP', 'USD')]).toEqual([false, true, false])
  expect(isOvertaken({}, settings, 'currencies')).toBe(false)
})

test('a draft is read back without invalid entries', () => {
  const keys = ['currencies', 'hours_note_es'] as const
  const draft = { currencies: { value: 'EUR', was: 'USD' } }
  expect(readTyped(JSON.stringify(draft), keys)).toEqual(draft)
  expect(
    readTyped(JSON.stringify({ ...draft, hours_note_es: { value: 1, was: '' }, contact_address: draft.currencies, x: null }), keys),
  ).toEqual(draft)
  for (const stored of [null, '', 'x', '[]', '7', 'null']) expect(readTyped(stored, keys)).toEqual({})
})

test('the user’s own unanswered save is no conflict, and is read back with the draft', () => {
  const unanswered = { key: 'k', body: { key: 'currencies' as const, value: 'USD', was: 'CUP' } }
  const typed: TypedSettings = { currencies: { value: 'EUR', was: 'CUP', unanswered } }
  expect(isOvertaken(typed, settings, 'currencies')).toBe(false)
  expect(isOvertaken(typed, [{ key: 'currencies', value: 'MLC' }], 'currencies')).toBe(true)
  // The field is back at the saved value, but the server may have stored the unanswered save.
  expect(
    changedKeys(
      { currencies: { value: 'USD', was: 'USD', unanswered: { ...unanswered, body: { ...unanswered.body, value: 'EUR' } } } },
      settings,
    ),
  ).toEqual(['currencies'])
  expect(changedKeys({ currencies: { value: 'USD', was: 'CUP', unanswered } }, settings)).toEqual([])
  expect(readTyped(JSON.stringify(typed), ['currencies'])).toEqual(typed)
  const broken = { currencies: { value: 'EUR', was: 'CUP', unanswered: { key: 'k', body: {} } } }
  expect(readTyped(JSON.stringify(broken), ['currencies'])).toEqual({ currencies: { value: 'EUR', was: 'CUP' } })
})

test('input typed during a save is rebased on the saved value, and a field without such input is dropped', () => {
  const saved = { key: 'currencies', value: 'USD' }
  const typed: TypedSettings = { currencies: { value: 'EUR', was: 'CUP' }, hours_note_es: { value: 'x', was: '' } }
  expect(rebaseOnSaved(typed, saved, 'USD')).toEqual({ ...typed, currencies: { value: 'EUR', was: 'USD' } })
  expect(rebaseOnSaved(typed, saved, ' EUR')).toEqual({ hours_note_es: typed.hours_note_es })
})
