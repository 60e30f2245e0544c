import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { demoStock, powerSourceKinds } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from './assumptions.ts'
import { loadOf, presetHousehold, presetKeys } from './household/household.ts'
import { computeRuntime, type PowerSource, powerSourceOf } from './runtime.ts'

const basic = presetHousehold('basic')
const hours = (source: PowerSource, household = basic) => {
  const runtime = computeRuntime(source, household)
  return runtime.verdict === 'hours' ? runtime.hours : runtime.verdict
}
const source = (goods: (typeof powerSourceKinds)[number], specs: Specs) => powerSourceOf(goods, specs, assumed) as PowerSource

test.each<[string, PowerSource, ReturnType<typeof hours>]>([
  // 5,120 × 0.8 × 0.92 = 3,768 usable Wh. The night of 12 hours takes 2,840 Wh and an inverter of 25 W 300 Wh, an hour by day 398.
  ['5.12 kWh of lithium', source('battery', { capacityKwh: 5.12, chemistry: 'lifepo4', voltageV: 51.2, dischargeA: 100 }), 13],
  ['the same where the maker allows 90 %', source('battery', { capacityKwh: 5.12, chemistry: 'lifepo4', depthPercent: 90 }), 13],
  ['the same where the maker allows 60 %', source('battery', { capacityKwh: 5.12, chemistry: 'lifepo4', depthPercent: 60 }), 9],
  ['a system of 55 W of its own', source('system', { capacityKwh: 5.12, chemistry: 'lifepo4', powerKw: 5, idleW: 55 }), 12],
  // The consumption of an inverter of 5 kW is assumed to be 1 % of it.
  ['a system that does not tell its own', source('system', { capacityKwh: 5.12, chemistry: 'lifepo4', powerKw: 5 }), 12],
  // Discharged in an hour, the battery gives 74 % of 510 Wh, which is less than the 398 Wh of an hour.
  ['100 Ah at 12 V of AGM', source('battery', { capacityAh: 100, voltageV: 12, chemistry: 'agm' }), 0.5],
  ['a battery of 20 A at 12 V', source('battery', { capacityKwh: 1.2, voltageV: 12, chemistry: 'agm', dischargeA: 20 }), 'tooWeak'],
  ['a system whose inverter is too weak for a fridge', source('system', { capacityKwh: 5, chemistry: 'lifepo4', powerKw: 0.5 }), 'tooWeak'],
  ['the same with a surge that does', source('system', { capacityKwh: 5.12, chemistry: 'lifepo4', powerKw: 0.5, surgeKw: 1.1 }), 13],
  ['a generator of 12 hours at half load', source('generator', { runHours: 12, powerKw: 2.7 }), 12],
  // Each kVA gives 0.8 kW. The fridge starting while the rest runs takes 1,015 W.
  ['one of 1.3 kVA', source('generator', { runHours: 12, powerKw: 1.1, kva: 1.3 }), 12],
  ['one of 1.2 kVA', source('generator', { runHours: 12, powerKw: 1.1, kva: 1.2 }), 'tooWeak'],
  ['one that is too small', source('generator', { runHours: 10, powerKw: 0.4 }), 'tooWeak'],
])('%s has the expected runtime', (_, given, expected) => {
  expect(hours(given)).toBe(expected)
})

test('a generator is at its limit above three quarters of its power, or above the share that staff set', () => {
  const atLimit = (powerKw: number, generatorLoad = assumed.generatorLoad) => {
    const given = powerSourceOf('generator', { runHours: 12, powerKw }, { ...assumed, generatorLoad }) as PowerSource
    return computeRuntime(given, { ...basic, loads: [loadOf('iron', 1)] })
  }
  expect(atLimit(1.34)).not.toHaveProperty('isAtLimit')
  expect(atLimit(1.32)).toHaveProperty('isAtLimit', true)
  expect(atLimit(1.32, 0.9)).not.toHaveProperty('isAtLimit')
})

test('a household without loads gets no runtime', () => {
  expect(hours(source('battery', { capacityKwh: 5, chemistry: 'agm' }), { ...basic, loads: [] })).toBe('nothing')
})

describe('the power source of a product', () => {
  test.each<[(typeof powerSourceKinds)[number], Specs, string[]]>([
    ['battery', {}, ['capacityKwh', 'chemistry']],
    ['battery', { capacityAh: 100, chemistry: 'agm' }, ['capacityKwh']],
    ['battery', { capacityKwh: 5 }, ['chemistry']],
    ['system', { capacityKwh: 5, chemistry: 'lifepo4' }, ['powerKw']],
    ['generator', { powerKw: 2 }, ['runHours']],
  ])('lists the missing figures of a %s with %j', (goods, specs, lacks) => {
    expect(powerSourceOf(goods, specs, assumed)).toEqual({ lacks })
  })

  test('is undefined for other goods', () => {
    for (const goods of ['panel', 'material', 'inverter'] as const) expect(powerSourceOf(goods, { powerKw: 3 }, assumed)).toBeUndefined()
  })
})

test('every power source of the demonstration catalogue shows a runtime for each household', () => {
  const sources = demoStock.filter(({ goods }) => powerSourceKinds.includes(goods))
  expect(sources.length).toBeGreaterThan(15)
  for (const { goods, specs, slug } of sources)
    for (const key of presetKeys) {
      const given = powerSourceOf(goods, specs, assumed) as PowerSource
      expect([slug, key, given.kind, computeRuntime(given, presetHousehold(key)).verdict]).toEqual([
        slug,
        key,
        expect.any(String),
        expect.stringMatching(/hours|tooWeak/),
      ])
    }
})

test('a larger battery never runs for less time, and a larger household never for more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.constantFrom(...presetKeys),
      (one, more, key) => {
        const store = (usableWh: number): PowerSource => ({ kind: 'store', usableWh, powerW: 20_000, surgeW: 20_000 })
        const household = presetHousehold(key)
        const larger = { ...household, loads: [...household.loads, loadOf('fan', 1)] }
        expect(Number(hours(store(one + more), household))).toBeGreaterThanOrEqual(Number(hours(store(one), household)))
        expect(Number(hours(store(one), larger))).toBeLessThanOrEqual(Number(hours(store(one), household)))
      },
    ),
  )
})
