import type { Language } from '#i18n/language.ts'
import { addPosting, listOf } from './postings.ts'
import { IS_ABOUT, type SearchDocument, weights } from './search-document.ts'
import { makeVocabulary, sliceBeginningWith } from './vocabulary.ts'
import { headOf } from './words/heads.ts'
import { unitKey } from './words/units.ts'
import { eachWord, squash } from './words/words.ts'

const SKU_BEGINNING_MIN = 3
/** So many documents are read without a pause for others who wait for the server. */
const AT_ONCE = 200

/** Where each word of the catalogue stands. Places are those of the documents in their list. */
export type InvertedIndex = Awaited<ReturnType<typeof readDocuments>>

/** @param pause called now and then while it works */
export async function readDocuments(documents: readonly SearchDocument[], language: Language, pause: () => Promise<void>) {
  const idOf = new Map<string, number>()
  const words: string[] = []
  const postings: number[][] = []
  const bySku = new Map<string, number>()
  const quantityWords = new Set<string>()
  /** The head of each product's name. */
  const headAt: (string | undefined)[] = []
  const measured = new Map<string, number[]>()

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
    headAt.push(headOf(document.name, language))
  }

  const heads = new Set(headAt)
  const skus = [...bySku.keys()].sort()
  const postingsOf = (word: string): readonly number[] => postings[idOf.get(word) as number] ?? []
  return {
    count: documents.length,
    vocabulary: makeVocabulary(words, quantityWords),
    has,
    postingsOf,
    measuredIn,
    isHead,
    headAt,
    skuTiersOf,
  }

  function has(word: string): boolean {
    return idOf.has(word)
  }

  /** Postings of whatever is measured in a unit. */
  function measuredIn(unit: string): readonly number[] {
    return measured.get(unit) ?? []
  }

  /** Whether some product is that very thing. */
  function isHead(word: string): boolean {
    return heads.has(word)
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
