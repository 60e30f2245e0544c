import { expect, test } from 'vitest'
import { pickCompleteSystems } from './complete-systems.ts'
import type { ProductCard } from './product.contract.ts'

const card = (id: number, specs: ProductCard['specs']) => ({ id, specs }) as ProductCard
const system = { powerKw: 3, wattPeak: 2400, capacityKwh: 9.6 }

test('a complete system has an inverter, panels and a battery; the first ones are taken, in their order', () => {
  const list = [
    card(1, { powerKw: 5 }),
    card(2, system),
    card(3, { wattPeak: 550 }),
    card(4, { ...system, powerKw: 5 }),
    card(5, { powerKw: 5, capacityKwh: 10 }),
    card(6, system),
    card(7, system),
  ]
  expect(pickCompleteSystems(list, 3).map(({ id }) => id)).toEqual([2, 4, 6])
})

test('a shop without any shows none', () => {
  expect(pickCompleteSystems([card(1, { powerKw: 5 }), card(2, {})], 3)).toEqual([])
})
