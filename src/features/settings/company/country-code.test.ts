import { expect, test } from 'vitest'
import { countryCode } from './country-code.ts'

test('a country is recognized by its code and by its name in three languages, in any case', () => {
  for (const text of ['CU', 'cu', 'Cuba', 'cuba', 'KUBA']) expect([text, countryCode(text)]).toEqual([text, 'CU'])
  for (const text of ['de', 'Alemania', 'alemania', 'Deutschland', 'Germany']) expect([text, countryCode(text)]).toEqual([text, 'DE'])
  expect([countryCode('México'), countryCode('mexico'), countryCode('Vietnam')]).toEqual(['MX', 'MX', 'VN'])
})

test('any other text is returned unchanged, so that the rule refuses it', () => {
  for (const text of ['', 'Cubita', 'C', 'CUB']) expect(countryCode(text)).toBe(text)
})
