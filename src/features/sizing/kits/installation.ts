import { evaluateSystem } from '#features/catalog/fit/evaluate-system.ts'
import type { CheckedItem } from '#features/catalog/fit/finding.ts'
import { readStrings } from '#features/catalog/fit/panels/string-protection.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { Site } from '../household/household.ts'
import { findPreferredPart, type KitPart, type StockItem, toKitPart } from './kit-parts.ts'

/** Parts of an installation in addition to inverter, batteries and panels, in the order of display. */
export const installationParts = ['mounting', 'cable', 'connectors', 'dcProtection', 'acProtection'] as const
export type InstallationPart = (typeof installationParts)[number]
/** Installation parts found in the stock, and kinds of parts that the stock lacks, which the page names. */
export type FoundInstallation = { parts: readonly KitPart[]; missing: readonly InstallationPart[] }

/** Test per part: true for a product that is this part and has the figure from which its number of pieces is computed. */
const kinds: Record<InstallationPart, (item: StockItem) => boolean> = {
  mounting: ({ goods, specs }) => goods === 'mounting' && specs.panelCount !== undefined,
  cable: ({ goods, specs }) => goods === 'cable' && specs.lengthM !== undefined,
  connectors: ({ goods, specs }) => goods === 'accessory' && specs.stringsMax === undefined && specs.cableMinMm2 !== undefined,
  dcProtection: ({ goods, specs }) => goods === 'accessory' && specs.stringsMax !== undefined,
  acProtection: ({ goods, specs }) => goods === 'accessory' && specs.acCurrentA !== undefined,
}

/** Maximum products tried for each part, the cheapest first. */
const MAX_CANDIDATES = 8

type Offers = Record<InstallationPart, readonly StockItem[]>

/** Products that may be installation parts: in stock and with a price, the cheapest first. Cached per stock list. */
export function listInstallationOffers(stock: readonly StockItem[]): Offers {
  const known = found.get(stock) ?? offersOf(stock)
  found.set(stock, known)
  return known
}

const found = new WeakMap<readonly StockItem[], Offers>()

function offersOf(stock: readonly StockItem[]): Offers {
  const ready = stock.filter((item) => item.stock === 'in_stock' && item.cents !== null)
  const of = (key: InstallationPart) =>
    ready
      .filter(kinds[key])
      .sort((one, other) => (one.cents ?? 0) - (other.cents ?? 0) || one.id - other.id)
      .slice(0, MAX_CANDIDATES)
  return {
    mounting: of('mounting'),
    cable: of('cable'),
    connectors: of('connectors'),
    dcProtection: of('dcProtection'),
    acProtection: of('acProtection'),
  }
}

/**
 * Finds the installation parts of a kit: for each part the cheapest product that passes all checks together with the kit and the
 * parts found before.
 *
 * - mounting: ⌈panels / panelCount⌉
 * - cable: plus and minus of each string from the panels to the inverter, in two colours: 2 × ⌈cableM × strings / lengthM⌉
 * - connectors: a pair for each string
 * - DC protection: ⌈strings / stringsMax⌉; AC protection: one for the inverter
 *
 * @param site where the panels are mounted; a mounting product without a stated site is for roofs
 * @param cableM cable length from the panels to the inverter, in m
 * @returns undefined if the kit has no panels, or if they cannot be connected
 */
export function findInstallation(
  kit: readonly KitPart[],
  offers: Offers,
  { site, cableM }: { site: Site; cableM: number },
): FoundInstallation | undefined {
  const items = asItems(kit)
  const panel = items.find(({ goods }) => goods === 'panel')
  const connected = panel && readStrings(evaluateSystem(items))(panel)
  if (!panel || !connected) return undefined
  const { strings } = connected
  const needed: Record<InstallationPart, (specs: Specs) => number> = {
    mounting: ({ panelCount = 1 }) => Math.ceil(panel.quantity / panelCount),
    cable: ({ lengthM = 1 }) => 2 * Math.ceil((cableM * strings) / lengthM),
    connectors: () => strings,
    dcProtection: ({ stringsMax = 1 }) => Math.ceil(strings / stringsMax),
    acProtection: () => 1,
  }
  const isForSite = ({ goods, specs }: StockItem) => goods !== 'mounting' || (specs.mountsOn ?? 'roof') === site
  const parts: KitPart[] = []
  const missing: InstallationPart[] = []
  for (const key of installationParts) {
    const beside = [...kit, ...parts]
    // A protection box for both DC and AC is added once.
    if (parts.some(({ item }) => kinds[key](item))) continue
    const fitting = offers[key]
      .filter(isForSite)
      .map((item) => toKitPart(item, needed[key](item.specs)))
      .filter((one) => fits(one, beside))
    const found = findPreferredPart(fitting)
    if (found) parts.push(found)
    else missing.push(key)
  }
  return { parts, missing }
}

/** True if every check of the part together with the others passes; a check that lacks a figure does not. */
function fits(one: KitPart, beside: readonly KitPart[]): boolean {
  const about = evaluateSystem(asItems([...beside, one])).filter(({ ids }) => ids.includes(one.item.id))
  return about.every(({ verdict }) => verdict === 'fits')
}

const asItems = (parts: readonly KitPart[]): CheckedItem[] => parts.map(({ item, quantity }) => ({ ...item, quantity }))
