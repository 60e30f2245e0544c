import type { FiguresAsked } from './binding.ts'
import { withoutEmptyWords } from './empty-words.ts'
import { partsOf } from './parts.ts'
import { filtersRefused, type KindsRefused, negationsIn } from './refusals.ts'
import type { Roles } from './roles.ts'
import { readLimits, type SaidLimits } from './said-limits.ts'
import { senseAt } from './sense.ts'
import { sensesOf, spelledOut } from './senses.ts'
import { subjectOf } from './subject.ts'
import { type Token, textOf, tokensOf } from './tokens.ts'
import { readOrder, readStock, type Scarce } from './wishes.ts'

/** What a question says beside what is sought, and where lists have a choice of its own. */
export type Said = Omit<SaidLimits, 'figures'> & {
  /** The question without it. */
  rest: string
  /** Ranges of figures, and kinds that are refused. */
  figures: FiguresAsked & KindsRefused
  /** What is refused and could not be left out; told by the search, which leaves the rest out (refusing.ts). */
  ignored: readonly string[]
  /** Where goods of a list have limits of their own: what is said of each; then the question stands whole in `rest`. */
  parts?: readonly { text: string; said: Said }[]
  /** Whether the lowest price comes first. */
  isCheapFirst: boolean
  /** Whether the highest does. */
  isDearFirst?: true
  /** Words that ask for the largest first; told by the search, see `largestIn`. */
  largest?: string
  /** Whether only what is available is asked for. */
  isAvailable: boolean
  /** Whether only what is gone, or nearly so, is asked for. */
  scarce?: Scarce
}

/** A question as it was understood: what it says, and the tokens that are left to be searched. */
export type QueryPlan = {
  said: Said
  /** The tokens of the question without it. */
  left: readonly Token[]
  /** Where goods of a list have limits of their own. */
  parts?: readonly { text: string; plan: QueryPlan }[]
}

/** Reads a question, as a list of goods with a limit each where it is one. */
export function planOf(question: string, roles: Roles): QueryPlan {
  const tokens = tokensIn(question, roles)
  const whole = planOfTokens(tokens, roles)
  const parts = partsOf(subjectOf(tokens, sensesOf(tokens, roles))).map((part) => ({
    text: textOf(part),
    plan: planOfTokens(part, roles),
  }))
  const limited = parts.filter(({ plan }) => isLimited(plan.said))
  if (limited.length < 2 || parts.some(({ plan }) => plan.said.rest === '')) return whole
  const all = (name: 'otherMoney' | 'unread' | 'unclear' | 'unfit') => parts.flatMap(({ plan }) => plan.said[name])
  const said: Said = {
    ...{ rest: textOf(tokens), price: null, figures: {}, ignored: [], isAvailable: false },
    ...{ otherMoney: all('otherMoney'), unread: all('unread'), unclear: all('unclear'), unfit: all('unfit') },
    isCheapFirst: parts.every(({ plan }) => plan.said.isCheapFirst),
    ...(parts.every(({ plan }) => plan.said.isDearFirst) ? { isDearFirst: true } : {}),
    parts: parts.map(({ text, plan }) => ({ text, said: plan.said })),
  }
  return { ...whole, said, parts }
}

/** Reads a question of which whatever is said is said of all that is sought. */
export const planTogether = (question: string, roles: Roles): QueryPlan => planOfTokens(tokensIn(question, roles), roles)

const tokensIn = (question: string, roles: Roles) => spelledOut(tokensOf(question), roles)

function planOfTokens(tokens: readonly Token[], roles: Roles): QueryPlan {
  const subject = subjectOf(tokens, sensesOf(tokens, roles))
  const taken = new Set<number>()
  const take = ({ from, to }: { from: number; to: number }) => {
    for (let at = from; at < to; at += 1) taken.add(at)
  }
  const isFree = (at: number) => at < tokens.length && !taken.has(at)
  const limits = readLimits(subject, take)
  const negations = negationsIn(subject, isFree, () => true).filter(({ items }) => items.some(({ is }) => is === 'kind' || is === 'figure'))
  const refused = filtersRefused(negations, subject, take)
  const order = readOrder(subject, isFree, take)
  const said = { ...limits, ...order, ...readStock(subject, isFree, take), figures: { ...limits.figures, ...refused }, ignored: [] }
  const free = [...tokens.keys()].filter(isFree)
  const isNarrowed = hasSaid(said)
  const stripped = isNarrowed || limits.unread.length > 0 ? withoutEmptyWords(free, tokens, subject.senses) : free
  const left = stripped.length > 0 ? stripped.map((at) => tokens[at] as Token) : leftOfNothing()
  return { said: { ...said, rest: textOf(left) }, left }

  /** Of what is only told the words are all that there is; of what is only refused the thing is. */
  function leftOfNothing(): readonly Token[] {
    if (!isNarrowed) return tokens
    const noun = negations.find((one) => one.noun)?.noun
    if (noun) return tokens.filter((_, at) => at >= noun.from && at < noun.to && !senseAt(subject.senses, at, 'of'))
    const { fuel, chemistry, ...others } = said.figures
    const isOnlyRefused = said.price === null && Object.keys(others).length === 0 && !negations.some(({ opener }) => opener.isList)
    // Of goods that are neither of two there may be none: then whatever is not so will do.
    const name = fuel?.length === 1 ? 'fuel' : chemistry?.length === 1 ? 'chemistry' : undefined
    return isOnlyRefused && name ? tokensOf(roles.goodsOf[name]) : []
  }
}

const isLimited = ({ price, otherMoney, figures: { fuel, chemistry, ...ranges } }: Said) =>
  price !== null || otherMoney.length > 0 || Object.keys(ranges).length > 0

/** Whether it speaks of all goods, where nothing else is said. */
export const hasSaid = (said: Omit<Said, 'rest'>): boolean =>
  said.price !== null ||
  [said.otherMoney, said.unclear, said.unfit].some(({ length }) => length > 0) ||
  said.isCheapFirst ||
  said.isDearFirst === true ||
  said.largest !== undefined ||
  said.isAvailable ||
  said.scarce !== undefined ||
  Object.keys(said.figures).length > 0
