import { atLeast, moreThan, phrasePattern, tidied, upTo } from './limit-phrases.ts'
import { unitPattern } from './words/units.ts'

/** Whole US dollars, both included, as the price's filter has them. */
export type PriceAsked = { min: number | null; max: number | null }
export type PriceReading = {
  /** The question without what it says of the price. */
  rest: string
  price: PriceAsked | null
}

/** What leads to a price and goes with it. */
const lead = 'de|del|por|a|al|que|cuesten?|valgan?|precio|precios|for|that|costs?|costing|price|priced|für|fuer|fur|zu|zum|preis|preise'

const sign = '(?:u\\.?s\\.?\\s?\\$|\\$|usd|€|eur|euros?|d[oó]lar(?:es)?|dollars?|bucks|fulas?)'
const endOfWord = '(?![\\p{L}\\p{N}])'
const figure = '\\d{1,3}(?:[.,\\s]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?'
/** Its sign before or behind it: three groups. */
const amount = `(${sign})?\\s?((?:${figure})(?:\\s?(?:mil|k|tausend|thousand)${endOfWord})?|mil)(?![.,]?\\d)(?!\\p{L})(?:\\s?(${sign})${endOfWord})?`
const start = `(?<![\\p{L}\\p{N}.,])(?:(?:${lead})\\s+)*`
const pattern = (text: string) => new RegExp(`${start}${text}`, 'iu')

const forms = [
  { kind: 'between', needsSign: false, pattern: pattern(`(?:entre|between|zwischen)\\s+${amount}\\s*(?:y|and|und|a|to|-)\\s*${amount}`) },
  { kind: 'between', needsSign: true, pattern: pattern(`(?:(?:de|desde|from|von)\\s+)?${amount}\\s*(?:a|to|bis|hasta|-|–)\\s*${amount}`) },
  { kind: 'max', needsSign: false, pattern: pattern(`(?:(?:${phrasePattern(upTo)})\\s+|<=?\\s*|≤\\s*)${amount}`) },
  { kind: 'min', needsSign: false, pattern: pattern(`(?:(?:${phrasePattern([...atLeast, ...moreThan])})\\s+|>=?\\s*|≥\\s*)${amount}`) },
  // Whoever names a sum of money names what there is to spend.
  { kind: 'max', needsSign: true, pattern: pattern(amount) },
] as const

/** The most that the price's filter takes. */
const PRICE_MAX = 9_999_999
/** Without a sign a small number is one of kW, kVA or appliances, */
const LEAST_WITHOUT_SIGN = 50
/** and some are voltages of the mains; */
const mains = new Set([110, 220, 240, 380])
/** what follows it must not be what it counts. */
const goesOn = /^\s*(?:$|[,;.!?)]|(?:para|con|de|del|que|y|for|with|and|that|für|fur|mit|und)(?![\p{L}\p{N}]))/iu

/**
 * Reads what a question says of the price, in any of our languages: "inversor menos de 500", "panel under $150",
 * "Batterie zwischen 200 und 400 Euro". The shop sells in US dollars: a sign of other dollars or of euros tells that money
 * is meant, and the filter that is shown says which. A number with a unit ("menos de 500 w") is no price.
 */
export function readPriceWords(question: string): PriceReading {
  const price: PriceAsked = { min: null, max: null }
  let rest = question.normalize('NFC')
  for (const { kind, needsSign, pattern } of forms) {
    const match = pattern.exec(rest)
    if (!match) continue
    const [whole, ...groups] = match
    const values = [groups[1], groups[4]].flatMap((text) => (text === undefined ? [] : [dollarsOf(text)]))
    const hasSign = [groups[0], groups[2], groups[3], groups[5]].some((one) => one !== undefined)
    const behind = rest.slice(match.index + whole.length)
    if (!hasSign && (needsSign || !isLikelyPrice(values) || !goesOn.test(behind))) continue
    const [low = 0, high = low] = values.sort((a, b) => a - b)
    if (low <= 0 || high > PRICE_MAX) continue
    // Of a question that says it twice, the first counts.
    if (kind !== 'max') price.min ??= Math.floor(low)
    if (kind !== 'min') price.max ??= Math.ceil(high)
    rest = `${rest.slice(0, match.index)} ${behind}`
  }
  if (price.min === null && price.max === null) return { rest: question, price: null }
  return { rest: tidied(rest), price: inOrder(price) }
}

const isLikelyPrice = (values: readonly number[]) => values.every((value) => !mains.has(value)) && Math.max(...values) >= LEAST_WITHOUT_SIGN

function inOrder({ min, max }: PriceAsked): PriceAsked {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

/** "1.500", "1,490.50", "2 mil", "1k" and "mil" as dollars. */
function dollarsOf(text: string): number {
  const [, digits = '1', cents = '', thousand] = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)?(?:[.,](\d{1,2}))?\s?(\p{L}+)?$/u.exec(text) ?? []
  return Number(`${digits.replace(/\D/g, '')}.${cents || 0}`) * (thousand ? 1000 : 1)
}

const bound = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrasePattern([...upTo, ...atLeast, ...moreThan])})\\s+(?=\\d+(?:[.,]\\d+)*\\s?${unitPattern}${endOfWord})`,
  'giu',
)

/** "Up to 5 kW" as "5 kW": the figure is sought, and what says how it is meant is no word of a product. */
export const withoutBounds = (question: string): string => question.replace(bound, '')
