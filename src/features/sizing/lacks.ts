import { dropImpossibleFigures } from '#features/catalog/fit/possible-figures.ts'
import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import { solarInputFigures } from '#features/catalog/goods/figure-rules.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import type { Chemistry } from './assumptions.ts'
import { capacityWh } from './runtime.ts'

/** A figure (`key`) that a product (`id`) lacks. */
export type MissingFigure = { id: number; key: AttributeKey }
type Item = { id: number; goods: GoodsKind; specs: Specs }

/** Figures that kits or runtimes need; for a charge controller, figures that its compatibility checks need. */
const needed: Partial<Record<GoodsKind, readonly AttributeKey[]>> = {
  inverter: ['powerKw', 'acV', 'phases', 'batteryV', 'batteryTypes', 'dcMinV', 'dcMaxV', 'pvMaxW'],
  battery: ['capacityKwh', 'voltageV', 'chemistry', 'dischargeA'],
  panel: ['wattPeak', 'voltageV', 'openCircuitV'],
  system: ['powerKw', 'wattPeak', 'capacityKwh', 'acV', 'phases', 'chemistry'],
  generator: ['powerKw', 'kva', 'acV', 'phases', 'runHours'],
  controller: ['batteryV', 'batteryTypes', 'dcMinV', 'dcMaxV', 'pvMaxW'],
}

/** Further figures for compatibility checks that every product of the kind should have. */
const checked: Partial<Record<GoodsKind, readonly AttributeKey[]>> = {
  inverter: ['surgeKw', 'mpptMaxV', 'mpptCount', 'mpptMaxA'],
  system: ['surgeKw'],
  controller: ['mpptMaxV', 'mpptMaxA'],
}

/** Further figures for compatibility checks that a product may lack, such as the length of a cable. */
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
 * Figures that the product form asks staff for. `needed`: for kits and runtimes; `checked`: for compatibility checks; `optional`:
 * for checks, and the product may lack them.
 */
export function figuresToRequest(
  goods: GoodsKind,
  specs: Pick<Specs, 'solarInput'>,
): Record<'needed' | 'checked' | 'optional', AttributeKey[]> {
  const has = (key: AttributeKey) => !(specs.solarInput === 'no' && isOfSolarInput(key))
  const of = (asked: typeof needed) => (asked[goods] ?? []).filter(has)
  return { needed: of(needed), checked: of(checked), optional: of(optional) }
}

const isOfSolarInput = (key: AttributeKey) => solarInputFigures.some((one) => one === key)

/**
 * True if a product lacks a figure or has an impossible 0 there. A battery with charge and voltage does not lack its energy. False
 * for figures of a solar input if the product has none.
 */
export function isLacking(specs: Specs, key: AttributeKey): boolean {
  if (specs.solarInput === 'no' && isOfSolarInput(key)) return false
  const given = dropImpossibleFigures(specs)
  return key === 'capacityKwh' ? capacityWh(given) === undefined : given[key] === undefined
}

/** Lists the figures for kits and runtimes that a product lacks. */
export function missingForSizing({ id, goods, specs }: Item): MissingFigure[] {
  return figuresToRequest(goods, specs)
    .needed.filter((key) => isLacking(specs, key))
    .map((key) => ({ id, key }))
}

/** Lists the figures that staff should fill in: those of `missingForSizing`, and those for checks, such as an inverter's surge power. */
export function missingForSizingAndChecks(item: Item): MissingFigure[] {
  const { id, goods, specs } = item
  const ofChecks = figuresToRequest(goods, specs).checked.filter((key) => isLacking(specs, key))
  return [...missingForSizing(item), ...ofChecks.map((key) => ({ id, key }))]
}

/** Maximum length of a list, to limit the work of one calculation. */
const MAX_LACKS = 5000

/**
 * Lists the figures that products lack in a search for kits with this battery chemistry; products for the other chemistry are
 * skipped. Cached per stock list.
 */
export function missingForKitSearch(stock: readonly Item[], chemistry: Chemistry): readonly MissingFigure[] {
  const known = found.get(stock) ?? {}
  found.set(stock, known)
  known[chemistry] ??= firstLacks(stock, chemistry)
  return known[chemistry]
}

function firstLacks(stock: readonly Item[], chemistry: Chemistry): MissingFigure[] {
  const lacks: MissingFigure[] = []
  for (const item of stock) {
    if (lacks.length >= MAX_LACKS) break
    if (takes(item.specs, chemistry)) lacks.push(...missingForSizing(item))
  }
  return lacks
}

const found = new WeakMap<readonly Item[], Partial<Record<Chemistry, readonly MissingFigure[]>>>()

function takes({ chemistry: own = 'both', batteryTypes = 'both' }: Specs, chemistry: Chemistry): boolean {
  return [own, batteryTypes].every((one) => one === 'both' || one === chemistry)
}
