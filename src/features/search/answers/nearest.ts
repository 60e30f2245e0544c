import type { InvertedIndex } from '../index/inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from '../index/postings.ts'
import * as matchStrength from '../match-strength.ts'
import type { TermMatch } from '../question.ts'
import { MIN_SUBJECT_WEIGHT } from '../search-document.ts'
import { parseQuantity } from '../words/units.ts'
import { materialWords } from '../words/word-lists.ts'

/** Maximum number of nearest products, and of terms that are searched for look-alikes. */
export const MAX_NEAREST = 3
const NEAREST_TERMS = 3
/** Words look alike if they share this fraction of their letter pairs and this many first letters: "termosolar", "termosifón". */
const ALIKE = 0.55
const ALIKE_BEGINNING = 2

/**
 * Finds up to `MAX_NEAREST` products for a question without results and returns their index places. The first step with products wins:
 * 1. products whose short text mentions the words;
 * 2. products about a word that looks alike, or with the next larger or smaller quantity in the same unit;
 * 3. products about those words of the question that are known: solar products for "chapita solar".
 */
export function findNearest({ words, isInStock, ranks, language }: InvertedIndex, matches: readonly TermMatch[]): number[] {
  const rankOf = ranks()
  const score = new Map<number, number>()
  // With an unknown word in the question ("running shoes") mentions of its other words are chance. Appliances are an exception: a
  // text that mentions one names a purpose of the product.
  const isStrange = matches.some(({ term, reach }) => reach === 0 && term.kind === 'text')
  // Mentions of materials do not count: "sand" must not find a water filter that holds back sand.
  const mentioned = matches.filter(
    ({ term, reach }) =>
      reach > 0 && reach < matchStrength.similar && (term.isAppliance || !isStrange) && !materialWords[language].has(term.word),
  )
  // Synonyms of an appliance count too: for "split", products that power an air conditioner.
  for (const { term, score: counts, level } of mentioned)
    for (const [place, count] of counts.entries())
      if ((level[place] as number) >= (term.isAppliance ? matchStrength.weak : matchStrength.summary))
        score.set(place, count + (score.get(place) ?? 0))
  // Only unknown words and quantities get look-alikes: "power" of "power station" must not find power tools.
  const terms = score.size > 0 ? [] : matches.filter(({ term, reach }) => reach === 0 || term.kind === 'quantity').map(({ term }) => term)
  for (const { kind, word } of terms.slice(0, NEAREST_TERMS)) {
    for (const [candidate, alike] of kind === 'quantity' ? quantitiesAround(word) : wordsAlike(word)) {
      for (const posting of words.postingsOf(candidate)) {
        const weight = posting & WEIGHT_MASK
        const place = posting >> WEIGHT_BITS
        const counts = alike * weight
        if (weight >= MIN_SUBJECT_WEIGHT && counts > (score.get(place) ?? 0)) score.set(place, counts)
      }
    }
  }
  if (score.size === 0) addUnderstood()
  return [...score]
    .sort(
      ([place, a], [other, b]) =>
        Number(isInStock[other]) - Number(isInStock[place]) || b - a || (rankOf[place] as number) - (rankOf[other] as number),
    )
    .slice(0, MAX_NEAREST)
    .map(([place]) => place)

  /**
   * Scores products about a known word that names goods or has synonyms; "power" of "power station" does neither. A question for
   * goods of other shops ("batería de laptop") has no near products, since the shop has nothing like them.
   */
  function addUnderstood(): void {
    if (matches.some(({ term }) => term.isElsewhere)) return
    for (const { term, reach, isHead, score: counts, level } of matches)
      if (reach >= matchStrength.similar && term.kind === 'text' && !term.isUse && (isHead || term.words.length > 0))
        for (const [place, count] of counts.entries())
          if ((level[place] as number) >= matchStrength.similar) score.set(place, count + (score.get(place) ?? 0))
  }

  /** The next larger and the next smaller quantity of the same unit, each with a closeness from 0 to 1. */
  function quantitiesAround(word: string): [string, number][] {
    const wanted = parseQuantity(word)
    const same = [...words.quantities()].filter(({ value, unit }) => unit === wanted?.unit && value > 0)
    if (!wanted?.value) return []
    const above = same.filter(({ value }) => value >= wanted.value).sort((a, b) => a.value - b.value)[0]
    const below = same.filter(({ value }) => value < wanted.value).sort((a, b) => b.value - a.value)[0]
    return [above, below].flatMap((near) => (near ? [[near.word, 1 / (1 + Math.abs(Math.log(near.value / wanted.value)))]] : []))
  }

  function wordsAlike(word: string): [string, number][] {
    const pairs = pairsOf(word)
    if (pairs.length < 2) return []
    const found: [string, number][] = []
    const beginning = word.slice(0, ALIKE_BEGINNING)
    words.eachPure((candidate) => {
      if (!candidate.startsWith(beginning)) return
      const shared = pairs.filter((pair) => candidate.includes(pair)).length
      const alike = (2 * shared) / (pairs.length + candidate.length - 1)
      if (alike >= ALIKE) found.push([candidate, alike])
    })
    return found
  }
}

function pairsOf(word: string): string[] {
  return [...new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)))]
}
