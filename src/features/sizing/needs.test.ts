import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Assumptions, defaultAssumptions as assumed } from './assumptions.ts'
import { applianceKeys } from './household/appliance-figures.ts'
import { type Household, type Load, loadOf, presetHousehold, presetKeys } from './household/household.ts'
import {
  availableShare,
  backupWh,
  dailyWh,
  isEnergyMostlyStored,
  needsOf,
  runningW,
  runtimeHours,
  slowDrawHours,
  surgeW,
  usableShare,
} from './needs.ts'

/** Case A: a basic home, with an outage of eight hours at night. */
const basic = presetHousehold('basic')
/** Case B: a home with an air conditioner; all other appliances together use 6,100 Wh a day. */
const rest: Load = { name: 'rest', count: 1, watts: 6100 / 24, dayHours: 12, nightHours: 12, duty: 1, startFactor: 1 }
const withSplit: Household = { ...basic, loads: [rest, loadOf('split', 1)] }
const of = (household: Household, changes: Partial<Household> = {}, assumptions: Partial<Assumptions> = {}) =>
  needsOf({ ...household, ...changes }, { ...assumed, ...assumptions })

// Expected values were computed by hand from the formulas of needs.ts.
test.each<[string, number, number, digits: number]>([
  ['A: energy of a day, Wh', of(basic).dailyWh, 4670, 1],
  // 2,407 of 4,670 Wh are used during the outage, so most energy passes through the battery. The inverter takes 25 W all day.
  ['A: panels at 5.0 h and 0.70, Wp', of(basic).panelWp, 5270 / 3.5, 1],
  ['A: two hours without grid, panels at 0.75, Wp', of(basic, { outageHours: 2 }).panelWp, 5270 / 3.75, 1],
  ['A: for the weakest month, Wp', of(basic, { sun: 'weakest' }).panelWp, 5270 / (4.2 * 0.7), 1],
  ['A: with an inverter of 55 W, Wp', needsOf(basic, assumed, 55).panelWp, 5990 / 3.5, 1],
  ['A: panels of 550 W', Math.ceil(of(basic).panelWp / 550), 3, 5],
  ['A: panels at 5.5 h, Wp', of(basic, {}, { sunHours: 5.5 }).panelWp, 5270 / 3.85, 1],
  ['A: eight hours of a night, Wh', of(basic).backupWh, 2406.7 + 200, 1],
  ['A: lithium, Wh', of(basic).batteryWh, 3541.7, 0],
  ['A: lithium, Ah at 51.2 V', of(basic).batteryAh, 69.2, 1],
  ['A: AGM, Wh', of(basic, { chemistry: 'agm' }).batteryWh, 2606.67 / 0.425 / 0.9713, -1],
  ['A: AGM, Ah at 48 V', of(basic, { chemistry: 'agm' }).batteryAh, 131.6, 0],
  ['A: all running, W', of(basic).runningW, 415, 5],
  ['A: inverter, continuous, W', of(basic).continuousW, 518.75, 5],
  ['A: inverter, surge with k = 5, W', of(basic).surgeW, 1015, 5],
  [
    'A: surge with k = 3, W',
    of({ ...basic, loads: basic.loads.map((load) => (load.key === 'fridge' ? { ...load, startFactor: 3 } : load)) }).surgeW,
    715,
    5,
  ],
  ['A: generator by its surge, VA', of(basic).generatorVa, 1268.75, 5],
  ['B: energy of a day, Wh', of(withSplit).dailyWh, 10_420, 5],
  ['B: panels, Wp', of(withSplit).panelWp, 11_020 / 3.5, 0],
  ['a quarter of a day carries a quarter of a fridge', backupWh({ ...basic, loads: [loadOf('fridge', 1)] }, 6), 650, 5],
  ['a night of twelve hours, Wh', backupWh(basic, 12), 1300 + 880 + 180 + 240 + 240, 5],
  ['the day behind the night, Wh', backupWh(basic, 24), 4670, 5],
  ['an outage of thirty hours, Wh', backupWh(basic, 30), 4670 + 650 + 660 + 180 + 240 + 180, 5],
  ['eight hours by day, Wh', backupWh({ ...basic, isNight: false }, 8), 866.67 + 220 + 90 + 160 + 60, 1],
  ['without hours nothing', backupWh(basic, 0), 0, 5],
  ['off the grid two days, Wh', of(basic, { supply: 'offGrid' }).backupWh, 9340 + 1200, 5],
  ['off the grid panels at 4.2 h and 0.70, Wp', of(basic, { supply: 'offGrid' }).panelWp, 5270 / 2.94, 5],
  ['off the grid by an average day, Wp', of(basic, { supply: 'offGrid', sun: 'average' }).panelWp, 5270 / 3.5, 5],
  ['off the grid lithium, Wh', of(basic, { supply: 'offGrid' }).batteryWh, 14_320.7, 0],
  ['a fifth more energy', of(basic, { growthPercent: 20 }).dailyWh, 5604, 5],
  ['a fifth more surge', of(basic, { growthPercent: 20 }).surgeW, 1218, 5],
  ['old fridge, Wh a day', dailyWh({ ...basic, loads: [loadOf('oldFridge', 1)] }), 3300, 5],
  ['fridge with an inverter, Wh a day', dailyWh({ ...basic, loads: [loadOf('inverterFridge', 1)] }), 1200, 5],
  ['freezer, Wh a day', dailyWh({ ...basic, loads: [loadOf('freezer', 1)] }), 2500, 5],
  ['split of eight hours, Wh', dailyWh({ ...basic, loads: [loadOf('split', 1)] }), 4320, 5],
  ['window unit of eight hours, Wh', dailyWh({ ...basic, loads: [loadOf('windowUnit', 1)] }), 5040, 5],
  ['window unit starting, W', surgeW({ ...basic, loads: [loadOf('windowUnit', 1)] }), 2700, 5],
  ['pump of one hour, Wh', dailyWh({ ...basic, loads: [loadOf('pump', 1)] }), 750, 5],
  ['pump starting, W', surgeW({ ...basic, loads: [loadOf('pump', 1)] }), 3000, 5],
  ['rice cooker, Wh', dailyWh({ ...basic, loads: [loadOf('riceCooker', 1)] }), 400, 5],
  ['multicooker, Wh', dailyWh({ ...basic, loads: [loadOf('multiCooker', 1)] }), 700, 5],
  ['induction, Wh', dailyWh({ ...basic, loads: [loadOf('induction', 1)] }), 1000, 5],
  ['microwave, Wh', dailyWh({ ...basic, loads: [loadOf('microwave', 1)] }), 200, 5],
  ['washing machine, Wh', dailyWh({ ...basic, loads: [loadOf('washer', 1)] }), 300, 5],
  ['an electric shower is not counted, Wh', dailyWh({ ...basic, loads: [loadOf('shower', 1)] }), 0, 5],
  ['an electric shower is left to the grid, Wh', of({ ...basic, loads: [loadOf('shower', 1)] }).gridWh, 1200, 5],
  ['an iron and a washing machine take turns, W', runningW({ ...basic, loads: [loadOf('iron', 1), loadOf('washer', 1)] }), 1000, 5],
  ['the washing machine starts without the iron, W', surgeW({ ...basic, loads: [loadOf('iron', 1), loadOf('washer', 1)] }), 1500, 5],
  ['a pump starts while the iron is hot, W', surgeW({ ...basic, loads: [loadOf('iron', 1), loadOf('pump', 1)] }), 4000, 5],
  ['nothing at all, W', runningW({ ...basic, loads: [] }), 0, 5],
  ['two freezers and a split start one by one, W', surgeW({ ...basic, loads: [loadOf('freezer', 2), loadOf('split', 1)] }), 1300 + 800, 5],
  ['a generator that runs for hours, VA', of({ ...basic, loads: [loadOf('iron', 1)] }).generatorVa, 1000 / 0.75 / 0.8, 5],
  ['usable share of lithium', usableShare('lifepo4', assumed), 0.736, 5],
  ['usable share of AGM', usableShare('agm', assumed), 0.425, 5],
  ['usable share where the maker allows 90 %', usableShare('lifepo4', assumed, 0.9), 0.736, 5],
  ['usable share where the maker allows 70 %', usableShare('lifepo4', assumed, 0.7), 0.644, 5],
  ['AGM drawn in ten hours to its half', availableShare(10, slowDrawHours('agm', assumed)), 1, 5],
  ['AGM drawn in two hours', availableShare(2, slowDrawHours('agm', assumed)), 0.2 ** (0.15 / 1.15), 5],
  ['lithium drawn in two hours', availableShare(2, slowDrawHours('lifepo4', assumed)), 1, 5],
  ['5.12 kWh of lithium carry the basic home, h', runtimeHours(basic, { usableWh: 5120 * 0.736 }), 15.7, 0],
  ['its own eight hours carry eight hours', runtimeHours(basic, { usableWh: 2406.7 }), 8, 1],
  ['two days’ energy carries two days, h', runtimeHours(basic, { usableWh: 9340 }), 48, 1],
  ['the same with an inverter of 55 W, h', runtimeHours(basic, { usableWh: 5120 * 0.736, idleW: 55 }), 12.4, 0],
])('the hand calculation matches: %s', (_, found, expected, digits) => {
  expect(found).toBeCloseTo(expected, digits)
})

