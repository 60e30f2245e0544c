import { unitPattern } from './words/units.ts'

/** Whole US dollars, both included, as the price's filter has them. */
export type PriceAsked = { min: number | null; max: number | null }
export type PriceReading = {
  /** The question without what it says of the price. */
  rest: string
  price: PriceAsked | null
}

/** What stands before a limit, in whichever of our languages: people mix them. */
const upTo = [
  ...['menos de', 'menos que', 'menor de', 'menor que', 'menor a', 'no mayor de', 'no mayor a', 'inferior a', 'hasta', 'bajo'],
  ...['debajo de', 'por debajo de', 'no más de', 'no más que', 'que no pase de', 'máximo', 'máximo de', 'como máximo', 'a lo sumo'],
  ...['más barato que', 'más barata que', 'más baratos que', 'más baratas que', 'más barato de', 'más barata de', 'tope'],
  ...['under', 'below', 'less than', 'lower than', 'cheaper than', 'up to', 'at most', 'no more than', 'not more than', 'not over'],
  ...['max', 'maximum', 'within', 'unter', 'bis', 'bis zu', 'höchstens', 'hoechstens', 'maximal', 'weniger als', 'billiger als'],
  ...['günstiger als', 'nicht mehr als', 'nicht über', 'nicht teurer als'],
]
const from = [
  ...['más de', 'más que', 'mayor de', 'mayor que', 'mayor a', 'superior a', 'no menos de', 'desde', 'a partir de', 'encima de'],
  ...['por encima de', 'arriba de', 'mínimo', 'mínimo de', 'como mínimo', 'más caro que', 'más cara que'],
  ...['over', 'above', 'more than', 'higher than', 'greater than', 'at least', 'no less than', 'from', 'starting at', 'min', 'minimum'],
  ...['über', 'ueber', 'ab', 'mehr als', 'mindestens', 'teurer als', 'nicht unter'],
]
/** What leads to a price and goes with it. */
const lead = 'de|del|por|a|al|que|cuesten?|valgan?|precio|precios|for|that|costs?|costing|price|priced|für|fuer|fur|zu|zum|preis|preise'

/** Accents may be missing; the longest phrase first, or "no más de" would be a "más de". */
const phrases = (list: readonly string[]) =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', '\\s+').replace(/[áíöü]/g, (letter) => `[${letter.normalize('NFD')[0]}${letter}]`))
    .join('|')

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
  { kind: 'max', needsSign: false, pattern: pattern(`(?:(?:${phrases(upTo)})\\s+|<=?\\s*|≤\\s*)${amount}`) },
  { kind: 'min', needsSign: false, pattern: pattern(`(?:(?:${phrases(from)})\\s+|>=?\\s*|≥\\s*)${amount}`) },
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
  const tidy = rest.replace(/\s+([,;.!?])/g, '$1').replace(/\s+/g, ' ')
  return { rest: tidy.replace(/^[\s,;.]+|[\s,;]+$/g, ''), price: inOrder(price) }
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
  `(?<![\\p{L}\\p{N}])(?:${phrases([...upTo, ...from])})\\s+(?=\\d+(?:[.,]\\d+)*\\s?${unitPattern}${endOfWord})`,
  'giu',
)

/** "Up to 5 kW" as "5 kW": the figure is sought, and what says how it is meant is no word of a product. */
export const withoutBounds = (question: string): string => question.replace(bound, '')
