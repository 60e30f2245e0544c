import { expect, test } from 'vitest'
import { item } from '#tests/taken-goods.ts'
import { computeWiring } from './wiring.ts'

const near = (value: number) => expect.closeTo(value, 1)

test('the wiring of a home with five panels in one string at 24 V matches a manual calculation', () => {
  const items = [
    item('hybrid-inverter-3kw'),
    item('lithium-battery-12v-100ah', 4),
    item('solar-panel-400w-mono', 5),
    item('solar-cable-6mm', 2),
  ]
  const { wattPeak = 0, voltageV = 0, shortCircuitA = 0 } = items[2]?.specs ?? {}
  const currentA = wattPeak / voltageV
  expect(computeWiring(items, 20)).toMatchObject({
    strings: [{ count: 1, inSeries: 5 }],
    bank: { inSeries: 2, rows: 2, voltageV: 25.6 },
    stringA: near(1.25 * shortCircuitA),
    hasFuses: false,
    // ΔU = 2 × 20 m × I × 0.0206 / 6 mm².
    cable: { mm2: 6, metres: 20, dropV: near((40 * currentA * 0.0206) / 6) },
    // 3,000 W / 25.6 V = 117 A; × 1.25 = 146 A; at 5 A per mm² the next section is 35 mm².
    battery: { currentA: near(117.2), fuseA: near(146.5), mm2: 35 },
    output: { voltageV: 220, fuseA: near(17) },
  })
})

test('the cable has the smallest section with at most 2 % voltage drop if the kit has no cable', () => {
  const items = [item('hybrid-inverter-3kw'), item('lithium-battery-12v-100ah', 4), item('solar-panel-400w-mono', 5)]
  const sectionAt = (metres: number) => computeWiring(items, metres)?.cable?.mm2
  expect(sectionAt(20)).toBe(4)
  expect(sectionAt(150)).toBeGreaterThan(10)
  expect(computeWiring(items.slice(0, 2), 20)).toBeUndefined()
})

test('strings of two lengths at one inverter are listed separately', () => {
  const items = [item('hybrid-inverter-10kw'), item('rack-battery-5kwh', 3), item('solar-panel-550w-mono', 13)]
  expect(
    computeWiring(items, 20)
      ?.strings.map(({ count, inSeries }) => count * inSeries)
      .reduce((sum, one) => sum + one, 0),
  ).toBe(13)
})
