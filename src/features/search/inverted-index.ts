import type { Language } from '#i18n/language.ts'
import { sortedList } from '#kit/sorted-list.ts'
import { numberLists } from './number-lists.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './postings.ts'
import { IS_ABOUT, type ListedDocument, type SearchDocument, weights } from './search-document.ts'
import { skuTable } from './sku-table.ts'
import { wordTable } from './word-table.ts'
import { headOf } from './words/heads.ts'
import { unitKey } from './words/units.ts'
import { eachWord } from './words/words.ts'

/** What is kept of a word of a document: its number, whether it is a quantity there, and the weight of its field. */
const ID_BITS = WEIGHT_BITS + 1
const IS_QUANTITY = 1 << WEIGHT_BITS

type Kept = Pick<ListedDocument, 'id' | 'sku' | 'isOnSale' | 'chemistry' | 'fuel' | 'position' | 'sortName'> & { head: string | undefined }

/** Where each word of the catalogue stands. A document has a place, a number that another gets when it is gone. */
export type InvertedIndex = ReturnType<typeof makeInvertedIndex>

/** An empty index of a language, that takes documents in and out one by one. */
export function makeInvertedIndex(language: Language) {
  const words = wordTable()
  const skus = skuTable()
  const placeOf = new Map<number, number>()
  const documents: (Kept | undefined)[] = []
  /** What is read of every product that is found: beside the documents, since each of those is a look of its own. */
  const idAt: number[] = []
  const isInStock: boolean[] = []
  /** The head of each product's name. */
  const headAt: (string | undefined)[] = []
  const heads = counts<string>()
  const kinds = { chemistry: counts<string>(), fuel: counts<string>() }
  const wordsAt = numberLists()
  const free: number[] = []
  const order = sortedList<number>((a, b) => compareInLists(documents[a] as Kept, documents[b] as Kept))
  let ranks: Int32Array | undefined
  let version = 0
  /** The words of the document that is being read, and where in them each stands. */
  let read: number[] = []
  const readAt: number[] = []

  return {
    language,
    words,
    idAt,
    isInStock,
    headAt,
    put,
    remove,
    skuTiersOf: skus.tiersOf,
    /** Rises when the words of a document change. */
    version: () => version,
    /** One more than the highest place. */
    size: () => documents.length,
    documentAt: (place: number): Kept | undefined => documents[place],
    /** Places in the order of lists. */
    inOrder: () => order.all(),
    /** The rank of each place in the order of lists. */
    ranks: rankEach,
    /** Whether some product is that very thing. */
    isHead: heads.has,
    /** Whether some product is of that kind. */
    isKind: (property: keyof typeof kinds, kind: string) => kinds[property].has(kind),
  }

  /** Takes a document in, in place of the one with its id if there is one. */
  function put(document: ListedDocument): void {
    const known = placeOf.get(document.id)
    const place = known ?? free.pop() ?? documents.length
    const { id, sku, isOnSale, chemistry, fuel, position, sortName } = document
    const before = documents[place]
    const kept: Kept = { id, sku, isOnSale, chemistry, fuel, position, sortName, head: headOf(document.name, language) }
    placeOf.set(id, place)
    readWords(document)
    writeWords(place)
    if (before && compareInLists(before, kept) !== 0) order.remove(place)
    if (before) forget(before, place)
    documents[place] = kept
    if (!before || compareInLists(before, kept) !== 0) {
      order.add(place)
      ranks = undefined
    }
    idAt[place] = id
    isInStock[place] = document.isInStock
    headAt[place] = kept.head
    heads.add(kept.head)
    kinds.chemistry.add(chemistry)
    kinds.fuel.add(fuel)
    if (sku) skus.add(sku, place)
  }

  function remove(id: number): void {
    const place = placeOf.get(id)
    if (place === undefined) return
    order.remove(place)
    ranks = undefined
    forget(documents[place] as Kept, place)
    read = []
    writeWords(place)
    placeOf.delete(id)
    documents[place] = undefined
    isInStock[place] = false
    headAt[place] = undefined
    free.push(place)
  }

  function forget({ sku, head, chemistry, fuel }: Kept, place: number): void {
    heads.remove(head)
    kinds.chemistry.remove(chemistry)
    kinds.fuel.remove(fuel)
    if (sku) skus.remove(sku, place)
  }

  function readWords(document: SearchDocument): void {
    read = []
    const field = (text: string, weight: number) =>
      eachWord(text, (word, unit) => {
        // "BL-4810W" is no battery of 4810 W.
        const isQuantity = unit !== undefined && weight !== weights.sku
        note(words.idOfWord(word), weight, isQuantity)
        if (isQuantity && weight >= IS_ABOUT) note(words.idOfUnit(unitKey(unit)), weight, false)
      })
    // Fields come heaviest first, so what is there already counts as much or more.
    field(document.name, weights.name)
    if (document.sku) field(document.sku, weights.sku)
    field(document.attributes, weights.attributes)
    field(document.place, weights.place)
    field(document.shortText, weights.shortText)
    field(document.longText, weights.longText)
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

  /** Writes what was read: only words that the document had not, or no longer has, are touched. */
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
    ranks = new Int32Array(documents.length)
    for (const [rank, place] of order.all().entries()) ranks[place] = rank
    return ranks
  }
}

const postingOf = (place: number, kept: number) => (place << WEIGHT_BITS) | (kept & WEIGHT_MASK)

/** By position, then name, then id; what has no position comes last. */
function compareInLists(a: Pick<Kept, 'position' | 'sortName' | 'id'>, b: Pick<Kept, 'position' | 'sortName' | 'id'>): number {
  if (a.position !== b.position) return (a.position || Number.POSITIVE_INFINITY) < (b.position || Number.POSITIVE_INFINITY) ? -1 : 1
  if (a.sortName !== b.sortName) return a.sortName < b.sortName ? -1 : 1
  return a.id - b.id
}

/** How often each value is there; nothing is not counted. */
function counts<Value>() {
  const countOf = new Map<Value, number>()
  return {
    has: (value: Value) => countOf.has(value),
    add(value: Value | null | undefined) {
      if (value !== null && value !== undefined) countOf.set(value, (countOf.get(value) ?? 0) + 1)
    },
    remove(value: Value | null | undefined) {
      if (value === null || value === undefined) return
      const count = (countOf.get(value) ?? 0) - 1
      if (count > 0) countOf.set(value, count)
      else countOf.delete(value)
    },
  }
}
