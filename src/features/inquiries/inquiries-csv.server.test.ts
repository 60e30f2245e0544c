import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportRow } from '#kit/csv.ts'
import { phoneCell } from './inquiries-csv.server.ts'
import { dropTrunkZero, toE164 } from './phone.ts'

test.each([
  ['+5352345678', '(+53) 5234 5678'],
  ['+53 5 234 56 78', '(+53) 5 234 56 78'],
  ['+49-170-1234567', '(+49) 170 1234567'],
  ['+49 (0)170 1234567', '(+49) 170 1234567'],
  ['(+53) 5234-5678', '(+53) 5234 5678'],
  ['+13055550123', '(+1) 305555 0123'],
  ['52345678', '5234 5678'],
  ['5234 5678', '5234 5678'],
  ['045 23 4567', '045 23 4567'],
  ['045234567', '04523 4567'],
  ['＋５３ 52345678', '(+53) 5234 5678'],
  ['preguntar por Ana: 52345678', 'preguntar por Ana: 52345678'],
])('%s is written as %s', (typed, written) => {
  expect(phoneCell(typed)).toBe(written)
})

test('a phone number in any form becomes no formula and no numeric cell, gets no apostrophe, and keeps its digits', () => {
  const digit = fc.constantFrom(...'0123456789')
  const separator = fc.constantFrom('', '', ' ', '-', '/', '.', '(', ')')
  const numbers = fc
    .tuple(fc.constantFrom('', '+', '00'), fc.array(fc.tuple(digit, separator), { minLength: 8, maxLength: 15 }))
    .map(([begin, rest]) => begin + rest.flat().join(''))
  fc.assert(
    fc.property(numbers, (typed) => {
      const written = phoneCell(typed)
      expect(reportRow([written])).toMatch(/^"[\d(]/)
      expect(written).toMatch(/\d \d|\) \d/)
      expect(written.replace(/\D/g, '')).toBe(dropTrunkZero(typed).replace(/\D/g, ''))
      if (typed.startsWith('+')) expect(toE164(written)).toBe(toE164(typed))
    }),
  )
})

test('a formula in place of a phone number is made harmless', () => {
  expect(reportRow([phoneCell('=1+1')])).toBe(`"'=1+1"\r\n`)
  expect(reportRow([phoneCell('+53 5234 5678+cmd|x')])).toBe(`"'+53 5234 5678+cmd|x"\r\n`)
})
