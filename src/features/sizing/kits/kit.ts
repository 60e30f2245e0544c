import type { StockStatus } from '#features/catalog/goods/stock.ts'
import type { Needs } from '../needs.ts'
import type { InstallationPart } from './installation.ts'
import type { OffGridYield } from './off-grid-yield.ts'

/** Classes of kits, and the size of each relative to the household's needs. Our choice. */
export const kitClassFactors = { enough: 1, comfortable: 1.25, reserve: 1.5 } as const
export type KitClass = keyof typeof kitClassFactors
export const kitClasses = Object.keys(kitClassFactors) as [KitClass, ...KitClass[]]

type KitLine = { id: number; quantity: number }
/** All products of a kit, including installation parts. */
export const allLines = ({ lines, installation }: Pick<Kit, 'lines' | 'installation'>): readonly KitLine[] => [
  ...lines,
  ...(installation?.lines ?? []),
]
export type Kit = {
  /** All classes that the kit satisfies, the smallest first; one kit may satisfy several. */
  classes: readonly KitClass[]
  lines: readonly KitLine[]
  /** Installation parts from the stock, and those that the stock lacks; only for kits of parts. */
  installation?: { lines: readonly KitLine[]; missing: readonly InstallationPart[] }
  /** Total price with installation parts; null if any price is on request. */
  cents: number | null
  /** Ids of products that must be ordered, and of products with few left, which should be reserved. */
  orderedIds: readonly number[]
  reservedIds: readonly number[]
  /** Hours for which the kit powers the household. */
  carriedHours: number
  panelWp: number
  batteryWh: number
  inverterKw: number
  /** For a house without a grid: the panels' yield and the consumption. */
  offGrid?: OffGridYield
  /** Charging current that the inverter gives and the batteries accept, in A; set if the inverter's must be limited. */
  charging?: { givesA: number; takesA: number }
}

/** Reasons why no kit could be built: no inverter, battery or panel is large enough, or they do not work together. */
export const shortageReasons = ['inverter', 'battery', 'panel', 'together'] as const
export type Shortage = (typeof shortageReasons)[number]
export type KitSearchResult = {
  needs: Needs
  kits: readonly Kit[]
  shortage?: Shortage
  /** Reasons for the classes without a kit, if other classes have one. */
  missing?: Partial<Record<KitClass, Shortage>>
  /**
   * Complete system that meets all needs, the most available and then the cheapest, if it is not among `kits`. It includes
   * installation parts that a kit may lack.
   */
  system?: Kit
  /** A complete system with batteries of the other chemistry, if it costs less or there is none of the chosen chemistry. */
  otherSystem?: Kit
  /** Generator that powers the household, the most available and then the cheapest, as an alternative to kits. */
  generator?: FoundGenerator
}
export type FoundGenerator = KitLine & { cents: number | null; stock: StockStatus }
