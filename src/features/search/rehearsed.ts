import { readSaid } from './said.ts'
import type { SearchIndex } from './search-index.ts'

/** Some of each way of asking: words, figures, limits, slips, another language, what nearly everything answers. */
const QUESTIONS = [
  'panel solar 550 w',
  'inversor híbrido de 5 kW, menos de 900 usd',
  'battery bank between 5 and 10 kWh',
  'jeneradro dieesl barato',
  'wechselrichter 48v für zwei klimaanlagen',
  'oferta',
  'de',
]
const ROUNDS = 4
/** So many products lie between two questions, so that each is asked in a turn of its own. */
const EVERY = 40

/**
 * An index that is asked some questions while it is filled. Else the code that answers would be compiled when the first
 * visitor searches, and with a large catalogue everybody would wait for that.
 */
export function rehearsed(index: SearchIndex): SearchIndex {
  // Patterns are compiled when they are used for the second time.
  const reading = [...QUESTIONS, ...QUESTIONS].map((words) => () => readSaid(words))
  const asking = Array.from({ length: ROUNDS }, () => QUESTIONS).flatMap((questions) => questions.map((words) => () => ask(words)))
  const steps = [...reading, ...asking]
  let products = 0
  return {
    ...index,
    put(document) {
      index.put(document)
      products += 1
      if (products % EVERY === 0) steps.shift()?.()
    },
  }

  function ask(words: string): void {
    index.strangeIn(words)
    index.find(words)
  }
}
