import { expect, test } from 'vitest'
import {
  convertCents,
  dollarsOf,
  filterShownRates,
  isRateOld,
  isRateShown,
  type Rate,
  readRate,
  type SourcedRate,
  writeRate,
} from './exchange-rate.ts'

const cup: Rate = { currency: 'CUP', perUsd: 410.5, day: '2026-11-20' }
const eur: Rate = { currency: 'EUR', perUsd: 0.8617, day: '2026-11-20' }

test('pesos are rounded to tens, euros to cents', () => {
  expect(convertCents(129_900, cup)).toBe(533_240)
  expect(convertCents(1, cup)).toBe(4)
  expect(convertCents(129_900, eur)).toBeCloseTo(1119.35, 6)
})

test('amounts of the second currency become dollars', () => {
  expect(dollarsOf(205_250, cup)).toBe(500)
})

test('a peso rate is shown for seven days, a euro rate without limit', () => {
  expect([isRateShown(cup, '2026-11-20'), isRateShown(cup, '2026-11-27'), isRateShown(cup, '2026-11-28')]).toEqual([true, true, false])
  expect(isRateShown(eur, '2027-11-20')).toBe(true)
})

test('a rate of another year is marked, and one that is no longer shown is left out', () => {
  const [pesos, euros] = [cup, eur].map((rate) => ({ ...rate, source: 'elTOQUE' })) as [SourcedRate, SourcedRate]
  expect(filterShownRates([pesos, euros], '2026-11-27')).toEqual([pesos, euros])
  expect(filterShownRates([pesos, euros], '2027-01-01')).toEqual([{ ...euros, isOtherYear: true }])
})

test('staff should renew a peso rate after seven days, a euro rate after ninety', () => {
  expect([isRateOld(cup, '2026-11-27'), isRateOld(cup, '2026-11-28')]).toEqual([false, true])
  expect([isRateOld(eur, '2027-02-18'), isRateOld(eur, '2027-02-19')]).toEqual([false, true])
})

test('a rate is read back from a document attribute, and a damaged text gives no rate', () => {
  expect([readRate(writeRate(cup)), readRate(writeRate(eur))]).toEqual([cup, eur])
  expect([readRate(), readRate(''), readRate('MLC 1 2026-11-20'), readRate('CUP x 2026-11-20')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
