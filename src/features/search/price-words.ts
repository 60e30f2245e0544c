import { countsNothing } from './counted-words.ts'
import { atLeast, below, larger, moreThan, not, notFurther, orLess, orMore, phrasePattern, smaller, tidied, upTo } from './limit-phrases.ts'
import { unitPattern } from './words/units.ts'

/** Whole US dollars, both included, as the price's filter has them. */
export type PriceAsked = { min: number | null; max: number | null }
export type PriceReading = {
  /** The question without what it says of the price. */
  rest: string
  price: PriceAsked | null
  /** The price as a range, where nothing says of a number that it is money: it may be a figure of the goods, "panel de 500 o más". */
  bare?: string
  /** Prices in other money, as they were typed: "menos de 500 euros". */
  otherMoney: readonly string[]
  /** Limits that one price cannot hold, as they were typed: "menos de 300 usd" with "más de 1000", a second "menos de". */
  unfit: readonly string[]
}

/** What leads to a price and goes with it. */
const lead = 'de|del|por|a|al|que|q|cuesten?|valgan?|precio|precios|for|that|costs?|costing|price|priced|für|fuer|fur|zu|zum|preis|preise'

const dollars = 'u\\.?s\\.?\\s?\\$|\\$|usd|d[oó]lar(?:es)?|dollars?|bucks|fulas?'
const euros = '€|eur|euros?'
/** Plain pounds are as often a weight, in Cuba too. */
const pounds = '£|gbp|quid|libras?\\s+esterlinas?|pounds?\\s+sterling'
/** Of Cuba. "Mlc" is counted in dollars, and is worth others. */
const pesos = 'cup|pesos?(?:\\s+cubanos)?|mn|m\\.n\\.|moneda nacional|mlc'
export const moneySign = `(?:${dollars}|${euros}|${pounds}|${pesos})`
const sign = moneySign
const endOfWord = '(?![\\p{L}\\p{N}])'
const figure = `\\d{1,3}(?:[.,\\s]\\d{3})+(?!\\s?${unitPattern}${endOfWord})(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?`
/** Its sign before or behind it: three groups. */
const amount = `(${sign})?\\s?((?:${figure})(?:\\s?(?:mil|k|tausend|thousand)${endOfWord})?|mil)(?![.,]?\\d)(?!\\p{L})(?:\\s?(${sign})${endOfWord})?`
/** "Por debajo de los 500". */
const articles = '(?:(?:los|las|unos|the)\\s+)?'
const start = `(?<![\\p{L}\\p{N}.,])(?:(?:${lead})\\s+)*`
const pattern = (text: string) => new RegExp(`${start}${text}`, 'iu')

const forms = [
  { kind: 'between', needsSign: false, pattern: pattern(`(?:entre|between|zwischen)\\s+${amount}\\s*(?:y|and|und|a|to|-)\\s*${amount}`) },
  { kind: 'between', needsSign: true, pattern: pattern(`(?:(?:de|desde|from|von)\\s+)?${amount}\\s*(?:a|to|bis|hasta|-|–)\\s*${amount}`) },
  { kind: 'min', needsSign: false, pattern: pattern(`(?:(?:${phrasePattern(atLeast)})\\s+|>=\\s*|≥\\s*)${articles}${amount}`) },
  { kind: 'max', needsSign: false, pattern: pattern(`(?:(?:${phrasePattern(upTo)})\\s+|<=?\\s*|≤\\s*)${articles}${amount}`) },
  { kind: 'min', needsSign: false, pattern: pattern(`(?:(?:${phrasePattern(moreThan)})\\s+|>\\s*)${articles}${amount}`) },
  { kind: 'max', needsSign: false, pattern: pattern(`${amount}\\s+(?:${phrasePattern(orLess)})${endOfWord}${notFurther}`) },
  { kind: 'min', needsSign: false, pattern: pattern(`${amount}\\s+(?:${phrasePattern(orMore)})${endOfWord}${notFurther}`) },
  // Whoever names a sum of money names what there is to spend.
  { kind: 'max', needsSign: true, pattern: pattern(amount) },
] as const

/** Fewer pesos buy nothing here: "2 cup" are cups. */
const LEAST_PESOS = 50
const isPesos = new RegExp(`^(?:${pesos})$`, 'iu')
const isOtherMoney = new RegExp(`^(?:${euros}|${pounds}|${pesos})$`, 'iu')
/** A question with one of these speaks of money whatever stands by the number, */
const ofMoney =
  /(?<!\p{L})(?:preci|cuest|vale|valg|presupuest|dinero|alcanz|gast|pag[aou]|barat|econ[oó]mic|car[oa]|cost|price|cheap|budget|afford|spend|pay|preis|billig|g[uü]nstig|teuer|teurer|kost|geld)/iu
/** as does what is asked for a sum. */
const forMoney = /^(?:(?:de|del|a|al|que)\s+)?(?:por(?!\s+(?:debajo|encima|lo))|for|f[uü]r|fuer|zu)\s/iu
/** A limit that is itself too much or too little, as `figure-words.ts` reads it of what has a unit. */
const short = new RegExp(`^${start}(?:(?:${phrasePattern(below)})\\s|<(?!=))`, 'iu')
const beyond = new RegExp(`^${start}(?:(?:${phrasePattern(moreThan)})\\s|>(?!=))`, 'iu')
const STEP = 0.01
/** So often a question may say of one kind what it costs; more is no question. */
const MOST_TIMES = 4
const leads = new RegExp(`^(?:(?:${lead})\\s+)+`, 'iu')
/** The most that the price's filter takes. */
const PRICE_MAX = 9_999_999
/** Without a sign a small number is one of kW, kVA or appliances, */
const LEAST_WITHOUT_SIGN = 50
/** and some are voltages of the mains. */
const mains = new Set([110, 220, 240, 380])
/** Where nothing stands behind a number that it may count. */
export const goesOn = new RegExp(
  `^\\s*(?:$|[,;.!?)]|(?:para|con|de|del|que|y|for|with|and|that|für|fur|mit|und)${endOfWord}|(?:o|u|or|oder)\\s+(?:(?:de|of|von)\\s+)?(?:${phrasePattern([...upTo, ...atLeast, ...moreThan])})\\s)`,
  'iu',
)

