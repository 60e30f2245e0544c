import { compilePattern, type PatternMatch } from './patterns.ts'
import type { Amount } from './sense.ts'
import { type Sense, type Senses, senseAt } from './sense.ts'
import type { Token } from './tokens.ts'

/** A limit as it was read from a question; `bindLimit` decides whether it is on the price or a figure. */
export type Limit = {
  kind: 'min' | 'max' | 'between' | 'about' | 'sum' | 'exact' | 'lasting' | 'warranty'
  /** True if the limit itself is excluded: "more than", "less than". */
  isStrict: boolean
  /** True if a word says that the limit is money: "que no cueste más de". */
  isMoney: boolean
  /** True if the limit's words compare sizes and not prices: "kleiner als". */
  isOfSize: boolean
  /** True if a word says that goods must last this long. */
  isLasting: boolean
  /** True if the limit's first word is also part of model names: "Max 7200". */
  isNamed: boolean
  /** True for a range without a word like "between": "3 a 5 kW". */
  isSpan: boolean
  /** True if a number precedes, as in the conversion "de 12 hasta 220": a bare number is then no unclear limit. */
  isBehindNumber: boolean
  amounts: readonly Amount[]
  /** Token places: `from` is the first of the introductory words ("por"), `own` the first of the limit, `to` the end (exclusive). */
  from: number
  own: number
  to: number
  /** Token place at which the amount begins. */
  amountFrom: number
}

type Form = { kind: Limit['kind'] | 'denied'; match: ReturnType<typeof compilePattern> }
const form = (kind: Form['kind'], text: string): Form => ({ kind, match: compilePattern(text) })

/** Patterns of limits; the first that matches and can be bound wins. `denied` inverts the comparison: "no más de" is a maximum. */
const forms: readonly Form[] = [
  form('between', 'between the? (amount|spelled) (and|to|dash) the? (amount|spelled)'),
  form('denied', '(that|pronoun)? (not|without|denied) pronoun* helping? pronoun* (cost|have) (in|of)? (over|under) the? dash? amount'),
  form('denied', '(that|pronoun)? (not|without|denied) pronoun* helping? reach (of|to|in)? the? amount'),
  form('denied', 'that? not (fall of?|arrive to?) amount'),
  form('denied', 'that? helping? not (moreBare|lessBare) (costBehind|haveBehind) than amount'),
  form('denied', 'that? (not|denied) (over|under) the? amount (costBehind|haveBehind)?'),
  form('min', '(over|least|leastNamed|leastPrice) the? dash? amount (costBehind|haveBehind)?'),
  form('max', '(under|most|mostNamed|mostPrice) the? dash? amount (costBehind|haveBehind)?'),
  form('min', 'number (orMore|plusSign) unit'),
  form('max', 'number orLess unit'),
  form('min', 'amount (orMore|plusSign)'),
  form('max', 'amount orLess'),
  form('between', '(amount|spelled) (to|dash) (amount|spelled) hoursBehind*'),
  form('about', 'priceFor? (about|aboutMoney) amount'),
  form('about', 'amount aboutBehind'),
  form('sum', 'sum'),
  form('sum', 'priceFor number'),
  form('warranty', 'warranty of? (over|under|least|most)? count (orMore|orLess)?'),
  form('warranty', '(over|under|least|most)? count (warranty|orMore|orLess)'),
  form('warranty', '(over|under|least|most)? warrantyCount (orMore|orLess)?'),
  form('warranty', 'number (orMore|plusSign) term'),
  form('lasting', 'last? (hoursLead|most|least)* figure (hoursBehind|last)*'),
]

/** Limits that begin at a place, in the order of the patterns. Their `from` includes introductory words, but none before `least`. */
export function matchLimitsAt(tokens: readonly Token[], senses: Senses, at: number, least: number): Limit[] {
  return forms.flatMap(({ kind, match }) => {
    const found = match(senses, at)
    if (!found || !isWhole(found, tokens, senses)) return []
    return [limitOf(kind, found, senses, at, least)]
  })
}

