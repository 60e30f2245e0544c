import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import type { Chemistry } from './assumptions.ts'
import { capacityWh } from './carries.ts'

/** A figure that a product does not tell, and that was needed. */
export type Lack = { id: number; key: AttributeKey }
/** A product, as far as its figures are concerned. */
type Item = { id: number; goods: GoodsKind; specs: Specs }

/** Without these a product is in no kit, and it is not told for how long it carries a household. */
const needed: Partial<Record<GoodsKind, readonly AttributeKey[]>> = {
  inverter: ['powerKw', 'acV', 'phases', 'batteryV', 'batteryTypes', 'dcMinV', 'dcMaxV', 'pvMaxW'],
  battery: ['capacityKwh', 'voltageV', 'chemistry', 'dischargeA'],
  panel: ['wattPeak', 'voltageV', 'openCircuitV'],
  system: ['powerKw', 'wattPeak', 'capacityKwh', 'acV', 'phases', 'chemistry'],
  generator: ['powerKw', 'kva', 'acV', 'phases', 'runHours'],
  controller: ['batteryV', 'batteryTypes', 'dcMinV', 'dcMaxV', 'pvMaxW'],
}

/** What else is asked where goods are checked against one another, as far as a product has it. */
const checked: Partial<Record<GoodsKind, readonly AttributeKey[]>> = {
  inverter: ['surgeKw', 'chargerKw', 'mpptMaxV'],
  battery: ['seriesMax', 'parallelMax'],
  system: ['surgeKw', 'chargerKw'],
  controller: ['mpptMaxV'],
  machine: ['startKw'],
  tool: ['startKw'],
}

/** The figures of an input for panels, which an inverter may do without. */
const ofSolarInput: readonly AttributeKey[] = ['dcMinV', 'mpptMaxV', 'dcMaxV', 'pvMaxW']

/** Figures that a product of this kind is asked for: those without which it cannot be sized with, and those of checks. */
export function askedFor(goods: GoodsKind, specs: Pick<Specs, 'solarInput'>): Record<'needed' | 'checked', AttributeKey[]> {
  const has = (key: AttributeKey) => !(specs.solarInput === 'no' && ofSolarInput.includes(key))
  return { needed: (needed[goods] ?? []).filter(has), checked: (checked[goods] ?? []).filter(has) }
}

/** Whether a product does not tell a figure that it has. The energy of a battery may be told as charge at a voltage as well. */
export function isLacking(specs: Specs, key: AttributeKey): boolean {
  if (specs.solarInput === 'no' && ofSolarInput.includes(key)) return false
  return key === 'capacityKwh' ? capacityWh(specs) === undefined : specs[key] === undefined
}

/** What a product lacks to be sized with. */
export function lacksOf({ id, goods, specs }: Item): Lack[] {
  return askedFor(goods, specs)
    .needed.filter((key) => isLacking(specs, key))
    .map((key) => ({ id, key }))
}

/** As many as staff will ever fill in by hand; a calculation must not wait for more. */
const MOST_LACKS = 5000

/**
 * What products lacked when a kit for batteries of this kind was looked for: those of another kind were not asked. The
 * same list for the same stock.
 */
export function lacksForKit(stock: readonly Item[], chemistry: Chemistry): readonly Lack[] {
  const known = found.get(stock) ?? {}
  found.set(stock, known)
  known[chemistry] ??= firstLacks(stock, chemistry)
  return known[chemistry]
}

function firstLacks(stock: readonly Item[], chemistry: Chemistry): Lack[] {
  const lacks: Lack[] = []
  for (const item of stock) {
    if (lacks.length >= MOST_LACKS) break
    if (takes(item.specs, chemistry)) lacks.push(...lacksOf(item))
  }
  return lacks
}

const found = new WeakMap<readonly Item[], Partial<Record<Chemistry, readonly Lack[]>>>()

function takes({ chemistry: own = 'both', batteryTypes = 'both' }: Specs, chemistry: Chemistry): boolean {
  return [own, batteryTypes].every((one) => one === 'both' || one === chemistry)
}
