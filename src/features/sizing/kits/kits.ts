import { possibleSeries } from '#features/catalog/fit/batteries/bank-series.ts'
import { MAX_BATTERIES, rowsForPower } from '#features/catalog/fit/batteries/battery-bank.ts'
import { checkCharging } from '#features/catalog/fit/batteries/charging.ts'
import { continuousKw } from '#features/catalog/fit/figures.ts'
import { checkAllPairs } from '#features/catalog/fit/pair-checks.ts'
import { stringLengths } from '#features/catalog/fit/panels/string-lengths.ts'
import { nextWorkingCount } from '#features/catalog/fit/panels/working-counts.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { StockStatus } from '#features/catalog/goods/stock.ts'
import type { Assumptions } from '../assumptions.ts'
import { type Household, withOtherChemistry } from '../household/household.ts'
import { availableShare, hoursOnBattery, type Needs, needsOf, runtimeHours } from '../needs.ts'
import { capacityWh, idleWOf, slowHoursOf, usableShareOf } from '../runtime.ts'
import { type FoundInstallation, findInstallation, type InstallationPart, listInstallationOffers } from './installation.ts'
import {
  availabilityRank,
  centsOf,
  compareByAvailability,
  findCheapest,
  idsWithStatus,
  isAvailableInQuantity,
  type KitPart,
  type StockItem,
  toKitPart,
} from './kit-parts.ts'
import { computeOffGridYield, type OffGridYield } from './off-grid-yield.ts'

/** Classes of kits, and the size of each relative to the household's needs. Our choice. */
export const kitClasses = { enough: 1, comfortable: 1.25, reserve: 1.5 } as const
export type KitClass = keyof typeof kitClasses
export const kitClassKeys = Object.keys(kitClasses) as [KitClass, ...KitClass[]]

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
type Shortage = (typeof shortageReasons)[number]
export type KitSearchResult = {
  needs: Needs
  kits: readonly Kit[]
  shortage?: Shortage
  /** Reasons for the classes without a kit, if other classes have one. */
  missing?: Partial<Record<KitClass, Shortage>>
  /** The cheapest sufficient system, if it is not among `kits`; it includes installation parts that a kit may miss. */
  system?: Kit
  /** A complete system with batteries of the other chemistry, if it costs less or there is none of the chosen chemistry. */
  otherSystem?: Kit
  /** The cheapest generator that powers the household, as an alternative to kits. */
  generator?: FoundGenerator
}
type FoundGenerator = KitLine & { cents: number | null; stock: StockStatus }

/**
 * Finds the cheapest kit of each class; complete systems compete with kits of parts. The search starts with products in stock that
 * have a price, then adds prices on request, then products with few left, then products to be ordered. Each kit passes every check
 * of {@link checkAllPairs}, including the household's surge. A charging current above the batteries' limit is only reported
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
  for (const kitClass of kitClassKeys) {
    const factor = kitClasses[kitClass]
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

type KitCandidate = Omit<Kit, 'classes'>

/**
 * Products that may be part of a kit for a household. Systems and inverters are those for homes, the cheapest first; batteries and
 * panels have the lowest price per energy or power first.
 */
type Offers = Record<'systems' | 'inverters' | 'batteries' | 'panels', readonly StockItem[]>

/** Maximum candidates tried of each kind; a larger shop has hundreds that hardly differ. */
const TRIED = { inverters: 12, batteries: 60, panels: 60 }

/** Conditions for candidates, tried in this order: in stock with a price; in stock; also few left; all. */
const tiers = [
  (item: StockItem) => availabilityRank(item) === 0 && item.cents !== null,
  (item: StockItem) => availabilityRank(item) === 0,
  (item: StockItem) => availabilityRank(item) <= 1,
  () => true,
]

/** Creates a function that returns the candidates of a tier (an index of `tiers`), sorted on first use. */
function offersFor(stock: readonly StockItem[], { chemistry }: Household): (tier: number) => Offers {
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
      batteries: of('battery', capacityWh).slice(0, TRIED.batteries),
      panels: of('panel', ({ wattPeak }) => wattPeak).slice(0, TRIED.panels),
    }
  }
  return (tier) => {
    made[tier] ??= make(tiers[tier] ?? (() => true))
    return made[tier]
  }
}

