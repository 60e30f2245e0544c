import { nameOf, type TranslatedName } from '#i18n/language.ts'
import type { CategoryPath } from '../../goods/goods-kinds.ts'
import { foldWord } from '../columns/recognise.ts'
import { inEachLanguage, type TranslatedValue } from '../message-values.ts'

/** A category or subcategory with a name similar to a typed name, and its name in each language. */
export type NearestPlace = { place: CategoryPath; names: TranslatedValue }

/** Lowest similarity (`sharedPairs`) of two names for a suggestion. */
const SIMILAR = 0.5
/** Share of the longer word's letters that two words need in a row; letter pairs in another order make no name similar. */
const RUN = 0.5
/** Penalty of subcategories: a category is suggested unless a subcategory is more similar by more than this. */
const DEEPER = 0.1

/**
 * Makes a function that finds the category or subcategory with the name most similar to a typed name, in any language.
 *
 * @returns the function; it takes a name or a path such as "Solar > Paneles", and returns undefined if no name is similar
 */
export function nearestPlaceFinder(
  categories: readonly TranslatedName[],
  subcategories: readonly (TranslatedName & { categoryId: number })[],
) {
  const places = [
    ...categories.map((one) => ({ one, place: { categoryId: one.id, subcategoryId: null } })),
    ...subcategories.map((one) => ({ one, place: { categoryId: one.categoryId, subcategoryId: one.id } })),
  ]
  const names = places.flatMap(({ one, one: { nameEs, nameDe, nameEn, name }, place }) =>
    [...new Set([nameEs, nameDe, nameEn, name ?? ''])].map((text) => ({ one, place, text, pairs: letterPairs(text) })),
  )
  const known = new Map<string, NearestPlace | undefined>()

  function find(text: string): NearestPlace | undefined {
    let best: (typeof names)[number] | undefined
    let most = SIMILAR
    for (const part of text.split('>').toReversed()) {
      const typed = letterPairs(part)
      for (const named of names) {
        const share = sharedPairs(typed, named.pairs) - (named.place.subcategoryId === null ? 0 : DEEPER)
        if (share < most || (share === most && best) || !hasSimilarWord(part, named.text)) continue
        most = share
        best = named
      }
    }
    if (!best) return undefined
    const { one, place } = best
    return { place, names: inEachLanguage((language) => nameOf(one, 'name', language)) }
  }

  return (text: string): NearestPlace | undefined => {
    if (!known.has(text)) known.set(text, find(text))
    return known.get(text)
  }
}

/** Pairs of neighbouring letters within the words of a text. */
function letterPairs(text: string): Set<string> {
  const words = foldWord(text).split(' ')
  return new Set(words.flatMap((word) => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))))
}

/** Similarity of two sets of letter pairs, from 0 to 1 (Sørensen-Dice coefficient). */
function sharedPairs(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size)
}

function hasSimilarWord(one: string, other: string): boolean {
  const words = foldWord(other).split(' ')
  return foldWord(one)
    .split(' ')
    .some((first) => words.some((second) => longestRun(first, second) >= Math.max(first.length, second.length) * RUN))
}

/** Length of the longest text that is part of both words. */
function longestRun(one: string, other: string): number {
  let longest = 0
  for (let from = 0; from < one.length; from += 1)
    while (from + longest < one.length && other.includes(one.slice(from, from + longest + 1))) longest += 1
  return longest
}
