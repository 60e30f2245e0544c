import type { InvertedIndex } from './index/inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './index/postings.ts'
import { type Candidates, kinds, makeVocabulary } from './index/vocabulary.ts'
import { makePhrases } from './phrases.ts'
import { levels, type TermMatch } from './question.ts'
import { IS_ABOUT, weights } from './search-document.ts'
import type { QueryTerm } from './terms.ts'

/**
 * Creates a function that looks up a term in an index and returns how well each document matches it. With `isSure` set, the term
 * matches neither as a prefix nor as the end of a German compound.
 */
export function makeAsk(index: InvertedIndex): (term: QueryTerm, isSure?: boolean) => TermMatch {
  const { words, isHead } = index
  const vocabulary = makeVocabulary(words, index.language)
  const findPhrase = makePhrases(index, vocabulary)
  return ask

  function ask(term: QueryTerm, isSure = false): TermMatch {
    const asked: TermMatch = {
      term,
      score: new Float32Array(index.size()),
      level: new Uint8Array(index.size()),
      reach: 0,
      isHead: false,
      heads: new Set(),
      isHeadOtherwise: true,
      isBeginning: term.kind === 'text',
    }
    if (term.kind === 'unit') for (const posting of words.measuredIn(term.word)) reach(asked, posting, kinds.exact, false)
    for (const [word, { counts, isGuess }] of candidatesFor(term)) {
      if (isSure && isGuess) continue
      if (!isGuess) asked.isBeginning = false
      for (const posting of words.postingsOf(word)) reach(asked, posting, counts, isGuess || term.isGuess)
      if (!isHead(word)) continue
      asked.isHead = true
      asked.heads.add(word)
      if (counts !== kinds.synonym) asked.isHeadOtherwise = false
    }
    if (term.own.length > 0 && !term.own.includes(term.word)) askPhrase(asked, term.own, kinds.exact)
    for (const phrase of term.phrases) askPhrase(asked, phrase, kinds.synonym)
    return asked
  }

  function candidatesFor({ kind, word, words: others, isAppliance }: QueryTerm): Candidates {
    // A unit without a number ("V") also matches as a word of a product's name.
    if (kind === 'unit') return new Map(others.filter(words.has).map((one) => [one, { counts: kinds.exact, isGuess: false }]))
    if (kind === 'count') return new Map(words.has(word) ? [[word, { counts: kinds.exact, isGuess: false }]] : [])
    if (kind === 'quantity') return vocabulary.ofQuantity(word)
    if (kind === 'number') return vocabulary.ofNumber(word)
    const found = vocabulary.ofText(word, others)
    // Appliances and goods of other shops do not match as prefixes: "car" must not find "cartridge".
    if (isAppliance) return new Map([...found].filter(([, { isGuess }]) => !isGuess))
    return found
  }

  function askPhrase(asked: TermMatch, phrase: readonly string[], counts: number): void {
    const { postings, counts: counted } = findPhrase(phrase)
    for (const [at, posting] of postings.entries()) {
      reach(asked, posting, counts * (counted[at] as number), asked.term.isGuess)
      const head = index.headAt[posting >> WEIGHT_BITS]
      if ((posting & WEIGHT_MASK) < IS_ABOUT) continue
      if (phrase.some(isHead)) asked.isHead = true
      if (head !== undefined && phrase.includes(head)) asked.heads.add(head)
    }
  }

  function reach(asked: TermMatch, posting: number, counts: number, isGuess: boolean): void {
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
