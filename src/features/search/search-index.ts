import type { Language } from '#i18n/language.ts'
import { demandOf } from './demand.ts'
import { headOf } from './heads.ts'
import { lexiconOf } from './lexicon.ts'
import { addPosting, listOf, WEIGHT_BITS, WEIGHT_MASK } from './postings.ts'
import { type Asked, levels, readQuestion } from './question.ts'
import { ranked } from './ranking.ts'
import { type Sought, soughtTerms } from './terms.ts'
import { unitKey } from './units.ts'
import { type Candidates, kinds, makeVocabulary, readQuantity, sliceBeginningWith } from './vocabulary.ts'
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
  /** Whether its price shows as an offer. */
  isOnSale: boolean
  /** What its battery is made of, as the attribute has it; null where it has none. */
  chemistry: string | null
}

export type Found = {
  /** Ids of the products that match, best first. */
  ids: number[]
  /** Where nothing matches: the few that come closest. */
  near: number[]
}
export type SearchIndex = { find(query: string): Found }

type FoundPhrase = readonly { posting: number; counts: number }[]

/** What a word counts in each field. From `IS_ABOUT` on a product is about the word, below it merely mentions it. */
const weights = { name: 12, sku: 10, attributes: 8, place: 6, shortText: 3, longText: 1 } as const
const IS_ABOUT = 6

