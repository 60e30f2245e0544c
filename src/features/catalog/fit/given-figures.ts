import type { AttributeKey, Specs } from '../goods/attributes.ts'

/** Of these nothing has 0: a field in which it was left says nothing. Of others it is a figure, such as no power for panels. */
const neverZero: readonly AttributeKey[] = [
  ...(['powerKw', 'kva', 'surgeKw', 'startKw', 'wattPeak', 'capacityKwh', 'capacityAh', 'voltageV', 'openCircuitV'] as const),
  ...(['batteryMinV', 'batteryMaxV', 'dischargeA', 'seriesMax', 'parallelMax', 'runHours'] as const),
  ...(['mpptMaxV', 'mpptCount', 'mpptMaxA', 'dcMaxV', 'stringsMax', 'panelCount'] as const),
]

/** The figures that a product tells, without those that are 0 and cannot be. */
export function givenFigures(specs: Specs): Specs {
  if (!Object.values(specs).includes(0)) return specs
  return Object.fromEntries(Object.entries(specs).filter(([key, value]) => value !== 0 || !neverZero.includes(key as AttributeKey)))
}

/** The same of products. */
export const asGiven = <Item extends { specs: Specs }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, specs: givenFigures(item.specs) }))
