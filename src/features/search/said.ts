import { type FiguresAsked, readFigureWords } from './figure-words.ts'
import { type KindsRefused, readNegations } from './negation-words.ts'
import { readOrderWords } from './order-words.ts'
import { type PriceAsked, readPriceWords } from './price-words.ts'
import { withDigits } from './words/number-words.ts'

/** What a question says beside what is sought, and where lists have a choice of its own. */
export type Said = {
  /** The question without it. */
  rest: string
  price: PriceAsked | null
  /** Prices in money that the shop shows none in, see `readPriceWords`. */
  otherMoney: readonly string[]
  /** Ranges of figures, and kinds that are refused. */
  figures: FiguresAsked & KindsRefused
  /** Limits that no filter knows, see `readFigureWords`. */
  unread: readonly string[]
  /** What is refused and cannot be left out, see `readNegations`. */
  ignored: readonly string[]
  /** Whether the lowest price comes first. */
  isCheapFirst: boolean
}

/**
 * Reads what is refused, limits on figures, the price and the order; numbers of it may be spelled out. What has a unit is
 * no price, and "más barato que 500" is one.
 */
export function readSaid(question: string): Said {
  const { rest: wanted, refused, ignored } = readNegations(withDigits(question))
  const { rest: without, figures, unread } = readFigureWords(wanted)
  const { rest: unpriced, price, otherMoney } = readPriceWords(without)
  return { ...readOrderWords(unpriced), price, otherMoney, figures: { ...figures, ...refused }, unread, ignored }
}

/** Whether it speaks of all goods, where nothing else is said. */
export const hasSaid = ({ price, otherMoney, figures, isCheapFirst }: Said): boolean =>
  price !== null || otherMoney.length > 0 || isCheapFirst || Object.keys(figures).length > 0
