import { describe, expect, test } from 'vitest'
import { demoItem } from '#tests/demo-stock.ts'
import { item, without } from '#tests/taken-goods.ts'
import type { Specs } from '../goods/attributes.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { checkAllPairs } from './pair-checks.ts'

const found = (check: Finding['check'], ...items: CheckedItem[]) => checkAllPairs(items).find((finding) => finding.check === check)

const panel = 'solar-panel-550w-mono'
const inverter = 'hybrid-inverter-5kw'
const rack = 'rack-battery-5kwh'

describe('panels at an inverter of 120 to 500 V, its tracker up to 450 V', () => {
  // Voc 49.8 V × 1.042 = 51.9 V in the cold, nine 467 V; Vmp 41.7 V × 0.8425 = 35.1 V hot, four 140.5 V.
  test.each<[number, Finding['verdict'], object]>([
    [6, 'fits', { count: 6, inSeries: 6, strings: 1, coldV: 311.35, maxV: 500 }],
    [9, 'fits', { inSeries: 9, strings: 1, coldV: 467.02 }],
    [10, 'fits', { inSeries: 10, strings: 1 }],
    [3, 'never', { count: 3, min: 4, max: 9 }],
    [11, 'never', { count: 11, min: 4, max: 9 }],
    [16, 'fits', { inSeries: 8, strings: 2 }],
  ])('are checked in strings for a number of %d', (count, verdict, figures) => {
    const finding = found('string', item(panel, count), item(inverter))
    if (count === 10) return expect(finding).toMatchObject({ verdict: 'fits', figures: { inSeries: 5, strings: 2 } })
    expect(finding).toMatchObject({ verdict, figures })
  })

  test('must be within the tracker’s voltage range, if it is known', () => {
    expect(found('string', item(panel, 11), item(inverter, 1, { mpptMaxV: 250 }))).toMatchObject({ verdict: 'never', figures: { max: 5 } })
    expect(found('string', item(panel, 9), without(item(inverter), 'mpptMaxV'))).toMatchObject({ verdict: 'fits' })
  })

  test('do not fit if they exceed its power', () => {
    expect(found('panelPower', item(panel, 10), item(inverter))).toMatchObject({ verdict: 'fits', figures: { panelsW: 5500, maxW: 5500 } })
    expect(found('panelPower', item(panel, 12), item(inverter))).toMatchObject({ verdict: 'never', figures: { panelsW: 6600, maxW: 5500 } })
    expect(found('panelPower', item(panel, 12), item(inverter, 2))).toMatchObject({ verdict: 'fits', figures: { maxW: 11_000 } })
  })

  test('remain unknown if the panel lacks a figure', () => {
    expect(found('string', without(item(panel, 6), 'openCircuitV'), item(inverter))).toMatchObject({
      verdict: 'unknown',
      lacks: [{ id: demoItem(panel).id, key: 'openCircuitV' }],
    })
  })
})

describe('batteries at an inverter', () => {
  test('fit at 51.2 V on 48 V, and a larger inverter needs two for its power', () => {
    expect(found('bank', item(rack), item(inverter))).toMatchObject({ verdict: 'fits', figures: { inSeries: 1, rows: 1, bankV: 51.2 } })
    expect(found('bankPower', item(rack), item(inverter))).toMatchObject({ verdict: 'fits', figures: { bankKw: 5.12, inverterKw: 5 } })
    expect(found('bankPower', item(rack), item('hybrid-inverter-10kw'))).toMatchObject({ verdict: 'never' })
    expect(found('bankPower', item(rack, 2), item('hybrid-inverter-10kw'))).toMatchObject({ verdict: 'fits' })
  })

  test('fit with four of 12 V in series, not with five, nor with one of 51.2 V on 24 V', () => {
    expect(found('bank', item('agm-battery-200ah', 4), item(inverter))).toMatchObject({
      verdict: 'fits',
      figures: { inSeries: 4, rows: 1, bankV: 48 },
    })
    expect(found('bank', item('agm-battery-200ah', 5), item(inverter))).toMatchObject({
      verdict: 'never',
      figures: { inSeries: 4, count: 5 },
    })
    expect(found('bank', item(rack), item('hybrid-inverter-3kw'))).toMatchObject({
      verdict: 'never',
      figures: { inSeries: 0, batteryV: 51.2 },
    })
  })

  test('do not charge if the charger is for lithium only and the battery is AGM', () => {
    const lithiumOnly = item(inverter, 1, { batteryTypes: 'lifepo4' })
    expect(found('chemistry', item('agm-battery-200ah', 4), lithiumOnly)).toMatchObject({ verdict: 'never' })
    expect(found('chemistry', item(rack), lithiumOnly)).toMatchObject({ verdict: 'fits' })
    expect(found('chemistry', without(item(rack), 'chemistry'), lithiumOnly)).toMatchObject({ verdict: 'unknown' })
  })

  test('are unknown in parallel if their maker states no number of rows', () => {
    expect(found('bank', item('rack-battery-cabinet-20kwh', 2), item(inverter))).toMatchObject({
      verdict: 'unknown',
      lacks: [{ key: 'parallelMax' }],
    })
  })
})

