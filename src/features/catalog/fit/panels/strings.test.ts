import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { demoProducts } from '#tests/demo.ts'
import { item, without } from '#tests/taken-goods.ts'
import { wordFindings } from '../../findings/worded-findings.ts'
import { checkCompared } from '../compared-checks.ts'
import { evaluateSystem } from '../evaluate-system.ts'
import type { CheckedItem } from '../finding.ts'
import { checkAllPairs } from '../pair-checks.ts'
import { arrangeStrings } from './strings.ts'
import { nearestWorkingCounts, nextWorkingCount } from './working-counts.ts'

const named = (items: readonly CheckedItem[]) => items.map((one) => ({ ...one, name: demoProducts[one.id - 1]?.name.es ?? '' }))
const ofStrings = ['string', 'trackerCurrent']
const found = (...items: CheckedItem[]) =>
  evaluateSystem(items)
    .filter(({ check }) => ofStrings.includes(check))
    .map(({ check, verdict }) => `${check} ${verdict}`)
const told = (...items: CheckedItem[]) =>
  wordFindings(
    evaluateSystem(items).filter(({ check }) => ofStrings.includes(check)),
    named(items),
    'es',
  ).findings.map(({ verdict, text }) => `${verdict}: ${text.replaceAll('\u00a0', ' ')}`)

/** Panel of 550 W and 41.7 V, so 13.2 A per string; four to nine in series at an input of 120 to 500 V. */
const panel = 'solar-panel-550w-mono'
/** Inverter with two trackers of 27 A each and 12 kW, enough for 21 panels. */
const two = 'hybrid-inverter-10kw'
/** Inverter with one tracker of 27 A. */
const one = 'hybrid-inverter-5kw'

describe('strings at an inverter with two trackers', () => {
  test.each<[number, string]>([
    [11, '6 en serie en un MPPT y 5 en el otro, hasta 311 V en frío'],
    [13, '7 en serie en un MPPT y 6 en el otro, hasta 363 V en frío'],
    [17, '9 en serie en un MPPT y 8 en el otro, hasta 467 V en frío'],
    [19, '7 en serie en un MPPT y 2 series de 6 en el otro, hasta 363 V en frío'],
    [18, '9 en serie en cada uno de 2 MPPT, hasta 467 V en frío'],
    [20, '2 series de 5 en cada uno de 2 MPPT, hasta 259 V en frío'],
    [21, '2 series de 7 en un MPPT y 7 en serie en el otro, hasta 363 V en frío'],
    [9, '9 en una serie dan 467 V en frío'],
  ])('%d panels: %s', (count, how) => {
    expect(told(item(panel, count), item(two))[0]).toBe(
      `fits: Panel solar 550 W monocristalino: ${how}; Inversor híbrido 10 kW admite 500 V.`,
    )
  })

  test('three panels are too few for a string', () => {
    expect(told(item(panel, 3), item(two))).toEqual([
      'never: Panel solar 550 W monocristalino: Inversor híbrido 10 kW los pide en series (conectados uno tras otro) de 4 a 9, y con 3 no salen; ponga 4.',
    ])
  })

  test('thirteen panels fit no inverter with a single tracker', () => {
    const large = { pvMaxW: 12_000 }
    expect(found(item(panel, 13), item(one, 1, large))).toEqual(['string never'])
    expect(found(item(panel, 13), item(one, 1, { ...large, mpptCount: 2 }))).toEqual(['string fits'])
  })
})

describe('two strings of 13.2 A', () => {
  const weak = { mpptMaxA: 14 }
  test('exceed one tracker of 14 A and fit two of them', () => {
    expect(told(item(panel, 10), item(one, 1, weak))).toEqual([
      'never: Panel solar 550 W monocristalino: 2 series en paralelo dan 26.4 A; Inversor híbrido 5 kW admite 14 A por MPPT; ponga 9.',
      'fits: Panel solar 550 W monocristalino: 2 series de 5 dan 259 V en frío; Inversor híbrido 5 kW admite 500 V.',
    ])
    expect(found(item(panel, 10), item(two, 1, weak))).toEqual(['string fits'])
  })

  test('fit one tracker of 27 A, and four strings fit two of them', () => {
    expect(told(item(panel, 10), item(one))).toContain(
      'fits: Panel solar 550 W monocristalino: 2 series en paralelo dan 26.4 A; Inversor híbrido 5 kW admite 27 A por MPPT.',
    )
    expect(found(item(panel, 20), item(two))).toEqual(['string fits', 'trackerCurrent fits'])
    expect(found(item(panel, 20), item(two, 1, { mpptMaxA: 26 }))).toEqual(['string fits', 'trackerCurrent never'])
  })

  test('exceed a tracker of 11 A with a single string', () => {
    expect(found(item(panel, 6), item(one, 1, { mpptMaxA: 11 }))).toEqual(['string fits', 'trackerCurrent never'])
    expect(told(item(panel, 6), item(one, 1, { mpptMaxA: 11 }))[0]).toMatch(
      /una serie da 13\.2 A; .* admite 11 A por MPPT: no van juntos\.$/,
    )
  })
})

