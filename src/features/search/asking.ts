import type { InvertedIndex } from './inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './postings.ts'
import { type Asked, levels } from './question.ts'
import { IS_ABOUT, weights } from './search-document.ts'
import type { Sought } from './terms.ts'
import { type Candidates, kinds, makeVocabulary } from './vocabulary.ts'

const MOST_PHRASES = 5000

/** How a word or phrase stands in a document, and whether all its words stand in one text. */
type Standing = { weight: number; counts: number; isOneText: boolean }
type FoundPhrase = readonly { posting: number; counts: number }[]

/**
 * Asks an index for single words.
 *
 * @returns what each document has of one word or phrase
 */
export function makeAsk(index: InvertedIndex): (term: Sought) => Asked {
  const { words, isHead } = index
  const vocabulary = makeVocabulary(words, index.language)
  /** Those of the synonyms, and what staff try out beside them. */
  const phrases = new Map<string, FoundPhrase>()
  let version = index.version()
  return ask

  function ask(term: Sought): Asked {
    const asked: Asked = {
      term,
      score: new Float32Array(index.size()),
      level: new Uint8Array(index.size()),
      reach: 0,
      isHead: false,
      heads: new Set(),
    }
    if (term.kind === 'unit') for (const posting of words.measuredIn(term.word)) reach(asked, posting, kinds.exact, false)
    for (const [word, { counts, isGuess }] of candidatesFor(term)) {
      for (const posting of words.postingsOf(word)) reach(asked, posting, counts, isGuess || term.isGuess)
      if (!isHead(word)) continue
      asked.isHead = true
      asked.heads.add(word)
    }
    if (term.own.length > 0 && !term.own.includes(term.word)) askPhrase(asked, term.own, kinds.exact)
    for (const phrase of term.phrases) askPhrase(asked, phrase, kinds.synonym)
    return asked
  }

  function candidatesFor({ kind, word, words: others, isAppliance }: Sought): Candidates {
    // "V" may also be what a product is called.
    if (kind === 'unit') return new Map(others.filter(words.has).map((one) => [one, { counts: kinds.exact, isGuess: false }]))
    if (kind === 'count') return new Map(words.has(word) ? [[word, { counts: kinds.exact, isGuess: false }]] : [])
    if (kind === 'quantity') return vocabulary.ofQuantity(word)
    if (kind === 'number') return vocabulary.ofNumber(word)
    const found = vocabulary.ofText(word, others)
    // "car" is no beginning of "cartridge".
    if (isAppliance) return new Map([...found].filter(([, { isGuess }]) => !isGuess))
    return found
  }

  function askPhrase(asked: Asked, phrase: readonly string[], counts: number): void {
    const key = phrase.join(' ')
    if (version !== index.version()) phrases.clear()
    version = index.version()
    const found = phrases.get(key) ?? findPhrase(phrase)
    if (phrases.size >= MOST_PHRASES) phrases.clear()
    phrases.set(key, found)
    for (const { posting, counts: own } of found) {
      reach(asked, posting, counts * own, asked.term.isGuess)
      const head = index.headAt[posting >> WEIGHT_BITS]
      if ((posting & WEIGHT_MASK) < IS_ABOUT) continue
      if (phrase.some(isHead)) asked.isHead = true
      if (head !== undefined && phrase.includes(head)) asked.heads.add(head)
    }
  }

  /** A phrase is found where all its words are, and counts as the least of them does. */
  function findPhrase(phrase: readonly string[]): FoundPhrase {
    const byWord = phrase.map((word) =>
      [...vocabulary.ofText(word, [])].flatMap(([candidate, { counts, isGuess }]) =>
        isGuess ? [] : [{ counts, postings: words.postingsOf(candidate) }],
      ),
    )
    const size = (candidates: (typeof byWord)[number]) => candidates.reduce((sum, { postings }) => sum + postings.length, 0)
    const [rarest = [], ...others] = byWord.sort((a, b) => size(a) - size(b))
    let found = placesOf(rarest)
    for (const candidates of others) {
      if (found.size === 0) return []
      const own = placesOf(candidates, found)
      // "Power tools" that cut are no "power cut": of a text all words must stand in that text.
      found = new Map(
        [...own].flatMap(([place, one]) => {
          const before = found.get(place) as Standing
          const weight = Math.min(before.weight, one.weight)
          return [
            [place, { weight, counts: Math.min(before.counts, one.counts), isOneText: before.isOneText && before.weight === one.weight }],
          ]
        }),
      )
    }
    return [...found].flatMap(([place, { weight, counts, isOneText }]) =>
      weight < IS_ABOUT && !isOneText ? [] : [{ posting: (place << WEIGHT_BITS) | weight, counts }],
    )
  }

  /** Where a word stands best, by place; only at places that are still in question, where they are named. */
  function placesOf(candidates: readonly { counts: number; postings: readonly number[] }[], among?: ReadonlyMap<number, Standing>) {
    const places = new Map<number, Standing>()
    for (const { counts, postings } of candidates)
      for (const posting of postings) {
        const place = posting >> WEIGHT_BITS
        if (among && !among.has(place)) continue
        const weight = posting & WEIGHT_MASK
        const before = places.get(place)
        if (!before || counts * weight > before.counts * before.weight) places.set(place, { weight, counts, isOneText: true })
      }
    return places
  }

  function reach(asked: Asked, posting: number, counts: number, isGuess: boolean): void {
    const place = posting >> WEIGHT_BITS
    const weight = posting & WEIGHT_MASK
    if (isGuess && weight < IS_ABOUT) return
    const level = levelOf(weight, counts)
    if (level > (asked.level[place] as number)) asked.level[place] = level
    if (level > asked.reach) asked.reach = level
    if (counts * weight > (asked.score[place] as number)) asked.score[place] = counts * weight
  }
}

function levelOf(weight: number, counts: number): number {
  if (weight >= IS_ABOUT) return counts > kinds.near ? levels.about : levels.like
  if (weight !== weights.shortText) return levels.hidden
  return counts >= kinds.ending ? levels.said : levels.akin
}
