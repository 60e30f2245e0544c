import type { Language } from '#i18n/language.ts'
import { findLastIndex } from '#kit/lists.ts'
import { hasRole, type Piece } from './pieces.ts'

/**
 * Goods that a part of a question names. `isThing`: it names goods; `heads`: head nouns of product names; `hasRelated`: more goods
 * follow behind "de", "para" or "con"; `isSeveral`: it names several goods, or a kit.
 */
export type NamedGoods = { isThing: boolean; heads: ReadonlySet<string>; hasRelated: boolean; isSeveral: boolean }
type Part = readonly Piece[]
type NamedBy = (part: Part) => NamedGoods
/** Possible border between two goods: the pieces from `from` to `to`, such as "y"; none if both are equal. */
type Joint = { from: number; to: number }

/** Maximum items of a list; a longer question is running text. */
const MAX_LIST_ITEMS = 6
const MAX_JOINTS = 3 * MAX_LIST_ITEMS
/** Maximum clauses: each is searched by itself, which takes time. */
const MAX_CLAUSES = 8
/** Minimum goods and maximum pieces of a list without separators or figures. Two goods may be one thing: "cable panel". */
const BARE_LEAST = 3
const BARE_MOST = 8
/** Roles of words that connect their neighbours to one item, so that no item ends there. */
const TIED = ['of', 'for', 'with', 'in', 'priceFor', 'without', 'to', 'and', 'or', 'not', 'nor', 'that', 'tying']

const isWord = (piece: Piece | undefined) => piece?.kind === 'text'

/** Explicit joints, such as "y", "o", a comma, or a slash between words. */
function spokenJoints(pieces: Part): Joint[] {
  const joints: Joint[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const isSign =
      hasRole(pieces[at], 'comma', 'joining') && !(pieces[at]?.word === '/' && !(isWord(pieces[at - 1]) && isWord(pieces[at + 1])))
    const isPoint = pieces[at]?.word === '.' && pieces[at + 1]?.isGlued === false
    const isJoining = hasRole(pieces[at], 'and', 'or', 'plus')
    if (!isSign && !isPoint && !isJoining) continue
    const to = (isSign || isPoint) && hasRole(pieces[at + 1], 'and', 'or', 'plus') ? at + 2 : at + 1
    joints.push({ from: at, to })
    at = to - 1
  }
  return joints
}

/**
 * Splits a question into the goods that it lists: "paneles e inversores". A part that names no goods of the shop belongs to its
 * neighbour ("panel y nevera"); goods behind "de" or "para" belong to those before ("kit de paneles y baterías"). Each part is
 * split further if it lists goods without separators ("inversor 5kw batería 48v").
 *
 * @returns the whole question as one part if it is no list
 */
export function splitGoods(pieces: Part, language: Language, named: NamedBy): readonly Part[] {
  if (isKit(pieces)) return [pieces]
  const things = partedAt(spokenJoints(pieces), pieces, language, named).flatMap((thing) =>
    partedAt(jointsUnsaid(thing, language, named), thing, language, named),
  )
  return things.length > MAX_LIST_ITEMS ? [pieces] : things
}

/** True for a question about one kit, whose contents follow: "kit de paneles y baterías". */
export function isKit(pieces: Part): boolean {
  const at = pieces.findIndex((piece) => isWord(piece) && !hasRole(piece, 'edge', 'article'))
  return hasRole(pieces[at], 'set') && [1, 2].some((next) => hasRole(pieces[at + next], 'of', 'with') && pieces.length > at + next + 1)
}

function partedAt(joints: readonly Joint[], pieces: Part, language: Language, named: NamedBy): readonly Part[] {
  if (joints.length === 0 || joints.length > MAX_JOINTS) return [pieces]
  const things: Joint[] = []
  let from = 0
  for (const index of [...joints.keys(), joints.length]) {
    const start = joints[index - 1]?.to ?? 0
    const to = joints[index]?.from ?? pieces.length
    const part = pieces.slice(start, to)
    const { hasRelated, isSeveral, ...of } = named(part)
    // "Generador, diésel": a fuel or chemistry belongs to the goods before it.
    const isThing = of.isThing && !part.every((piece) => hasRole(piece, 'kind'))
    const isEnd = index === joints.length
    // "Panel and battery kit" is a kit; after commas a final "kit" is an item of the list.
    const isList = joints.some(({ from }) => hasRole(pieces[from], 'comma'))
    if (isThing && isEnd && isSeveral && language !== 'es' && !isList) return [pieces]
    if (isThing && things.length > 0) from = start
    if (isThing) things.push({ from, to })
    else if (things.length > 0) (things.at(-1) as Joint).to = to
    if (hasRelated && !isEnd) return [pieces]
  }
  if (things.length < 2 || things.length > MAX_LIST_ITEMS) return [pieces]
  return things.map(({ from, to }) => pieces.slice(from, to))
}