describe('starting power and supply', () => {
  test('a grinder of 1.2 kW never runs on an inverter of 1 kW, whatever its surge power', () => {
    const grinder = (powerKw: number) => item('angle-grinder-125mm', 1, { powerKw, startKw: 1.8, acV: '110' })
    const source = item('off-grid-inverter-1kw', 1, { acV: '110' })
    const judged = (powerKw: number) => checkAllPairs([source, grinder(powerKw)]).map(({ check, verdict }) => `${check} ${verdict}`)
    expect(judged(1.2)).toContain('running never')
    expect(judged(0.9)).toEqual(expect.arrayContaining(['motor fits', 'atLimit told']))
    expect(judged(0.8)).not.toContain('atLimit told')
  })

  const needs = (surgeW: number, continuousW = 500) => ({
    ...{ surgeW, runningW: 0.8 * continuousW, continuousW, generatorVa: Math.max(surgeW, (0.8 * continuousW) / 0.75) / 0.8 },
  })

  test('an inverter must start a fridge and supply the continuous load', () => {
    const judged = (surgeW: number, one: CheckedItem) => checkAllPairs([one], needs(surgeW)).find(({ check }) => check === 'surge')
    expect(judged(10_000, item(inverter))).toMatchObject({ verdict: 'fits', figures: { needKw: 10, givesKw: 10 } })
    expect(judged(10_100, item(inverter))).toMatchObject({ verdict: 'never', figures: { needKw: 10.1, givesKw: 10 } })
    expect(judged(6000, without(item(inverter), 'surgeKw'))).toMatchObject({ verdict: 'unknown', lacks: [{ key: 'surgeKw' }] })
    expect(judged(4000, without(item(inverter), 'surgeKw'))).toMatchObject({ verdict: 'fits' })
    // A continuous load of 5.2 kW exceeds its 5 kW; a load of 4.4 kW is within them, but not with a quarter in reserve.
    expect(checkAllPairs([item(inverter)], needs(7000, 6500))[0]).toMatchObject({
      check: 'running',
      verdict: 'never',
      figures: { needKw: 5.2, givesKw: 5 },
    })
    expect(checkAllPairs([item(inverter)], needs(5500, 5500))).toMatchObject([
      { check: 'surge', verdict: 'fits' },
      { check: 'atLimit', verdict: 'told', figures: { needKw: 4.4, givesKw: 5 } },
    ])
  })

  test('a generator is checked against the inverter’s power, charger, voltage and phases', () => {
    // 5 kVA × 0.8 = 4 kW are less than the 5 kW that the inverter can pass on: a limit of use, no misfit.
    expect(found('supply', item('petrol-generator-5kva'), item(inverter))).toMatchObject({
      verdict: 'told',
      figures: { generatorKw: 4, deviceKw: 5 },
    })
    expect(found('supply', item('diesel-generator-6kva'), item(inverter))).toMatchObject({
      verdict: 'told',
      figures: { generatorKw: 4.8 },
    })
    const byKva = (kva: number) => without(item('petrol-generator-5kva', 1, { kva }), 'powerKw')
    expect(found('supply', byKva(6), item(inverter))).toMatchObject({ verdict: 'told', figures: { generatorKw: 4.8 } })
    expect(found('supply', byKva(6.25), item(inverter))).toMatchObject({ verdict: 'fits', figures: { generatorKw: 5 } })
    expect(found('supply', without(byKva(6), 'kva'), item(inverter))).toMatchObject({ verdict: 'unknown', lacks: [{ key: 'powerKw' }] })
    const generator = item('petrol-generator-7kva')
    const verdicts = (one: CheckedItem, other: CheckedItem) =>
      checkAllPairs([one, other]).map(({ check, verdict }) => `${check} ${verdict}`)
    expect(verdicts(generator, item(inverter))).toEqual(['supply fits', 'charger fits', 'mains fits', 'phases fits'])
    expect(verdicts(item('petrol-generator-5kva'), item(inverter))).toEqual(['supply told', 'charger fits', 'mains fits', 'phases fits'])
    // If the generator cannot charge the inverter, the limit of use is not reported.
    expect(verdicts(item('petrol-generator-3kva'), item(inverter))).toEqual(['charger never', 'mains fits', 'phases fits'])
    expect(verdicts(item('silent-inverter-generator-2kva'), item('hybrid-inverter-3kw'))).toEqual([
      'charger fits',
      'mains never',
      'phases fits',
    ])
    expect(verdicts(generator, item('three-phase-inverter-20kw'))).toEqual(['charger never', 'mains never', 'phases never'])
    // An inverter without a charger is not checked with a generator.
    expect(verdicts(generator, item('off-grid-inverter-1kw'))).toEqual([])
  })

  test('a mixer runs on an inverter, a wheelbarrow needs none', () => {
    expect(found('motor', item('concrete-mixer-180l'), item(inverter))?.verdict).toBe('fits')
    // A generator's starting power is its continuous power, and it must have the motor's voltage and phases.
    const at = (slug: string, motor: string, changes: Specs = {}) =>
      checkAllPairs([item(slug), item(motor, 1, changes)]).map(({ check, verdict }) => `${check} ${verdict}`)
    expect(at('silent-inverter-generator-2kva', 'concrete-mixer-180l')).toEqual(['motor never', 'mains never'])
    expect(at('petrol-generator-3kva', 'concrete-mixer-180l')).toEqual(['motor never', 'mains fits'])
    expect(at('petrol-generator-5kva', 'concrete-mixer-180l')).toEqual(['motor fits', 'mains fits'])
    expect(at('petrol-generator-5kva', 'concrete-mixer-180l', { phases: '3' })).toEqual(['motor fits', 'mains fits', 'phases never'])
    // A third of 16 kW is available at one phase.
    expect(at('silent-diesel-generator-20kva', 'concrete-mixer-180l', { startKw: 6 })).toEqual(['motor never', 'mains fits'])
    expect(at('three-phase-inverter-20kw', 'angle-grinder-125mm')).toContain('mains never')
    const wheelbarrow = without(item('concrete-mixer-180l'), 'powerKw', 'startKw')
    expect(found('motor', wheelbarrow, item(inverter))).toBeUndefined()
  })
})

