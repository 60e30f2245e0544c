import { expect, test } from 'vitest'
import { decodeAssumptions, encodeAssumptions } from './assumption-figures.ts'

test('assumptions are the same after encoding and decoding', () => {
  const assumed = {
    sunHours: 5.25,
    weakestSunHours: 4.3,
    performance: 0.75,
    performanceByBattery: 0.7,
    depth: { lifepo4: 0.8, agm: 0.5 },
    roundTrip: { lifepo4: 0.92, agm: 0.85 },
    bankV: { lifepo4: 51.2, agm: 48 },
    offGridDays: 2,
    idleShare: 0.012,
    idleLeastW: 30,
    cableM: 25,
    powerMargin: 1.25,
    powerFactor: 0.81,
    generatorLoad: 0.76,
  }
  expect(decodeAssumptions(encodeAssumptions(assumed))).toEqual(assumed)
})
