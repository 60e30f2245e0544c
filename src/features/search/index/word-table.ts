import { findByPrefix, sortedList } from '#kit/sorted-list.ts'
import { letterMask } from '../words/edit-distance.ts'
import { parseQuantity, type Quantity } from '../words/units.ts'
import { makePostingLists } from './postings.ts'

/** Id of an unknown word. */
const NO_ID = -1
/** Prefix of a unit's entry. No word begins with a blank, so units and words differ. */
const UNIT = ' '
const NO_MASK = -1
const byCode = (a: string, b: string) => (a < b ? -1 : 1)

/** The words of an index, each with an id and its postings. A word exists while it has postings. */
export type WordTable = ReturnType<typeof makeWordTable>

export function makeWordTable() {
  const idOf = new Map<string, number>()
  const words: string[] = []
  const postings = makePostingLists()
  /** Letters of each word as bits; `NO_MASK` for words with digits and for units. */
  const masks: number[] = []
  const free: number[] = []
  const sorted = sortedList<string>(byCode)
  /** Number of documents in which a word is a quantity, by word id. */
  const quantityCounts = new Map<number, number>()
  const quantities = new Map<number, Quantity>()

  return {
    idOfWord: (word: string) => idOf.get(word) ?? add(word, /\d/.test(word) ? NO_MASK : letterMask(word)),
    idOfUnit: (unit: string) => idOf.get(UNIT + unit) ?? add(UNIT + unit, NO_MASK),
    put,
    take,
    forgetIfUnused,
    has: (word: string) => idOf.has(word),
    postingsOf: (word: string): Int32Array => postings.of(idOf.get(word) ?? NO_ID),
    countOf: (word: string): number => postings.countOf(idOf.get(word) ?? NO_ID),
    /** Postings of documents with a quantity in a unit in their name, attributes or category; their other texts do not count. */
    measuredIn: (unit: string): Int32Array => postings.of(idOf.get(UNIT + unit) ?? NO_ID),
    beginningWith: (beginning: string) => findByPrefix(sorted.all(), beginning),
    quantities: (): Iterable<Quantity> => quantities.values(),
    eachPure,
  }

  function add(word: string, mask: number): number {
    const id = free.pop() ?? words.length
    idOf.set(word, id)
    words[id] = word
    masks[id] = mask
    if (!word.startsWith(UNIT)) sorted.add(word)
    return id
  }

  /** Adds a posting of a word. @param isQuantity true if the document has the word as a quantity */
  function put(id: number, posting: number, isQuantity: boolean): void {
    postings.add(id, posting)
    if (!isQuantity) return
    const count = quantityCounts.get(id) ?? 0
    quantityCounts.set(id, count + 1)
    const quantity = count === 0 ? parseQuantity(words[id] as string) : undefined
    if (quantity) quantities.set(id, quantity)
  }

  function take(id: number, posting: number, isQuantity: boolean): void {
    postings.remove(id, posting)
    if (!isQuantity) return
    const count = (quantityCounts.get(id) ?? 0) - 1
    if (count > 0) quantityCounts.set(id, count)
    else {
      quantityCounts.delete(id)
      quantities.delete(id)
    }
  }

  /** Frees the id of a word without postings for another word. */
  function forgetIfUnused(id: number): void {
    if (postings.countOf(id) > 0) return
    const word = words[id] as string
    idOf.delete(word)
    if (!word.startsWith(UNIT)) sorted.remove(word)
    words[id] = ''
    masks[id] = NO_MASK
    free.push(id)
  }

  /** Calls `see` for every word without digits, with its letters as bits. */
  function eachPure(see: (word: string, mask: number) => void): void {
    for (let id = 0; id < words.length; id += 1) if (masks[id] !== NO_MASK) see(words[id] as string, masks[id] as number)
  }
}
