import { possibleSeries } from '#features/catalog/fit/batteries/bank-series.ts'
import { MAX_BATTERIES, rowsForPower } from '#features/catalog/fit/batteries/battery-bank.ts'
import { checkAllPairs } from '#features/catalog/fit/pair-checks.ts'
import { stringLengths } from '#features/catalog/fit/panels/string-lengths.ts'
import { nextWorkingCount } from '#features/catalog/fit/panels/working-counts.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { Assumptions } from '../assumptions.ts'
import type { Household } from '../household/household.ts'
import { availableShare, hoursOnBattery, type Needs, needsOf } from '../needs.ts'
import { capacityWh, idleWOf, slowHoursOf, usableShareOf } from '../runtime.ts'
import type { Shortage } from './kit.ts'
import { isForHomes, MAX_CANDIDATES, type Offers } from './kit-offers.ts'
import { findPreferredPart, isAvailableInQuantity, type KitPart, type StockItem, toKitPart } from './kit-parts.ts'

/** A household, the size of the kit relative to its needs, and the minimum assumed for the inverter's own consumption. */
export type KitRequest = { household: Household; assumed: Assumptions; factor: number; leastIdleW: number }

/**
 * Needs of a household with the inverter of a product. The inverter's consumption counts if it exceeds the assumed one, so the
 * needs are never smaller than those that the page shows.
 */
function neededWith({ household, assumed, factor, leastIdleW }: KitRequest, specs: Specs): Needs {
  return larger(needsOf(household, assumed, Math.max(leastIdleW, idleWOf(specs, assumed))), factor)
}

/** Combines each of the first `MAX_CANDIDATES.inverters` inverters that bear the load with its preferred bank and array of panels. */
export function buildKits(asked: KitRequest, offers: Offers, needs: Needs): { kits: KitPart[][] } | { shortage: Shortage } {
  const inverters = offers.inverters.filter(({ specs }) => bears(specs, needs)).slice(0, MAX_CANDIDATES.inverters)
  if (inverters.length === 0) return { shortage: 'inverter' }
  const kits: KitPart[][] = []
  let shortage: Shortage = 'battery'
  for (const inverter of inverters) {
    const own = neededWith(asked, inverter.specs)
    const bank = findPreferredPart(offers.batteries.flatMap((battery) => bankOf(battery, inverter, asked, own) ?? []))
    const array = findPreferredPart(offers.panels.flatMap((panel) => arrayOf(panel, inverter, own) ?? []))
    if (bank && array) kits.push([toKitPart(inverter, 1), bank, array])
    else if (bank) shortage = 'panel'
  }
  return kits.length > 0 ? { kits } : { shortage }
}

/** Smallest bank of a battery that supplies the energy and the inverter's power; undefined if no bank is allowed or in stock. */
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

/** True if a complete system alone meets all needs. */
export function carriesAll({ specs }: StockItem, asked: KitRequest, needs: Needs): boolean {
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

function bears({ powerKw = 0, surgeKw = 0 }: Specs, needs: Needs): boolean {
  return powerKw * 1000 >= needs.continuousW && Math.max(surgeKw, powerKw) * 1000 >= needs.surgeW
}

/** Multiplies all needs but the battery's voltage. */
export const larger = (needs: Needs, factor: number): Needs =>
  Object.fromEntries(Object.entries(needs).map(([key, value]) => [key, key === 'batteryV' ? value : value * factor])) as Needs

/** True if the parts pass every check of {@link checkAllPairs}, with the surge of these needs. */
export function isSound(parts: readonly KitPart[], needs: Needs): boolean {
  const items = parts.map(({ item, quantity }) => ({ ...item, quantity }))
  return checkAllPairs(items, needs).every(({ verdict }) => verdict === 'fits')
}