/** A household, the size of the kit relative to its needs, and the minimum assumed for the inverter's own consumption. */
type KitRequest = { household: Household; assumed: Assumptions; factor: number; leastIdleW: number }

/**
 * Needs of a household with the inverter of a product. The inverter's consumption counts if it exceeds the assumed one, so the
 * needs are never smaller than those that the page shows.
 */
function neededWith({ household, assumed, factor, leastIdleW }: KitRequest, specs: Specs): Needs {
  return larger(needsOf(household, assumed, Math.max(leastIdleW, idleWOf(specs, assumed))), factor)
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
    if (isSystem) return describe(system, asked)
    if (kit) return describe(kit, asked, installed)
    if ('kits' in built && built.kits.length > 0) shortage = 'together'
  }
  return { shortage }
}

function findSystem(household: Household, assumed: Assumptions, stock: readonly StockItem[], needs: Needs): Kit | undefined {
  const enough = (factor: number) => {
    const asked = { household, assumed, factor, leastIdleW: needs.idleW }
    const own = larger(needs, factor)
    return (item: StockItem) => item.goods === 'system' && carriesAll(item, asked, own)
  }
  const best = stock
    .filter(enough(1))
    .map((item) => [toKitPart(item, 1)])
    .filter((parts) => isSound(parts, needs))
    .sort(compareByAvailability)[0]
  if (!best?.[0]) return undefined
  const { item } = best[0]
  const classes = kitClassKeys.filter((kitClass) => enough(kitClasses[kitClass])(item))
  return { classes, ...describe(best, { household, assumed }) }
}

/**
 * Finds the cheapest complete system with batteries of the other chemistry for the same household.
 *
 * @param system the cheapest system of the chosen chemistry, if any
 * @returns undefined unless it has a price and, compared with `system`, costs less and is available at least as soon
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

/** True if a complete system alone meets all needs. */
function carriesAll({ specs }: StockItem, asked: KitRequest, needs: Needs): boolean {
  const { household, assumed } = asked
  const wholeWh = capacityWh(specs)
  if (specs.chemistry !== household.chemistry || !isForHomes(specs) || wholeWh === undefined || !bears(specs, needs)) return false
  const usableWh = wholeWh * usableIn(specs, household, assumed)
  const gives = ({ backupWh, panelWp }: Needs) => usableWh >= backupWh && (specs.wattPeak ?? 0) >= panelWp
  // Tests the smaller needs first: most systems fail them, which saves computing the needs with the system's inverter.
  return gives(needs) && gives(neededWith(asked, specs))
}

/** Usable share of a battery's energy when it is discharged over the hours of the outage. */
function usableIn(specs: Specs, household: Household, assumed: Assumptions): number {
  const { chemistry } = household
  const drawn = availableShare(hoursOnBattery(household, assumed), slowHoursOf(specs, chemistry, assumed))
  return usableShareOf(specs, chemistry, assumed) * drawn
}

function buildKits(asked: KitRequest, offers: Offers, needs: Needs): { kits: KitPart[][] } | { shortage: Shortage } {
  const inverters = offers.inverters.filter(({ specs }) => bears(specs, needs)).slice(0, TRIED.inverters)
  if (inverters.length === 0) return { shortage: 'inverter' }
  const kits: KitPart[][] = []
  let shortage: Shortage = 'battery'
  for (const inverter of inverters) {
    const own = neededWith(asked, inverter.specs)
    const bank = findCheapest(offers.batteries.flatMap((battery) => bankOf(battery, inverter, asked, own) ?? []))
    const array = findCheapest(offers.panels.flatMap((panel) => arrayOf(panel, inverter, own) ?? []))
    if (bank && array) kits.push([toKitPart(inverter, 1), bank, array])
    else if (bank) shortage = 'panel'
  }
  return kits.length > 0 ? { kits } : { shortage }
}

