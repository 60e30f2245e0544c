import { MAINS_V, parseQuantity, quantityWord } from '../words/units.ts'
import type { Piece } from './pieces.ts'

/** Maximum figures of a choice; a longer row is not read as alternatives. */
const MAX_FIGURES = 4

const isJoint = (piece: Piece | undefined) => ['comma', 'or', 'and'].some((role) => piece?.roles.has(role))

/**
 * Splits a question with alternative figures or kinds into one question per alternative: "batería de 12 o 24 voltios", "batería
 * de litio o gel".
 *
 * @returns only the question itself if it has no alternatives
 */
export function splitChoices(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  return kindsIn(pieces) ?? figuresIn(pieces) ?? [pieces]
}

/** Alternatives of chemistry or fuel, of which a product has only one value. */
function kindsIn(pieces: readonly Piece[]): (readonly Piece[])[] | undefined {
  const isKind = (at: number) => pieces[at]?.roles.has('kind') === true
  const behind = (at: number) => (pieces[at + 2]?.roles.has('of') ? at + 3 : at + 2)
  const at = [...pieces.keys()].find(
    (place) => isKind(place) && ['or', 'and'].some((role) => pieces[place + 1]?.roles.has(role)) && isKind(behind(place)),
  )
  if (at === undefined) return undefined
  const other = behind(at)
  return [at, other].map((place) => [...pieces.slice(0, at), pieces[place] as Piece, ...pieces.slice(other + 1)])
}

function figuresIn(pieces: readonly Piece[]): (readonly Piece[])[] | undefined {
  const isFigure = (at: number) => pieces[at]?.kind === 'quantity' || pieces[at]?.kind === 'number'
  const from = [...pieces.keys()].find((at) => isFigure(at) && nextOf(at) !== undefined)
  if (from === undefined) return undefined
  const places = [from]
  for (let next = nextOf(from); next !== undefined; next = nextOf(next)) places.push(next)
  const isOr = pieces.slice(from, places.at(-1)).some(({ roles }) => roles.has('or'))
  const units = places.map((at) => pieces[at]?.unit)
  // With "or" the unit may be at the first figure only: "de 5 kW o uno de 10".
  const unit = units.at(-1) ?? (isOr ? units[0] : undefined)
  if (unit === undefined || places.length > MAX_FIGURES) return undefined
  const words = places.map((at) => {
    const piece = pieces[at] as Piece
    return piece.kind === 'quantity' ? piece : { ...piece, kind: 'quantity' as const, word: quantityWord(piece.word, unit) }
  })
  // Mains voltages are no alternatives: a generator of 110 and 220 V has both.
  const isMains = words.every(({ word }) => (parseQuantity(word)?.unit ?? '') === 'v' && (parseQuantity(word)?.value ?? 0) >= MAINS_V)
  if (!isOr && isMains) return undefined
  return words.map((word) => [...pieces.slice(0, from), word, ...pieces.slice((places.at(-1) as number) + 1)])

  function nextOf(at: number): number | undefined {
    if (!isJoint(pieces[at + 1])) return undefined
    const next = isJoint(pieces[at + 2]) ? at + 3 : at + 2
    const behind = pieces[next]?.roles.has('counting') ? next + 1 : next
    const figure = pieces[behind]?.roles.has('of') || pieces[behind]?.roles.has('with') ? behind + 1 : behind
    return isFigure(figure) ? figure : undefined
  }
}
