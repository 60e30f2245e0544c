import { type AttributeFacet, choicesOf, type FacetFigures, isWithin, type Range, readRange } from '../../goods/facets.ts'
import type { Filters } from './filters.ts'
import type { ListedProduct } from './listed-product.ts'

/** Lowest voltage that is read as mains voltage ("110 V"). A lower voltage is read as battery voltage. */
const MAINS_V = 100

export type VoltageReading = {
  filters: Filters
  /** If the limit excludes every voltage of the goods: the facet, and the voltages that they have. Else null. */
  none: { name: AttributeFacet; values: string[] } | null
}

/**
 * Adapts a limit on volts ("menos de 48 V") to the goods. Batteries and panels have their voltage as a number; inverters (battery
 * voltage) and generators (mains voltage) as a choice of a few values. If a number is within the limit, the limit stays, and
 * `hasVoltsWithin` checks numbers and choices. Otherwise the limit becomes the choice of all values within it.
 *
 * @param goods all products that the list would show without filters
 */
export function readVoltages(filters: Filters, goods: readonly ListedProduct[]): VoltageReading {
  const { v: asked, ...others } = filters.figures
  const ranges = (asked ?? []).flatMap((text): Range[] => {
    const range = readRange(text)
    return range ? [range] : []
  })
  if (!asked || ranges.length === 0) return { filters, none: null }
  const name = choiceAt(ranges)
  const having = (facet: AttributeFacet) => goods.filter(({ figures }) => figures[facet] !== undefined)
  const [numbers, choices] = [having('v'), having(name)]
  const there = choicesOf(name).filter((value) => choices.some(({ figures }) => isOneOf(figures[name], value)))
  const within = there.filter((value) => ranges.some((range) => isVoltageWithin(value, range)))
  const isNumber = numbers.some(({ figures: { v } }) => typeof v === 'number' && ranges.some((range) => isWithin(v, range)))
  if (isNumber || (numbers.length > 0 && within.length === 0)) return { filters, none: null }
  if (within.length === 0) return { filters, none: { name, values: there } }
  // A chosen filter overrides the filter in the query.
  return { filters: { ...filters, figures: { ...others, [name]: filters.figures[name] ?? within } }, none: null }
}

/** True if a product has a voltage within a range, as a number or as one of the values of its choice. */
export function hasVoltsWithin({ v, ...figures }: FacetFigures, range: Range): boolean {
  if (typeof v === 'number') return isWithin(v, range)
  const values = figures[choiceAt([range])]
  return Array.isArray(values) && values.some((value) => isVoltageWithin(value, range))
}

/** The choice that a limit on volts refers to: the battery voltage below 100 V, else the mains voltage. */
const choiceAt = (ranges: readonly Range[]) =>
  ranges.flat().every((limit) => limit === null || Math.round(limit) < MAINS_V) ? 'battery' : 'ac'

const isOneOf = (figure: number | readonly string[] | undefined, value: string): boolean => Array.isArray(figure) && figure.includes(value)

/** True if a value of a choice is within a range. "High voltage", which has no number, is within ranges without an upper limit. */
function isVoltageWithin(value: string, range: Range): boolean {
  const volts = Number(value)
  return Number.isNaN(volts) ? range[1] === null : isWithin(volts, range)
}
