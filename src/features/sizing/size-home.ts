import type { Specs } from '#features/catalog/goods/attributes.ts'
import { applianceKeys } from './household/appliance-figures.ts'
import type { Appliances } from './household/appliances.ts'
import { decodeHousehold, encodeHousehold } from './household/household-link.ts'
import type { StockItem } from './kits/kit-parts.ts'
import { findKits } from './kits/kits.ts'
import { type Lack, lacksForKit } from './lacks.ts'
import type { SizingBasis } from './settings/setting-fields.ts'
import type { Sizing } from './sizing.contract.ts'

type Known = {
  basis: SizingBasis
  /** Goods of which a rule speaks. */
  stock: readonly (StockItem & { specs: Specs })[]
  now: Date
  /** Told which figures of goods the search for kits lacked. */
  note?: (lacks: readonly Lack[]) => void
}

/** Sizes a household as a link carries it (household-link.ts), and finds kits for it. */
export function sizeHome(home: string, { basis, stock, now, note }: Known): Sizing {
  const { assumed, appliances, sources, assumedOn } = basis
  const { household, corrections } = decodeHousehold(home, appliances)
  note?.(lacksForKit(stock, household.chemistry))
  return {
    home: encodeHousehold(household, appliances),
    household: { ...household, loads: [...household.loads] },
    corrections,
    ...{ assumed, sources, assumedOn },
    calculatedOn: now.toISOString(),
    appliances: listAppliances(appliances),
    ...findKits(household, assumed, stock),
  }
}

/** Appliances as calls name them. */
export const listAppliances = (appliances: Appliances) => applianceKeys.map((key) => ({ key, ...appliances[key] }))
