import { isSecondCurrency, type SecondCurrency } from '#kit/exchange-rate.ts'
import { findLimits } from './all-limits.ts'
import { addRange, bindLimit, type FigureFilters, type PriceRange } from './binding.ts'
import type { Limit } from './limits.ts'
import { senseAt } from './sense.ts'
import type { Subject } from './subject.ts'
import { textOf } from './tokens.ts'

/** A price in another currency: the typed text, and its bounds in whole units of the currency. */
export type OtherPrice = { text: string; currency: SecondCurrency; min: number | null; max: number | null }
type Span = { from: number; to: number }
export type QueryLimits = {
  price: PriceRange | null
  /** The price as a range of a figure, if no word says that its number is money: "panel 500 o más" may mean 500 W. */
  bare?: string
  /** Prices in other currencies than US dollars, as they were typed: "menos de 500 euros". */
  otherMoney: readonly string[]
  /** The entries of `otherMoney` in a currency for which staff enter exchange rates; see `convertToDollars`. */
  otherPrices?: readonly OtherPrice[]
  figures: FigureFilters
  /** Limits on figures without a filter: "más de 10 m". */
  unread: readonly string[]
  /** Limits on numbers with unknown meaning: "menos de 5". */
  unclear: readonly string[]
  /** Limits that no single filter can express, not applied: "menos de 300 usd o más de 10 kW". */
  unfit: readonly string[]
}

/**
 * Reads the limits on prices and figures in a question. `price` is in US dollars. A price in euros or pesos is only listed in
 * `otherPrices`; `convertToDollars` converts it later, because search results are cached and exchange rates change.
 *
 * @param take called with each span of tokens that was read and is not to be searched
 */
export function readLimits(subject: Subject, take: (span: Span) => void): QueryLimits {
  const text = ({ own, to }: Pick<Limit, 'own' | 'to'>) => textOf(subject.tokens.slice(own, to))
  const figures: Record<string, readonly string[]> = {}
  const ignoredTexts = { otherMoney: [] as string[], unread: [] as string[], unclear: [] as string[], unfit: [] as string[] }
  const otherPrices: OtherPrice[] = []
  const sum = { price: { min: null, max: null } as PriceRange, bare: { min: null, max: null } as PriceRange, texts: [] as string[] }
  let isMoney = subject.senses.some((_, at) => senseAt(subject.senses, at, 'ofMoney'))
  for (const { limit, isEither } of findLimits(subject)) {
    const own = text(limit)
    const bound = isEither ? undefined : bindLimit(limit, subject)
    const together = bound?.of === 'price' ? togetherAt(subject, limit) : undefined
    if (together) {
      ignoredTexts.unfit.push(text(together))
      take(together)
      continue
    }
    if (isEither) ignoredTexts.unfit.push(own)
    if (isEither || (bound && bound.of !== 'unknownFigure' && bound.of !== 'nearly')) take(limit)
    if (bound?.of === 'nearly') take(aboutIn(subject, limit))
    if (bound?.of === 'unknownFigure' || bound?.of === 'counted') ignoredTexts.unread.push(own)
    if (bound?.of === 'otherMoney' || bound?.of === 'unclear') ignoredTexts[bound.of].push(own)
    if (bound?.of === 'otherMoney') {
      const currency = bound.money.toUpperCase()
      if (isSecondCurrency(currency)) otherPrices.push({ text: own, currency, min: bound.min, max: bound.max })
    }
    if (bound?.of === 'figure') figures[bound.filter] = addRange(figures[bound.filter] ?? [], bound.range)
    if (bound?.of !== 'price') continue
    const { min, max } = bound
    const isRepeated = (min !== null && sum.price.min !== null) || (max !== null && sum.price.max !== null)
    if (isRepeated) {
      if ((min ?? sum.price.min) !== sum.price.min || (max ?? sum.price.max) !== sum.price.max) ignoredTexts.unfit.push(own)
      continue
    }
    sum.texts.push(own)
    sum.price = { min: sum.price.min ?? min, max: sum.price.max ?? max }
    sum.bare = { min: sum.bare.min ?? bound.bare.min, max: sum.bare.max ?? bound.bare.max }
    if (bound.isMoney) isMoney = true
  }
  const { min, max } = sum.price
  const isContradictory = sum.texts.length > 1 && min !== null && max !== null && min >= max
  if (isContradictory) ignoredTexts.unfit.unshift(...sum.texts)
  const isPriced = !isContradictory && (min !== null || max !== null)
  return {
    ...ignoredTexts,
    ...(otherPrices.length > 0 ? { otherPrices } : {}),
    figures,
    price: isPriced ? inOrder(sum.price) : null,
    ...(isPriced && !isMoney ? { bare: rangeOf(inOrder(sum.bare)) } : {}),
  }
}

/** Span of a limit on the sum of several goods ("inversor y batería, juntos hasta 800"), which no filter can apply; else undefined. */
function togetherAt({ senses }: Subject, { from, own, to }: Limit): Pick<Limit, 'from' | 'own' | 'to'> | undefined {
  if (!senses.slice(0, from).some((_, at) => senseAt(senses, at, 'and', 'plus', 'comma'))) return undefined
  const behind = senseAt(senses, to, 'together')
  if (behind) return { own, from, to: behind.to }
  const before = [1, 2, 3].map((back) => senseAt(senses, from - back, 'together')).find((sense) => sense?.to === from)
  return before && { own: before.from, from: before.from, to }
}

/**
 * Span of the words beside an approximate figure, such as "más o menos" in "más o menos 5 kW". Only the figure is searched, which
 * finds near figures too.
 */
function aboutIn({ senses }: Subject, { from, own, to, amountFrom }: Limit): Span {
  return amountFrom > own ? { from, to: amountFrom } : { from: senseAt(senses, amountFrom, 'figure')?.to ?? amountFrom, to }
}

const rounded = (limit: number | null) => (limit === null ? '' : String(Math.round(limit * 100) / 100))
const rangeOf = ({ min, max }: PriceRange) => `${rounded(min)}-${rounded(max)}`

function inOrder({ min, max }: PriceRange): PriceRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}