describe('several of one product', () => {
  test('one sufficient inverter or generator is confirmed; several need a technician', () => {
    const judged = (one: CheckedItem, surgeW: number) =>
      checkAllPairs([one], { surgeW, runningW: 400, continuousW: 500, generatorVa: surgeW / 0.8 })[0]
    expect(judged(item(inverter, 2), 9000)).toMatchObject({ verdict: 'fits', figures: { givesKw: 10, count: 1 } })
    expect(judged(item(inverter, 3), 15_000)).toMatchObject({
      verdict: 'unknown',
      reason: 'parallel',
      figures: { one: 10, asks: 15, count: 2 },
    })
    expect(judged(item(inverter, 2), 25_000)).toMatchObject({ verdict: 'never', figures: { givesKw: 20, count: 2 } })
    // Each of two generators of 5.6 kW supplies one of two inverters of 5 kW.
    expect(found('supply', item('petrol-generator-7kva', 2), item(inverter, 2))).toMatchObject({ verdict: 'fits', figures: { others: 1 } })
    expect(found('supply', item('petrol-generator-7kva', 2), item('hybrid-inverter-10kw'))).toMatchObject({
      verdict: 'unknown',
      reason: 'parallel',
    })
  })

  test('a three-phase source gives a third of its power to one phase', () => {
    const generator = item('silent-diesel-generator-20kva')
    // Without a matching voltage there is no finding about the connection to one phase.
    expect(found('mains', generator, item(inverter))).toMatchObject({ verdict: 'never' })
    expect(found('phases', generator, item(inverter))).toBeUndefined()
    expect(found('phases', generator, item(inverter, 1, { acV: '220' }))).toMatchObject({
      verdict: 'unknown',
      reason: 'onePhase',
      figures: { third: 6.67 },
    })
    expect(found('supply', generator, item(inverter))).toMatchObject({ verdict: 'fits', figures: { generatorKw: 5.33 } })
    expect(found('supply', generator, item('hybrid-inverter-10kw', 1, { acV: '220', chargerKw: 4 }))).toMatchObject({ verdict: 'told' })
  })

  test('a high-voltage input takes the number in series that gives full rows', () => {
    // 160 to 700 V allow 4 to 13 batteries of 51.2 V in series; five are one row of 256 V.
    const stacked = (count: number) => item(rack, count, { seriesMax: 8, parallelMax: 2 })
    const bank = (count: number) => found('bank', stacked(count), item('three-phase-inverter-20kw'))
    expect(bank(5)).toMatchObject({ verdict: 'fits', figures: { inSeries: 5, rows: 1, bankV: 256 } })
    expect(bank(12)).toMatchObject({ verdict: 'fits', figures: { inSeries: 6, rows: 2 } })
    expect(bank(3)).toMatchObject({ verdict: 'never', figures: { inSeries: 4 } })
    // Eight of 6 V in series make 48 V.
    const small = item('agm-battery-200ah', 8, { voltageV: 6, seriesMax: 8 })
    expect(found('bank', small, item(inverter))).toMatchObject({ verdict: 'fits', figures: { inSeries: 8, bankV: 48 } })
  })
})

test('unrelated products get no finding', () => {
  expect(checkAllPairs([item('portland-cement-pallet', 3), item(inverter)])).toEqual([])
  expect(checkAllPairs([])).toEqual([])
})

test('the number in series is computed without trying every number', () => {
  // 160 V need 1,600 batteries of 0.1 V in series, and the manufacturer allows 1,000.
  expect(found('bank', item(rack, 9999, { voltageV: 0.1, seriesMax: 1000 }), item('three-phase-inverter-20kw'))?.verdict).toBe('never')
  expect(found('bank', without(item(rack), 'seriesMax'), item('three-phase-inverter-20kw'))).toMatchObject({
    verdict: 'unknown',
    lacks: [{ key: 'seriesMax' }],
  })
})