const anyLoad = fc.record(
  {
    key: fc.constantFrom(...applianceKeys),
    count: fc.integer({ min: 0, max: 20 }),
    watts: fc.integer({ min: 0, max: 5000 }),
    dayHours: fc.integer({ min: 0, max: 12 }),
    nightHours: fc.integer({ min: 0, max: 12 }),
    duty: fc.double({ min: 0.1, max: 1, noNaN: true }),
    startFactor: fc.double({ min: 1, max: 6, noNaN: true }),
    takesTurns: fc.constant(true as const),
  },
  { requiredKeys: ['key', 'count', 'watts', 'dayHours', 'nightHours', 'duty', 'startFactor'] },
)
const anyHousehold: fc.Arbitrary<Household> = fc.record({
  loads: fc.array(anyLoad, { maxLength: 12 }),
  supply: fc.constantFrom('backup', 'offGrid'),
  sun: fc.constantFrom('usual', 'average', 'weakest'),
  outageHours: fc.double({ min: 0, max: 24, noNaN: true }),
  isNight: fc.boolean(),
  chemistry: fc.constantFrom('lifepo4', 'agm'),
  growthPercent: fc.integer({ min: 0, max: 100 }),
  site: fc.constant('roof'),
})
const near = (value: number) => value * (1 + 1e-9) + 1e-6

