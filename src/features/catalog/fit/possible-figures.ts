import type { AttributeKey, Specs } from '../goods/attributes.ts'

/** Attributes whose 0 means a missing figure. For other attributes 0 is a value. */
const neverZero: readonly AttributeKey[] = [
  ...(['powerKw', 'kva', 'surgeKw', 'startKw', 'wattPeak', 'capacityKwh', 'capacityAh', 'voltageV', 'openCircuitV'] as const),
  ...(['batteryMinV', 'batteryMaxV', 'dischargeA', 'seriesMax', 'parallelMax', 'runHours'] as const),
  ...(['mpptMaxV', 'mpptCount', 'mpptMaxA', 'dcMaxV', 'stringsMax', 'panelCount'] as const),
]

/**
 * Drops impossible figures of a product: zeros of `neverZero`, and an open-circuit voltage below the panel's operating voltage, which
 * would allow too many panels in series.
 */
export function dropImpossibleFigures(specs: Specs): Specs {
  const { voltageV = 0, openCircuitV = voltageV } = specs
  if (openCircuitV >= voltageV && !Object.values(specs).includes(0)) return specs
  const isGiven = ([key, value]: [string, unknown]) =>
    (value !== 0 || !neverZero.includes(key as AttributeKey)) && (key !== 'openCircuitV' || openCircuitV >= voltageV)
  return Object.fromEntries(Object.entries(specs).filter(isGiven))
}

export const withPossibleFigures = <Item extends { specs: Specs }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, specs: dropImpossibleFigures(item.specs) }))
