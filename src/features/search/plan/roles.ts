import { type Language, languages } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { languageWords } from '../languages/all.ts'
import { signs } from '../languages/signs.ts'
import { spellingsBySound } from '../words/spellings-by-sound.ts'
import { unitSpellings } from '../words/units.ts'
import { noOwnWords, type OwnWords } from '../words/word-groups.ts'
import type { Sense } from './sense.ts'
import type { Token } from './tokens.ts'

type Role = { role: string; value?: string | undefined }
type Element = { words: readonly string[]; isOptional: boolean }
type Phrase = Role & { elements: readonly Element[] }
/** Roles of single words, and phrases by each word that they may begin with. */
export type Roles = {
  alone: Map<string, Role[]>
  beginning: Map<string, Phrase[]>
  /** Goods to search if only a fuel or a chemistry is excluded: "no litio" asks for batteries. */
  goodsOf: Readonly<Record<'fuel' | 'chemistry', string>>
}

const inForce = new WeakMap<OwnWords, Map<Language, Roles>>()

/**
 * Roles of words in questions: those of the language first, then those of the other languages, since people mix languages.
 * Includes staff's spellings of units. Cached per language and object of staff's words.
 */
export function getRoles(language: Language, own: OwnWords = noOwnWords): Roles {
  const known = inForce.get(own) ?? new Map<Language, Roles>()
  inForce.set(own, known)
  const roles = known.get(language) ?? rolesOf([language, ...languages.filter((one) => one !== language)], own.units)
  known.set(language, roles)
  return roles
}

function rolesOf(languages: readonly Language[], ownUnits: OwnWords['units']): Roles {
  const [first = 'es'] = languages
  const wordsOf = (language: Language) => languageWords[language]?.roles ?? {}
  const goodsOf = { fuel: wordsOf(first)['goodsOf:fuel'] ?? '', chemistry: wordsOf(first)['goodsOf:chemistry'] ?? '' }
  const roles: Roles = { alone: new Map(), beginning: new Map(), goodsOf }
  for (const { spelling, unit } of ownUnits) addPhrase(roles, foldText(spelling), { role: 'unit', value: unit })
  for (const spelling of unitSpellings) addPhrase(roles, spelling, { role: 'unit', value: spelling })
  for (const some of [signs, ...languages.map(wordsOf)])
    for (const [name, phrases] of Object.entries(some)) {
      // A name with "^" is a list of word beginnings, which unverifiable-exclusions.ts reads.
      if (name.startsWith('^')) continue
      const [role = '', value] = name.split(':')
      for (const phrase of phrases.split(separator)) addPhrase(roles, phrase.trim(), { role, value })
    }
  return roles
}

const separator = /[|\n]/

function addPhrase({ alone, beginning }: Roles, text: string, role: Role): void {
  const elements = text.split(/\s+/).map(elementOf)
  const [first] = elements
  if (elements.length === 1 && first) {
    for (const word of first.words) listIn(alone, word, role)
    return
  }
  const phrase = { ...role, elements }
  // A phrase may start at any element up to its first required one.
  const last = elements.findIndex(({ isOptional }) => !isOptional)
  const possible = elements.slice(0, last < 0 ? elements.length : last + 1)
  for (const word of new Set(possible.flatMap((one) => one.words))) listIn(beginning, word, phrase)
}

function listIn<Value>(map: Map<string, Value[]>, word: string, value: Value): void {
  const known = map.get(word)
  if (known) known.push(value)
  else map.set(word, [value])
}

/** Parses an element of a phrase. `a/b?` is an optional word, either a or b. */
function elementOf(text: string): Element {
  const isOptional = text.length > 1 && text.endsWith('?')
  const words = isOptional ? text.slice(0, -1) : text
  return { words: words === '/' ? [words] : words.split('/'), isOptional }
}

/** True if a word alone has a role. */
export const hasRole = ({ alone }: Roles, word: string, role: string): boolean => alone.get(word)?.some((one) => one.role === role) === true

/** Senses of the word or phrase that begins at a token. */
export function rolesAt(tokens: readonly Token[], from: number, roles: Roles): Sense[] {
  const { alone, beginning } = roles
  const word = tokens[from]?.word ?? ''
  const found: Sense[] = (alone.get(word) ?? mistyped(word, roles)).map(({ role, value }) => ({ role, value, from, to: from + 1 }))
  for (const { role, value, elements } of beginning.get(word) ?? [])
    for (const to of new Set(endsOf(tokens, from, elements, 0))) if (to > from) found.push({ role, value, from, to })
  return found
}

/** Roles whose words are also recognised if spelled by sound: "inbersor", "vomba". */
const named = new Set(['battery', 'panel', 'engine', 'powered', 'voltage', 'goods', 'kind', 'appliance', 'service'])

function mistyped(word: string, { alone, beginning }: Roles): readonly Role[] {
  if (word.length < MIN_LENGTH || beginning.has(word) || !/^[a-z]+$/.test(word)) return []
  const rolesOfNames = (name: string) => (alone.get(name) ?? []).filter(({ role }) => named.has(role))
  const heard = spellingsBySound(word).find((name) => rolesOfNames(name).length > 0)
  if (heard !== undefined) return rolesOfNames(heard)
  return []
}
const MIN_LENGTH = 5

/** Possible ends of a phrase that begins at a place. */
function endsOf(tokens: readonly Token[], at: number, elements: readonly Element[], index: number): number[] {
  const element = elements[index]
  if (!element) return [at]
  const place = at > 0 && isHyphen(tokens, at) ? at + 1 : at
  const word = tokens[place]?.word
  const taken = word !== undefined && element.words.includes(word) ? endsOf(tokens, place + 1, elements, index + 1) : []
  return element.isOptional ? [...taken, ...endsOf(tokens, at, elements, index + 1)] : taken
}

/** True for a hyphen within a phrase, which is skipped: "low-noise" is "low noise". */
const isHyphen = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === '-' && tokens[at]?.isGlued === true && tokens[at + 1]?.isGlued === true && tokens[at]?.kind === 'sign'
