import { expect, test } from 'vitest'
import { formatApproximate, formatRateDay } from './approximate.ts'
import { languages } from './language.ts'

const cup = { currency: 'CUP', perUsd: 410.5, day: '2026-11-20' } as const
const eur = { currency: 'EUR', perUsd: 0.8617, day: '2026-11-20' } as const

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('pesos are grouped by blanks in every language, and euros look like prices of the language', () => {
  expect(languages.map((language) => plain(formatApproximate(12_668, cup, language)))).toEqual([
    '≈ 52 000 CUP',
    '≈ 52 000 CUP',
    '≈ 52 000 CUP',
  ])
  expect(plain(formatApproximate(999_999_999, cup, 'es'))).toBe('≈ 4 105 000 000 CUP')
  expect(languages.map((language) => plain(formatApproximate(129_900, eur, language)))).toEqual([
    '≈ 1,119.35 EUR',
    '≈ 1.119,35 EUR',
    '≈ 1,119.35 EUR',
  ])
})

test('the day of a rate has no year, and in Spanish a point after its month', () => {
  expect(languages.map((language) => plain(formatRateDay({ day: '2026-11-20' }, language)))).toEqual(['20 nov.', '20. Nov.', 'Nov 20'])
})

test('the day of a rate of another year has its year', () => {
  const texts = languages.map((language) => plain(formatRateDay({ day: '2025-01-01', isOtherYear: true }, language)))
  expect(texts).toEqual(['1 ene 2025', '1. Jan. 2025', 'Jan 1, 2025'])
})
