import { choicesOf, type FigureFacet, isWithin, limitsOf, type Range, rangesBetween, readRange } from '../goods/facets.ts'
import type { Filters } from './filters.ts'
import type { ListedProduct } from './listed-product.ts'

/** From here on a voltage is one of the mains, and none of a battery that an inverter works with. */
const MAINS_V = 100
const ownRanges = rangesBetween(limitsOf('v') ?? [])

export type ReadVoltages = {
  filters: Filters
  /** Where no value lies within the limit: those that there are. */
  none: { name: FigureFacet; values: string[] } | null
}

/**
 * Reads a limit on volts as the goods at hand have them. Batteries and panels have a number; of an inverter the battery,
 * and of a generator the mains, is one of a few values: there a limit chooses those within it, as if they had been ticked.
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
  const name = ranges.flat().every((limit) => limit === null || Math.round(limit) < MAINS_V) ? 'battery' : 'ac'
  const having = (facet: FigureFacet) => goods.filter(({ figures }) => figures[facet] !== undefined)
  const [numbers, choices] = [having('v').length, having(name)]
  // What can be ticked is meant as it stands.
  const isTicked = numbers > 0 && asked.every((text) => ownRanges.includes(text))
  if (isTicked || choices.length <= numbers) return { filters, none: null }
  const there = choicesOf(name).filter((value) => choices.some(({ figures }) => isOneOf(figures[name], value)))
  const within = there.filter((value) => ranges.some((range) => isVoltageWithin(value, range)))
  if (within.length === 0) return { filters, none: { name, values: there } }
  // What was chosen itself holds.
  return { filters: { ...filters, figures: { ...others, [name]: filters.figures[name] ?? within } }, none: null }
}

const isOneOf = (figure: number | readonly string[] | undefined, value: string): boolean => Array.isArray(figure) && figure.includes(value)

/** "High voltage" lies above every number, and below none. */
function isVoltageWithin(value: string, range: Range): boolean {
  const volts = Number(value)
  return Number.isNaN(volts) ? range[1] === null : isWithin(volts, range)
}
