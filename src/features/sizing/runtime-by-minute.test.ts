import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoStock } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from './assumptions.ts'
import { powerSourceOf } from './carries.ts'
import { type Household, loadOf, presetHousehold, presetKeys } from './household/household.ts'
import { carriedHours } from './needs.ts'

type Given = { usableWh: number; idleW: number; slowHours: number }

/**
 * A second way to the hours that a store carries, which shares nothing with needs.ts: the outage is gone through minute by
 * minute. In each half of a day every appliance runs from the start of that half for as many minutes as it is used in it,
 * at the power that it has on average while it does; the inverter takes its own all the time.
 *
 * @returns hours, at most `most`
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
      // The minute in which it is switched off counts in part.
      const share = Math.min(1, Math.max(0, hours * 60 - inHalf))
      if (!isNotForBattery) watts += count * own * duty * share * (1 + growthPercent / 100)
    }
    drawn += watts / 60
    // Peukert: what is drawn in t hours of the slow ones comes out to (t / slow)^(0.15 / 1.15).
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
        const hours = Math.min(48, carriedHours(household, store))
        // Half minutes at both ends, and a step of the search.
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
      const carrier = powerSourceOf(goods, specs, assumed)
      return carrier && 'kind' in carrier && carrier.kind === 'store' ? [carrier] : []
    })
    expect(stores.length).toBeGreaterThanOrEqual(12)
    for (const { usableWh, idleW = 30, slowHours = 0 } of stores) {
      const store = { usableWh, idleW, slowHours }
      expect(Math.abs(byMinute(household, store, 72) - Math.min(72, carriedHours(household, store)))).toBeLessThanOrEqual(0.05)
    }
  },
)
