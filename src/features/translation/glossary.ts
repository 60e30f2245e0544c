import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import type { TradeTerm } from './shipped-terms.ts'

export type LanguagePair = { from: Language; to: Language }

/** Term in the form in which terms are compared: without capitals and accents, with single blanks inside. */
export function normalizeTerm(text: string): string {
  return foldText(text).trim().replace(/\s+/g, ' ')
}

/** Translation of a text that is a term as a whole, with the initial capital of the text; undefined if it is not a term. */
export function translateWholeTerm(terms: readonly TradeTerm[], text: string, { from, to }: LanguagePair): string | undefined {
  const wanted = normalizeTerm(text)
  const found = terms.find((term) => term[to] && normalizeTerm(term[from]) === wanted)
  return found && withCaseOf(text.trim(), found[to])
}

/** A stretch of a text: a term with its translation, or the text between terms. */
export type Stretch = { text: string; translated?: string }

/**
 * Splits a text at glossary terms: whole words only, the longest first. German is matched case-sensitively, since capitals mark
 * nouns; other languages as in the glossary or with an initial capital.
 */
export function splitAtTerms(terms: readonly TradeTerm[], text: string, { from, to }: LanguagePair): Stretch[] {
  const bySpelling = new Map<string, string>()
  for (const term of terms) {
    if (term.isWhole || !term[from] || !term[to]) continue
    bySpelling.set(term[from], term[to])
    if (from !== 'de') bySpelling.set(capitalised(term[from]), capitalised(term[to]))
  }
  const spellings = [...bySpelling.keys()].sort((one, other) => other.length - one.length)
  if (spellings.length === 0) return [{ text }]
  // A term beside a hyphen is no match: "Batterie-Ladegerät" (battery charger) is no battery.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${spellings.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`, 'gu')
  const stretches: Stretch[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) stretches.push({ text: text.slice(at, match.index) })
    const translated = bySpelling.get(match[0]) ?? match[0]
    stretches.push({ text: match[0], translated: match.index === 0 ? withCaseOf(match[0], translated) : translated })
    at = match.index + match[0].length
  }
  if (at < text.length || stretches.length === 0) stretches.push({ text: text.slice(at) })
  return stretches
}

function withCaseOf(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? capitalised(text) : text
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
