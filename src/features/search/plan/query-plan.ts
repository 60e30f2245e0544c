import type { FiguresAsked } from './binding.ts'
import { withoutEmptyWords } from './empty-words.ts'
import { piecesOf } from './pieces.ts'
import { filtersRefused, type KindsRefused, negationsIn } from './refusals.ts'
import type { Roles } from './roles.ts'
import { readLimits, type SaidLimits } from './said-limits.ts'
import { senseAt } from './sense.ts'
import { sensesOf, spelledOut } from './senses.ts'
import { type Subject, subjectOf } from './subject.ts'
import { isSet } from './things.ts'
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

/** More are no list of goods but a letter. */
const MOST_PARTS = 6
const SHORTEST_GOODS = 4

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

/** The parts of a question as a list joins them: at "y" or a comma before goods, or behind figures where nothing joins it. */
function partsOf(subject: Subject): readonly (readonly Token[])[] {
  const { tokens, senses } = subject
  const isGoods = (at: number) => tokens[at]?.kind === 'word' && !senseAt(senses, at, 'but', 'that', 'orMore', 'orLess')
  const isCounted = (at: number) =>
    /^\d{1,2}$/.test(tokens[at]?.word ?? '') && (tokens[at + 1]?.word.length ?? 0) >= SHORTEST_GOODS && isGoods(at + 1)
  const joints: { from: number; to: number }[] = []
  for (let at = 1; at < tokens.length; at += 1) {
    if (senseAt(senses, at, 'orMore', 'orLess')) continue
    const sign = senseAt(senses, at, 'comma') ?? (tokens[at]?.word === '+' ? { to: at + 1 } : undefined)
    const joining = senseAt(senses, sign?.to ?? at, 'and', 'or', 'listing')
    const to = joining?.to ?? sign?.to
    if (to === undefined || !(isGoods(to) || isCounted(to))) continue
    const next = senseAt(senses, to, 'of')?.to ?? to
    if (joining?.role === 'or' && senseAt(senses, next, 'less', 'more', 'most', 'least', 'smaller', 'larger', 'orMore')) continue
    joints.push({ from: at, to })
    at = to - 1
  }
  if (joints.length === 0)
    for (const some of senses)
      for (const { role, to } of some)
        if (
          (role === 'figure' || role === 'sum') &&
          isGoods(to) &&
          (tokens[to]?.word.length ?? 0) >= SHORTEST_GOODS &&
          !joints.some((one) => one.from === to)
        )
          joints.push({ from: to, to })
  const parts = [...joints, { from: tokens.length, to: tokens.length }].map(({ from }, index) =>
    tokens.slice(joints[index - 1]?.to ?? 0, from),
  )
  const isList = parts.length > 1 && parts.length <= MOST_PARTS && parts.every((part) => part.length > 0)
  return isList && !isSet(piecesOf(subject, () => true)) ? parts : []
}

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
