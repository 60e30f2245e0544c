import { type FiguresAsked, readFigureWords } from './figure-words.ts'
import { type PriceAsked, readPriceWords } from './price-words.ts'

/** What a question says beside what is sought, and where lists have a choice of its own. */
export type Said = {
  /** The question without it. */
  rest: string
  price: PriceAsked | null
  figures: FiguresAsked
  /** Limits that no filter knows, see `readFigureWords`. */
  unread: readonly string[]
}

/** Reads limits on figures and the price. Figures come first: what has a unit is no price. */
export function readSaid(question: string): Said {
  const { rest: without, figures, unread } = readFigureWords(question)
  const { rest, price } = readPriceWords(without)
  return { rest, price, figures, unread }
}

/** Whether there is something to narrow a list by. */
export const hasSaid = ({ price, figures }: Said): boolean => price !== null || Object.keys(figures).length > 0
