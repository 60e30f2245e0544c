import { expect, test } from 'vitest'
import type { Kit } from './kits.ts'
import { hasOnlyMorePanels, sunHoursNeeded } from './sun-needed.ts'

const kit = { panelWp: 2200, batteryWh: 5120, inverterKw: 5 } as Kit
const needs = { panelWp: 2000 }

test('more panels need fewer hours of sun, told in tenths that are enough', () => {
  const assumed = { sunHours: 5 }
  expect(sunHoursNeeded({ panelWp: 2000 }, needs, assumed)).toBe(5)
  // 4.545… and 3.03… hours.
  expect(sunHoursNeeded(kit, needs, assumed)).toBe(4.6)
  expect(sunHoursNeeded({ panelWp: 3300 }, needs, assumed)).toBe(3.1)
})

test('a kit with another battery or inverter brings more than panels', () => {
  expect(hasOnlyMorePanels({ ...kit, panelWp: 2750 }, kit)).toBe(true)
  expect(hasOnlyMorePanels(kit, kit)).toBe(false)
  expect(hasOnlyMorePanels({ ...kit, panelWp: 2750, batteryWh: 10_240 }, kit)).toBe(false)
  expect(hasOnlyMorePanels({ ...kit, panelWp: 2750, inverterKw: 8 }, kit)).toBe(false)
})
