import { numberWord, parseUnitName, quantityWord } from '../words/units.ts'
import { type Senses, senseAt } from './sense.ts'
import type { Subject } from './subject.ts'
import type { Token } from './tokens.ts'

/** Piece of a search: a word, number or quantity of a question, or a sign that separates its goods. */
export type Piece = {
  kind: 'quantity' | 'number' | 'text' | 'sign'
  /** Form in the index: "panel", "550", "5000w". */
  word: string
  /** Text as it was typed. */
  text: string
  /** The unit of a quantity in this question: kW for "kilos". */
  unit?: string
  isGlued: boolean
  /** Roles of the piece's last token as a single word; empty for a quantity. */
  roles: ReadonlySet<string>
}

const noRoles: ReadonlySet<string> = new Set()
/** Maximum count before an "x"; a larger number is a figure. */
const MAX_COUNTED = 99
const MIN_THING_LENGTH = 4
/** Maximum power in W that "5k" may mean in a question about goods with a power. */
const MAX_POWER = 100_000

/** Makes a piece of a single word. */
export const toPiece = (word: string, roles: ReadonlySet<string> = noRoles): Piece => ({
  kind: 'text',
  word,
  text: word,
  isGlued: false,
  roles,
})

/** True if a piece has one of the roles. */
export const hasRole = (piece: Piece | undefined, ...roles: readonly string[]): boolean =>
  piece !== undefined && roles.some((role) => piece.roles.has(role))

/**
 * Converts the tokens of a question to pieces.
 *
 * @param isSearched true if a token is to be searched for
 */
export function toPieces(subject: Subject, isSearched: (at: number) => boolean): Piece[] {
  const { tokens, senses } = subject
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const today = senseAt(senses, at, 'ofToday')
    if (!isSearched(at) || (today && pieces.at(-1)?.roles.has('offer'))) {
      at = today && isSearched(at) ? today.to : at + 1
      continue
    }
    // For a limit without filter only the figure is searched: "63 A" of "hasta 63 A".
    const bound = senses[at]?.find(({ role, to }) => LIMITS.has(role) && senseAt(senses, to, 'figure'))
    if (bound && isSearched(bound.to)) {
      at = bound.to
      continue
    }
    const { piece, to } = pieceAt(subject, at, isSearched)
    at = to
    if (piece) pieces.push({ ...piece, roles: rolesAt(senses, to - 1, piece.kind) })
  }
  return pieces.filter((piece, at) => !isTimes(pieces, at) && !(piece.word === '-' && piece.isGlued && pieces[at - 1]?.kind === 'quantity'))
}

const rolesAt = (senses: Senses, at: number, kind: Piece['kind']): ReadonlySet<string> =>
  kind === 'quantity' ? noRoles : new Set(senses[at]?.flatMap(({ role, from, to }) => (to === from + 1 ? [role] : [])))

function pieceAt(subject: Subject, at: number, isSearched: (at: number) => boolean): { piece?: Omit<Piece, 'roles'>; to: number } {
  const { tokens, senses } = subject
  const { kind, word, isGlued } = tokens[at] as Token
  const isWhole = (to: number) => tokens.slice(at, to).every((_, index) => isSearched(at + index))
  const text = (to: number) =>
    tokens
      .slice(at, to)
      .map((token, index) => (index > 0 && !token.isGlued ? ` ${token.text}` : token.text))
      .join('')
  const figure = senses[at]?.find(({ role, to }) => role === 'figure' && isWhole(to))
  if (figure?.amount?.unit) {
    const { digits, unit } = figure.amount
    const meant = subject.unitMeant(isLimited(senses, at) ? unit : subject.powerMeant(unit), at)
    return { piece: { kind: 'quantity', word: quantityWord(digits, meant), unit: meant, text: text(figure.to), isGlued }, to: figure.to }
  }
  const number = senses[at]?.find(({ role, to }) => role === 'number' && isWhole(to))
  if (number?.amount && kind === 'number') {
    const { value } = number.amount
    const isPower = tokens[at + 1]?.word === 'k' && number.to > at + 1 && subject.hasPower && value <= MAX_POWER && !isLimited(senses, at)
    if (isPower) return { piece: { kind: 'quantity', word: `${value}w`, text: text(number.to), isGlued }, to: number.to }
    if (tokens[at + 1]?.word === 'k' && tokens[at + 1]?.isGlued)
      return { piece: { kind: 'text', word: `${word}k`, text: text(at + 2), isGlued }, to: at + 2 }
    return { piece: { kind: 'number', word: /^\d+$/.test(word) ? word : numberWord(word), text: word, isGlued }, to: at + 1 }
  }
  const isAlone = number !== undefined && number.to === tokens.length && senseAt(senses, at - 1, 'lead', 'of', 'to', 'less', 'more')
  if (number?.amount && isAlone)
    return { piece: { kind: 'number', word: number.amount.digits, text: text(number.to), isGlued }, to: number.to }
  const behind = tokens[at + 1]
  if (kind === 'number' && behind?.kind === 'word' && behind.isGlued && isSearched(at + 1))
    return { piece: { kind: 'text', word: word + behind.word, text: text(at + 2), isGlued }, to: at + 2 }
  // A unit without a number, also in a spelling that staff added ("kavea" for kVA).
  const unit = senses[at]?.find(({ role, to }) => role === 'unit' && isWhole(to))
  if (unit?.value && unit.value !== word && parseUnitName(unit.value) && !parseUnitName(word))
    return { piece: { kind: 'text', word: unit.value, text: text(unit.to), isGlued }, to: unit.to }
  return { piece: { kind: kind === 'sign' ? 'sign' : 'text', word, text: tokens[at]?.text ?? '', isGlued }, to: at + 1 }
}

/** True directly behind a word of a limit. There "kilos" are a weight, and "k" means thousands of dollars. */
const isLimited = (senses: Senses, at: number) =>
  [1, 2, 3, 4].some((back) => senses[at - back]?.some(({ role, to }) => to === at && LIMITS.has(role)))
const LIMITS = new Set(['less', 'more', 'most', 'least', 'mostNamed', 'leastNamed', 'smaller', 'larger', 'cheaper', 'dearer'])

/** True for pieces to drop: "x" after a count ("2 x paneles" is "2 paneles"); before a singular also the count ("2 x panel"). */
function isTimes(pieces: readonly Piece[], at: number): boolean {
  const isSign = (place: number) => {
    const [count, sign, thing] = [pieces[place - 1], pieces[place], pieces[place + 1]]
    return (
      sign?.word === 'x' &&
      count?.kind === 'number' &&
      Number(count.word) <= MAX_COUNTED &&
      thing?.kind === 'text' &&
      thing.word.length >= MIN_THING_LENGTH
    )
  }
  if (isSign(at)) return true
  const thing = pieces[at + 2]?.word ?? ''
  return isSign(at + 1) && pieces[at]?.word !== '1' && !thing.endsWith('s')
}
