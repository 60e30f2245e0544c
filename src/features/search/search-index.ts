import type { Language } from '#i18n/language.ts'
import { letterMask, maskDifference, mistakesAllowed, mistakesBetween } from './edit-distance.ts'
import { type Sought, singulars, soughtTerms } from './terms.ts'
import { eachWord, squash } from './words.ts'

/** A product as it is searched, in one language. */
export type SearchDocument = {
  id: number
  name: string
  sku: string | null
  /** Names of its category and subcategory. */
  place: string
  /** Its figures with their units: "5 kW", "LiFePO4". */
  attributes: string
  shortText: string
  longText: string
  isInStock: boolean
}

export type Found = {
  /** Ids of the products that match, best first. */
  ids: number[]
  /** Where nothing matches: the few that come closest. */
  near: number[]
}
export type SearchIndex = { find(query: string): Found }

/** What a word counts in each field. From `IS_ABOUT` on a product is about the word, below it merely mentions it. */
const weights = { name: 12, sku: 10, attributes: 8, place: 6, shortText: 3, longText: 1 } as const
const IS_ABOUT = 6
/** What a match counts, by how it was found. */
const kinds = { exact: 1, singular: 1, ending: 0.9, synonym: 0.85, beginning: 0.7, oneMistake: 0.6, twoMistakes: 0.45, near: 0.4 }

/** What one word says of a product: it stands deep in a text, the short text says it, it is about something like it, about it. */
const levels = { hidden: 1, said: 2, like: 3, about: 4 } as const
/** For each document: its score, how many of the words it has at all, and how many at each level or a higher one. */
type Tally = { score: Float32Array; matched: Uint8Array; said: Uint8Array; like: Uint8Array; about: Uint8Array }

/** Quantities this much apart are near: a battery of 51.2 V where 48 V is sought, 5.12 kWh for 5 kWh, 550 W for 500 W. */
const NEAR = 0.1
/** A posting is a document's place in the list and, in its last bits, the weight of the field. */
const WEIGHT_BITS = 4
const WEIGHT_MASK = 15
const SKU_BEGINNING_MIN = 3
const BEGINNING_MIN = 2
/** Products offered where nothing is found, and the words of the search that are looked at for it. */
const NEAREST = 3
const NEAREST_TERMS = 3
/** Words look alike when they share so many of their pairs of letters: "termosolar" and "solar". */
const ALIKE = 0.55
/** Room for a score in hundredths and for a place, within the 53 bits of a number. */
const SCORES = 2 ** 15
const PLACES = 2 ** 20
/** So many documents are read without a pause for others who wait for the server. */
const AT_ONCE = 200

/**
 * Makes an index of products in one language, to be asked as often as one likes until the catalogue changes.
 *
 * The order of what is found: the product whose SKU was typed; those whose SKU begins so; then products that are about
 * all words (name, SKU, attributes, category) before those that merely mention one of them in a description; in each of
 * the two, what is in stock before the rest; then the score; then the order in which the documents came. A product must
 * have every word that any product has; if none has all of them, those with the most are found.
 *
 * Where products are about all words, those that merely mention them stay away, as cement "for a slab" does where a panel
 * is sought. Beside what was sought then comes only what is about one of the words, or has a quantity near it, and whose
 * short text says the others; what stands deep in a text, and synonyms and beginnings in any text, no longer count.
 *
 * A word is found as it is, in the singular, as a beginning, by its synonyms; only when all this finds nothing, with
 * typing mistakes: one in 4 to 7 letters, two in 8 and more, none in words with digits. A quantity is found as it is in
 * any unit; a product with a near one is about something like it, and comes after those that have the very one. Where
 * nothing is found at all, the nearest are those about a word that looks alike, or with the next larger or smaller
 * quantity of the unit.
 *
 * @param documents in the order in which lists show them
 * @param pause called now and then while it works
 */
