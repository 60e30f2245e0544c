import { expect, test } from 'vitest'
import { type CompanionFacts, pickCompanions } from './companions.ts'

const battery: CompanionFacts = {
  id: 1,
  categoryId: 10,
  subcategoryId: null,
  goods: 'battery',
  stockStatus: 'in_stock',
  isFeatured: false,
  specs: { voltageV: 51.2, chemistry: 'lifepo4', chargeA: 100, dischargeA: 100, parallelMax: 15 },
}
const inverter: CompanionFacts = {
  ...battery,
  id: 2,
  categoryId: 20,
  goods: 'inverter',
  specs: { powerKw: 5, batteryV: '48', batteryTypes: 'both' },
}
const controller: CompanionFacts = {
  ...battery,
  id: 3,
  categoryId: 30,
  goods: 'controller',
  specs: { batteryV: '12/24/48', batteryTypes: 'both', chargeA: 60 },
}
const shown = (product: CompanionFacts, ...candidates: CompanionFacts[]) => {
  const { relation, products } = pickCompanions(product, candidates)
  return [relation, ...products.map(({ id }) => id)]
}

test('one of each kind of goods comes first, never the product itself', () => {
  const second = { ...inverter, id: 4 }
  expect(shown(battery, battery, second, inverter, controller)).toEqual(['fitting', 4, 3, 2])
})

test('available products come before sold-out products, and featured products come before others', () => {
  const away = { ...inverter, stockStatus: 'out_of_stock' as const }
  expect(shown(battery, away, controller)).toEqual(['fitting', 3, 2])
  expect(shown(battery, inverter, { ...inverter, id: 4, isFeatured: true })).toEqual(['fitting', 4, 2])
})

test('without compatible products, others of the same category are shown', () => {
  const cement = { ...battery, id: 5, goods: 'other' as const, specs: {} }
  expect(shown(battery, cement, { ...inverter, specs: { powerKw: 5 } })).toEqual(['similar', 5])
  expect(shown(battery, battery)).toEqual(['similar'])
})

test('a sold-out product shows available products of its kind, else compatible products', () => {
  const away = { ...battery, stockStatus: 'out_of_stock' as const }
  const other = { ...battery, id: 6, stockStatus: 'limited' as const }
  expect(shown(away, inverter, other)).toEqual(['similar', 6])
  expect(shown(away, inverter, { ...other, stockStatus: 'out_of_stock' })).toEqual(['fitting', 2])
})

test('an incompatible accessory is not shown as a similar product either', () => {
  const filter = { ...battery, goods: 'filter' as const, specs: { cartridgeSize: '20x4.5' } }
  const cartridge = { ...battery, id: 7, goods: 'cartridge' as const, specs: { cartridgeSize: '10x2.5' } }
  expect(shown(filter, cartridge, { ...filter, id: 8 })).toEqual(['similar', 8])
  expect(shown(filter, { ...cartridge, specs: {} })).toEqual(['similar'])
})

test('similar products of the same subcategory and close size come first', () => {
  const generator = (id: number, kva: number, subcategoryId: number): CompanionFacts => ({
    ...battery,
    id,
    goods: 'generator',
    subcategoryId,
    specs: { kva },
  })
  expect(shown(generator(1, 7, 1), generator(2, 20, 1), generator(3, 6, 2), generator(4, 3, 1), generator(5, 5, 1))).toEqual([
    'similar',
    5,
    4,
    2,
  ])
})

test('a companion shows the number of batteries if it takes several', () => {
  const inverter: CompanionFacts = {
    ...battery,
    id: 20,
    categoryId: 11,
    goods: 'inverter',
    specs: { powerKw: 5, batteryV: '48', batteryTypes: 'both' },
  }
  const small: CompanionFacts = {
    ...battery,
    specs: { voltageV: 12.8, chemistry: 'lifepo4', dischargeA: 100, seriesMax: 4, parallelMax: 4 },
  }
  const large: CompanionFacts = { ...small, id: 2, specs: { ...small.specs, voltageV: 51.2 } }
  expect(pickCompanions(small, [inverter]).banks).toEqual([{ id: 20, inSeries: 4, rows: 1 }])
  expect(pickCompanions(inverter, [small, large]).banks).toEqual([{ id: 1, inSeries: 4, rows: 1 }])
})
