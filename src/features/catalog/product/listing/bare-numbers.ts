import { endBefore, type FigureFacet, firstWithin, isWithin, type Range, readRange, writeRange } from '../../goods/facets.ts'
import { costing } from './browse.ts'
import type { Filters } from './filters.ts'
import type { ListedProduct } from './listed-product.ts'

/** Figures that people give as a bare number, "panel 500", "inversor 5000", with the size of one unit. */
const namedBare: readonly (readonly [name: FigureFacet, size: number])[] = [
  ...([
    ['wp', 1],
    ['kw', 1000],
    ['kva', 1000],
    ['ah', 1],
    ['kwh', 1000],
  ] as const),
]
/** Goods are about a figure that at least so many of them have. */
const IS_ABOUT = 0.5
const STEP = 0.01

/**
 * Reads a limit on a bare number as the goods at hand have it: as the price where that parts them. What nothing costs is
 * their figure's where some have it ("panel de 500 o más"); what all of them cost is so where it names a figure that one of
 * them has ("paneles hasta 450"), and else a sum that is there to spend.
 *
 * @param bare the price's limits as a range, where the question says of no number that it is money
 * @param goods all that the list would show without filters
 */
export function readBareNumbers(filters: Filters, bare: string | undefined, goods: readonly ListedProduct[]): Filters {
  const range = bare === undefined ? undefined : readRange(bare)
  if (!range) return filters
  const priced = goods.filter(({ cents }) => cents !== null)
  const payable = priced.filter(costing(filters)).length
  if (payable > 0 && payable < priced.length) return filters
  for (const [name, size] of namedBare) {
    const numbers = goods.flatMap(({ figures: { [name]: value } }) => (typeof value === 'number' ? [value] : []))
    if (numbers.length === 0 || numbers.length < IS_ABOUT * goods.length || filters.figures[name]) continue
    const scaled = inFigure(range, size)
    const within = numbers.filter((one) => isWithin(one, scaled)).length
    const isOneOfThem = namedIn(range).some((limit) => numbers.includes(limit / size))
    if (within === 0 || (payable > 0 && !isOneOfThem)) continue
    return { ...filters, min: null, max: null, figures: { ...filters.figures, [name]: [writeRange(scaled)] } }
  }
  return filters
}

/** The numbers that were typed: 500 of "499.99-" as of "500-". */
const namedIn = (range: Range): number[] => [firstWithin(range) ?? range[0], endBefore(range) ?? range[1]].filter((limit) => limit !== null)

/** A range of a smaller unit, whose limits stay within it or without. */
function inFigure(range: Range, size: number): Range {
  const [first, end] = [firstWithin(range), endBefore(range)]
  const scaled = (limit: number | null, exact: number | undefined) =>
    limit === null ? null : Math.round(((exact ?? limit) / size - (exact === undefined ? 0 : STEP)) * 100) / 100
  return [scaled(range[0], first), scaled(range[1], end)]
}
