import type { InvertedIndex } from './index/inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './index/postings.ts'
import type { makeVocabulary } from './index/vocabulary.ts'
import { MIN_SUBJECT_WEIGHT } from './search-document.ts'

/** Limits of the phrase cache: number of phrases, and postings of all phrases together (about ten megabytes). */
const MAX_PHRASES = 5000
const MAX_POSTINGS = 500_000

/** Postings of a phrase (index place and field weight), and for each the weight of the match (`matchWeights` in vocabulary.ts). */
export type FoundPhrase = { postings: Int32Array; counts: Float64Array }
type Candidates = readonly { counts: number; postings: Int32Array }[]

/** Creates a function that finds the documents with a phrase. Results are cached until the words of a document change. */
export function makePhraseFinder({ words, size, version }: InvertedIndex, vocabulary: ReturnType<typeof makeVocabulary>) {
  const known = new Map<string, FoundPhrase>()
  let knownPostings = 0
  let knownVersion = version()
  /** By index place: 1 + the document's position in the list of candidates, or 0 if it is no candidate. */
  let numberAt = new Int32Array()

  return (phrase: readonly string[]): FoundPhrase => {
    const key = phrase.join(' ')
    if (knownVersion !== version() || known.size >= MAX_PHRASES || knownPostings >= MAX_POSTINGS) {
      known.clear()
      knownPostings = 0
      knownVersion = version()
    }
    const found = known.get(key) ?? findPhrase(phrase)
    if (!known.has(key)) knownPostings += found.postings.length
    known.set(key, found)
    return found
  }

  /** Finds the documents that have all words of a phrase. The phrase gets the lowest weight of its words there. */
  function findPhrase(phrase: readonly string[]): FoundPhrase {
    const byWord = phrase.map(
      (word): Candidates =>
        [...vocabulary.ofText(word, [])].flatMap(([candidate, { counts, isGuess }]) =>
          isGuess ? [] : [{ counts, postings: words.postingsOf(candidate) }],
        ),
    )
    const sizeOf = (candidates: Candidates) => candidates.reduce((sum, { postings }) => sum + postings.length, 0)
    const [rarest = [], ...others] = byWord.sort((a, b) => sizeOf(a) - sizeOf(b))
    if (sizeOf(rarest) === 0) return { postings: new Int32Array(), counts: new Float64Array() }
    if (numberAt.length < size()) numberAt = new Int32Array(size())
    const found = placesOf(rarest)
    for (const candidates of others) keepThoseWith(found, candidates)
    for (const place of found.places) numberAt[place] = 0
    const { places, weights, counts, isOneText } = found
    const postings = new Int32Array(places.length)
    const counted = new Float64Array(places.length)
    let count = 0
    for (const [at, place] of places.entries()) {
      const weight = weights[at] as number
      // In descriptions all words must be in the same text: power tools that cut must not match "power cut".
      if (weight < MIN_SUBJECT_WEIGHT && isOneText[at] !== true) continue
      postings[count] = (place << WEIGHT_BITS) | weight
      counted[count] = counts[at] as number
      count += 1
    }
    return { postings: postings.slice(0, count), counts: counted.slice(0, count) }
  }

  /** Index places of the candidates for a word, with the best weight at each place. */
  function placesOf(candidates: Candidates) {
    const places: number[] = []
    const weights: number[] = []
    const counts: number[] = []
    for (const { counts: own, postings } of candidates)
      for (const posting of postings) {
        const place = posting >> WEIGHT_BITS
        const weight = posting & WEIGHT_MASK
        let at = (numberAt[place] as number) - 1
        if (at >= 0 && own * weight <= (counts[at] as number) * (weights[at] as number)) continue
        if (at < 0) {
          at = places.push(place) - 1
          numberAt[place] = at + 1
        }
        weights[at] = weight
        counts[at] = own
      }
    return { places, weights, counts, isOneText: places.map(() => true) }
  }

  /** Drops the places without another word of the phrase, and lowers weights to that word's weight. */
  function keepThoseWith(found: ReturnType<typeof placesOf>, candidates: Candidates): void {
    const { places, weights, counts, isOneText } = found
    const ownWeights = new Uint8Array(places.length)
    const ownCounts = new Float64Array(places.length)
    for (const { counts: own, postings } of candidates)
      for (const posting of postings) {
        const at = (numberAt[posting >> WEIGHT_BITS] as number) - 1
        const weight = posting & WEIGHT_MASK
        if (at < 0 || own * weight <= (ownCounts[at] as number) * (ownWeights[at] as number)) continue
        ownWeights[at] = weight
        ownCounts[at] = own
      }
    let kept = 0
    for (const [at, place] of places.entries()) {
      const weight = weights[at] as number
      const own = ownWeights[at] as number
      numberAt[place] = own > 0 ? kept + 1 : 0
      if (own === 0) continue
      places[kept] = place
      isOneText[kept] = isOneText[at] === true && weight === own
      weights[kept] = Math.min(weight, own)
      counts[kept] = Math.min(counts[at] as number, ownCounts[at] as number)
      kept += 1
    }
    for (const list of [places, weights, counts, isOneText]) list.length = kept
  }
}
