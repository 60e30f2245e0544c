import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { Household } from '../household/household.ts'
import { capacityWh } from '../runtime.ts'
import { availabilityRank, type StockItem } from './kit-parts.ts'

/**
 * Products that may be part of a kit for a household. Systems and inverters are those for homes, the cheapest first; batteries and
 * panels have the lowest price per energy or power first.
 */
export type Offers = Record<'systems' | 'inverters' | 'batteries' | 'panels', readonly StockItem[]>

/** Maximum candidates tried of each kind; a larger shop has hundreds that hardly differ. */
export const MAX_CANDIDATES = { inverters: 12, batteries: 60, panels: 60 }

/** Conditions for candidates, tried in this order: in stock with a price; in stock; also few left; all. */
export const tiers = [
  (item: StockItem) => availabilityRank(item) === 0 && item.cents !== null,
  (item: StockItem) => availabilityRank(item) === 0,
  (item: StockItem) => availabilityRank(item) <= 1,
  () => true,
]

/** Creates a function that returns the candidates of a tier (an index of `tiers`), sorted on first use. */
export function offersFor(stock: readonly StockItem[], { chemistry }: Household): (tier: number) => Offers {
  const wanted = stock.filter(({ goods, specs }) =>
    goods === 'battery'
      ? specs.chemistry === chemistry
      : goods === 'panel' || ((goods === 'inverter' || goods === 'system') && isForHomes(specs)),
  )
  const made: Offers[] = []
  function make(isIn: (item: StockItem) => boolean): Offers {
    const within = wanted.filter(isIn)
    const of = (goods: StockItem['goods'], worth: (specs: Specs) => number | undefined) =>
      within
        .filter((item) => item.goods === goods)
        .map((item) => ({ item, worth: worth(item.specs) ?? 0 }))
        .filter((one) => one.worth > 0)
        .sort((one, other) => (one.item.cents ?? 0) / one.worth - (other.item.cents ?? 0) / other.worth || one.item.id - other.item.id)
        .map(({ item }) => item)
    return {
      systems: of('system', ({ chemistry: own }) => (own === chemistry ? 1 : undefined)),
      inverters: of('inverter', () => 1),
      batteries: of('battery', capacityWh).slice(0, MAX_CANDIDATES.batteries),
      panels: of('panel', ({ wattPeak }) => wattPeak).slice(0, MAX_CANDIDATES.panels),
    }
  }
  return (tier) => {
    made[tier] ??= make(tiers[tier] ?? (() => true))
    return made[tier]
  }
}

/** True for an output of one phase with 110 or 220 V, as homes in Cuba have. */
export function isForHomes({ phases, acV }: Specs): boolean {
  return Boolean(phases?.split('/').includes('1') && acV?.split('/').some((voltage) => voltage === '110' || voltage === '220'))
}