/**
 * Reads what a question says of the price, in any of our languages: "inversor menos de 500", "panel under $150",
 * "Batterie ab 100 Dollar". The shop shows its prices in US dollars and knows no rate of exchange: a price in euros or
 * pesos is told apart, and narrows nothing. A number with a unit ("menos de 500 w") is no price.
 */
export function readPriceWords(question: string): PriceReading {
  const price: PriceAsked = { min: null, max: null }
  const otherMoney: string[] = []
  const bare: PriceAsked = { min: null, max: null }
  let isMoney = ofMoney.test(question)
  let rest = question.normalize('NFC')
  const limits: string[] = []
  const unfit: string[] = []
  for (const form of forms)
    for (let times = 0; times < MOST_TIMES; times += 1) {
      const read = readForm(form, rest)
      if (!read) break
      const { whole, behind, at, low, high, signs } = read
      rest = `${rest.slice(0, at)} ${behind}`
      if (signs.some((one) => isOtherMoney.test(one))) {
        otherMoney.push(whole.trim())
        continue
      }
      const { kind } = form
      const [min, max] = [kind === 'max' ? null : Math.floor(low), kind === 'min' ? null : Math.ceil(high)]
      const isSaid = (min !== null && price.min !== null) || (max !== null && price.max !== null)
      if (isSaid) {
        if ((min ?? price.min) !== price.min || (max ?? price.max) !== price.max) unfit.push(withoutLead(whole))
        continue
      }
      limits.push(withoutLead(whole))
      price.min ??= min
      price.max ??= max
      if (signs.length > 0 || forMoney.test(whole)) isMoney = true
      if (min !== null) bare.min = beyond.test(whole) ? low : low - STEP
      if (max !== null) bare.max = short.test(whole) ? high - STEP : high
    }
  const isNever = limits.length > 1 && price.min !== null && price.max !== null && price.min >= price.max
  if (isNever) unfit.unshift(...limits)
  const isPriced = !isNever && (price.min !== null || price.max !== null)
  if (!isPriced && otherMoney.length === 0 && unfit.length === 0) return { rest: question, price: null, otherMoney, unfit }
  const read = { rest: tidied(rest), price: isPriced ? inOrder(price) : null, otherMoney, unfit }
  return isPriced && !isMoney ? { ...read, bare: rangeOf(inOrder(bare)) } : read
}

const withoutLead = (whole: string) => whole.trim().replace(leads, '')

/** The first price of a form in a question, and what stands behind it. */
function readForm({ kind, needsSign, pattern }: (typeof forms)[number], question: string) {
  const match = pattern.exec(question)
  if (!match) return undefined
  const [whole, ...groups] = match
  const [low = 0, high = low] = [groups[1], groups[4]]
    .flatMap((text) => (text === undefined ? [] : [dollarsOf(text)]))
    .sort((a, b) => a - b)
  const signs = [groups[0], groups[2], groups[3], groups[5]].filter((one) => one !== undefined)
  const behind = question.slice(match.index + whole.length)
  if (signs.length === 0 && (needsSign || !isLikelyPrice([low, high]) || !mayBePrice(whole, behind))) return undefined
  // "Menos de 0 USD" is a price that nothing has.
  const least = signs.length > 0 && kind === 'max' && !needsSign ? 0 : STEP
  if (low < least || high > PRICE_MAX || (high < LEAST_PESOS && signs.some((one) => isPesos.test(one)))) return undefined
  return { whole, behind, at: match.index, low, high, signs }
}

/** What models are called as well: "Axpert Max 7200 48V". */
const isName = /^(?:max|min|maximum|minimum)\s/iu
const mayBePrice = (whole: string, behind: string) => goesOn.test(behind) || (!isName.test(withoutLead(whole)) && countsNothing(behind))

const rangeOf = ({ min, max }: PriceAsked) => `${rounded(min)}-${rounded(max)}`
const rounded = (limit: number | null) => (limit === null ? '' : String(Math.round(limit * 100) / 100))

const isLikelyPrice = (values: readonly number[]) => values.every((value) => !mains.has(value)) && Math.max(...values) >= LEAST_WITHOUT_SIGN

function inOrder({ min, max }: PriceAsked): PriceAsked {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

/** "1.500", "1,490.50", "2 mil", "1k" and "mil" as dollars. */
function dollarsOf(text: string): number {
  const [, digits = '1', cents = '', thousand] = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)?(?:[.,](\d{1,2}))?\s?(\p{L}+)?$/u.exec(text) ?? []
  return Number(`${digits.replace(/\D/g, '')}.${cents || 0}`) * (thousand ? 1000 : 1)
}

const boundPhrases = [...upTo, ...atLeast, ...moreThan, ...smaller, ...larger, ...not([...smaller, ...larger])]
const bound = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrasePattern(boundPhrases)})\\s+(?=\\d+(?:[.,]\\d+)*\\s?${unitPattern}${endOfWord})`,
  'giu',
)

/** "Up to 5 kW" as "5 kW": the figure is sought, and what says how it is meant is no word of a product. */
export const withoutBounds = (question: string): string => question.replace(bound, '')
