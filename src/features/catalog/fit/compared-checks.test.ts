import { describe, expect, test } from 'vitest'
import { demoItem, demoStock } from '#tests/demo-stock.ts'
import type { Specs } from '../goods/attributes.ts'
import { checkCompared } from './compared-checks.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { CheckedItem } from './finding.ts'
import { checkAllPairs } from './pair-checks.ts'
import { atBank } from './panels/controller-input.ts'

const item = (slug: string, changes: Specs = {}): CheckedItem => {
  const found = demoItem(slug)
  return { ...found, quantity: 1, specs: { ...found.specs, ...changes } }
}
const promised = (panel: CheckedItem, input: CheckedItem) =>
  checkCompared([panel, input]).filter(({ check, verdict }) => check === 'panelPower' && verdict === 'fits')

const of = (...kinds: readonly string[]) => demoStock.filter(({ goods }) => kinds.includes(goods)).map(({ slug }) => item(slug))

describe('a charge limit', () => {
  const limits = (findings: ReturnType<typeof checkCompared>) =>
    findings.flatMap(({ check, ids, figures }) => (check === 'charging' ? [{ ids, figures }] : []))
  const limited = (...slugs: readonly string[]) =>
    limits(checkCompared(slugs.map((slug) => item(slug)))).map(({ figures }) => [figures.givesA, figures.takesA])

  test('is the same for batteries in a comparison as for a full bank in a cart', () => {
    let limitsFound = 0
    for (const battery of of('battery'))
      for (const device of of('inverter', 'controller')) {
        const compared = checkCompared([battery, device])
        const bank = compared.find(({ check, verdict }) => check === 'bank' && verdict !== 'never')
        if (!bank) continue
        const { inSeries = 1, rows = 1 } = bank.figures
        const inCart = limits(evaluateSystem([{ ...battery, quantity: inSeries * rows }, device]))
        expect([battery.id, device.id, limits(compared)]).toEqual([battery.id, device.id, inCart])
        limitsFound += inCart.length
      }
    expect(limitsFound).toBeGreaterThan(3)
  })

  test('applies to a controller that charges the bank of the inverter beside it', () => {
    expect(limited('hybrid-inverter-3kw', 'agm-battery-100ah')).toEqual([[80, 50]])
    expect(limited('mppt-charge-controller-60a', 'agm-battery-200ah')).toEqual([[60, 50]])
    // The 3 kW inverter needs two rows of batteries of 25 A each; the controller charges the same bank.
    expect(limited('hybrid-inverter-3kw', 'agm-battery-100ah', 'mppt-charge-controller-60a')).toEqual([
      [80, 50],
      [60, 50],
    ])
    expect(limited('portland-cement-pallet', 'agm-battery-200ah')).toEqual([])
  })
})

describe('the promised number of panels', () => {
  test('can be built with every panel at every input and is the largest within its power', () => {
    let promises = 0
    for (const panel of of('panel'))
      for (const input of of('inverter', 'controller'))
        for (const { figures } of promised(panel, input)) {
          promises += 1
          const { most = 0, maxW = 0, atV } = figures
          const device = atV === undefined ? input : atBank(input, atV)
          const fits = (quantity: number) => checkAllPairs([{ ...panel, quantity }, device]).every(({ verdict }) => verdict === 'fits')
          const counts = Array.from({ length: Math.floor(maxW / (panel.specs.wattPeak ?? 1)) }, (_, at) => at + 1)
          expect([panel.id, input.id, atV, most]).toEqual([panel.id, input.id, atV, counts.findLast(fits)])
        }
    expect(promises).toBeGreaterThan(10)
  })

  test('excludes a number that does not split into equal strings', () => {
    const pairs = [
      [item('solar-panel-400w-mono'), item('hybrid-inverter-5kw')],
      [item('solar-panel-550w-mono'), item('hybrid-inverter-5kw', { dcMinV: 60, mpptMaxV: 110, dcMaxV: 145, pvMaxW: 2800 })],
    ] as const
    // 13 × 400 W would be within 5,500 W, and 5 × 550 W within 2,800 W.
    expect(pairs.map(([panel, input]) => promised(panel, input)[0]?.figures.most)).toEqual([12, 4])
  })
})
