import type { Language } from '#i18n/language.ts'
import { type Joint, jointsUnsaid } from './unjoined.ts'
import { quantityWord, unitPattern } from './words/units.ts'

/** What joins things that are sought together, in whichever of our languages; behind a comma it may stand too. */
const joining = 'y|e|o|u|m[aá]s|and|or|plus|und|oder|sowie'
const joint = new RegExp(
  `\\s*(?:[;+&]|(?<!\\d),|,(?!\\d)|\\.(?=\\s))\\s*(?:(?:${joining})\\s+)?|\\s+(?:${joining})\\s+|(?<=\\p{L})\\s*/\\s*(?=\\p{L})`,
  'giu',
)
/** What holds all that follows: "kit de paneles y baterías". */
export const isSet =
  /^(?:\P{L}*(?:un|el|quiero|busco|necesito|a|the)\s)*(?:kit|combo|juego|paquete|set|sistema|bundle)\s(?:\p{L}+\s)?(?:de|con|of|with)\s/iu
/** More are no list of goods but a letter. */
const MOST = 6
const MOST_JOINTS = 3 * MOST
/** More figures than these are no choice. */
const MOST_FIGURES = 4

/** What a part of a question names: goods of the shop (and the words that their names begin with), goods behind "de" or "para", several at once. */
export type Named = { isThing: boolean; heads: ReadonlySet<string>; hasRelated: boolean; isSeveral: boolean }
const noHeads: ReadonlySet<string> = new Set()

/**
 * The things that a question names one beside the other, each a question of its own: "paneles e inversores". What names
 * no goods belongs to its neighbour ("panel y nevera"), and goods behind another's "de" or "para" are no further thing
 * ("kit de paneles y baterías"). Each may hold others that nothing joins ("inversor 5kw batería 48v").
 *
 * @returns one, the question itself, where it is no such list
 */
export function thingsIn(question: string, language: Language, named: (part: string) => Named): readonly string[] {
  const joints = [...question.matchAll(joint)].map(({ 0: text, index }) => ({ index, length: text.length }))
  if (isSet.test(question)) return [question]
  const things = partedAt(joints, question, language, named).flatMap((thing) => {
    const headsOf = (part: string) => {
      const { isThing, heads } = named(part)
      return isThing ? heads : noHeads
    }
    return partedAt(jointsUnsaid(thing, language, headsOf), thing, language, named)
  })
  return things.length > MOST ? [question] : things
}

function partedAt(joints: readonly Joint[], question: string, language: Language, named: (part: string) => Named): readonly string[] {
  if (joints.length === 0 || joints.length > MOST_JOINTS) return [question]
  const things: { from: number; to: number }[] = []
  let from = 0
  for (const index of [...joints.keys(), joints.length]) {
    const before = joints[index - 1]
    const start = before ? before.index + before.length : 0
    const at = joints[index]?.index ?? question.length
    const { isThing, hasRelated, isSeveral } = named(question.slice(start, at))
    const isEnd = index === joints.length
    // "Panel and battery kit" is a kit.
    if (isThing && isEnd && isSeveral && language !== 'es') return [question]
    if (isThing && things.length > 0) from = start
    if (isThing) things.push({ from, to: at })
    else if (things.length > 0) (things.at(-1) as { to: number }).to = at
    if (hasRelated && !isEnd) return [question]
  }
  if (things.length < 2 || things.length > MOST) return [question]
  return things.map(({ from, to }) => question.slice(from, to).trim())
}

/** What stands behind the last of several things and may be meant of all: "cables y conectores para paneles". */
export function sharedEnd(things: readonly string[]): string {
  return /\s(?:de|para|con|en|for|with|of|für|fuer|fur|mit|von)\s.+$/iu.exec(things.at(-1) ?? '')?.[0] ?? ''
}

// A comma before a digit is a number's own and never parts two: were it both, a long row of them would be read in as many ways.
const number = '\\d+(?:[.,]\\d+)*'
const unit = `(?:\\s|-)?${unitPattern}(?![\\p{L}\\p{N}])-?`
const choice = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?:${number}(?:${unit})?\\s*(?:,(?!\\d)|(?<=[\\s-])(?:o|u|y|e|or|and|oder|und)(?=\\s))\\s*(?:(?:de|of|mit|von)\\s+)?)+${number}${unit}`,
  'iu',
)
const figure = new RegExp(`(${number})(?:(?:\\s|-)?(${unitPattern})(?![\\p{L}\\p{N}])-?)?`, 'giu')
/** From here on a voltage is one of the mains: a generator of 110 and 220 V has both. */
const MAINS_V = 100

/** What batteries are made of and engines burn, of which a product has one only. */
const kind =
  '(?:litio|lithium|lifepo4|gel|agm|plomo(?:\\s+[aá]cido)?|lead(?:[\\s-]acid)?|blei|gasolina|gasoline|petrol|benzin|di[eé]sel|petr[oó]leo)'
const kinds = new RegExp(`(?<![\\p{L}\\p{N}-])(${kind})\\s+(?:o|u|y|e|or|and|oder|und)\\s+(?:de\\s+)?(${kind})(?![\\p{L}\\p{N}-])`, 'iu')

/**
 * A question that names several figures or kinds of which any will do, once with each: "batería de 12 o 24 voltios",
 * "batería de litio o gel".
 *
 * @returns one, the question itself, where it names none
 */
export function choicesIn(question: string): readonly string[] {
  const [both, ...either] = kinds.exec(question) ?? []
  if (both !== undefined) return either.map((one) => question.replace(both, one))
  return figuresIn(question)
}

function figuresIn(question: string): readonly string[] {
  const { 0: whole = '', index = 0 } = choice.exec(question) ?? {}
  const figures = [...whole.matchAll(figure)].map(([, amount = '', own]) => ({ amount, own }))
  const last = figures.at(-1)?.own
  if (figures.length < 2 || figures.length > MOST_FIGURES || last === undefined) return [question]
  const isOr = /[\s-](?:o|u|or|oder)\s/iu.test(whole)
  const words = figures.map(({ amount, own = last }) => ({ text: `${amount} ${own}`, is: quantityWord(amount, own.toLowerCase()) }))
  if (!isOr && words.every(({ is }) => is.endsWith('v') && Number.parseFloat(is) >= MAINS_V)) return [question]
  const behind = question.slice(index + whole.length)
  return words.map(({ text }) => `${question.slice(0, index)}${text}${behind.startsWith(' ') ? '' : ' '}${behind}`.trim())
}
