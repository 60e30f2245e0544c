import { expect, test } from 'vitest'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { demoStock } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from '../assumptions.ts'
import { type Household, loadOf, presetHousehold, presetKeys } from '../household/household.ts'
import { findKits } from './find-kits.ts'
import type { StockItem } from './kit-parts.ts'

const classesOf = (household: Household, stock: readonly StockItem[]) =>
  findKits(household, assumed, stock).kits.flatMap(({ classes }) => classes)
const withoutTrackers = demoStock.map((one) => {
  const { mpptCount, mpptMaxA, ...specs } = one.specs as Specs
  return { ...one, specs }
})

test.each(presetKeys)('the household %s has the same kit classes if no inverter states its trackers', (key) => {
  const household = presetHousehold(key)
  expect(classesOf(household, withoutTrackers)).toEqual(classesOf(household, demoStock))
})

test('an inverter with two trackers needs 11 and 13 panels, where one tracker with equal strings needs 12 and 14', () => {
  const home: Household = { ...presetHousehold('basic'), loads: [loadOf('split', 2), loadOf('fridge', 2)], supply: 'offGrid' }
  const panelsOf = (changes: Specs) => {
    const stock = demoStock
      .filter(({ slug, goods }) => slug === 'hybrid-inverter-10kw' || slug === 'solar-panel-550w-mono' || goods === 'battery')
      .map((one) => (one.goods === 'inverter' ? { ...one, specs: { ...one.specs, ...changes } } : one))
    return findKits(home, assumed, stock).kits.map(({ lines }) => lines[2]?.quantity)
  }
  expect(panelsOf({})).toEqual([11, 13, 16])
  expect(panelsOf({ mpptCount: 1, mpptMaxA: 100 })).toEqual([12, 14, 16])
})
