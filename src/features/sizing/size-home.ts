import type { Specs } from '#features/catalog/goods/attributes.ts'
import { applianceKeys } from './household/appliance-figures.ts'
import type { Appliances } from './household/appliances.ts'
import { decodeHousehold, encodeHousehold } from './household/household-link.ts'
import { findKits } from './kits/find-kits.ts'
import type { StockItem } from './kits/kit-parts.ts'
import { type MissingFigure, missingForKitSearch } from './lacks.ts'
import type { SizingBasis } from './settings/setting-fields.ts'
import type { Sizing } from './sizing.contract.ts'

type Known = {
  basis: SizingBasis
  /** Visible products of the kinds for which catalog/fit has rules. */
  stock: readonly (StockItem & { specs: Specs })[]
  now: Date
  /** Called with the figures that the search for kits needed and products lack. */
  note?: (lacks: readonly MissingFigure[]) => void
}

/** Sizes a household that is encoded as in a link (household-link.ts), and finds kits for it. */
export function sizeHome(home: string, { basis, stock, now, note }: Known): Sizing {
  const { assumed, appliances, sources, assumedOn } = basis
  const { household, corrections } = decodeHousehold(home, appliances)
  note?.(missingForKitSearch(stock, household.chemistry))
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

/** Appliances as a list with keys, as in API answers. */
export const listAppliances = (appliances: Appliances) => applianceKeys.map((key) => ({ key, ...appliances[key] }))
