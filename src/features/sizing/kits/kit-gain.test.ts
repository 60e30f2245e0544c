import { expect, test } from 'vitest'
import { defaultAssumptions } from '../assumptions.ts'
import { presetHousehold } from '../household/household.ts'
import { MAX_RUNTIME_HOURS } from '../runtime.ts'
import type { Sizing } from '../sizing.contract.ts'
import type { Kit } from './kit.ts'
import { gainOver, sunHoursNeeded } from './kit-gain.ts'

const kit = { panelWp: 2200, batteryWh: 5120, inverterKw: 5, carriedHours: 14.2 } as Kit
const needs = { panelWp: 2000 }
const sizing = {
  household: presetHousehold('basic'),
  assumed: { ...defaultAssumptions, sunHours: 5, weakestSunHours: 4 },
  needs,
} as unknown as Sizing
const brought = (changes: Partial<Kit>) => gainOver({ ...kit, ...changes }, kit, sizing)

test('more panels need fewer hours of sun, rounded up to tenths', () => {
  expect(sunHoursNeeded({ panelWp: 2000 }, needs, 5)).toBe(5)
  // 5 h × 2,000 / 2,200 is 4.545… hours, 5 h × 2,000 / 3,300 is 3.03….
  expect(sunHoursNeeded(kit, needs, 5)).toBe(4.6)
  expect(sunHoursNeeded({ panelWp: 3300 }, needs, 5)).toBe(3.1)
})

test('the gain over a kit with the same runtime contains only the figures that are better', () => {
  expect(brought({})).toEqual({})
  expect(brought({ panelWp: 2750 })).toEqual({ sun: { now: 3.7, before: 4.6 } })
  expect(brought({ inverterKw: 8, panelWp: 1650 })).toEqual({ power: { now: 8, before: 5 } })
  expect(brought({ batteryWh: 5300, carriedHours: 14.7, inverterKw: 8, panelWp: 3300 })).toEqual({
    power: { now: 8, before: 5 },
    battery: { now: 5.3, before: 5.12 },
    sun: { now: 3.1, before: 4.6 },
  })
})

test('the hours of sun are those of the weakest month if the panels are sized for it', () => {
  const weakest = { ...sizing, household: { ...sizing.household, sun: 'weakest' as const } }
  // 4 h × 2,000 / 2,750 is 2.909… hours, 4 h × 2,000 / 2,200 is 3.636….
  expect(gainOver({ ...kit, panelWp: 2750 }, kit, weakest)).toEqual({ sun: { now: 3, before: 3.7 } })
})

test('the gain over a kit with another runtime is empty; runtimes beyond the shown maximum are the same', () => {
  expect(brought({ batteryWh: 10_240, carriedHours: 28.4, panelWp: 2750 })).toEqual({})
  const long = { ...kit, carriedHours: MAX_RUNTIME_HOURS + 1 }
  expect(gainOver({ ...long, batteryWh: 6000, carriedHours: MAX_RUNTIME_HOURS + 20 }, long, sizing)).toEqual({
    battery: { now: 6, before: 5.12 },
  })
})