/** Smallest bank of a battery that supplies the energy and the inverter's power; undefined if the bank would be too large. */
function bankOf(battery: StockItem, inverter: StockItem, { household, assumed }: KitRequest, needs: Needs): KitPart | undefined {
  const oneWh = (capacityWh(battery.specs) ?? 0) * usableIn(battery.specs, household, assumed)
  const quantities = (possibleSeries(battery.specs, inverter.specs) ?? []).flatMap((inSeries) => {
    const forPower = rowsForPower({ ...battery, quantity: inSeries }, { ...inverter, quantity: 1 }, inSeries)
    if (forPower === undefined) return []
    const rows = Math.max(forPower, Math.ceil(needs.backupWh / (inSeries * oneWh)))
    const isAllowed = rows === 1 || rows <= (battery.specs.parallelMax ?? 1)
    return isAllowed && rows * inSeries <= MAX_BATTERIES && isAvailableInQuantity(battery, rows * inSeries) ? [rows * inSeries] : []
  })
  return quantities.length > 0 ? toKitPart(battery, Math.min(...quantities)) : undefined
}

/**
 * Smallest number of panels that yield the needed power in strings that the inverter's trackers accept. Undefined if there is none,
 * a figure is missing, or the stock has fewer.
 */
function arrayOf(panel: StockItem, inverter: StockItem, needs: Needs): KitPart | undefined {
  const { wattPeak } = panel.specs
  if (!wattPeak || !inverter.specs.pvMaxW || !stringLengths(panel.specs, inverter.specs)) return undefined
  const quantity = nextWorkingCount({ ...panel, quantity: 1 }, { ...inverter, quantity: 1 }, Math.ceil(needs.panelWp / wattPeak))
  return quantity !== undefined && isAvailableInQuantity(panel, quantity) ? toKitPart(panel, quantity) : undefined
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

/** True for an output of one phase with 110 or 220 V, as homes in Cuba have. */
function isForHomes({ phases, acV }: Specs): boolean {
  return Boolean(phases?.split('/').includes('1') && acV?.split('/').some((voltage) => voltage === '110' || voltage === '220'))
}

function bears({ powerKw = 0, surgeKw = 0 }: Specs, needs: Needs): boolean {
  return powerKw * 1000 >= needs.continuousW && Math.max(surgeKw, powerKw) * 1000 >= needs.surgeW
}

const larger = (needs: Needs, factor: number): Needs =>
  Object.fromEntries(Object.entries(needs).map(([key, value]) => [key, key === 'batteryV' ? value : value * factor])) as Needs

function isSound(parts: readonly KitPart[], needs: Needs): boolean {
  const items = parts.map(({ item, quantity }) => ({ ...item, quantity }))
  return checkAllPairs(items, needs).every(({ verdict }) => verdict === 'fits')
}

function describe(
  parts: readonly KitPart[],
  { household, assumed }: Pick<KitRequest, 'household' | 'assumed'>,
  installed?: FoundInstallation,
): KitCandidate {
  const sum = (of: (specs: Specs) => number | undefined) =>
    parts.reduce((total, { item, quantity }) => total + quantity * (of(item.specs) ?? 0), 0)
  const { chemistry } = household
  const [source, bank = source] = parts.map(({ item, quantity }) => ({ ...item, quantity }))
  const [limit] = source && bank && bank !== source ? checkCharging(bank, source) : []
  const { givesA = 0, takesA = 0 } = limit?.figures ?? {}
  const [panelWp, idleW] = [sum(({ wattPeak }) => wattPeak), source ? idleWOf(source.specs, assumed) : 0]
  const usableWh = sum((specs) => (capacityWh(specs) ?? 0) * usableShareOf(specs, chemistry, assumed))
  const offGrid = computeOffGridYield(household, assumed, { panelWp, idleW, usableWh })
  return {
    ...(limit ? { charging: { givesA, takesA } } : {}),
    ...(offGrid ? { offGrid } : {}),
    lines: linesOf(parts),
    ...(installed ? { installation: { lines: linesOf(installed.parts), missing: installed.missing } } : {}),
    cents: centsOf([...parts, ...(installed?.parts ?? [])]),
    orderedIds: idsWithStatus(parts, 'out_of_stock'),
    reservedIds: idsWithStatus(parts, 'limited'),
    carriedHours: runtimeHours(household, { usableWh, idleW, slowHours: bank ? slowHoursOf(bank.specs, chemistry, assumed) : 0 }),
    panelWp,
    batteryWh: sum(capacityWh),
    inverterKw: sum(({ powerKw }) => powerKw),
  }
}

const linesOf = (parts: readonly KitPart[]) => parts.map(({ item, quantity }) => ({ id: item.id, quantity }))