describe('the needs of any household', () => {
  test('never fall with more hours without grid', () => {
    fc.assert(
      fc.property(
        anyHousehold,
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (home, one, more) => {
          expect(backupWh(home, one)).toBeLessThanOrEqual(near(backupWh(home, one + more)))
        },
      ),
    )
  })

  test('never fall with more hours of use or one more appliance', () => {
    fc.assert(
      fc.property(anyHousehold, anyLoad, (home, load) => {
        const before = needsOf(home, assumed)
        const longer = { ...home, loads: home.loads.map((each) => ({ ...each, nightHours: Math.min(12, each.nightHours + 1) })) }
        for (const larger of [{ ...home, loads: [...home.loads, load] }, longer]) {
          const after = needsOf(larger, assumed)
          // If a larger share is used outside the outage, the battery loses less energy, so fewer panels may be enough.
          const keys = (Object.keys(before) as (keyof typeof before)[]).filter(
            (key) => key !== 'panelWp' || isEnergyMostlyStored(home) === isEnergyMostlyStored(larger),
          )
          for (const key of keys) expect([key, before[key] <= near(after[key])]).toEqual([key, true])
        }
      }),
    )
  })

  test('have twice the energy for twice the appliances, and at most twice the power', () => {
    fc.assert(
      fc.property(anyHousehold, (home) => {
        const twice = { ...home, loads: home.loads.map((load) => ({ ...load, count: load.count * 2 })) }
        const [once, both] = [needsOf(home, assumed), needsOf(twice, assumed)]
        for (const key of ['dailyWh', 'gridWh'] as const) expect(both[key]).toBeCloseTo(once[key] * 2, 3)
        // Less than twice: of appliances that take turns one runs, and the inverter's minimum consumption stays the same.
        for (const key of ['backupWh', 'panelWp', 'batteryWh', 'batteryAh', 'runningW', 'continuousW', 'surgeW'] as const)
          expect([key, both[key] <= near(once[key] * 2), both[key] >= once[key] - 1e-6]).toEqual([key, true, true])
      }),
    )
  })

  test('are finite and never negative, and surge is never below the running power', () => {
    fc.assert(
      fc.property(anyHousehold, (home) => {
        const needs = needsOf(home, assumed)
        for (const [key, value] of Object.entries(needs)) expect([key, Number.isFinite(value) && value >= 0]).toEqual([key, true])
        expect(needs.surgeW).toBeGreaterThanOrEqual(needs.runningW)
        expect(needs.batteryAh * needs.batteryV).toBeCloseTo(needs.batteryWh, 3)
      }),
    )
  })

  test('match the runtime of a battery, which never falls with more energy', () => {
    fc.assert(
      fc.property(
        anyHousehold,
        fc.double({ min: 0, max: 50_000, noNaN: true }),
        fc.double({ min: 0, max: 50_000, noNaN: true }),
        (home, one, more) => {
          fc.pre(dailyWh(home) > 1)
          for (const slow of [0, 10]) {
            const carried = (usableWh: number) => runtimeHours(home, { usableWh, idleW: 30, slowHours: slow })
            const hours = carried(one)
            expect(backupWh(home, hours) + 30 * hours).toBeLessThanOrEqual(near(one * availableShare(hours, slow)))
            expect(carried(one + more)).toBeGreaterThanOrEqual(hours - 1 / 30)
          }
        },
      ),
    )
  })

  test('are covered by the computed battery for the requested hours', () => {
    fc.assert(
      fc.property(anyHousehold, (home) => {
        fc.pre(home.supply === 'backup' && dailyWh(home) > 1)
        const { batteryWh, idleW, backupWh: drawn } = needsOf(home, assumed)
        fc.pre(drawn > 0)
        const usableWh = batteryWh * usableShare(home.chemistry, assumed) + 1e-6
        const hours = runtimeHours(home, { usableWh, idleW, slowHours: slowDrawHours(home.chemistry, assumed) })
        expect(hours).toBeGreaterThanOrEqual(home.outageHours - 1 / 30)
      }),
    )
  })
})

test.each(presetKeys)('the household %s uses 3 to 15 kWh a day and less than 5 kW', (key) => {
  const { dailyWh, runningW } = needsOf(presetHousehold(key), assumed)
  expect(dailyWh).toBeGreaterThan(3000)
  expect(dailyWh).toBeLessThan(15_000)
  expect(runningW).toBeLessThan(5000)
})
