import { type Language, languages } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { articleWords, fillerWords, relationWords } from '../words/word-lists.ts'
import { readTerms } from '../words/words.ts'
import { MAX_WORDS, PHRASE_MAX, PHRASE_MIN } from './limits.ts'

/** Lists of words: the groups of a language, or the spellings of units. */
export const wordLists = [...languages, 'units'] as const
export type WordList = (typeof wordLists)[number]
/** List of searches for goods that the shop does not sell. The search ignores it; the dashboard does not report these searches. */
export const UNSOLD = 'unsold'
/** All lists that staff keep, in the order of their tabs. */
export const staffLists = [...wordLists, UNSOLD] as const

type RuleKey = 'alone' | 'onlySaid' | 'many' | 'meaningless' | 'short' | 'long' | 'filler' | 'twice' | 'digit' | 'sign'
/** Problem with words. `values` are inserted into its message in i18n/problems. */
export type WordsProblem = { problem: `searchWords.${RuleKey}` | 'searchWords.unitTaken'; values: Record<string, unknown> }

/** Spelling of a unit: "kavea", "amperio-hora", "mm2". The search splits words at other signs, so these would never match. */
const UNIT_NAME = /^\p{L}[\p{L}\p{M}]*[23]?(?:[ '’·/-]\p{L}[\p{L}\p{M}]*[23]?)*$/u

/** Normalizes to one word or phrase per line. Splits at semicolons too, and at commas unless a digit follows. */
export function normalizeLines(text: string): string {
  return text
    .split(/[\n\r\u0085\u2028\u2029;]+|,(?!\d)/)
    .map((line) => singleLine(line).trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('\n')
}

/** Key for comparing phrases: ignores capitals, accents and a leading "=". */
export function phraseKey(phrase: string): string {
  return foldText(phrase.replace(/^=\s*/, '')).trim()
}

/**
 * Finds the first problem with the words of a group or the further spellings of a unit; undefined if there is none. Searches for goods
 * that the shop does not sell are stored as visitors typed them.
 */
export function problemOfWords(text: string, list: WordList | typeof UNSOLD): WordsProblem | undefined {
  const lines = normalizeLines(text).split('\n').filter(Boolean)
  if (list === UNSOLD) return lines.length > 0 ? undefined : { problem: 'searchWords.meaningless', values: { phrase: '' } }
  if (lines.length > MAX_WORDS) return { problem: 'searchWords.many', values: { most: MAX_WORDS } }
  const known = new Set<string>()
  for (const line of lines) {
    const key = phraseKey(line)
    const problem =
      problemOfPhrase(key, list) ??
      (list === 'units' && line.startsWith('=') ? 'sign' : undefined) ??
      (known.has(key) ? 'twice' : undefined)
    const phrase = line.length > PHRASE_MAX ? `${line.slice(0, PHRASE_MAX)}…` : line
    if (problem) return { problem: `searchWords.${problem}`, values: { phrase, most: PHRASE_MAX } }
    known.add(key)
  }
  if (list === 'units') return undefined
  if (lines.length < 2) return { problem: 'searchWords.alone', values: {} }
  return lines.every((line) => line.startsWith('=')) ? { problem: 'searchWords.onlySaid', values: {} } : undefined
}

/** True for an article or a relation word ("de", "mit") of any language. Nearly every question has one, and people mix languages. */
const isJoining = (word: string): boolean =>
  languages.some((language) =>
    [articleWords, ...Object.values(relationWords)].map((lists) => lists[language]).some((words) => words.has(word)),
  )

function problemOfPhrase(key: string, list: WordList): RuleKey | undefined {
  const words = readTerms(key).map(({ word }) => word)
  if (words.length === 0) return 'meaningless'
  if (key.length < PHRASE_MIN) return 'short'
  if (key.length > PHRASE_MAX) return 'long'
  const isPassedOver = (language: Language) => words.every((word) => fillerWords[language].has(word))
  if (list === 'units' ? languages.some(isPassedOver) : isPassedOver(list) || words.every(isJoining)) return 'filler'
  if (list !== 'units') return undefined
  if (/^\d/.test(key)) return 'digit'
  return UNIT_NAME.test(key) ? undefined : 'sign'
}
