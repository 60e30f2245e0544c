import type { InvertedIndex } from './index/inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './index/postings.ts'
import { type Candidates, makeVocabulary, matchWeights } from './index/vocabulary.ts'
import * as matchStrength from './match-strength.ts'
import { makePhraseFinder } from './phrases.ts'
import type { TermMatch } from './question.ts'
import { fieldWeights, MIN_SUBJECT_WEIGHT } from './search-document.ts'
import type { QueryTerm } from './terms.ts'

/**
 * Creates a function that looks up a term in an index and returns how well each document matches it. With `isSure` set, the term
 * matches neither as a prefix nor as the end of a German compound.
 */
export function makeTermMatcher(index: InvertedIndex): (term: QueryTerm, isSure?: boolean) => TermMatch {
  const { words, isHead } = index
  const vocabulary = makeVocabulary(words, index.language)
  const findPhrase = makePhraseFinder(index, vocabulary)
  return matchTerm

  function matchTerm(term: QueryTerm, isSure = false): TermMatch {
    const match: TermMatch = {
      term,
      score: new Float32Array(index.size()),
      level: new Uint8Array(index.size()),
      reach: 0,
      isHead: false,
      heads: new Set(),
      isSynonymHead: true,
      isPrefixOnly: term.kind === 'text',
    }
    if (term.kind === 'unit') for (const posting of words.measuredIn(term.word)) reach(match, posting, matchWeights.exact, false)
    for (const [word, { counts, isGuess }] of candidatesFor(term)) {
      if (isSure && isGuess) continue
      if (!isGuess) match.isPrefixOnly = false
      for (const posting of words.postingsOf(word)) reach(match, posting, counts, isGuess || term.isGuess)
      if (!isHead(word)) continue
      match.isHead = true
      match.heads.add(word)
      if (counts !== matchWeights.synonym) match.isSynonymHead = false
    }
    if (term.own.length > 0 && !term.own.includes(term.word)) askPhrase(match, term.own, matchWeights.exact)
    for (const phrase of term.phrases) askPhrase(match, phrase, matchWeights.synonym)
    return match
  }

  function candidatesFor({ kind, word, words: others, isAppliance }: QueryTerm): Candidates {
    // A unit without a number ("V") also matches as a word of a product's name.
    if (kind === 'unit') return new Map(others.filter(words.has).map((one) => [one, { counts: matchWeights.exact, isGuess: false }]))
    if (kind === 'count') return new Map(words.has(word) ? [[word, { counts: matchWeights.exact, isGuess: false }]] : [])
    if (kind === 'quantity') return vocabulary.ofQuantity(word)
    if (kind === 'number') return vocabulary.ofNumber(word)
    const found = vocabulary.ofText(word, others)
    // Appliances and goods of other shops do not match as prefixes: "car" must not find "cartridge".
    if (isAppliance) return new Map([...found].filter(([, { isGuess }]) => !isGuess))
    return found
  }

  function askPhrase(match: TermMatch, phrase: readonly string[], counts: number): void {
    const { postings, counts: counted } = findPhrase(phrase)
    for (const [at, posting] of postings.entries()) {
      reach(match, posting, counts * (counted[at] as number), match.term.isGuess)
      const head = index.headAt[posting >> WEIGHT_BITS]
      if ((posting & WEIGHT_MASK) < MIN_SUBJECT_WEIGHT) continue
      if (phrase.some(isHead)) match.isHead = true
      if (head !== undefined && phrase.includes(head)) match.heads.add(head)
    }
  }

  function reach(match: TermMatch, posting: number, counts: number, isGuess: boolean): void {
    const place = posting >> WEIGHT_BITS
    const weight = posting & WEIGHT_MASK
    if (isGuess && weight < MIN_SUBJECT_WEIGHT) return
    const level = levelOf(weight, counts)
    if (level > (match.level[place] as number)) match.level[place] = level
    if (level > match.reach) match.reach = level
    if (counts * weight > (match.score[place] as number)) match.score[place] = counts * weight
  }
}

function levelOf(weight: number, counts: number): number {
  if (weight >= MIN_SUBJECT_WEIGHT) return counts > matchWeights.near ? matchStrength.exact : matchStrength.similar
  if (weight !== fieldWeights.shortText) return matchStrength.body
  return counts >= matchWeights.ending ? matchStrength.summary : matchStrength.weak
}
