import { readingSteps } from './said.ts'
import type { SearchIndex } from './search-index.ts'
import { choicesIn } from './several.ts'

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
/** What reads a question before the index is asked: to compile the patterns of one takes up to 15 ms, of all of them 50. */
const READERS = [...readingSteps, choicesIn]
/** Patterns are compiled when they are first used, and for speed when they are used again. */
const TIMES_READ = 2
const QUESTIONS_READ = 2
/** So many products lie between two questions, so that each is asked in a turn of its own. */
const EVERY = 40

/**
 * An index that is asked some questions while it is filled. Else the code that answers would be compiled when the first
 * visitor searches, and with a large catalogue everybody would wait for that.
 */
export function rehearsed(index: SearchIndex): SearchIndex {
  const questionsRead = Array.from({ length: TIMES_READ }, () => QUESTIONS.slice(0, QUESTIONS_READ)).flat()
  const reading = READERS.flatMap((read) => questionsRead.map((words) => () => read(words)))
  const asking = Array.from({ length: ROUNDS }, () => QUESTIONS).flatMap((questions) =>
    questions.flatMap((words) => [() => index.strangeIn(words), () => index.find(words)]),
  )
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
}
