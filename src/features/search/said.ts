import { withAbout } from './about-words.ts'
import { readBareLimits, withVolts } from './bare-limits.ts'
import { readCountedLimits } from './counted-limits.ts'
import { readEither } from './either-limits.ts'
import { asWritten } from './everyday-writing.ts'
import { type FiguresAsked, readFigureWords } from './figure-words.ts'
import { partsOf } from './limited-things.ts'
import { type KindsRefused, readNegations } from './negation-words.ts'
import { readOrderWords } from './order-words.ts'
import { type PriceAsked, readPriceWords } from './price-words.ts'
import { readRunningHours } from './running-hours.ts'
import { readScarceWords, readStockWords, type Scarce } from './stock-words.ts'
import { withoutEmptyWords } from './words/empty-words.ts'
import { withDigits } from './words/number-words.ts'

/** What a question says beside what is sought, and where lists have a choice of its own. */
export type Said = {
  /** The question without it. */
  rest: string
  price: PriceAsked | null
  /** The price as a range, where its number may be a figure's, see `readPriceWords`. */
  bare?: string | undefined
  /** Prices in money that the shop shows none in, see `readPriceWords`. */
  otherMoney: readonly string[]
  /** Ranges of figures, and kinds that are refused. */
  figures: FiguresAsked & KindsRefused
  /** Limits that no filter knows, see `readFigureWords`. */
  unread: readonly string[]
  /** Limits on numbers of which nothing tells what they count, see `readBareLimits`. */
  unclear: readonly string[]
  /** Limits that do not go into one filter and were not followed, see `readEither` and `readPriceWords`. */
  unfit: readonly string[]
  /** What is refused and could not be left out; told by the search, which leaves the rest out (refusals.ts). */
  ignored: readonly string[]
  /** Where goods of a list have limits of their own: what is said of each; then the question stands whole in `rest`. */
  parts?: readonly { text: string; said: Said }[]
  /** Whether the lowest price comes first. */
  isCheapFirst: boolean
  /** Whether the highest does. */
  isDearFirst?: true
  /** Words that ask for the largest first; told by the search, see `readLargest`. */
  largest?: string
  /** Whether only what is available is asked for. */
  isAvailable: boolean
  /** Whether only what is gone, or nearly so, is asked for. */
  scarce?: Scarce
}

/**
 * Reads what is refused, limits on figures, the price, the order and whether it must be there; numbers of it may be
 * spelled out. What has a unit is no price, and "más barato que 500" is one. Of goods with a limit each the parts are told.
 */
export function readSaid(question: string): Said {
  const written = withAbout(asWritten(withDigits(question)))
  const parts = partsOf(written).map((text) => ({ text, said: readTogether(text) }))
  const limited = parts.filter(({ said }) => isLimited(said))
  if (limited.length < 2 || parts.some(({ said }) => said.rest === '')) return readTogether(question)
  const all = (name: 'otherMoney' | 'unread' | 'unclear' | 'unfit') => parts.flatMap(({ said }) => said[name])
  return {
    ...{ rest: written, price: null, figures: {}, ignored: [], isAvailable: false },
    ...{ otherMoney: all('otherMoney'), unread: all('unread'), unclear: all('unclear'), unfit: all('unfit') },
    isCheapFirst: parts.every(({ said }) => said.isCheapFirst),
    ...(parts.every(({ said }) => said.isDearFirst) ? { isDearFirst: true } : {}),
    parts,
  }
}

const isLimited = ({ price, otherMoney, figures: { fuel, chemistry, ...ranges } }: Said) =>
  price !== null || otherMoney.length > 0 || Object.keys(ranges).length > 0

/** As `readSaid`, where whatever is said is said of all that is sought. */
export function readTogether(question: string): Said {
  const { rest: fitting, unfit } = readEither(withAbout(asWritten(withDigits(question))))
  const { rest: wanted, refused } = readNegations(fitting)
  const { rest: timeless, range: hours } = readRunningHours(wanted)
  const { rest: uncounted, unread: counted } = readCountedLimits(timeless)
  const { rest: without, figures, unread } = readFigureWords(withVolts(uncounted))
  const { rest: unpriced, price, bare, otherMoney, unfit: unpriceable } = readPriceWords(without)
  const { rest: unlimited, unclear } = readBareLimits(unpriced)
  const { rest: unordered, ...order } = readOrderWords(unlimited)
  const stock = readStockWords(unordered)
  const scarcity = stock.isAvailable ? {} : readScarceWords(stock.rest)
  const said = {
    ...stock,
    ...scarcity,
    ...order,
    price,
    bare,
    otherMoney,
    figures: { ...figures, ...(hours === undefined ? {} : { h: [hours] }), ...refused },
    unread: [...counted, ...unread],
    unclear,
    unfit: [...unfit, ...unpriceable],
    ignored: [],
  }
  return hasSaid(said) ? { ...said, rest: withoutEmptyWords(seamless(said.rest)) } : said
}

/** Each step of reading by itself, for whoever has them compiled one after the other (rehearsed.ts). */
export const readingSteps: readonly ((question: string) => unknown)[] = [
  ...[
    withDigits,
    asWritten,
    withAbout,
    partsOf,
    readEither,
    readNegations,
    readRunningHours,
    readCountedLimits,
    withVolts,
    readFigureWords,
    readPriceWords,
  ],
  ...[readBareLimits, readOrderWords, readStockWords, readScarceWords, withoutEmptyWords],
]

/** What led from a limit that is gone to the next thing said: "panel de menos de 100 usd y que tenga garantía". */
const seam =
  /(?<=[\p{L}\p{N}])\s+(?:y|e|and|und)\s+(?:(?:que|q|that|which|die|der|das)\s+)?(?:(tengan?)|(has|have)|sean?|is|are)\s+(?=[\p{L}\p{N}])/giu

const seamless = (rest: string) =>
  rest.replace(seam, (_, having: string | undefined, has: string | undefined) => (having ? ' con ' : has ? ' with ' : ' '))

/** Whether it speaks of all goods, where nothing else is said. */
export const hasSaid = ({
  price,
  otherMoney,
  figures,
  unclear,
  unfit,
  isCheapFirst,
  isDearFirst,
  largest,
  isAvailable,
  scarce,
}: Said): boolean =>
  price !== null ||
  [otherMoney, unclear, unfit].some(({ length }) => length > 0) ||
  isCheapFirst ||
  isDearFirst === true ||
  largest !== undefined ||
  isAvailable ||
  scarce !== undefined ||
  Object.keys(figures).length > 0
