import { type Corrector, synonymsOf } from './corrections.ts'
import type { Piece } from './plan/pieces.ts'
import type { Lexicon, Relation } from './words/lexicon.ts'
import type { Synonyms } from './words/synonyms.ts'
import { parseUnitName } from './words/units.ts'
import type { SearchTerm } from './words/words.ts'

/** A word or phrase of a search, with its synonyms. */
export type QueryTerm = Synonyms & {
  /** `unit`: a unit without a number ("kva"), which matches everything measured in it. `count`: a number of appliances. */
  kind: SearchTerm['kind'] | 'unit' | 'count'
  word: string
  /** Guessed from an unknown word; matches only what a product is about. */
  isGuess: boolean
  /** Words of a phrase, which match a product that has all of them; empty for a single word. */
  own: readonly string[]
  /** True for appliances that our goods power, and for goods of other shops. */
  isAppliance: boolean
  /** True for goods of other shops. */
  isElsewhere: boolean
  /** True for a place of use: "casa". */
  isUse: boolean
  /** Meaning of the last relation word ("de", "para", "con") before the term; undefined if there is none. */
  relation: Relation | undefined
  /**
   * True if the word belongs by "de" to the first noun: "carro" in "batería de carro", not "madera" in "soporte para techo de
   * madera".
   */
  isPart: boolean
  /** True if the term follows "de", directly or with an article between. Then it is a material or an owner, not a brand. */
  isComplement: boolean
  /** True for "en oferta": a condition of the sale, no goods. */
  isOffer: boolean
  /** True for a filler word, which counts only if the question has no other words. */
  isFiller: boolean
  /** True for a word in a phrase of staff (see readings.ts). */
  isInOwnPhrase: boolean
}

/** Maximum terms of a search, and words read from a question; further ones are ignored. */
const TERMS_MAX = 12
const TYPED_MAX = 40
/** Maximum words of a phrase; staff may write "máquina que saca corriente cuando se va la luz". */
const PHRASE_MAX = 12
const noSynonyms: Synonyms = { words: [], phrases: [], ofStaff: [] }

export type TypedTerm = SearchTerm & { isGuess: boolean; isInOwnPhrase?: boolean }

/**
 * Terms of a search: without fillers, with phrases such as "planta eléctrica" as one term, each with its synonyms.
 *
 * @param correct maps an unknown word to a known one
 */
export function toQueryTerms(pieces: readonly Piece[], lexicon: Lexicon, correct: Corrector): QueryTerm[] {
  return joinTerms(toTypedTerms(pieces, correct), lexicon)
}

/** The words, numbers and quantities of a query in order, with corrected spelling; those beyond `TYPED_MAX` are dropped. */
export function toTypedTerms(pieces: readonly Piece[], correct: Corrector): TypedTerm[] {
  return termsOf(pieces).flatMap((term) => corrected(term, correct))
}

/** The words, numbers and quantities among pieces. */
export const termsOf = (pieces: readonly Piece[]): SearchTerm[] =>
  pieces.flatMap(({ kind, word }) => (kind === 'sign' ? [] : [{ kind, word }])).slice(0, TYPED_MAX)

/** Joins words to terms, as described at `toQueryTerms`; keeps fillers only if there is nothing else. */
export function joinTerms(typed: readonly TypedTerm[], lexicon: Lexicon): QueryTerm[] {
  const terms = joinPhrases(typed, lexicon)
  const contentTerms = terms.filter(({ isFiller }) => !isFiller)
  return (contentTerms.length > 0 ? contentTerms : terms).slice(0, TERMS_MAX)
}

function corrected(term: SearchTerm, correct: Corrector): TypedTerm[] {
  const meant = term.kind === 'text' ? correct(term.word) : undefined
  return meant ? meant.words.map((word) => ({ kind: 'text', word, isGuess: meant.isGuess })) : [{ ...term, isGuess: false }]
}

