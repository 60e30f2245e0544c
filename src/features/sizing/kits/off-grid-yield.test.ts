import { expect, test } from 'vitest'
import { demoStock } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from '../assumptions.ts'
import { presetHousehold } from '../household/household.ts'
import { findKits } from './find-kits.ts'
import { computeOffGridYield } from './off-grid-yield.ts'

const home = { ...presetHousehold('basic'), supply: 'offGrid' } as const

test('the yield is computed for an average day and the weakest month, and the surplus recharges an empty battery', () => {
  const given = computeOffGridYield(home, assumed, { panelWp: 2200, idleW: 40, usableWh: 9000 })
  // 2.2 kWp × 0.70 × 5 h is 7,700 Wh, × 4.2 h is 6,468. 4,670 + 24 × 40 Wh are used, 2,070 left: 9,000 / 2,070 is 4.35 days.
  expect(given).toEqual({ averageWh: 7700, weakestWh: expect.closeTo(6468, 6), usesWh: expect.closeTo(5630, 6), rechargeDays: 4.4 })
})

test('recharge days are missing without a surplus, and the whole yield is missing with a grid', () => {
  expect(computeOffGridYield(home, assumed, { panelWp: 1600, idleW: 40, usableWh: 9000 })).not.toHaveProperty('rechargeDays')
  expect(computeOffGridYield({ ...home, supply: 'backup' }, assumed, { panelWp: 1600, idleW: 40, usableWh: 9000 })).toBeUndefined()
})

test('an off-grid kit is sufficient in the weakest month, or on an average day if that was chosen', () => {
  const enough = (sun: 'usual' | 'average') => findKits({ ...home, sun }, assumed, demoStock).kits[0]
  const [usual, average] = [enough('usual'), enough('average')]
  expect(usual?.offGrid?.weakestWh).toBeGreaterThanOrEqual(usual?.offGrid?.usesWh ?? 0)
  expect(average?.offGrid?.averageWh).toBeGreaterThanOrEqual(average?.offGrid?.usesWh ?? 0)
  expect(average?.panelWp).toBeLessThan(usual?.panelWp ?? 0)
})
