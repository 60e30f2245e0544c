import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/fold-text.ts'
import { fillers, synonyms } from './synonyms.ts'
import { readTerms, type Term } from './words.ts'

/**
 * A word of a search with what else says the same, and the words to look for instead where no product has any of these:
 * those that a phrase was made of, or the phrase that a word stands for ("split" for "aire acondicionado").
 */
export type Sought = Term & { others: readonly string[]; parts: readonly Term[] }

/** Longer questions are cut; nobody means the thirteenth word. */
const TERMS_MAX = 12
const WORD_MAX = 40
const PHRASE_MAX = 4

/** For each word or phrase: the single words that mean the same, and the first phrase that does. */
type Lexicon = { byPhrase: ReadonlyMap<string, readonly string[]>; phraseOf: ReadonlyMap<string, string>; fillers: ReadonlySet<string> }
const lexicons = new Map<Language, Lexicon>()

/** What a visitor seeks: fillers left out, phrases such as "planta eléctrica" as one word, each with its synonyms. */
export function soughtTerms(query: string, language: Language): Sought[] {
  const lexicon = lexiconOf(language)
  const terms = readTerms(query).map((term) => ({ ...term, word: term.word.slice(0, WORD_MAX) }))
  const sought = joinPhrases(terms, lexicon)
  const telling = sought.filter(({ word }) => !lexicon.fillers.has(word))
  return (telling.length > 0 ? telling : sought).slice(0, TERMS_MAX)
}

function joinPhrases(terms: readonly Term[], { byPhrase, phraseOf }: Lexicon): Sought[] {
  const sought: Sought[] = []
  for (let index = 0; index < terms.length; ) {
    const [first] = terms.slice(index)
    if (!first) break
    let taken = 1
    let others = byPhrase.get(first.word) ?? singulars(first.word).flatMap((word) => byPhrase.get(word) ?? [])
    let { word } = first
    for (let length = Math.min(PHRASE_MAX, terms.length - index); length > 1; length -= 1) {
      const known = byPhrase.get(phraseKey(terms.slice(index, index + length).map((term) => term.word)))
      const [chief] = known ?? []
      if (!known || chief === undefined) continue
      taken = length
      word = chief
      others = known.slice(1)
      break
    }
    const parts =
      taken > 1
        ? terms.slice(index, index + taken)
        : readTerms([word, ...singulars(word)].flatMap((form) => phraseOf.get(form) ?? [])[0] ?? '')
    sought.push({ kind: taken > 1 ? 'text' : first.kind, word, others, parts })
    index += taken
  }
  return sought
}

/** What a plural may be the plural of, in any of our languages; wrong guesses are words that no product has. */
export function singulars(word: string): string[] {
  const found: string[] = []
  for (const ending of ['s', 'es', 'en', 'n', 'e'])
    if (word.endsWith(ending) && word.length - ending.length >= (ending === 's' ? 3 : 4)) found.push(word.slice(0, -ending.length))
  return found
}

/** The same for "panel solar" and "paneles solares". */
function phraseKey(words: readonly string[]): string {
  return words.map((word) => word.replace(/s$/, '').replace(/e$/, '')).join(' ')
}

function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const byPhrase = new Map<string, readonly string[]>()
  const phraseOf = new Map<string, string>()
  for (const group of synonyms[language]) {
    const phrases = group.map((phrase) => foldText(phrase))
    const single = phrases.filter((phrase) => !phrase.includes(' '))
    const several = phrases.find((phrase) => phrase.includes(' '))
    if (several !== undefined) for (const word of single) phraseOf.set(word, several)
    for (const phrase of phrases) {
      const key = phrase.includes(' ') ? phraseKey(phrase.split(' ')) : phrase
      byPhrase.set(key, [...new Set([...(byPhrase.get(key) ?? []), ...single.filter((word) => word !== phrase)])])
    }
  }
  const made = { byPhrase, phraseOf, fillers: new Set(fillers[language]) }
  lexicons.set(language, made)
  return made
}
