import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoStock } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from './assumptions.ts'
import { type Household, loadOf, presetHousehold, presetKeys } from './household/household.ts'
import { runtimeHours } from './needs.ts'
import { powerSourceOf } from './runtime.ts'

type Given = { usableWh: number; idleW: number; slowHours: number }

/**
 * Simulates an outage minute by minute, to check the runtime of a store without the formulas of needs.ts. In each half of a day
 * every appliance runs from the start of that half for its minutes of use, at its mean power; the inverter always consumes.
 *
 * @returns runtime in hours, at most `most`
 */
function byMinute({ loads, isNight, growthPercent }: Household, { usableWh, idleW, slowHours }: Given, most: number): number {
  let drawn = 0
  let last = 0
  for (let minute = 0; minute < most * 60; minute += 1) {
    const isFirstHalf = Math.floor(minute / 720) % 2 === 0
    const inHalf = minute % 720
    let watts = idleW
    for (const { count, watts: own, dayHours, nightHours, duty, isNotForBattery } of loads) {
      const hours = isFirstHalf === isNight ? nightHours : dayHours
      // Share of this minute in which the appliance runs.
      const share = Math.min(1, Math.max(0, hours * 60 - inHalf))
      if (!isNotForBattery) watts += count * own * duty * share * (1 + growthPercent / 100)
    }
    drawn += watts / 60
    // Peukert: discharged in fewer hours than `slowHours`, the battery gives the share (t / slow)^(0.15 / 1.15).
    const hours = (minute + 1) / 60
    const gives = hours < slowHours ? usableWh * (hours / slowHours) ** (0.15 / 1.15) : usableWh
    if (drawn <= gives) last = hours
  }
  return last
}

const anyHousehold: fc.Arbitrary<Household> = fc.record({
  loads: fc.array(
    fc
      .record({
        key: fc.constantFrom('fridge', 'fan', 'bulb', 'split', 'pump', 'washer', 'shower' as const),
        count: fc.integer({ min: 0, max: 3 }),
        dayHours: fc.integer({ min: 0, max: 12 }),
        nightHours: fc.integer({ min: 0, max: 12 }),
      })
      .map(({ key, count, ...hours }) => ({ ...loadOf(key, count), ...hours })),
    { minLength: 1, maxLength: 5 },
  ),
  supply: fc.constant('backup'),
  sun: fc.constant('usual'),
  outageHours: fc.constant(8),
  isNight: fc.boolean(),
  chemistry: fc.constantFrom('lifepo4', 'agm'),
  growthPercent: fc.constantFrom(0, 20),
  site: fc.constant('roof'),
})

test('a simulation by minute gives the same runtime for any household', () => {
  fc.assert(
    fc.property(
      anyHousehold,
      fc.record({
        usableWh: fc.integer({ min: 200, max: 20_000 }),
        idleW: fc.integer({ min: 5, max: 120 }),
        slowHours: fc.constantFrom(0, 10),
      }),
      (household, store) => {
        const hours = Math.min(48, runtimeHours(household, store))
        // Tolerance: half a minute at both ends of the simulation, and a step of the bisection.
        expect(Math.abs(byMinute(household, store, 48) - hours)).toBeLessThanOrEqual(0.05)
      },
    ),
    { numRuns: 300 },
  )
})

test.each(presetKeys)(
  'a simulation by minute gives the same runtime of every demonstration battery and system for the household %s',
  (key) => {
    const household = presetHousehold(key)
    const stores = demoStock.flatMap(({ goods, specs }) => {
      const source = powerSourceOf(goods, specs, assumed)
      return source && 'kind' in source && source.kind === 'store' ? [source] : []
    })
    expect(stores.length).toBeGreaterThanOrEqual(12)
    for (const { usableWh, idleW = 30, slowHours = 0 } of stores) {
      const store = { usableWh, idleW, slowHours }
      expect(Math.abs(byMinute(household, store, 72) - Math.min(72, runtimeHours(household, store)))).toBeLessThanOrEqual(0.05)
    }
  },
)
