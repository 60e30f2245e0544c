import { lowerBound } from '#kit/sorted-list.ts'

/** A posting is a document's place, with the weight of the field in its last bits. */
export const WEIGHT_BITS = 4
export const WEIGHT_MASK = 15

/**
 * Postings of each word by its id, ordered by place, in arrays of integers. As objects, the millions of postings of a large
 * catalogue would take more memory, and the garbage collector would visit each while requests wait.
 */
export type PostingLists = {
  /** The postings of a word. The array is valid until the next change. */
  of(word: number): Int32Array
  countOf(word: number): number
  add(word: number, posting: number): void
  /** Removes a posting, which must exist. */
  remove(word: number, posting: number): void
}

/** Spare capacity, so that not every added posting copies the list. */
const SPARE = 4

export function makePostingLists(): PostingLists {
  const blocks: Int32Array[] = []
  const counts: number[] = []
  const none = new Int32Array()
  return { of, countOf: (word) => counts[word] ?? 0, add, remove }

  function of(word: number): Int32Array {
    const block = blocks[word] ?? none
    const count = counts[word] ?? 0
    return block.length === count ? block : block.subarray(0, count)
  }

  function add(word: number, posting: number): void {
    const count = counts[word] ?? 0
    const block = blockFor(word, count)
    if (count === 0 || (block[count - 1] as number) < posting) block[count] = posting
    else {
      const at = placeIn(block, posting, count)
      block.copyWithin(at + 1, at, count)
      block[at] = posting
    }
    counts[word] = count + 1
  }

  function remove(word: number, posting: number): void {
    const block = blocks[word] as Int32Array
    const count = counts[word] as number
    const at = placeIn(block, posting, count)
    block.copyWithin(at, at + 1, count)
    counts[word] = count - 1
    if (count === 1) blocks[word] = none
  }

  /** The word's block, with room for another posting. */
  function blockFor(word: number, count: number): Int32Array {
    const block = blocks[word] ?? none
    if (count < block.length) return block
    const larger = new Int32Array(count + (count >> 2) + SPARE)
    larger.set(block)
    blocks[word] = larger
    return larger
  }
}

const placeIn = (block: Int32Array, posting: number, count: number) => lowerBound(block, (one) => one < posting, count)