/** Splits a question at commas, full stops and the like. Returns no clauses if there is only one, or more than `MAX_CLAUSES`. */
export function splitClauses(pieces: Part): readonly Part[] {
  const isEnd = ({ kind, word, isGlued }: Piece, at: number) =>
    kind === 'sign' && /^[.,;:!?]$/.test(word) && !(isGlued && pieces[at + 1]?.isGlued)
  const ends = [...pieces.keys()].filter((at) => isEnd(pieces[at] as Piece, at))
  const clauses = [-1, ...ends].map((from, at) => pieces.slice(from + 1, ends[at])).filter((clause) => clause.some(isWord))
  return clauses.length > 1 && clauses.length <= MAX_CLAUSES ? clauses : []
}

/** Words behind the last of several goods that may apply to all: "para paneles" in "cables y conectores para paneles". */
export function sharedEnd(things: readonly Part[]): Part {
  const last = things.at(-1) ?? []
  const at = last.findIndex((piece, place) => place > 0 && hasRole(piece, 'of', 'for', 'with', 'in', 'priceFor'))
  return at < 0 || at === last.length - 1 ? [] : last.slice(at)
}

/**
 * Joints of a list pasted without separators: "inversor 5kw batería 48v 6 paneles de 550 w". Each figure ends an item; if the
 * question begins with a figure, each figure begins an item.
 */
function jointsUnsaid(pieces: Part, language: Language, named: NamedBy): readonly Joint[] {
  if (pieces.some((piece) => hasRole(piece, 'set', 'sets'))) return []
  const joints: Joint[] = [...besideJoints(pieces), ...countJoints(pieces)]
  const figures = [...pieces.keys()].filter((at) => pieces[at]?.kind === 'quantity')
  const [first] = figures
  if (first === undefined) return joints.length > 0 ? joints : bareJoints(pieces, language, named)
  const names = (part: Part) => named(part).isThing
  const isBefore = first === 0 || !names(pieces.slice(0, first))
  for (const at of isBefore ? figures.slice(1) : figures) {
    const place = isBefore ? at : at + 1
    const isTied = isBefore
      ? pieces.slice(0, at).some((piece) => hasRole(piece, ...TIED))
      : isForOther(pieces.slice(0, at)) || hasRole(pieces[place], ...TIED) || pieces[place]?.kind === 'sign'
    if (place < pieces.length && !isTied) joints.push({ from: place, to: place })
  }
  const inOrder = joints.sort((a, b) => a.from - b.from)
  return inOrder.filter(({ from }, at) => at === 0 || from >= (inOrder[at - 1] as Joint).to)
}

/** "Battery for my 48v inverter": the figure belongs to the inverter. */
function isForOther(before: Part): boolean {
  const at = findLastIndex(before, (piece) => !hasRole(piece, 'article'))
  return hasRole(before[at], 'for', 'with', 'priceFor')
}

/** Joints before counts, if the question begins with a count: "2 baterías 4 paneles". */
function countJoints(pieces: Part): Joint[] {
  const isCount = (at: number) =>
    pieces[at]?.kind === 'number' && Number(pieces[at]?.word) < 100 && isWord(pieces[at + 1]) && (pieces[at + 1]?.word.length ?? 0) >= 4
  if (!isCount(0)) return []
  return [...pieces.keys()].filter((at) => at > 0 && isWord(pieces[at - 1]) && isCount(at)).map((at) => ({ from: at, to: at }))
}

/**
 * Joints at "con" before further goods to buy, which have a count, a figure or "sus" before them: "inversor con 2 baterías",
 * "inverter with 100 ah battery", "cable con sus conectores".
 */
function besideJoints(pieces: Part): Joint[] {
  return [...pieces.keys()].flatMap((at): Joint[] => {
    if (at === 0 || !hasRole(pieces[at], 'with')) return []
    const isIts = hasRole(pieces[at + 1], 'its')
    const to = isIts || hasRole(pieces[at + 1], 'article') ? at + 2 : at + 1
    const [count, thing] = [pieces[to], pieces[to + 1]]
    const isCount =
      count?.kind === 'number' && Number(count.word) >= 2 && Number(count.word) < 100 && isWord(thing) && (thing?.word.length ?? 0) >= 4
    const holds = pieces.slice(to).some(({ kind, word }) => kind === 'quantity' && /\d(?:wh|ah|w)$/.test(word))
    return isIts || isCount || holds ? [{ from: at, to }] : []
  })
}

/** Joints between bare goods: "panel inversor batería". */
function bareJoints(pieces: Part, language: Language, named: NamedBy): readonly Joint[] {
  const isOf = (at: number) => hasRole(pieces[at], 'of')
  if (pieces.length < BARE_LEAST || pieces.length > BARE_MOST || pieces.some((piece, at) => hasRole(piece, ...TIED) && !isOf(at))) return []
  const known = new Set<string>()
  const things = [...pieces.keys()].filter((at) => {
    const { isThing, heads } = named([pieces[at] as Piece])
    if (!isThing || isOf(at) || isOf(at - 1)) return false
    // Two words for the same goods are one item: "disconnect switch".
    const isFurther = [...heads].every((head) => !known.has(head))
    for (const head of heads) known.add(head)
    return isFurther && heads.size > 0
  })
  if (things.length < BARE_LEAST) return []
  // In Spanish the distinguishing word follows the noun ("panel solar"), in English and German it precedes.
  return language === 'es'
    ? things.slice(1).map((at) => ({ from: at, to: at }))
    : things.slice(0, -1).map((at) => ({ from: at + 1, to: at + 1 }))
}