describe('an inverter without tracker figures', () => {
  const lacks = (count: number, inverter: CheckedItem) =>
    checkAllPairs([item(panel, count), inverter]).flatMap(({ lacks: missing = [] }) => missing.map(({ key }) => key))

  test('accepts one string', () => {
    expect(found(item(panel, 9), without(item(one), 'mpptCount', 'mpptMaxA'))).toEqual(['string fits'])
  })

  test('leaves open whether two strings fit one tracker', () => {
    expect(lacks(10, without(item(one), 'mpptMaxA'))).toEqual(['mpptMaxA'])
    expect(lacks(10, without(item(one), 'mpptCount', 'mpptMaxA'))).toEqual(['mpptCount', 'mpptMaxA'])
    // Two trackers have one string each.
    expect(lacks(10, without(item(two), 'mpptMaxA'))).toEqual([])
    expect(lacks(20, without(item(two), 'mpptMaxA'))).toEqual(['mpptMaxA'])
  })

  test('leaves open whether panels split over two trackers', () => {
    expect(lacks(13, without(item(two), 'mpptCount'))).toEqual(['mpptCount'])
    expect(lacks(10, without(item(two, 1, { mpptMaxA: 14 }), 'mpptCount'))).toEqual(['mpptCount'])
    expect(found(item(panel, 3), without(item(two), 'mpptCount', 'mpptMaxA'))).toEqual(['string never'])
  })

  test('leaves open how panels are shared between two inverters and does not reject them', () => {
    const silent = without(item(one, 2), 'mpptCount', 'mpptMaxA')
    const findings = evaluateSystem([item(panel, 20), silent])
    expect(findings.filter(({ verdict }) => verdict === 'never')).toEqual([])
    expect(findings.find(({ check }) => check === 'string')).toMatchObject({ verdict: 'unknown' })
    // Nine panels at each inverter are one string.
    expect(evaluateSystem([item(panel, 18), silent]).filter(({ check }) => check === 'string')).toMatchObject([
      { verdict: 'fits', figures: { count: 9 } },
      { verdict: 'fits', figures: { count: 9 } },
    ])
  })

  test('leaves the largest number of panels in a comparison open', () => {
    expect(checkCompared([item(panel), without(item(one), 'mpptMaxA')])).toContainEqual(
      expect.objectContaining({ check: 'panelPower', verdict: 'unknown', lacks: [{ id: item(one).id, key: 'mpptMaxA' }] }),
    )
  })
})

test('a charge controller without a stated number of trackers has one', () => {
  const controller = item('mppt-charge-controller-60a', 1, { batteryV: '48' })
  // Two parallel strings of two panels, 26.4 A.
  expect(found(item(panel, 4), controller)).toEqual(['string fits', 'trackerCurrent fits'])
  expect(found(item(panel, 4), { ...controller, specs: { ...controller.specs, mpptMaxA: 20 } })).toEqual([
    'string fits',
    'trackerCurrent never',
  ])
})

test('the sentence about two trackers exists in each language', () => {
  const items = [item(panel, 19), item(two)]
  const said = languages.map((language) =>
    wordFindings(evaluateSystem(items), named(items), language)
      .findings.map(({ text }) => text)
      .join(),
  )
  expect(said).toEqual([
    expect.stringContaining('7 en serie en un MPPT y 2 series de 6 en el otro'),
    expect.stringContaining('7 in Reihe an einem MPPT und 2 Stränge zu 6 am anderen'),
    expect.stringContaining('7 in series at one MPPT and 2 strings of 6 at the other'),
  ])
})

const anyLimits = fc
  .record({
    min: fc.integer({ min: 1, max: 8 }),
    more: fc.integer({ min: 0, max: 12 }),
    trackers: fc.integer({ min: 1, max: 6 }),
    parallel: fc.constantFrom(0, 1, 2, 3, Number.POSITIVE_INFINITY),
  })
  .map(({ more, ...limits }) => ({ ...limits, max: limits.min + more }))

test('strings hold all panels within all limits, and every solution with one string per tracker is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), anyLimits, (count, limits) => {
      const { min, max, trackers, parallel } = limits
      const strings = arrangeStrings(count, limits)
      const used = Array.from({ length: trackers }, (_, at) => at + 1)
      if (parallel >= 1 && used.some((many) => count >= many * min && count <= many * max)) expect(strings).toBeDefined()
      if (!strings) return
      expect(strings.reduce((sum, one) => sum + one.trackers * one.parallel * one.inSeries, 0)).toBe(count)
      expect(strings.reduce((sum, one) => sum + one.trackers, 0)).toBeLessThanOrEqual(trackers)
      expect(strings.length).toBeLessThanOrEqual(2)
      for (const one of strings) {
        expect(one.inSeries >= min && one.inSeries <= max && one.parallel >= 1 && one.parallel <= parallel).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('every suggested number works', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(one, two, 'hybrid-inverter-3kw', 'three-phase-inverter-20kw'),
      fc.constantFrom(panel, 'solar-panel-400w-mono', 'solar-panel-300w-mono'),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom(10, 14, 27, 60),
      (slug, of, count, mpptMaxA) => {
        const input = item(slug, 1, { mpptMaxA })
        const better = [...nearestWorkingCounts(item(of, count), input), nextWorkingCount(item(of), input, count)].filter(
          (many) => many !== undefined,
        )
        for (const many of better) expect(checkAllPairs([item(of, many), input]).filter(({ verdict }) => verdict !== 'fits')).toEqual([])
      },
    ),
  )
})
