import { describe, expect, test } from 'vitest'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { powerSourceKinds } from '#tests/demo-stock.ts'
import { defaultAssumptions } from './assumptions.ts'
import { figuresToRequest, missingForKitSearch, missingForSizing, missingForSizingAndChecks } from './lacks.ts'
import { powerSourceOf } from './runtime.ts'

const inverter: Specs = {
  ...{ powerKw: 5, acV: '110', phases: '1', batteryV: '48', batteryTypes: 'both' },
  ...{ dcMinV: 120, mpptMaxV: 450, dcMaxV: 500, mpptCount: 1, mpptMaxA: 27, pvMaxW: 5500 },
}
const keys = (goods: Parameters<typeof missingForSizing>[0]['goods'], specs: Specs = {}) =>
  missingForSizing({ id: 1, goods, specs }).map(({ key }) => key)

describe('missing figures of a product', () => {
  test('include all that its runtime for a household requires', () => {
    for (const goods of powerSourceKinds) {
      const source = powerSourceOf(goods, {}, defaultAssumptions)
      expect(keys(goods)).toEqual(expect.arrayContaining(source && 'lacks' in source ? source.lacks : ['nothing is lacking']))
    }
  })

  test('exclude the energy if charge and voltage are known', () => {
    const specs = { chemistry: 'agm', capacityAh: 200, voltageV: 12, dischargeA: 100 }
    expect(keys('battery', specs)).toEqual([])
    expect(keys('battery', { ...specs, voltageV: undefined } as unknown as Specs)).toEqual(['capacityKwh', 'voltageV'])
    expect(keys('material')).toEqual([])
  })

  test('include a figure of 0 where 0 is impossible', () => {
    expect(keys('battery', { chemistry: 'agm', capacityAh: 0, voltageV: 12, dischargeA: 100 })).toEqual(['capacityKwh'])
    expect(keys('inverter', { ...inverter, dcMaxV: 0 })).toEqual(['dcMaxV'])
    // 0 is a valid figure for an inverter without panels and without a starting voltage.
    expect(keys('inverter', { ...inverter, pvMaxW: 0, dcMinV: 0 })).toEqual([])
  })

  test('exclude the solar input of an inverter without one', () => {
    expect(keys('inverter')).toEqual(expect.arrayContaining(['dcMinV', 'dcMaxV', 'pvMaxW']))
    expect(keys('inverter', { solarInput: 'no' })).toEqual(['powerKw', 'acV', 'phases', 'batteryV', 'batteryTypes'])
  })

  test('include the surge power and the trackers for checks, and exclude optional figures', () => {
    const { surgeKw, ...silent } = { ...inverter, surgeKw: 10 }
    expect(missingForSizingAndChecks({ id: 1, goods: 'inverter', specs: silent })).toEqual([{ id: 1, key: 'surgeKw' }])
    expect(missingForSizingAndChecks({ id: 1, goods: 'inverter', specs: { ...silent, surgeKw } })).toEqual([])
    const { mpptCount, mpptMaxA, ...untold } = { ...silent, surgeKw }
    expect(missingForSizingAndChecks({ id: 1, goods: 'inverter', specs: untold }).map(({ key }) => key)).toEqual(['mpptCount', 'mpptMaxA'])
    // Kits use the inverter without these figures, with one string.
    expect(keys('inverter', untold)).toEqual([])
    expect(figuresToRequest('inverter', {}).optional).toEqual(['idleW', 'chargerKw'])
    expect(figuresToRequest('inverter', { solarInput: 'no' }).checked).toEqual(['surgeKw'])
  })

  test('are cached per stock, and exclude products for the other chemistry', () => {
    const stock = [
      { id: 1, goods: 'battery', specs: { chemistry: 'agm' } },
      { id: 2, goods: 'inverter', specs: { batteryTypes: 'lifepo4', powerKw: 3 } },
    ] as const
    expect(missingForKitSearch(stock, 'agm')).toBe(missingForKitSearch(stock, 'agm'))
    expect(new Set(missingForKitSearch(stock, 'agm').map(({ id }) => id))).toEqual(new Set([1]))
    expect(new Set(missingForKitSearch(stock, 'lifepo4').map(({ id }) => id))).toEqual(new Set([2]))
  })
})
