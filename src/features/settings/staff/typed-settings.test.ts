import { expect, test } from 'vitest'
import { changedKeys, isOvertaken, readTyped, type TypedSettings } from './typed-settings.ts'

const settings = [
  { key: 'currencies', value: 'USD' },
  { key: 'contact_address', value: 'Matanzas' },
]

test('a field is changed when it differs from what is saved, blanks aside', () => {
  const typed: TypedSettings = {
    currencies: { value: 'USD, EUR', was: 'USD' },
    contact_address: { value: ' Matanzas ', was: 'Matanzas' },
    hours_es: { value: '', was: '' },
  }
  expect(changedKeys(typed, settings)).toEqual(['currencies'])
})

test('a field is overtaken when somebody has saved something else meanwhile', () => {
  const begunFrom = (was: string, value: string) => isOvertaken({ currencies: { value, was } }, settings, 'currencies')
  expect([begunFrom('USD', 'EUR'), begunFrom('CUP', 'EUR'), begunFrom('CUP', 'USD')]).toEqual([false, true, false])
  expect(isOvertaken({}, settings, 'currencies')).toBe(false)
})

test('a draft is read back, and what is none is left out', () => {
  const keys = ['currencies', 'hours_es'] as const
  const draft = { currencies: { value: 'EUR', was: 'USD' } }
  expect(readTyped(JSON.stringify(draft), keys)).toEqual(draft)
  expect(
    readTyped(JSON.stringify({ ...draft, hours_es: { value: 1, was: '' }, contact_address: draft.currencies, x: null }), keys),
  ).toEqual(draft)
  for (const stored of [null, '', 'x', '[]', '7', 'null']) expect(readTyped(stored, keys)).toEqual({})
})
