import { type Language, languages } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { english } from '../languages/english.ts'
import { german } from '../languages/german.ts'
import type { RoleWords } from '../languages/role-words.ts'
import { signs } from '../languages/signs.ts'
import { spanish } from '../languages/spanish.ts'
import { unitSpellings } from '../words/units.ts'
import { noOwnWords, type OwnWords } from '../words/word-groups.ts'
import { addAmounts } from './amounts.ts'
import type { Sense, Senses } from './sense.ts'
import type { Token } from './tokens.ts'

type Node = { next: Map<string, Node>; roles: { role: string; value?: string | undefined }[] }
export type Lexicon = Node

const words: Record<Language, RoleWords> = { es: spanish, en: english, de: german }

/** What the phrases of some languages may be, the first of them first, as a tree by their words. */
function rolesOf(languages: readonly Language[], ownUnits: readonly { spelling: string; unit: string }[] = []): Lexicon {
  const root: Node = { next: new Map(), roles: [] }
  for (const { spelling, unit } of ownUnits) addPhrase(root, foldText(spelling).split(/\s+/), { role: 'unit', value: unit })
  for (const spelling of unitSpellings) addPhrase(root, spelling.split(' '), { role: 'unit', value: spelling })
  for (const some of [signs, ...languages.map((language) => words[language])])
    for (const [name, phrases] of Object.entries(some)) {
      if (name.startsWith('^')) continue
      const [role = '', value] = name.split(':')
      for (const phrase of phrases.trim().split(/\s*[|\n]\s*/)) addPhrase(root, phrase.split(' '), { role, value })
    }
  return root
}

/** `a/b c?`: each way to say it is a path of its own. */
function addPhrase(node: Node, elements: readonly string[], role: Node['roles'][number]): void {
  const [first, ...rest] = elements
  if (first === undefined) {
    if (!node.roles.some((one) => one.role === role.role && one.value === role.value)) node.roles.push(role)
    return
  }
  const isOptional = first.endsWith('?')
  if (isOptional) addPhrase(node, rest, role)
  for (const word of first === '/' ? [first] : (isOptional ? first.slice(0, -1) : first).split('/')) {
    const known = node.next.get(word) ?? { next: new Map(), roles: [] }
    node.next.set(word, known)
    addPhrase(known, rest, role)
  }
}

/** Shorthand in the place of which others are read: "pa" is "para", "w/o" is "without". */
export function spelledOut(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const short = phrasesAt(tokens, at, lexicon).findLast(({ role }) => role === 'says')
    const next = short && tokens[short.to]
    // "C/o" at the beginning is a name.
    const isBehind = tokens[(short?.to ?? 0) - 1]?.word !== '/' || (at > 0 && tokens[at]?.isGlued === false)
    if (short?.value && next?.kind === 'word' && isBehind) {
      const [from, to] = [tokens[at] as Token, tokens[short.to - 1] as Token]
      const text = tokens
        .slice(at, short.to)
        .map((one) => one.text)
        .join('')
      read.push({ ...from, word: short.value, text, to: to.to })
    } else read.push(...tokens.slice(at, short ? short.to : at + 1))
    at = short ? short.to : at + 1
  }
  return read
}

/** The senses of each token: roles of words and phrases, and amounts. */
export function sensesOf(tokens: readonly Token[], lexicon: Lexicon): Senses {
  const senses: Sense[][] = tokens.map((_, at) => phrasesAt(tokens, at, lexicon))
  const longestFirst = (some: Sense[]) => some.sort((a, b) => b.to - a.to)
  senses.map(longestFirst)
  addAmounts(tokens, senses)
  return senses.map(longestFirst)
}

function phrasesAt(tokens: readonly Token[], from: number, lexicon: Lexicon): Sense[] {
  const found: Sense[] = []
  let node: Node | undefined = lexicon
  for (let at = from; node && at < tokens.length; at += 1) {
    const { word, isGlued, kind } = tokens[at] as Token
    // "Low-noise" is "low noise".
    if (at > from && kind === 'sign' && word === '-' && isGlued && tokens[at + 1]?.isGlued) continue
    node = node.next.get(word)
    for (const { role, value } of node?.roles ?? []) found.push({ role, value, from, to: at + 1 })
  }
  return found
}

/** Whether a word by itself has a role. */
export const hasRole = (lexicon: Lexicon, word: string, role: string): boolean =>
  lexicon.next.get(word)?.roles.some((one) => one.role === role) === true

const inForce = new WeakMap<OwnWords, Map<Language, Lexicon>>()

/** The roles by which questions of a language are read, with those of the others behind them, since people mix them; with the names of units that staff keep. */
export function rolesInForce(language: Language, own: OwnWords = noOwnWords): Lexicon {
  const known = inForce.get(own) ?? new Map<Language, Lexicon>()
  inForce.set(own, known)
  const roles = known.get(language) ?? rolesOf([language, ...languages.filter((one) => one !== language)], own.units)
  known.set(language, roles)
  return roles
}
