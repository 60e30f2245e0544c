import { continuousKw } from '#features/catalog/fit/figures.ts'
import type { Assumptions } from '../assumptions.ts'
import { type Household, withOtherChemistry } from '../household/household.ts'
import { type Needs, needsOf } from '../needs.ts'
import { buildKits, carriesAll, isSound, type KitRequest, larger } from './build-kits.ts'
import { describeKit, type KitCandidate } from './describe-kit.ts'
import { type FoundInstallation, findInstallation, listInstallationOffers } from './installation.ts'
import { type FoundGenerator, type Kit, type KitClass, type KitSearchResult, kitClasses, kitClassFactors, type Shortage } from './kit.ts'
import { isForHomes, type Offers, offersFor, tiers } from './kit-offers.ts'
import { compareByAvailability, type KitPart, type StockItem, toKitPart } from './kit-parts.ts'

/**
 * Finds the cheapest kit of each class; complete systems compete with kits of parts. The search starts with products in stock that
 * have a price, then adds prices on request, then products with few left, then products to be ordered. Each kit passes every check
 * of {@link isSound}. A charging current above the batteries' limit is only reported
 * (`charging`), as in a cart: the installer sets the inverter, and larger batteries for it would cost more.
 */
export function findKits(household: Household, assumed: Assumptions, stock: readonly StockItem[]): KitSearchResult {
  const needs = needsOf(household, assumed)
  const isAsked = needs.dailyWh > 0 && (household.supply === 'offGrid' || household.outageHours > 0)
  const generator = isAsked ? findGenerator(needs, stock) : undefined
  const otherWay = generator ? { generator } : {}
  // If nothing runs during an outage, no battery is needed, and so no kit.
  if (needs.backupWh <= 0) return { needs, kits: [], ...otherWay }
  const kits: Kit[] = []
  const missing: Partial<Record<KitClass, Shortage>> = {}
  const offersOf = offersFor(stock, household)
  const ofInstallation = listInstallationOffers(stock)
  const { site, cableM = assumed.cableM } = household
  const install = (kit: readonly KitPart[]) => findInstallation(kit, ofInstallation, { site, cableM })
  for (const kitClass of kitClasses) {
    const factor = kitClassFactors[kitClass]
    const found = findKit({ household, assumed, factor, leastIdleW: needs.idleW }, larger(needs, factor), offersOf, install)
    if (!('lines' in found)) {
      missing[kitClass] = found.shortage
      continue
    }
    const same = kits.findIndex((kit) => JSON.stringify(kit.lines) === JSON.stringify(found.lines))
    const known = kits[same]
    if (known) kits[same] = { ...known, classes: [...known.classes, kitClass] }
    else kits.push({ classes: [kitClass], ...found })
  }
  const [shortage] = Object.values(missing)
  const system = findSystem(household, assumed, stock, needs)
  const isKit = kits.some(({ lines }) => lines[0]?.id === system?.lines[0]?.id)
  const otherSystem = findOtherSystem(household, assumed, stock, system)
  return {
    needs,
    kits,
    ...(shortage && (kits.length === 0 ? { shortage } : { missing })),
    ...(system && !isKit ? { system } : {}),
    ...(otherSystem ? { otherSystem } : {}),
    ...otherWay,
  }
}

function findKit(
  asked: KitRequest,
  needs: Needs,
  offersOf: (tier: number) => Offers,
  install: (kit: readonly KitPart[]) => FoundInstallation | undefined,
): KitCandidate | { shortage: Shortage } {
  let shortage: Shortage = 'inverter'
  for (const tier of tiers.keys()) {
    const offers = offersOf(tier)
    const built = buildKits(asked, offers, needs)
    if ('shortage' in built) shortage = built.shortage
    const best = (candidates: readonly (readonly KitPart[])[]) =>
      candidates.filter((parts) => isSound(parts, needs)).sort(compareByAvailability)[0]
    const system = best(offers.systems.filter((item) => carriesAll(item, asked, needs)).map((item) => [toKitPart(item, 1)]))
    const kit = best('kits' in built ? built.kits : [])
    const installed = kit && install(kit)
    // A system includes installation parts, so it is compared with the kit and its installation parts.
    const isSystem = system && (!kit || compareByAvailability(system, [...kit, ...(installed?.parts ?? [])]) < 0)
    if (isSystem) return describeKit(system, asked)
    if (kit) return describeKit(kit, asked, installed)
    if ('kits' in built && built.kits.length > 0) shortage = 'together'
  }
  return { shortage }
}

/** Finds the cheapest of the most available generators that are large enough. */
function findGenerator(needs: Needs, stock: readonly StockItem[]): FoundGenerator | undefined {
  const fitting = stock.filter(
    ({ goods, specs }) =>
      goods === 'generator' &&
      isForHomes(specs) &&
      (specs.kva ?? 0) * 1000 >= needs.generatorVa &&
      (continuousKw(specs) ?? 0) * 1000 >= needs.runningW,
  )
  const best = fitting.map((item) => [toKitPart(item, 1)]).sort(compareByAvailability)[0]?.[0]
  return best && { id: best.item.id, quantity: 1, cents: best.cents, stock: best.item.stock }
}

/** Finds the complete system of the chosen chemistry that meets all needs, the most available and then the cheapest. */
function findSystem(household: Household, assumed: Assumptions, stock: readonly StockItem[], needs: Needs): Kit | undefined {
  const enough = (factor: number) => {
    const demand = { household, assumed, factor, leastIdleW: needs.idleW }
    const own = larger(needs, factor)
    return (item: StockItem) => item.goods === 'system' && carriesAll(item, demand, own)
  }
  const best = stock
    .filter(enough(1))
    .map((item) => [toKitPart(item, 1)])
    .filter((parts) => isSound(parts, needs))
    .sort(compareByAvailability)[0]
  if (!best?.[0]) return undefined
  const { item } = best[0]
  const classes = kitClasses.filter((kitClass) => enough(kitClassFactors[kitClass])(item))
  return { classes, ...describeKit(best, { household, assumed }) }
}

/**
 * Finds the complete system with batteries of the other chemistry for the same household, the most available and then the cheapest.
 *
 * @param system the system of the chosen chemistry, if any
 * @returns undefined without a price; with a `system`, also unless both have a price and it costs less and is available at least as
 *   soon
 */
function findOtherSystem(
  household: Household,
  assumed: Assumptions,
  stock: readonly StockItem[],
  system: Kit | undefined,
): Kit | undefined {
  const other = withOtherChemistry(household)
  const found = findSystem(other, assumed, stock, needsOf(other, assumed))
  if (!found || found.cents === null) return undefined
  if (!system) return found
  return system.cents !== null && found.cents < system.cents && delayOf(found) <= delayOf(system) ? found : undefined
}

/** Rank of a kit by availability: 0 in stock, 1 to be reserved, 2 to be ordered. */
const delayOf = ({ orderedIds, reservedIds }: Kit) => (orderedIds.length > 0 ? 2 : reservedIds.length > 0 ? 1 : 0)
