import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { carriesTexts } from '#i18n/scripts/carries.ts'
import { demoStock, powerSourceKinds } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from './assumptions.ts'
import { presetHousehold, presetKeys } from './household/household.ts'
import { computeRuntime, type PowerSource, powerSourceOf } from './runtime.ts'
import { decodeCapacity, describeRuntime, encodeCapacity } from './runtime-text.ts'

const basic = presetHousehold('basic')
const tell = (figures: string, language: (typeof languages)[number] = 'es') => describeRuntime(figures, basic, carriesTexts[language])

describe('a power source encoded in a document', () => {
  test.each<[PowerSource, string]>([
    [{ kind: 'store', usableWh: 3768.32, powerW: 5120, surgeW: Number.POSITIVE_INFINITY }, '3768 5.12'],
    [{ kind: 'store', usableWh: 900.9, powerW: Number.POSITIVE_INFINITY, surgeW: Number.POSITIVE_INFINITY }, '900'],
    [{ kind: 'store', usableWh: 7536, powerW: 5000, surgeW: 10_000 }, '7536 5 10'],
    [{ kind: 'store', usableWh: 4080, powerW: 3000, surgeW: 6000, idleW: 40, slowHours: 10 }, '4080 3 6 40 s10'],
    [
      { kind: 'store', usableWh: 4080, powerW: 3000, surgeW: Number.POSITIVE_INFINITY, idle: { idleLeastW: 40, idleShare: 0.02 } },
      '4080 3 l40 p0.02',
    ],
    [{ kind: 'engine', halfLoadHours: 8.5, powerW: 2700 }, '8.5h 2.7'],
    [{ kind: 'engine', halfLoadHours: 8.5, powerW: 2700, margin: 1.4 }, '8.5h 2.7 m1.4'],
  ])('has the expected form: %j is %s', (source, text) => {
    expect(encodeCapacity(source)).toBe(text)
    expect(encodeCapacity(decodeCapacity(text))).toBe(text)
  })

  test('gives the same runtimes as the figures of every demonstration product', () => {
    const sources = demoStock.filter(({ goods }) => powerSourceKinds.includes(goods))
    expect(sources.length).toBeGreaterThan(15)
    for (const { goods, specs } of sources)
      for (const key of presetKeys) {
        const source = powerSourceOf(goods, specs, assumed) as PowerSource
        const household = presetHousehold(key)
        expect(computeRuntime(decodeCapacity(encodeCapacity(source)), household)).toEqual(computeRuntime(source, household))
      }
  })

  test('never shows a longer runtime than the product has', () => {
    fc.assert(
      fc.property(fc.float({ min: 0, max: 60_000, noNaN: true }), fc.constantFrom(...presetKeys), (usableWh, key) => {
        const source: PowerSource = { kind: 'store', usableWh, powerW: 20_000, surgeW: 20_000 }
        const hours = (one: PowerSource) => {
          const runtime = computeRuntime(one, presetHousehold(key))
          return runtime.verdict === 'hours' ? runtime.hours : Number.NaN
        }
        expect(hours(decodeCapacity(encodeCapacity(source)))).toBeLessThanOrEqual(hours(source))
      }),
    )
  })
})

describe('the text of a runtime', () => {
  test.each([
    ['3768 5.12', 'Aguanta 13 h', '13 h'],
    // The appliances take a mean of 373 W in the first hours of the night, the inverter 25 W.
    ['1000 5.12', 'Aguanta 2.5 h', '2.5 h'],
    ['3768 5.12 9 55', 'Aguanta 12 h', '12 h'],
    // A lead battery gives less if it is discharged in less than ten hours.
    ['1000 5.12 s10', 'Aguanta 2 h', '2 h'],
    ['3768 5.12 l60 p0.02', 'Aguanta 12 h', '12 h'],
    ['60 5.12', 'Aguanta menos de media hora', 'menos de media hora'],
    ['60000 5.12', 'Aguanta 3 días o más', '3 días o más'],
    ['12h 2.7', 'Aguanta 12 h por tanque', '12 h por tanque'],
    // The appliances take 415 W, more than four fifths of 500 W.
    ['3768 0.5', 'Aguanta 13 h, al límite', '13 h, al límite'],
    ['3768 0.5 m1.1', 'Aguanta 13 h', '13 h'],
    ['3768 0.24', 'No mueve todo a la vez', 'No mueve todo a la vez'],
    // The power is enough for the running appliances, but not for starting the fridge.
    ['3768 0.5 0.6', 'No mueve todo a la vez', 'No mueve todo a la vez'],
  ])('has the expected words for %s: %s', (figures, line, short) => {
    const plain = (text = '') => text.replace(/\u00a0/g, ' ')
    const told = tell(figures)
    expect([plain(told?.line), plain(told?.short)]).toEqual([line, short])
  })

  test.each(languages)('differs for each verdict in %s, with the decimal sign of the language', (language) => {
    const lines = ['3768 5.12', '1000 5.12', '60 5.12', '60000 5.12', '12h 2.7', '3768 0.24'].map(
      (figures) => tell(figures, language)?.line,
    )
    expect(new Set(lines).size).toBe(6)
    expect(lines[1]).toContain(language === 'de' ? '2,5' : '2.5')
  })

  test('is missing for a household without loads', () => {
    expect(describeRuntime('3768 5.12', { ...basic, loads: [] }, carriesTexts.es)).toBeUndefined()
  })
})
