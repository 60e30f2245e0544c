import { atLeast, moreThan, notFurther, orLess, orMore, phrasePattern, tidied, upTo } from './limit-phrases.ts'
import { goesOn } from './price-words.ts'

export type BareReading = {
  /** The question without them. */
  rest: string
  /** Limits on numbers of which nothing tells what they count, as they were typed: "menos de 5". */
  unclear: readonly string[]
}

const number = '(?:\\d{1,7}(?:[.,]\\d{1,3})*)(?![.,]?\\d)(?!\\p{L})'
/** What models are called as well: "Axpert Max 7.2". */
const isName = /^(?:max|min|maximum|minimum)$/
const before = phrasePattern([...atLeast, ...upTo, ...moreThan].filter((phrase) => !isName.test(phrase)))
const lead = '(?:(?:de|del|a|con|que|sea|por|with|of|for|mit|von)\\s+)*'
/** "De 12 hasta 220" tells what is made of what. */
const start = `(?<![\\p{L}\\p{N}.,])(?<!\\d\\s)${lead}`
const limit = new RegExp(
  `${start}(?:(?:(?:${before})\\s+|[<>]=?\\s*|[≤≥]\\s*)(${number})|(${number})\\s+(?:${phrasePattern([...orLess, ...orMore])})(?![\\p{L}\\p{N}])${notFurther})`,
  'giu',
)

/** Voltages of batteries, as people write them without their unit, */
const ofBatteries = new Set(['12', '12.8', '12,8', '24', '25.6', '25,6', '36', '48'])
/** where something is named that has one of them. */
const hasOne = /(?<!\p{L})(?:bater|batter|acumulador|akku|inver[st]|convertidor)|wechselrichter|speicher/iu

/** "Batería menos de 48" with its unit: of such goods that number is a voltage. */
export function withVolts(question: string): string {
  if (!hasOne.test(question)) return question
  return question.replace(limit, (whole: string, one: string | undefined, other: string | undefined, at: number) => {
    const figure = one ?? other ?? ''
    const isAlone = goesOn.test(question.slice(at + whole.length))
    return isAlone && ofBatteries.has(figure) ? whole.replace(figure, `${figure} V`) : whole
  })
}

/**
 * Takes out limits on bare numbers, which would else find the very number: "menos de 48" all that has 48 V.
 *
 * @param question without what has a unit, and without its price
 */
export function readBareLimits(question: string): BareReading {
  const unclear: string[] = []
  const rest = question.replace(limit, (whole: string, ...groups: unknown[]) => {
    const at = groups.findLast((one): one is number => typeof one === 'number') ?? 0
    if (!goesOn.test(question.slice(at + whole.length))) return whole
    unclear.push(whole.replace(new RegExp(`^${lead}`, 'iu'), '').trim())
    return ' '
  })
  return unclear.length > 0 ? { rest: tidied(rest), unclear } : { rest: question, unclear }
}