function limitOf(kind: Form['kind'], { to, parts }: PatternMatch, senses: Senses, at: number, least: number): Limit {
  const has = (...roles: string[]) => parts.some(({ role }) => roles.includes(role))
  const isUpper = has('less', 'smaller', 'cheaper', 'most', 'lessBare')
  const isBeyond = has('less', 'smaller', 'cheaper', 'more', 'larger', 'dearer')
  const isDenied = kind === 'denied'
  const isLasting = has('last')
  const deniedKind = has('reach') || has('arrive') ? 'max' : has('fall') ? 'min' : isUpper ? 'min' : 'max'
  const unit = parts.find(({ role }) => role === 'unit')
  const isInThousands = ({ amount, from, to }: Sense) =>
    amount && senses.slice(from, to).some((_, index) => senseAt(senses, from + index, 'thousand'))
  const inThousands = parts.filter(isInThousands).length
  const typed = parts.flatMap(({ amount }) => (amount ? [{ ...amount, ...(unit?.value ? { unit: unit.value } : {}) }] : []))
  // "2 to 5 thousand": both are thousands.
  const isShared = inThousands === 1 && typed.length === 2 && typed.every((one) => !one.unit)
  const amounts = isShared ? typed.map((one) => (one.value < THOUSAND ? timesThousand(one) : one)) : typed
  const isNegative = kind !== 'between' && has('dash')
  const isBetween = kind === 'between'
  return {
    kind: isDenied ? deniedKind : kind,
    isStrict: isDenied ? has('arrive') : isBeyond && !isBetween,
    isMoney: has('cost', 'costBehind', 'cheaper', 'dearer', 'mostPrice', 'leastPrice', 'priceFor') || isPriced(senses, at, least),
    isOfSize: has('smaller', 'larger'),
    isLasting,
    isNamed: has('mostNamed', 'leastNamed'),
    isSpan: isBetween && !has('between'),
    isBehindNumber: senseAt(senses, at - 1, 'number') !== undefined,
    amounts: isNegative ? amounts.map((one) => ({ ...one, digits: '0', value: 0 })) : amounts,
    from: leadFrom(senses, at, least),
    own: at,
    to,
    amountFrom: parts.find(({ amount }) => amount)?.from ?? at,
  }
}

const THOUSAND = 1000
const timesThousand = (amount: Amount): Amount => ({ ...amount, value: amount.value * THOUSAND, digits: String(amount.value * THOUSAND) })

/** True if the words before a limit make it a price: "por menos de 500". */
function isPriced(senses: Senses, at: number, least: number): boolean {
  for (let before = at - 1; before >= least && isLead(senses, before); before -= 1)
    if (senseAt(senses, before, 'priceFor', 'cost')) return true
  return false
}

function leadFrom(senses: Senses, at: number, least: number): number {
  let from = at
  while (from > least && isLead(senses, from - 1)) from -= 1
  return from
}

const isLead = (senses: Senses, at: number) => senses[at]?.some(({ role, to }) => role === 'lead' && to === at + 1) === true

/** False if a match ends within a longer expression: "3 kW o más" in "3 kW o más de 10 kW", "5 kW +" in "5 kW + batería". */
function isWhole({ to, parts }: PatternMatch, tokens: readonly Token[], senses: Senses): boolean {
  const last = parts.at(-1) as Sense
  if (parts.some(({ role }) => role === 'plusSign')) {
    const plus = parts.find(({ role }) => role === 'plusSign') as Sense
    return (
      tokens[plus.from]?.isGlued === true && (last.role === 'unit' || to === tokens.length || senseAt(senses, to, 'comma') !== undefined)
    )
  }
  if (last.role !== 'orMore' && last.role !== 'orLess') return true
  const behind = senseAt(senses, to, 'of', 'than')?.to ?? (senseAt(senses, to, 'that') ? to + 1 : undefined)
  return behind === undefined || senseAt(senses, senseAt(senses, behind, 'the')?.to ?? behind, 'number', 'figure', 'sum') === undefined
}
