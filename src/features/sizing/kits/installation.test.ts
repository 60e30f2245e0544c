import { describe, expect, test } from 'vitest'
import { demoStock } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from '../assumptions.ts'
import { type Household, presetHousehold } from '../household/household.ts'
import { decodeHousehold } from '../household/household-link.ts'
import { findKits } from './find-kits.ts'
import type { StockItem } from './kit-parts.ts'

const slugOf = (id: number) => demoStock.find((item) => item.id === id)?.slug
/** The demonstration catalogue with all products in stock. */
const full: readonly StockItem[] = demoStock.map((item) => ({ ...item, stock: 'in_stock' as const }))
const installation = (
  stock: readonly StockItem[],
  changed: Partial<typeof assumed> = {},
  at: Pick<Household, 'cableM'> & Partial<Household> = {},
) => {
  const home = { ...presetHousehold('shop'), ...at }
  const { installation: found, cents } = findKits(home, { ...assumed, ...changed }, stock).kits[0] ?? {}
  return { lines: found?.lines.map(({ id, quantity }) => `${quantity} ${slugOf(id)}`), missing: found?.missing, cents }
}

describe('the installation material of a kit', () => {
  test('has the right quantities for six panels in one string: two mounting kits for four, a reel of cable per colour', () => {
    expect(installation(full)).toMatchObject({
      lines: ['2 roof-mounting-kit', '2 solar-cable-6mm', '1 mc4-connectors', '1 dc-isolator-switch', '1 distribution-box-ac-dc'],
      missing: [],
    })
  })

  test('lists each part for which no suitable product is in stock', () => {
    expect(installation(demoStock).missing).toEqual(['mounting', 'acProtection'])
    const weak = full.map((item) => (item.goods === 'accessory' ? { ...item, specs: { ...item.specs, dcMaxV: 100 } } : item))
    expect(installation(weak).missing).toEqual(['connectors', 'dcProtection', 'acProtection'])
    expect(installation(full.filter(({ goods }) => goods !== 'cable')).missing).toEqual(['cable'])
    const small = full.map((item) => (item.specs.acCurrentA ? { ...item, specs: { ...item.specs, acCurrentA: 20 } } : item))
    expect(installation(small).missing).toEqual(['acProtection'])
  })

  test('includes more cable for a longer distance, all of it in the price', () => {
    const [near, far] = [installation(full), installation(full, { cableM: 120 })]
    expect(far.lines).toContain('4 solar-cable-6mm')
    expect((far.cents ?? 0) - (near.cents ?? 0)).toBe(2 * (full.find(({ goods }) => goods === 'cable')?.cents ?? 0))
  })

  test('uses the visitor’s cable length instead of the shop’s, also from a link', () => {
    const at = decodeHousehold('1~8n~backup~lifepo4~0!120~fridge').household
    expect(at.cableM).toBe(120)
    expect(installation(full, {}, { cableM: 120 })).toEqual(installation(full, { cableM: 120 }))
  })

  test('includes ground mounting for panels on the ground, never a roof kit', () => {
    const onGround = { site: 'ground' } as const
    expect(installation(full, {}, onGround).missing).toEqual(['mounting'])
    const frame = full.map((item) => (item.goods === 'mounting' ? { ...item, specs: { ...item.specs, mountsOn: 'ground' } } : item))
    expect(installation(frame, {}, onGround).lines).toContain('2 roof-mounting-kit')
    expect(installation(frame).missing).toEqual(['mounting'])
    // A mounting kit that states no site is for roofs.
    const untold = full.map(({ specs: { mountsOn: _, ...specs }, ...item }) => ({ ...item, specs }))
    expect([installation(untold).missing, installation(untold, {}, onGround).missing]).toEqual([[], ['mounting']])
  })

  test('counts in the price when a complete system competes with a kit', () => {
    const { kits, system } = findKits(presetHousehold('basic'), assumed, full)
    const [kit] = kits
    const priced = (cents: number) => full.map((item) => (item.id === system?.lines[0]?.id ? { ...item, cents } : item))
    const first = (cents: number) => findKits(presetHousehold('basic'), assumed, priced(cents)).kits[0]?.lines.length
    expect([first((kit?.cents ?? 0) - 1), first((kit?.cents ?? 0) + 1)]).toEqual([1, 3])
  })
})
