import type { Language } from '#i18n/language.ts'
import { type Alike, type Lexicon, lexiconOf, type Relation, singulars } from './lexicon.ts'
import { unitNamed } from './units.ts'
import { readTerms, type Term } from './words.ts'

/** A word or phrase of a search, with what else says the same. */
export type Sought = Alike & {
  /** A unit without a number ("kva") seeks whatever is measured in it. */
  kind: Term['kind'] | 'unit'
  word: string
  /** The words of a phrase, which is then found by them too; empty for a single word. */
  own: readonly string[]
  /** Something that our goods run, or that other shops sell. */
  isAppliance: boolean
  isUse: boolean
  /** How it stands to a word before it: "para" and whatever follows tell what a thing is for. */
  relation: Relation | undefined
  /** "En oferta": it tells how things are to be sold, and is no thing. */
  isOffer: boolean
  /** A word that says nothing, in a search that has no other. */
  isFiller: boolean
}

/** Longer questions are cut; nobody means the thirteenth word. */
const TERMS_MAX = 12
const WORD_MAX = 40
const PHRASE_MAX = 4
const nothingAlike: Alike = { words: [], phrases: [] }

/** What a visitor seeks: fillers left out, phrases such as "planta eléctrica" as one word, each with its synonyms. */
export function soughtTerms(query: string, language: Language): Sought[] {
  const lexicon = lexiconOf(language)
  const sought = joinPhrases(
    readTerms(query).map((term) => ({ ...term, word: term.word.slice(0, WORD_MAX) })),
    lexicon,
  )
  const telling = sought.filter(({ isFiller }) => !isFiller)
  return (telling.length > 0 ? telling : sought).slice(0, TERMS_MAX)
}

function joinPhrases(terms: readonly Term[], lexicon: Lexicon): Sought[] {
  const sought: Sought[] = []
  let relation: Sought['relation']
  for (let index = 0; index < terms.length; ) {
    const { taken, term } = takePhrase(terms.slice(index, index + PHRASE_MAX), lexicon)
    // "On sale" is on offer, "for sale" is everything.
    const isOffer = term.own.length === 0 && lexicon.isOffer(term.word) && terms[index - 1]?.word !== 'for'
    const isFiller = term.own.length === 0 && !isOffer && lexicon.isFiller(term.word)
    sought.push({ ...term, relation, isUse: lexicon.isUse(term.word), isOffer, isFiller })
    relation = lexicon.relation(term.word) ?? relation
    index += taken
  }
  return sought
}

type Taken = { taken: number; term: Omit<Sought, 'relation' | 'isFiller' | 'isUse' | 'isOffer'> }

/** The longest phrase that the words begin with, or the first of them. */
function takePhrase(terms: readonly Term[], lexicon: Lexicon): Taken {
  for (let taken = terms.length; taken > 1; taken -= 1) {
    const words = terms.slice(0, taken).map(({ word }) => word)
    const alike = lexicon.alikeOf(words)
    if (!alike) continue
    const own = words.filter((word) => !lexicon.isFiller(word))
    // A phrase is as good as the first word of its group.
    const [chief = words.join(' '), ...others] = alike.words
    return {
      taken,
      term: { kind: 'text', word: chief, words: others, phrases: alike.phrases, own, isAppliance: own.every(lexicon.isAppliance) },
    }
  }
  const [{ kind, word }] = terms as [Term]
  const unit = kind === 'text' ? unitNamed(word) : undefined
  if (unit !== undefined) return { taken: 1, term: { words: [word], phrases: [], kind: 'unit', word: unit, own: [], isAppliance: false } }
  const alike = [word, ...singulars(word)].map((form) => lexicon.alikeOf([form])).find((found) => found) ?? nothingAlike
  return { taken: 1, term: { ...alike, kind, word, own: [], isAppliance: kind === 'text' && lexicon.isAppliance(word) } }
}
