import type { Language } from '#i18n/language.ts'
import { sortedList } from '#kit/sorted-list.ts'
import { fieldWeights, type ListedDocument, MIN_SUBJECT_WEIGHT, type SearchDocument } from '../search-document.ts'
import { findHeadNoun } from '../words/heads.ts'
import { unitKey } from '../words/units.ts'
import { eachWord } from '../words/words.ts'
import { makeNumberLists } from './number-lists.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './postings.ts'
import { makeSharedTexts } from './shared-texts.ts'
import { makeSkuTable } from './sku-table.ts'
import { makeWordTable } from './word-table.ts'

/** Bits of a word's entry in a document: from the left the word's id, whether it is a quantity there, and its field's weight. */
const ID_BITS = WEIGHT_BITS + 1
const IS_QUANTITY = 1 << WEIGHT_BITS

/** Properties with one value per product. */
const kindNames = ['chemistry', 'fuel'] as const
export type ExclusiveProperty = (typeof kindNames)[number]

/** Maps each word to the documents that contain it. A document has an index place: a number that is reused after its removal. */
export type InvertedIndex = ReturnType<typeof makeInvertedIndex>

/**
 * Creates an empty index of a language, to which documents are added one by one. Their data is in arrays by place instead of
 * objects: the garbage collector would visit each of a hundred thousand objects while requests wait.
 */
export function makeInvertedIndex(language: Language) {
  const words = makeWordTable()
  const skus = makeSkuTable()
  /** Places by id. The database counts ids up, so the array has few gaps. */
  const placeOf: (number | undefined)[] = []
  const idAt: number[] = []
  const isInStock: boolean[] = []
  const isOnSale: boolean[] = []
  const positionAt: number[] = []
  const sortNameAt: string[] = []
  /** The head noun of each product's name. */
  const headAt: (string | undefined)[] = []
  const kindAt: Record<ExclusiveProperty, (string | undefined)[]> = { chemistry: [], fuel: [] }
  const heads = makeSharedTexts()
  const kinds = { chemistry: makeSharedTexts(), fuel: makeSharedTexts() }
  const wordsAt = makeNumberLists()
  const free: number[] = []
  const order = sortedList(compareInLists)
  let ranks: Int32Array | undefined
  let version = 0
  /** Entries of the document that is being added. `readAt` has the index of a word's entry, by word id. */
  let read: number[] = []
  const readAt: number[] = []

  return {
    language,
    words,
    idAt,
    isInStock,
    isOnSale,
    headAt,
    kindAt,
    put,
    remove,
    skuTiersOf: skus.tiersOf,
    /** Number that increases when the words of a document change. */
    version: () => version,
    /** Number of places, free ones included. */
    size: () => idAt.length,
    /** Places in the order of lists. */
    inOrder: () => order.all(),
    /** The rank of each place in the order of lists. */
    ranks: rankEach,
    /** True if the word is the head noun of some product's name. */
    isHead: heads.has,
    /** True if some product has this chemistry or fuel. */
    isKind: (property: ExclusiveProperty, kind: string) => kinds[property].has(kind),
  }

  /** Adds a document, or replaces the one with the same id. */
  function put(document: ListedDocument): void {
    const { id, position, sortName } = document
    const known = placeOf[id]
    const place = known ?? free.pop() ?? idAt.length
    readWords(document)
    writeWords(place)
    if (known === undefined || positionAt[place] !== position || sortNameAt[place] !== sortName) {
      if (known !== undefined) order.remove(place)
      placeOf[id] = place
      idAt[place] = id
      positionAt[place] = position
      sortNameAt[place] = sortName
      order.add(place)
      ranks = undefined
    }
    isInStock[place] = document.isInStock
    isOnSale[place] = document.isOnSale
    headAt[place] = heads.replace(headAt[place], findHeadNoun(document.name, language))
    for (const kind of kindNames) kindAt[kind][place] = kinds[kind].replace(kindAt[kind][place], document[kind] ?? undefined)
    skus.set(place, document.sku)
  }

  function remove(id: number): void {
    const place = placeOf[id]
    if (place === undefined) return
    order.remove(place)
    ranks = undefined
    read = []
    writeWords(place)
    placeOf[id] = undefined
    isInStock[place] = false
    isOnSale[place] = false
    sortNameAt[place] = ''
    headAt[place] = heads.replace(headAt[place], undefined)
    for (const kind of kindNames) kindAt[kind][place] = kinds[kind].replace(kindAt[kind][place], undefined)
    skus.set(place, null)
    free.push(place)
  }

  /** Compares by position (none comes last), then name, then id. */
  function compareInLists(a: number, b: number): number {
    const [position, other] = [positionAt[a] as number, positionAt[b] as number]
    if (position !== other) return (position || Number.POSITIVE_INFINITY) < (other || Number.POSITIVE_INFINITY) ? -1 : 1
    const [name, otherName] = [sortNameAt[a] as string, sortNameAt[b] as string]
    if (name !== otherName) return name < otherName ? -1 : 1
    return (idAt[a] as number) - (idAt[b] as number)
  }

  function readWords(document: SearchDocument): void {
    read = []
    const field = (text: string, weight: number) =>
      eachWord(text, (word, unit) => {
        // An SKU has no quantities: "BL-4810W" is no battery of 4810 W.
        const isQuantity = unit !== undefined && weight !== fieldWeights.sku
        note(words.idOfWord(word), weight, isQuantity)
        if (isQuantity && weight >= MIN_SUBJECT_WEIGHT) note(words.idOfUnit(unitKey(unit)), weight, false)
      })
    // Heaviest field first, since a word keeps the weight of its first field.
    field(document.name, fieldWeights.name)
    if (document.sku) field(document.sku, fieldWeights.sku)
    field(document.attributes, fieldWeights.attributes)
    field(document.place, fieldWeights.place)
    field(document.shortText, fieldWeights.shortText)
    field(document.longText, fieldWeights.longText)
  }

  function note(id: number, weight: number, isQuantity: boolean): void {
    if (!isRead(id)) {
      readAt[id] = read.length
      read.push((id << ID_BITS) | weight)
    }
    if (isQuantity) read[readAt[id] as number] = (read[readAt[id] as number] as number) | IS_QUANTITY
  }

  function isRead(id: number): boolean {
    const at = readAt[id]
    return at !== undefined && at < read.length && (read[at] as number) >> ID_BITS === id
  }

  /** Writes the postings of the document just read; touches only words whose entry changed. */
  function writeWords(place: number): void {
    const before = wordsAt.of(place).slice()
    const same = new Set<number>()
    const gone: number[] = []
    for (const kept of before) {
      const id = kept >> ID_BITS
      if (isRead(id) && read[readAt[id] as number] === kept) {
        same.add(id)
        continue
      }
      words.take(id, postingOf(place, kept), (kept & IS_QUANTITY) !== 0)
      gone.push(id)
    }
    if (same.size === read.length && gone.length === 0) return
    version += 1
    for (const kept of read) if (!same.has(kept >> ID_BITS)) words.put(kept >> ID_BITS, postingOf(place, kept), (kept & IS_QUANTITY) !== 0)
    for (const id of gone) words.forgetIfUnused(id)
    wordsAt.set(place, read)
  }

  function rankEach(): Int32Array {
    if (ranks) return ranks
    ranks = new Int32Array(idAt.length)
    for (const [rank, place] of order.all().entries()) ranks[place] = rank
    return ranks
  }
}

const postingOf = (place: number, kept: number) => (place << WEIGHT_BITS) | (kept & WEIGHT_MASK)
