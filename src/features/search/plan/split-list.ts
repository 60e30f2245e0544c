import { toPieces } from './pieces.ts'
import { senseAt } from './sense.ts'
import { isKit } from './split-goods.ts'
import type { Subject } from './subject.ts'
import type { Token } from './tokens.ts'

/** Border between two parts of a list. The tokens from `from` to `to` join them, such as "y"; if both are equal, no token does. */
type Joint = { from: number; to: number }

/** Maximum parts of a list; a longer question is running text. */
const MAX_LIST_ITEMS = 6
const MIN_GOODS_LENGTH = 4
/** Roles of words that continue a limit behind "o" instead of beginning another part: "500 o más". */
const LIMITING = ['less', 'more', 'most', 'least', 'smaller', 'larger', 'orMore']

/**
 * Splits a question that lists goods, each perhaps with its own limit: "inversor menos de 700 usd y batería menos de 1000 usd".
 * The search decides whether each part names goods.
 *
 * @returns the tokens of each part; an empty list if the question is no list
 */
export function splitList(subject: Subject): readonly (readonly Token[])[] {
  const { tokens } = subject
  const spoken = spokenJoints(subject)
  const joints = spoken.length > 0 ? spoken : jointsPasted(subject)
  const ends = [...joints, { from: tokens.length, to: tokens.length }]
  const parts = ends.map(({ from }, index) => tokens.slice(joints[index - 1]?.to ?? 0, from))
  const isList = parts.length > 1 && parts.length <= MAX_LIST_ITEMS && parts.every((part) => part.length > 0)
  return isList && !isKit(toPieces(subject, () => true)) ? parts : []
}

/** Finds joints before goods, possibly with a count: "y", "o", a comma, "+", "plus"; not "o más" and "o menos". */
function spokenJoints(subject: Subject): Joint[] {
  const { tokens, senses } = subject
  const joints: Joint[] = []
  for (let at = 1; at < tokens.length; at += 1) {
    if (senseAt(senses, at, 'orMore', 'orLess')) continue
    const sign = senseAt(senses, at, 'comma') ?? (tokens[at]?.word === '+' ? { to: at + 1 } : undefined)
    const joining = senseAt(senses, sign?.to ?? at, 'and', 'or', 'listing')
    const to = joining?.to ?? sign?.to
    const isCount = to !== undefined && /^\d{1,2}$/.test(tokens[to]?.word ?? '') && isGoods(subject, to + 1, MIN_GOODS_LENGTH)
    if (to === undefined || !(isCount || isGoods(subject, to, 1))) continue
    if (joining?.role === 'or' && senseAt(senses, senseAt(senses, to, 'of')?.to ?? to, ...LIMITING)) continue
    joints.push({ from: at, to })
    at = to - 1
  }
  return joints
}

/** Finds joints in a list pasted without separators: "panel menos de 100 usd inversor menos de 500 usd". */
function jointsPasted(subject: Subject): Joint[] {
  const ends = subject.senses.flatMap((some) => some.flatMap(({ role, to }) => (role === 'figure' || role === 'sum' ? [to] : [])))
  return [...new Set(ends)].filter((to) => isGoods(subject, to, MIN_GOODS_LENGTH)).map((to) => ({ from: to, to }))
}

/** True if the word may name goods. */
const isGoods = ({ tokens, senses }: Subject, at: number, shortest: number): boolean =>
  tokens[at]?.kind === 'word' && tokens[at].word.length >= shortest && !senseAt(senses, at, 'but', 'that', 'orMore', 'orLess')
