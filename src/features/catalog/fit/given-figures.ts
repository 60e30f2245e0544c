import type { AttributeKey, Specs } from '../goods/attributes.ts'

/** Attributes that are never 0: a 0 there means a missing figure. Of others it is a figure, such as no power for panels. */
const neverZero: readonly AttributeKey[] = [
  ...(['powerKw', 'kva', 'surgeKw', 'startKw', 'wattPeak', 'capacityKwh', 'capacityAh', 'voltageV', 'openCircuitV'] as const),
  ...(['batteryMinV', 'batteryMaxV', 'dischargeA', 'seriesMax', 'parallelMax', 'runHours'] as const),
  ...(['mpptMaxV', 'mpptCount', 'mpptMaxA', 'dcMaxV', 'stringsMax', 'panelCount'] as const),
]

/**
 * The figures that a product tells, without those that are 0 and cannot be. A panel whose open-circuit voltage is below
 * that at work tells none: by the lower one too many would be put in series.
 */
export function givenFigures(specs: Specs): Specs {
  const { voltageV = 0, openCircuitV = voltageV } = specs
  if (openCircuitV >= voltageV && !Object.values(specs).includes(0)) return specs
  const isGiven = ([key, value]: [string, unknown]) =>
    (value !== 0 || !neverZero.includes(key as AttributeKey)) && (key !== 'openCircuitV' || openCircuitV >= voltageV)
  return Object.fromEntries(Object.entries(specs).filter(isGiven))
}

/** The same of products. */
export const asGiven = <Item extends { specs: Specs }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, specs: givenFigures(item.specs) }))
