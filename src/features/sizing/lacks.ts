import { dropImpossibleFigures } from '#features/catalog/fit/possible-figures.ts'
import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import { solarInputFigures } from '#features/catalog/goods/figure-rules.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import type { Chemistry } from './assumptions.ts'
import { capacityWh } from './carries.ts'

/** A figure that was needed and that the product lacks. */
export type Lack = { id: number; key: AttributeKey }
/** A product, as far as its figures are concerned. */
type Item = { id: number; goods: GoodsKind; specs: Specs }

/** Without these figures a product is in no kit and shows no hours. */
const needed: Partial<Record<GoodsKind, readonly AttributeKey[]>> = {
  inverter: ['powerKw', 'acV', 'phases', 'batteryV', 'batteryTypes', 'dcMinV', 'dcMaxV', 'pvMaxW'],
  battery: ['capacityKwh', 'voltageV', 'chemistry', 'dischargeA'],
  panel: ['wattPeak', 'voltageV', 'openCircuitV'],
  system: ['powerKw', 'wattPeak', 'capacityKwh', 'acV', 'phases', 'chemistry'],
  generator: ['powerKw', 'kva', 'acV', 'phases', 'runHours'],
  controller: ['batteryV', 'batteryTypes', 'dcMinV', 'dcMaxV', 'pvMaxW'],
}

/** Further figures that checks need; every product of the kind has them. */
const checked: Partial<Record<GoodsKind, readonly AttributeKey[]>> = {
  inverter: ['surgeKw', 'mpptMaxV', 'mpptCount', 'mpptMaxA'],
  system: ['surgeKw'],
  controller: ['mpptMaxV', 'mpptMaxA'],
}

/** Further figures that checks need and that a product may lack. */
const optional: Partial<Record<GoodsKind, readonly AttributeKey[]>> = {
  inverter: ['idleW', 'chargerKw'],
  battery: ['seriesMax', 'parallelMax'],
  cable: ['lengthM'],
  accessory: ['stringsMax', 'stringFuses', 'acCurrentA'],
  mounting: ['panelCount'],
  system: ['idleW', 'chargerKw'],
  machine: ['startKw'],
  tool: ['startKw'],
}

/**
 * Figures that staff are asked for: those that sizing needs, those that checks need, and those of checks that a product may
 * lack.
 */
export function askedFor(goods: GoodsKind, specs: Pick<Specs, 'solarInput'>): Record<'needed' | 'checked' | 'optional', AttributeKey[]> {
  const has = (key: AttributeKey) => !(specs.solarInput === 'no' && isOfSolarInput(key))
  const of = (asked: typeof needed) => (asked[goods] ?? []).filter(has)
  return { needed: of(needed), checked: of(checked), optional: of(optional) }
}

const isOfSolarInput = (key: AttributeKey) => solarInputFigures.some((one) => one === key)

/**
 * True if a product lacks a figure that it must have, or has an impossible 0. A battery's energy may also be charge × voltage.
 */
export function isLacking(specs: Specs, key: AttributeKey): boolean {
  if (specs.solarInput === 'no' && isOfSolarInput(key)) return false
  const given = dropImpossibleFigures(specs)
  return key === 'capacityKwh' ? capacityWh(given) === undefined : given[key] === undefined
}

/** Figures that a product lacks for sizing. */
export function lacksOf({ id, goods, specs }: Item): Lack[] {
  return askedFor(goods, specs)
    .needed.filter((key) => isLacking(specs, key))
    .map((key) => ({ id, key }))
}

/** Figures that staff are asked to fill in, those of checks included, such as an inverter's surge power. */
export function missingOf(item: Item): Lack[] {
  const { id, goods, specs } = item
  const ofChecks = askedFor(goods, specs).checked.filter((key) => isLacking(specs, key))
  return [...lacksOf(item), ...ofChecks.map((key) => ({ id, key }))]
}

/** Limits the work of one calculation; staff never fill in more by hand. */
const MAX_LACKS = 5000

/**
 * Figures that products lacked in the search for a kit with this battery chemistry; other chemistries are not searched. Cached
 * per stock.
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
    if (lacks.length >= MAX_LACKS) break
    if (takes(item.specs, chemistry)) lacks.push(...lacksOf(item))
  }
  return lacks
}

const found = new WeakMap<readonly Item[], Partial<Record<Chemistry, readonly Lack[]>>>()

function takes({ chemistry: own = 'both', batteryTypes = 'both' }: Specs, chemistry: Chemistry): boolean {
  return [own, batteryTypes].every((one) => one === 'both' || one === chemistry)
}
