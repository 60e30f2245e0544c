import {
  type AttributeFacet,
  excludedUpperLimit,
  includedLowerLimit,
  isWithin,
  type Range,
  readRange,
  writeRange,
} from '../../goods/facets.ts'
import { hasPriceWithin } from './browse.ts'
import type { Filters } from './filters.ts'
import type { ListedProduct } from './listed-product.ts'

/**
 * Figures that people type without a unit, as in "panel 500" or "inversor 5000". People then mean W, VA, Ah or Wh. `size`: how many of
 * these make one unit of the figure, 1000 for kW.
 */
const bareFigures: readonly (readonly [name: AttributeFacet, size: number])[] = [
  ['wp', 1],
  ['kw', 1000],
  ['kva', 1000],
  ['ah', 1],
  ['kwh', 1000],
]
/** Share of the goods that must have a figure before a bare number is read as that figure. */
const MIN_SHARE = 0.5
/** URLs write included lower limits and excluded upper limits lower by this step: see `includedLowerLimit`, `excludedUpperLimit`. */
const FILTER_STEP = 0.01

/**
 * Decides whether a limit without a unit ("panel de 500 o más") is a price or a figure:
 *
 * - Some prices meet the limit and others do not: it is a price.
 * - No price meets it: it is a figure if at least one product's figure meets it.
 * - Every price meets it: it is a figure if it names the exact figure of a product ("paneles hasta 450"), else a price.
 *
 * @param filters filters that have the limit as a price
 * @param bare the same limit as a range; undefined if the limit has a currency or if there is no limit
 * @param goods all products that the list would show without filters
 * @returns the filters; a limit that is a figure is moved from the price to the figure
 */
export function readBareNumbers(filters: Filters, bare: string | undefined, goods: readonly ListedProduct[]): Filters {
  const range = bare === undefined ? undefined : readRange(bare)
  if (!range) return filters
  const priced = goods.filter(({ cents }) => cents !== null)
  const payable = priced.filter(hasPriceWithin(filters)).length
  if (payable > 0 && payable < priced.length) return filters
  for (const [name, size] of bareFigures) {
    const numbers = goods.flatMap(({ figures: { [name]: value } }) => (typeof value === 'number' ? [value] : []))
    if (numbers.length === 0 || numbers.length < MIN_SHARE * goods.length || filters.figures[name]) continue
    const scaled = inFigure(range, size)
    const within = numbers.filter((one) => isWithin(one, scaled)).length
    const isOneOfThem = typedNumbers(range).some((limit) => numbers.includes(limit / size))
    if (within === 0 || (payable > 0 && !isOneOfThem)) continue
    return { ...filters, min: null, max: null, figures: { ...filters.figures, [name]: [writeRange(scaled)] } }
  }
  return filters
}

/** The numbers that the visitor typed: 500 for the range "499.99-" (500 or more) and for "500-" (more than 500). */
const typedNumbers = (range: Range): number[] =>
  [includedLowerLimit(range) ?? range[0], excludedUpperLimit(range) ?? range[1]].filter((limit) => limit !== null)

/** Converts a range to the figure's unit, "4999.99-" W to "4.99-" kW. Included limits stay included, excluded limits stay excluded. */
function inFigure(range: Range, size: number): Range {
  const [first, end] = [includedLowerLimit(range), excludedUpperLimit(range)]
  const scaled = (limit: number | null, exact: number | undefined) =>
    limit === null ? null : Math.round(((exact ?? limit) / size - (exact === undefined ? 0 : FILTER_STEP)) * 100) / 100
  return [scaled(range[0], first), scaled(range[1], end)]
}