const SKU_BEGINNING_MIN = 3
/** Products offered where nothing is found, and the words of the search that are looked at for it. */
const NEAREST = 3
const NEAREST_TERMS = 3
/** Words look alike when they begin alike and share so many of their pairs of letters: "termosolar" and "termosifón". */
const ALIKE = 0.55
const ALIKE_BEGINNING = 2
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
 * A word that no product is about ranks what the others find ("generador para mi casa"), and finds by itself only where
 * the search has no other and short texts say it; a mere mention in a long description finds nothing. Whether a search is one for this shop at all is told in question.ts.
 *
 * Words for what is on offer, and for what a battery is made of, leave out every product that is not so (demand.ts).
 *
 * A word is found as it is, in the singular, as a beginning, by its synonyms; only when all this finds nothing, with
 * typing mistakes: one in 4 to 7 letters, two in 8 and more, none in words with digits (vocabulary.ts). A quantity is
 * found as it is in any unit; a product with a near one is about something like it, and comes after those that have the
 * very one. A unit alone finds what is measured in it. Where nothing is found at all, the nearest are those that mention
 * the words, those about a word that looks alike, or with the next larger or smaller quantity of the unit.
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
  const heads = new Set<string>()
  const measured = new Map<string, number[]>()
  /** Phrases are those of the synonyms, so that only so many are ever asked for. */
  const phrases = new Map<string, FoundPhrase>()

  for (const [place, document] of documents.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await pause()
    let weight = 0
    const take = (word: string, unit?: string) => {
      // "BL-4810W" is no battery of 4810 W.
      if (unit !== undefined && weight !== weights.sku) {
        quantityWords.add(word)
        if (weight >= IS_ABOUT) addPosting(listOf(measured, unitKey(unit)), place, weight)
      }
      let id = idOf.get(word)
      if (id === undefined) {
        id = words.length
        idOf.set(word, id)
        words.push(word)
        postings.push([])
      }
      addPosting(postings[id] as number[], place, weight)
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
    const head = headOf(document.name, language)
    if (head !== undefined) heads.add(head)
  }

  const vocabulary = makeVocabulary(words, quantityWords)
  const skus = [...bySku.keys()].sort()
  const isInStock = documents.map((document) => document.isInStock)

  return { find }

  function find(query: string): Found {
    const sought = soughtTerms(query, language)
    const asked = sought.filter(({ isOffer }) => !isOffer).map(ask)
    const isDemanded = demandOf(sought, documents)
    const all =
      sought.length > 0 && asked.length === 0
        ? inStockFirst()
        : ranked({ reading: readQuestion(asked, language), tiers: skuTiersOf(query), isInStock })
    const ids = idsOf(all.filter(isDemanded))
    if (ids.length > 0) return { ids, near: [] }
    // Of panels none may be on offer; they come nearer than anything else.
    return { ids, near: idsOf(asked.length > 0 && all.length > 0 ? all.slice(0, NEAREST) : nearest(asked)) }
  }

  function inStockFirst(): number[] {
    const places = [...documents.keys()]
    return [...places.filter((place) => isInStock[place]), ...places.filter((place) => !isInStock[place])]
  }

  function idsOf(places: readonly number[]): number[] {
    return places.map((place) => documents[place]?.id as number)
  }

  /** What each document has of one word, or of the everyday word that was mistyped. */
  function ask(term: Sought): Asked {
    const asked = askAs(term)
    const meant = asked.reach === 0 && term.kind === 'text' && term.own.length === 0 ? lexiconOf(language).meant(term.word) : undefined
    const [sought] = meant === undefined ? [] : soughtTerms(meant, language)
    return sought ? askAs({ ...sought, relation: term.relation }) : asked
  }

  function askAs(term: Sought): Asked {
    const asked: Asked = {
      term,
      score: new Float32Array(documents.length),
      level: new Uint8Array(documents.length),
      reach: 0,
      isHead: false,
    }
    if (term.kind === 'unit') for (const posting of measured.get(term.word) ?? []) reach(asked, posting, kinds.exact, false)
    for (const [word, { counts, isGuess }] of candidatesFor(term)) {
      for (const posting of postingsOf(word)) reach(asked, posting, counts, isGuess)
      if (heads.has(word)) asked.isHead = true
    }
    if (term.own.length > 0 && !term.own.includes(term.word)) askPhrase(asked, term.own, kinds.exact)
    for (const phrase of term.phrases) askPhrase(asked, phrase, kinds.synonym)
    return asked
  }

  function candidatesFor({ kind, word, words: others, phrases, isAppliance }: Sought): Candidates {
    // "V" may also be what a product is called.
    if (kind === 'unit') return new Map(others.filter((one) => idOf.has(one)).map((one) => [one, { counts: kinds.exact, isGuess: false }]))
    if (kind === 'quantity') return vocabulary.ofQuantity(word)
    if (kind === 'number') return vocabulary.ofNumber(word)
    const found = vocabulary.ofText(word, others)
    // "car" is no beginning of "cartridge".
    if (isAppliance) return new Map([...found].filter(([, { isGuess }]) => !isGuess))
    return found.size === 0 && phrases.length === 0 ? vocabulary.mistaken(word) : found
  }

  function askPhrase(asked: Asked, phrase: readonly string[], counts: number): void {
    const key = phrase.join(' ')
    const found = phrases.get(key) ?? findPhrase(phrase)
    phrases.set(key, found)
    for (const { posting, counts: own } of found) {
      reach(asked, posting, counts * own, false)
      if ((posting & WEIGHT_MASK) >= IS_ABOUT && phrase.some((word) => heads.has(word))) asked.isHead = true
    }
  }

  /** A phrase is found where all its words are, and counts as the least of them does. */
  function findPhrase(phrase: readonly string[]): FoundPhrase {
    const byWord = phrase.map((word) => {
      const places = new Map<number, { weight: number; counts: number }>()
      for (const [candidate, { counts, isGuess }] of vocabulary.ofText(word, []))
        for (const posting of isGuess ? [] : postingsOf(candidate)) {
          const [place, weight] = [posting >> WEIGHT_BITS, posting & WEIGHT_MASK]
          const before = places.get(place)
          if (!before || counts * weight > before.counts * before.weight) places.set(place, { weight, counts })
        }
      return places
    })
    const [rarest] = byWord.sort((a, b) => a.size - b.size)
    return [...(rarest?.keys() ?? [])].flatMap((place) => {
      const all = byWord.flatMap((places) => places.get(place) ?? [])
      if (all.length < byWord.length) return []
      const weight = Math.min(...all.map((one) => one.weight))
      return [{ posting: (place << WEIGHT_BITS) | weight, counts: Math.min(...all.map(({ counts }) => counts)) }]
    })
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

  function postingsOf(word: string): readonly number[] {
    return postings[idOf.get(word) as number] as number[]
  }

  function nearest(asked: readonly Asked[]): number[] {
    const score = new Map<number, number>()
    // Of "running shoes" the first word says nothing, while a fridge is what something may be for.
    const isStrange = asked.some(({ term, reach }) => reach === 0 && term.kind === 'text')
    const mentioned = asked.filter(({ term, reach }) => reach > 0 && reach < levels.like && (term.isAppliance || !isStrange))
    for (const { score: counts, level } of mentioned)
      for (const [place, count] of counts.entries())
        if ((level[place] as number) >= levels.said) score.set(place, count + (score.get(place) ?? 0))
    // What is known needs no word that looks alike: "power" of "power station" is none of power tools.
    const terms = score.size > 0 ? [] : asked.filter(({ term, reach }) => reach === 0 || term.kind === 'quantity').map(({ term }) => term)
    for (const { kind, word } of terms.slice(0, NEAREST_TERMS)) {
      for (const [candidate, alike] of kind === 'quantity' ? quantitiesAround(word) : wordsAlike(word)) {
        for (const posting of postingsOf(candidate)) {
          const weight = posting & WEIGHT_MASK
          const place = posting >> WEIGHT_BITS
          const counts = alike * weight
          if (weight >= IS_ABOUT && counts > (score.get(place) ?? 0)) score.set(place, counts)
        }
      }
    }
    return [...score]
      .sort(([place, a], [other, b]) => Number(isInStock[other]) - Number(isInStock[place]) || b - a || place - other)
      .slice(0, NEAREST)
      .map(([place]) => place)
  }

  /** The next quantity above and below in the same unit, each with how close it is. */
  function quantitiesAround(word: string): [string, number][] {
    const sought = readQuantity(word)
    const same = vocabulary.quantities.filter(({ value, unit }) => unit === sought?.unit && value > 0)
    if (!sought?.value) return []
    const above = same.filter(({ value }) => value >= sought.value).sort((a, b) => a.value - b.value)[0]
    const below = same.filter(({ value }) => value < sought.value).sort((a, b) => b.value - a.value)[0]
    return [above, below].flatMap((near) => (near ? [[near.word, 1 / (1 + Math.abs(Math.log(near.value / sought.value)))]] : []))
  }

  function wordsAlike(word: string): [string, number][] {
    const pairs = pairsOf(word)
    if (pairs.length < 2) return []
    return vocabulary.pure.flatMap(({ word: candidate }) => {
      if (!candidate.startsWith(word.slice(0, ALIKE_BEGINNING))) return []
      const shared = pairs.filter((pair) => candidate.includes(pair)).length
      const alike = (2 * shared) / (pairs.length + candidate.length - 1)
      return alike >= ALIKE ? [[candidate, alike]] : []
    })
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
}

function levelOf(weight: number, counts: number): number {
  if (weight >= IS_ABOUT) return counts > kinds.near ? levels.about : levels.like
  if (weight !== weights.shortText) return levels.hidden
  return counts >= kinds.ending ? levels.said : levels.akin
}

function pairsOf(word: string): string[] {
  return [...new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)))]
}
