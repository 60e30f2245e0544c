import { choicesOf, type FacetFigures, type FigureFacet, isWithin, type Range, readRange } from '../../goods/facets.ts'
import type { Filters } from './filters.ts'
import type { ListedProduct } from './listed-product.ts'

/** From here on a voltage is one of the mains, and none of a battery that an inverter works with. */
const MAINS_V = 100

export type ReadVoltages = {
  filters: Filters
  /** Where no value lies within the limit: those that there are. */
  none: { name: FigureFacet; values: string[] } | null
}

/**
 * Reads a limit on volts as the goods at hand have them. Batteries and panels have a number; of an inverter the battery,
 * and of a generator the mains, is one of a few values: there a limit chooses those within it, as if they had been ticked.
 * Without a noun ("menos de 48 V") the limit holds for both kinds, see `hasVoltsWithin`.
 *
 * @param goods all that the list would show without filters
 */
export function readVoltages(filters: Filters, goods: readonly ListedProduct[]): ReadVoltages {
  const { v: asked, ...others } = filters.figures
  const ranges = (asked ?? []).flatMap((text): Range[] => {
    const range = readRange(text)
    return range ? [range] : []
  })
  if (!asked || ranges.length === 0) return { filters, none: null }
  const name = choiceAt(ranges)
  const having = (facet: FigureFacet) => goods.filter(({ figures }) => figures[facet] !== undefined)
  const [numbers, choices] = [having('v'), having(name)]
  const there = choicesOf(name).filter((value) => choices.some(({ figures }) => isOneOf(figures[name], value)))
  const within = there.filter((value) => ranges.some((range) => isVoltageWithin(value, range)))
  const isNumber = numbers.some(({ figures: { v } }) => typeof v === 'number' && ranges.some((range) => isWithin(v, range)))
  if (isNumber || (numbers.length > 0 && within.length === 0)) return { filters, none: null }
  if (within.length === 0) return { filters, none: { name, values: there } }
  // A chosen filter overrides the question's.
  return { filters: { ...filters, figures: { ...others, [name]: filters.figures[name] ?? within } }, none: null }
}

/** True if a product has a voltage within a range, as a number or as one of those it can be used with. */
export function hasVoltsWithin({ v, ...figures }: FacetFigures, range: Range): boolean {
  if (typeof v === 'number') return isWithin(v, range)
  const values = figures[choiceAt([range])]
  return Array.isArray(values) && values.some((value) => isVoltageWithin(value, range))
}

/** The choice that limits speak of. */
const choiceAt = (ranges: readonly Range[]) =>
  ranges.flat().every((limit) => limit === null || Math.round(limit) < MAINS_V) ? 'battery' : 'ac'

const isOneOf = (figure: number | readonly string[] | undefined, value: string): boolean => Array.isArray(figure) && figure.includes(value)

/** "High voltage" lies above every number, and below none. */
function isVoltageWithin(value: string, range: Range): boolean {
  const volts = Number(value)
  return Number.isNaN(volts) ? range[1] === null : isWithin(volts, range)
}
