import { expect, test } from 'vitest'
import { staffLanguage } from './staff.ts'

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['staff-language=es', 'es'],
  ['language=es; staff-language=en; session=x', 'en'],
  ['language=es', 'de'],
  ['staff-language=fr', 'de'],
  ['other-staff-language=es', 'de'],
])('with the cookies %j the staff area is in %s', (cookies, language) => {
  expect(staffLanguage(cookies)).toBe(language)
})
