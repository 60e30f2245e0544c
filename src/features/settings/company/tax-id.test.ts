import { expect, test } from 'vitest'
import { isDoubtfulTaxId } from './tax-id.ts'

test.each([
  ['50001234567', 'CU', false],
  ['500 0123 4567', 'CU', false],
  ['NIT 50001234567', 'CU', false],
  ['nit: 500 0123 4567', '', false],
  ['NIT 5000123456', 'CU', true],
  ['12ab', 'CU', true],
  ['12ab', '', true],
  ['5000123456', 'CU', true],
  ['DE123456789', 'DE', false],
  ['B-12345678', 'ES', false],
  ['keine', 'DE', true],
  ['', 'CU', false],
])('the tax number "%s" of a company in "%s" is doubtful: %s', (number, country, isDoubtful) =>
  expect(isDoubtfulTaxId(number, country)).toBe(isDoubtful),
)