function joinPhrases(terms: readonly TypedTerm[], lexicon: Lexicon): QueryTerm[] {
  const joined: QueryTerm[] = []
  let relation: QueryTerm['relation']
  let isOfFirst = true
  for (let index = 0; index < terms.length; ) {
    const { taken, term } = takePhrase(terms.slice(index), lexicon)
    // "On sale" means on offer, "for sale" means nothing.
    const isOffer = term.own.length === 0 && lexicon.isOffer(term.word) && terms[index - 1]?.word !== 'for'
    const isFiller = term.own.length === 0 && !isOffer && lexicon.isFiller(term.word)
    const isInOwnPhrase = terms.slice(index, index + taken).some((one) => one.isInOwnPhrase)
    const isPart = relation === 'of' && isOfFirst
    const isComplement = lexicon.takesMaterial(terms[lastBefore(index)]?.word ?? '')
    joined.push({ ...term, relation, isPart, isComplement, isUse: lexicon.isUse(term.word), isOffer, isFiller, isInOwnPhrase })
    // Relation words count only behind a telling word: "in a kit" asks for a kit.
    if (joined.some((one) => !one.isFiller)) relation = lexicon.relation(term.word) ?? relation
    if (relation === 'for' || relation === 'with') isOfFirst = false
    index += taken
  }
  return joined.map((one, at) =>
    // A count of appliances is searched as a word: for "para 2 aires" texts write "dos aires".
    one.kind === 'number' && joined[at + 1]?.isAppliance ? { ...one, kind: 'count', word: lexicon.countWord(one.word) } : one,
  )

  /** Index of the preceding word, skipping articles. */
  function lastBefore(index: number): number {
    let before = index - 1
    while (before >= 0 && lexicon.isArticle(terms[before]?.word ?? '')) before -= 1
    return before
  }
}

/** Indexes of the words that belong to a phrase with synonyms: "power" in "power station" is known if the phrase is. */
export function placesInPhrases(words: readonly string[], lexicon: Lexicon): ReadonlySet<number> {
  const known = new Set<number>()
  for (let at = 0; at < words.length; ) {
    const taken = lengthOfPhrase(words.slice(at, at + PHRASE_MAX), lexicon)
    for (let place = at; taken > 1 && place < at + taken; place += 1) known.add(place)
    at += taken
  }
  return known
}

/** Number of words of the longest phrase with synonyms at the beginning; 1 if there is none. */
function lengthOfPhrase(words: readonly string[], lexicon: Lexicon): number {
  for (let taken = words.length; taken > 1; taken -= 1) {
    const phrase = lexicon.phraseIn(words.slice(0, taken))
    if (phrase && lexicon.synonymsOf(phrase)) return taken
  }
  return 1
}

type Taken = {
  taken: number
  term: Omit<QueryTerm, 'relation' | 'isPart' | 'isComplement' | 'isFiller' | 'isUse' | 'isOffer' | 'isInOwnPhrase'>
}

/** Takes the longest known phrase at the beginning as a term, else the first word. */
export function takePhrase(typed: readonly TypedTerm[], lexicon: Lexicon): Taken {
  const terms = typed.slice(0, PHRASE_MAX)
  for (let taken = terms.length; taken > 1; taken -= 1) {
    const words = lexicon.phraseIn(terms.slice(0, taken).map(({ word }) => word))
    if (!words) continue
    const alike = lexicon.synonymsOf(words) ?? noSynonyms
    const isHomonym = lexicon.isHomonym(words)
    const own = alike.isTypedOnly ? [] : lexicon.withoutFillers(words)
    // A phrase is searched by the first word of its synonym group.
    const [chief = words.join(' '), ...others] = alike.words
    return {
      taken,
      term: {
        kind: 'text',
        word: chief,
        isGuess: terms.slice(0, taken).some(({ isGuess }) => isGuess),
        words: others,
        phrases: alike.phrases,
        ofStaff: alike.ofStaff,
        own,
        isAppliance: isHomonym || (own.length > 0 && own.every(lexicon.isAppliance)) || alike.words.some(lexicon.isAppliance),
        isElsewhere: isHomonym || (own.length > 0 && own.every(lexicon.isElsewhere)) || alike.words.some(lexicon.isElsewhere),
      },
    }
  }
  const [{ kind, word, isGuess }] = terms as [TypedTerm]
  const unit = kind === 'text' ? parseUnitName(word) : undefined
  if (unit !== undefined)
    return {
      taken: 1,
      term: { words: [word], phrases: [], ofStaff: [], kind: 'unit', word: unit, isGuess, own: [], isAppliance: false, isElsewhere: false },
    }
  const alike = synonymsOf(word, lexicon) ?? noSynonyms
  return {
    taken: 1,
    term: {
      ...alike,
      kind,
      word,
      isGuess,
      own: [],
      isAppliance: kind === 'text' && lexicon.isAppliance(word),
      isElsewhere: kind === 'text' && lexicon.isElsewhere(word),
    },
  }
}
