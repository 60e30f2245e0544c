import type { Language } from '#i18n/language.ts'
import type { FigureFilters } from './binding.ts'
import { withoutEmptyWords } from './empty-words.ts'
import { type ExcludedKinds, filtersForExclusions, findNegations } from './exclusions.ts'
import { findSuperlatives, readPriceOrder, readStock, type ScarceStock } from './order-and-stock.ts'
import { type QueryLimits, readLimits } from './query-limits.ts'
import type { Roles } from './roles.ts'
import { getRoles } from './roles.ts'
import { senseAt } from './sense.ts'
import { expandAbbreviations, findSenses } from './senses.ts'
import { splitList } from './split-list.ts'
import { readSubject } from './subject.ts'
import { type Token, textOf, tokenize } from './tokens.ts'

/** Constraints of a question that become filters or the sort order of a list. */
export type QueryConstraints = Omit<QueryLimits, 'figures'> & {
  /** Text of the question without the constraints. */
  rest: string
  /** Ranges of figures, and excluded fuels and chemistries. */
  figures: FigureFilters & ExcludedKinds
  /** Exclusions that cannot be applied; set by the search, which applies the others (exclusions.ts). */
  ignored: readonly string[]
  /** For a list of goods with limits of their own: the constraints of each; `rest` is then the whole question. */
  parts?: readonly { text: string; constraints: QueryConstraints }[]
  /** True if the lowest price comes first. */
  isCheapFirst: boolean
  /** True if the highest price comes first. */
  isDearFirst?: true
  /** Words that ask for the largest first; set by the search, see `findLargestRequest`. */
  largest?: string
  /** True if only available goods are asked for. */
  isAvailable: boolean
  /** Stock state, if the question asks for goods that are sold out or nearly so. */
  scarce?: ScarceStock
}

/** A question as it was understood: its constraints, and the tokens left to search. */
export type QueryPlan = {
  constraints: QueryConstraints
  /** Tokens of the question without those of the constraints. */
  left: readonly Token[]
  /** Plans of a list's goods, if these have limits of their own. */
  parts?: readonly { text: string; plan: QueryPlan }[]
}

/** Reads a question. A list in which at least two goods have a limit each is read part by part. */
export function planQuestion(question: string, roles: Roles): QueryPlan {
  const tokens = tokensIn(question, roles)
  const whole = planOfTokens(tokens, roles)
  const parts = splitList(readSubject(tokens, findSenses(tokens, roles))).map((part) => ({
    text: textOf(part),
    plan: planOfTokens(part, roles),
  }))
  const limited = parts.filter(({ plan }) => isLimited(plan.constraints))
  if (limited.length < 2 || parts.some(({ plan }) => plan.constraints.rest === '')) return whole
  const all = (name: 'otherMoney' | 'unread' | 'unclear' | 'unfit') => parts.flatMap(({ plan }) => plan.constraints[name])
  const constraints: QueryConstraints = {
    ...{ rest: textOf(tokens), price: null, figures: {}, ignored: [], isAvailable: false },
    ...{ otherMoney: all('otherMoney'), unread: all('unread'), unclear: all('unclear'), unfit: all('unfit') },
    isCheapFirst: parts.every(({ plan }) => plan.constraints.isCheapFirst),
    ...(parts.every(({ plan }) => plan.constraints.isDearFirst) ? { isDearFirst: true } : {}),
    parts: parts.map(({ text, plan }) => ({ text, constraints: plan.constraints })),
  }
  return { ...whole, constraints, parts }
}

/** Reads a question as a whole: every constraint applies to all goods in it. */
export const planAsWhole = (question: string, roles: Roles): QueryPlan => planOfTokens(tokensIn(question, roles), roles)

const tokensIn = (question: string, roles: Roles) => expandAbbreviations(tokenize(question), roles)

function planOfTokens(tokens: readonly Token[], roles: Roles): QueryPlan {
  const subject = readSubject(tokens, findSenses(tokens, roles))
  const taken = new Set<number>()
  const take = ({ from, to }: { from: number; to: number }) => {
    for (let at = from; at < to; at += 1) taken.add(at)
  }
  const isFree = (at: number) => at < tokens.length && !taken.has(at)
  const limits = readLimits(subject, take)
  const negations = findNegations(subject, isFree, ({ from, to }) => to === from + 1).filter(({ items }) =>
    items.some(({ is }) => is === 'kind' || is === 'figure'),
  )
  const refused = filtersForExclusions(negations, subject, take)
  const order = readPriceOrder(subject, isFree, take)
  const superlatives = findSuperlatives(subject, isFree, take).map(({ from, to }) => textOf(tokens.slice(from, to)))
  const unread = [...limits.unread, ...superlatives]
  const constraints = {
    ...limits,
    unread,
    ...order,
    ...readStock(subject, isFree, take),
    figures: { ...limits.figures, ...refused },
    ignored: [],
  }
  const free = [...tokens.keys()].filter(isFree)
  const isNarrowed = hasConstraints(constraints)
  const stripped = isNarrowed || unread.length > 0 ? withoutEmptyWords(free, tokens, subject.senses) : free
  const left = stripped.length > 0 ? stripped.map((at) => tokens[at] as Token) : leftOfNothing()
  return { constraints: { ...constraints, rest: textOf(left) }, left }

  /** Tokens to search if none is left: all tokens if there is no constraint, else the noun of an exclusion. */
  function leftOfNothing(): readonly Token[] {
    if (!isNarrowed) return tokens
    const noun = negations.find((one) => one.noun)?.noun
    if (noun) return tokens.filter((_, at) => at >= noun.from && at < noun.to && !senseAt(subject.senses, at, 'of'))
    const { fuel, chemistry, ...others } = constraints.figures
    const isOnlyRefused = constraints.price === null && Object.keys(others).length === 0 && !negations.some(({ opener }) => opener.isList)
    // "No litio" alone searches batteries, "no diésel" generators. With a chemistry and a fuel excluded all goods are searched.
    const name = fuel?.length === 1 ? 'fuel' : chemistry?.length === 1 ? 'chemistry' : undefined
    return isOnlyRefused && name ? tokenize(roles.goodsOf[name]) : []
  }
}

const isLimited = ({ price, otherMoney, figures: { fuel, chemistry, ...ranges } }: QueryConstraints) =>
  price !== null || otherMoney.length > 0 || Object.keys(ranges).length > 0

/** True if a question has constraints with which it searches all goods if it has no other words. */
export const hasConstraints = (constraints: Omit<QueryConstraints, 'rest'>): boolean =>
  constraints.price !== null ||
  [constraints.otherMoney, constraints.unclear, constraints.unfit].some(({ length }) => length > 0) ||
  constraints.isCheapFirst ||
  constraints.isDearFirst === true ||
  constraints.largest !== undefined ||
  constraints.isAvailable ||
  constraints.scarce !== undefined ||
  Object.keys(constraints.figures).length > 0

/** Reads the constraints of a question. In a list of goods with a limit each, `parts` has the constraints of each item. */
export const readConstraints = (question: string, language: Language): QueryConstraints =>
  planQuestion(question, getRoles(language)).constraints

/** Like `readConstraints`, but applies every constraint to the whole question. */
export const readConstraintsAsWhole = (question: string, language: Language): QueryConstraints =>
  planAsWhole(question, getRoles(language)).constraints
