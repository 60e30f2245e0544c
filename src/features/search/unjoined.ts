import type { Language } from '#i18n/language.ts'
import { unitPattern } from './words/units.ts'

/** Where one thing of a question may end and the next begin: what stands between them has so many letters. */
export type Joint = { index: number; length: number }
type HeadsOf = (part: string) => ReadonlySet<string>

const wordEnd = '(?![\\p{L}\\p{N}])'
/** What holds others wherever it stands: "solar kit 5kw battery 48v" is one. */
const set = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:kits?|combos?|juegos?|paquetes?|sets?|sistemas?|systeme?s?|bundles?|(?:solar)?anlagen?)${wordEnd}`,
  'iu',
)
/** Behind these stands what a thing is of. */
const of = ['de', 'del', 'of', 'von', 'aus']
/** These, too, tie what follows to what stands before. */
const tying = `(?:${of.join('|')}|para|pa|por|con|sin|en|a|al|y|e|o|u|no|ni|que|for|with|without|in|on|at|and|or|not|to|für|fuer|fur|mit|ohne|und|oder|nicht|zu|zum|zur|im)${wordEnd}`
const tied = new RegExp(`^${tying}`, 'iu')
const figure = `\\d+(?:[.,]\\d+)*[\\s-]?${unitPattern}${wordEnd}`
const figures = new RegExp(`(?<![\\p{L}\\p{N}.,])${figure}-?`, 'giu')
/** "Battery for my 48v inverter": the figure is that of what follows. */
const isForOther = /(?<![\p{L}\p{N}])(?:para|pa|con|for|with|für|fuer|fur|mit)\s+(?:(?:mi|my|an?|the|una?|el|la|meinen?|einen?|den)\s+)?$/iu
const gap = new RegExp(`^\\s+(?!${tying})(?=[\\p{L}\\p{N}])`, 'iu')
const counts = /(?<=\p{L})\s+(?=\d{1,2}\s+\p{L}{4})/gu
const startsWithCount = /^\d{1,2}\s+\p{L}{4}/u
/** "Inversor con 2 baterías", "inverter with 100 ah battery": what comes with a count, or holds or gives so much, is bought too. */
const beside = /\s+(?:con|with|mit|w\/)\s+(?:(?:una?|an?|eine[mrn]?)\s+)?/giu
const ofItsOwn = new RegExp(`^(?:[2-9]|\\d\\d)\\s+\\p{L}{4}|\\d\\s?(?:k?wh|ah|k?w|wp)${wordEnd}`, 'iu')
/** Fewer things side by side without figures are as often one: "cable panel". */
const BARE_LEAST = 3
const BARE_MOST = 8

/**
 * Where a question goes on to another thing without saying so, as lists are pasted: "inversor 5kw batería 48v 6 paneles
 * de 550 w". A figure behind a thing ends it, and where figures stand before things each begins one.
 *
 * @param headsOf what goods a part of the question names, as names begin with it; nothing where it names none
 */
export function jointsUnsaid(question: string, language: Language, headsOf: HeadsOf): readonly Joint[] {
  if (set.test(question)) return []
  const found = [...question.matchAll(figures)].map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
  const [first] = found
  const joints: Joint[] = [...question.matchAll(beside)]
    .map(({ 0: text, index }) => ({ index, length: text.length }))
    .filter(({ index, length }) => ofItsOwn.test(question.slice(index + length)))
  if (startsWithCount.test(question))
    for (const { 0: text, index } of question.matchAll(counts)) joints.push({ index, length: text.length })
  if (first === undefined) return joints.length > 0 ? joints : bareJoints(question, language, headsOf)
  const isBefore = first.from === 0 || headsOf(question.slice(0, first.from)).size === 0
  for (const { from, to } of isBefore ? found.slice(1) : found) {
    const [blanks] =
      (isBefore ? untied(question.slice(0, from)) : isForOther.test(question.slice(0, from)) ? null : gap.exec(question.slice(to))) ?? []
    if (blanks) joints.push({ index: isBefore ? from - blanks.length : to, length: blanks.length })
  }
  const inOrder = joints.sort((a, b) => a.index - b.index)
  return inOrder.filter(({ index }, at) => at === 0 || index >= endOf(inOrder[at - 1] as Joint))
}

const endOf = ({ index, length }: Joint) => index + length

/** The blanks at the end of what stands before a figure, if nothing there ties it: "battery for my" 48 V inverter. */
function untied(before: string): RegExpExecArray | null {
  return before.split(/\s+/u).some((word) => tied.test(word)) ? null : /\s+$/u.exec(before)
}

/** "Panel inversor batería": things and nothing that ties them. */
function bareJoints(question: string, language: Language, headsOf: HeadsOf): readonly Joint[] {
  const words = [...question.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({ text, index, end: index + text.length }))
  const isOf = (at: number) => of.includes(words[at]?.text.toLowerCase() ?? '')
  if (words.length < BARE_LEAST || words.length > BARE_MOST || words.some(({ text }, at) => tied.test(text) && !isOf(at))) return []
  const known = new Set<string>()
  const things = words.filter(({ text }, at) => {
    const heads = isOf(at) || isOf(at - 1) ? [] : [...headsOf(text)]
    // "Disconnect switch" is one thing in two words.
    const isFurther = heads.length > 0 && heads.every((head) => !known.has(head))
    for (const head of heads) known.add(head)
    return isFurther
  })
  if (things.length < BARE_LEAST) return []
  // What tells of a thing stands behind it in Spanish ("panel solar"), else before it.
  return language === 'es'
    ? things.slice(1).map(({ index }) => ({ index: index - 1, length: 1 }))
    : things.slice(0, -1).map(({ end }) => ({ index: end, length: 1 }))
}