export async function buildSearchIndex(
  documents: readonly SearchDocument[],
  language: Language,
  pause: () => Promise<void> = async () => {},
): Promise<SearchIndex> {
  const idOf = new Map<string, number>()
  const words: string[] = []
  const postings: number[][] = []
  const bySku = new Map<string, number>()
  const quantityWords = new Set<string>()

  for (const [place, document] of documents.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await pause()
    let weight = 0
    const take = (word: string, isQuantity: boolean) => {
      // "BL-4810W" is no battery of 4810 W.
      if (isQuantity && weight !== weights.sku) quantityWords.add(word)
      let id = idOf.get(word)
      if (id === undefined) {
        id = words.length
        idOf.set(word, id)
        words.push(word)
        postings.push([])
      }
      const list = postings[id] as number[]
      // Fields come heaviest first, so what is there already counts as much or more.
      const last = list[list.length - 1]
      if (last === undefined || last >> WEIGHT_BITS !== place) list.push((place << WEIGHT_BITS) | weight)
    }
    const read = (text: string, counts: number) => {
      weight = counts
      eachWord(text, take)
    }
    read(document.name, weights.name)
    if (document.sku) {
      read(document.sku, weights.sku)
      bySku.set(squash(document.sku), place)
    }
    read(document.attributes, weights.attributes)
    read(document.place, weights.place)
    read(document.shortText, weights.shortText)
    read(document.longText, weights.longText)
  }

  const sorted = [...words].sort()
  const skus = [...bySku.keys()].sort()
  const quantities = [...quantityWords].flatMap((word) => readQuantity(word) ?? [])
  const pure = words.filter((word) => !/\d/.test(word)).map((word) => ({ word, mask: letterMask(word) }))

  return { find }

  function find(query: string): Found {
    const terms = soughtTerms(query, language).flatMap(orItsParts)
    const tally: Tally = {
      score: new Float32Array(documents.length),
      matched: new Uint8Array(documents.length),
      said: new Uint8Array(documents.length),
      like: new Uint8Array(documents.length),
      about: new Uint8Array(documents.length),
    }
    for (const term of terms) count(term, tally)
    const ids = ranked(skuTiersOf(query), tally)
    return { ids, near: ids.length > 0 ? [] : nearest(terms) }
  }

  /** Adds what one word says of each document. */
  function count(term: Sought, { score, matched, said, like, about }: Tally): void {
    const candidates = wordsFor(term)
    if (candidates.size === 0) return
    const best = new Float32Array(documents.length)
    const level = new Uint8Array(documents.length)
    for (const [word, counts] of candidates) {
      for (const posting of postings[idOf.get(word) as number] as number[]) {
        const place = posting >> WEIGHT_BITS
        const weight = posting & WEIGHT_MASK
        const reached = levelOf(weight, counts)
        if (reached > (level[place] as number)) level[place] = reached
        if (counts * weight > (best[place] as number)) best[place] = counts * weight
      }
    }
    for (let place = 0; place < best.length; place += 1) {
      if (best[place] === 0) continue
      const reached = level[place] as number
      matched[place] = (matched[place] as number) + 1
      score[place] = (score[place] as number) + (best[place] as number)
      if (reached >= levels.said) said[place] = (said[place] as number) + 1
      if (reached >= levels.like) like[place] = (like[place] as number) + 1
      if (reached === levels.about) about[place] = (about[place] as number) + 1
    }
  }

  function nearest(terms: readonly Sought[]): number[] {
    const score = new Map<number, number>()
    for (const { kind, word } of terms.slice(0, NEAREST_TERMS)) {
      for (const [candidate, alike] of kind === 'quantity' ? quantitiesAround(word) : wordsAlike(word)) {
        for (const posting of postings[idOf.get(candidate) as number] as number[]) {
          const weight = posting & WEIGHT_MASK
          const place = posting >> WEIGHT_BITS
          const counts = alike * weight
          if (weight >= IS_ABOUT && counts > (score.get(place) ?? 0)) score.set(place, counts)
        }
      }
    }
    return [...score]
      .sort(([place, a], [other, b]) => isRest(place) - isRest(other) || b - a || place - other)
      .slice(0, NEAREST)
      .map(([place]) => documents[place]?.id as number)
  }

  /** The next quantity above and below in the same unit, each with how close it is. */
  function quantitiesAround(word: string): [string, number][] {
    const sought = readQuantity(word)
    const same = quantities.filter(({ value, unit }) => unit === sought?.unit && value > 0)
    if (!sought?.value) return []
    const above = same.filter(({ value }) => value >= sought.value).sort((a, b) => a.value - b.value)[0]
    const below = same.filter(({ value }) => value < sought.value).sort((a, b) => b.value - a.value)[0]
    return [above, below].flatMap((near) => (near ? [[near.word, 1 / (1 + Math.abs(Math.log(near.value / sought.value)))]] : []))
  }

  function wordsAlike(word: string): [string, number][] {
    const pairs = pairsOf(word)
    if (pairs.length < 2) return []
    return pure.flatMap(({ word: candidate }) => {
      const shared = pairs.filter((pair) => candidate.includes(pair)).length
      const alike = (2 * shared) / (pairs.length + candidate.length - 1)
      return alike >= ALIKE ? [[candidate, alike]] : []
    })
  }

  function isRest(place: number): 0 | 1 {
    return documents[place]?.isInStock ? 0 : 1
  }

  /** Where no product has a phrase's one word, or a word and its synonyms, what it is made of or stands for. */
  function orItsParts(term: Sought): Sought[] {
    if (term.parts.length === 0 || wordsFor(term).size > 0) return [term]
    return term.parts.map((part) => ({ ...part, others: [], parts: [] }))
  }

  /** Every known word that a term may mean, and what it then counts. */
  function wordsFor({ kind, word, others }: Sought): Map<string, number> {
    const found = new Map<string, number>()
    const add = (candidate: string, counts: number) => {
      if (idOf.has(candidate) && (found.get(candidate) ?? 0) < counts) found.set(candidate, counts)
    }
    add(word, kinds.exact)
    if (kind === 'quantity') {
      const sought = readQuantity(word)
      for (const { word: near, value, unit } of quantities)
        if (sought && unit === sought.unit && Math.abs(value - sought.value) <= NEAR * sought.value + 1e-9) add(near, kinds.near)
      return found
    }
    for (const candidate of beginningWith(word)) {
      const rest = candidate.slice(word.length)
      if (kind === 'number') {
        // "550" is "550w"; "5" is "5kw" and not "5000w".
        if (/^\D/.test(rest)) add(candidate, kinds.ending)
        else if (word.length > 1) add(candidate, kinds.beginning)
      } else if (word.length >= BEGINNING_MIN) add(candidate, rest.length <= 2 ? kinds.ending : kinds.beginning)
    }
    if (kind === 'number') return found
    for (const singular of singulars(word)) add(singular, kinds.singular)
    // Short ones have no endings: "ac" is not the "ACC" of an SKU.
    for (const other of others)
      for (const candidate of beginningWith(other))
        if (candidate.length - other.length <= (other.length < 4 ? 0 : 2)) add(candidate, kinds.synonym)
    if (found.size === 0) addMistaken(word, add)
    return found
  }

  function addMistaken(word: string, add: (candidate: string, counts: number) => void): void {
    const most = mistakesAllowed(word.length)
    if (most === 0 || /\d/.test(word)) return
    const mask = letterMask(word)
    for (const { word: candidate, mask: other } of pure) {
      if (Math.abs(candidate.length - word.length) > most || maskDifference(mask, other) > 2 * most) continue
      const mistakes = mistakesBetween(word, candidate, most)
      if (mistakes !== undefined) add(candidate, mistakes <= 1 ? kinds.oneMistake : kinds.twoMistakes)
    }
  }

  function beginningWith(word: string): string[] {
    return sliceBeginningWith(sorted, word)
  }

  /** Products whose SKU was typed (0), or begins with what was typed (1). */
  function skuTiersOf(query: string): Map<number, 0 | 1> {
    const typed = squash(query)
    const tiers = new Map<number, 0 | 1>()
    if (typed.length >= SKU_BEGINNING_MIN && /\d/.test(typed))
      for (const sku of sliceBeginningWith(skus, typed)) tiers.set(bySku.get(sku) as number, 1)
    const exact = bySku.get(typed)
    if (exact !== undefined) tiers.set(exact, 0)
    return tiers
  }

  function ranked(skuTiers: Map<number, 0 | 1>, { score, matched, said, like, about }: Tally): number[] {
    let needed = 0
    for (const count of matched) if (count > needed) needed = count
    const isAnswered = about.includes(needed)
    const keys: number[] = []
    for (let place = 0; place < documents.length; place += 1) {
      const skuTier = skuTiers.get(place)
      const isMatch = needed > 0 && (isAnswered ? said[place] === needed && like[place] !== 0 : matched[place] === needed)
      if (skuTier === undefined && !isMatch) continue
      const tier = skuTier ?? (about[place] === needed ? 2 : 4) + isRest(place)
      keys.push((tier * SCORES + (SCORES - 1 - Math.min(SCORES - 1, Math.round((score[place] as number) * 100)))) * PLACES + place)
    }
    // One number for tier, score and place sorts many times faster than a comparison of three.
    return [...Float64Array.from(keys).sort()].map((key) => documents[key % PLACES]?.id as number)
  }
}

function levelOf(weight: number, counts: number): number {
  if (weight >= IS_ABOUT) return counts > kinds.near ? levels.about : levels.like
  return weight === weights.shortText && counts >= kinds.ending ? levels.said : levels.hidden
}

function readQuantity(word: string): { word: string; value: number; unit: string } | undefined {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(w|wh|va|ah|v|a)$/.exec(word) ?? []
  return value === undefined || unit === undefined ? undefined : { word, value: Number(value), unit }
}

function pairsOf(word: string): string[] {
  return [...new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)))]
}

/** The part of a sorted list whose texts begin so. */
function sliceBeginningWith(list: readonly string[], beginning: string): string[] {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as string) < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < list.length && (list[end] as string).startsWith(beginning)) end += 1
  return list.slice(low, end)
}
