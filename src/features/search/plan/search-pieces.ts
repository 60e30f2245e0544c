import type { Exclusion } from '../answers/exclusions.ts'
import { withoutEmptyWords } from './empty-words.ts'
import { findNegations } from './exclusions.ts'
import { findLargestRequest } from './order-and-stock.ts'
import { type Piece, toPiece, toPieces } from './pieces.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Roles } from './roles.ts'
import { type Sense, senseAt } from './sense.ts'
import { findSenses } from './senses.ts'
import { readSubject, type Subject } from './subject.ts'
import { type Token, textOf } from './tokens.ts'
import { findUnverifiableExclusions } from './unverifiable-exclusions.ts'

type Span = { from: number; to: number }
/** The pieces of a question to search, and its exclusions. */
export type SearchPieces = {
  rest: string
  pieces: readonly Piece[]
  /** The same pieces with "silencioso" instead of "que no haga ruido"; undefined if the question does not ask for quiet goods. */
  quiet: readonly Piece[] | undefined
  exclusions: readonly Exclusion[]
  /** Exclusions that no product's name, figures or category can verify. */
  unverified: readonly string[]
  /** Words that ask for the largest first. */
  largest: string | undefined
}

/**
 * Separates a plan's remaining tokens into pieces to search, exclusions, and words that ask for the largest or for quiet goods.
 *
 * @param isIndexed true if name, figures or category of products contain the words, so that a mere "no" before them excludes them
 */
export function extractSearchPieces(
  { left: tokens }: QueryPlan,
  roles: Roles,
  isIndexed: (pieces: readonly Piece[]) => boolean,
): SearchPieces {
  const senses = findSenses(tokens, roles)
  const subject = readSubject(tokens, senses)
  const taken = new Set<number>()
  const take = ({ from, to }: Span) => {
    for (let at = from; at < to; at += 1) taken.add(at)
  }
  const isFree = (at: number) => at < tokens.length && !taken.has(at)
  const text = ({ from, to }: Span) => textOf(tokens.slice(from, to))
  const largest = findLargestRequest(subject, isFree)
  if (largest) take(largest)
  const piecesIn = ({ from, to }: Span) => toPieces(subject, (at) => at >= from && at < to && tokens[at]?.kind !== 'sign')
  const isMeant = (item: Span, isSure: boolean) => isSure || (!senseAt(senses, item.from, 'circumstance') && isIndexed(piecesIn(item)))
  const negations = findNegations(subject, isFree, isMeant).filter(({ items }) => items.every(({ is }) => is !== 'figure'))
  const exclusions = negations.flatMap(({ from, to, opener, items }) =>
    items.map((item): Exclusion => {
      const isWhole = items.length === 1 && opener.from === from
      return {
        text: isWhole ? text({ from, to }) : `${text(opener)} ${text(item)}`,
        pieces: piecesIn(item),
        lacking: opener.isLacking ? (tokens[opener.to - 1]?.word ?? '') : null,
      }
    }),
  )
  for (const negation of negations) take(negation)
  const unverified = findUnverifiableExclusions(subject, isFree)
  for (const one of unverified) take(one)
  const free = [...tokens.keys()].filter(isFree)
  const hasTaken = negations.length + unverified.length > 0 || largest !== undefined
  const stripped = hasTaken ? withoutEmptyWords(free, tokens, senses) : free
  const noun = stripped.length === 0 ? negations.find((one) => one.noun)?.noun : undefined
  const left = noun ? [...tokens.keys()].filter((at) => at >= noun.from && at < noun.to && !senseAt(senses, at, 'of')) : stripped
  const kept = new Set(left)
  return {
    rest: textOf(left.map((at) => tokens[at] as Token)),
    pieces: toPieces(subject, (at) => kept.has(at)),
    quiet: quietIn(subject, kept),
    exclusions,
    unverified: unverified.map(text),
    largest: largest && text(largest),
  }
}

/**
 * Reads "planta que no haga bulla" (a generator that makes no noise) as "planta silencioso"; the search ignores gender. Returns
 * undefined for other questions, and for goods without an engine, since only engines are called silent.
 */
function quietIn(subject: Subject, kept: ReadonlySet<number>): readonly Piece[] | undefined {
  const { tokens, senses } = subject
  const hasEngine = [...kept].some((at) => senseAt(senses, at, 'engine') && !senseAt(senses, at, 'notEngine'))
  const found: Sense[] = []
  for (const at of kept) {
    const sense = senseAt(senses, at, 'quiet')
    if (sense && at >= (found.at(-1)?.to ?? 0)) found.push(sense)
  }
  const inside = (at: number) => found.find(({ from, to }) => at >= from && at < to)
  const isAlone = [...kept].every((at) => inside(at) || tokens[at]?.kind === 'sign' || senseAt(senses, at, 'something'))
  if (found.length === 0 || !(hasEngine || isAlone)) return undefined
  if (isAlone) return found.slice(0, 1).map(({ value = '' }) => toPiece(value))
  const before = (at: number) => toPieces(subject, (place) => kept.has(place) && place < at && !inside(place))
  const [first] = found as [Sense]
  const all = toPieces(subject, (place) => kept.has(place) && !inside(place))
  all.splice(before(first.from).length, 0, toPiece(first.value ?? ''))
  return all
}
