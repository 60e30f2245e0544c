import { sliceBeginningWith, sortedList } from '#kit/sorted-list.ts'
import { squash } from './words/words.ts'

const SKU_BEGINNING_MIN = 3

/** The SKUs of an index, as they are compared: without what separates their parts. */
export function skuTable() {
  /** Nearly every SKU is one product's: a list for each of a hundred thousand would be so many more objects. */
  const placesAt = new Map<string, number | readonly number[]>()
  const sorted = sortedList<string>((a, b) => (a < b ? -1 : 1))
  return { add, remove, tiersOf }

  function add(sku: string, place: number): void {
    const key = squash(sku)
    const before = placesOf(key)
    placesAt.set(key, before.length === 0 ? place : [...before, place])
    if (before.length === 0) sorted.add(key)
  }

  function remove(sku: string, place: number): void {
    const key = squash(sku)
    const others = placesOf(key).filter((other) => other !== place)
    if (others.length > 0) placesAt.set(key, others)
    else {
      placesAt.delete(key)
      sorted.remove(key)
    }
  }

  function placesOf(key: string): readonly number[] {
    const places = placesAt.get(key) ?? []
    return typeof places === 'number' ? [places] : places
  }

  /** Products whose SKU was typed (0), or begins with what was typed (1), by place. */
  function tiersOf(query: string): Map<number, 0 | 1> {
    const typed = squash(query)
    const tiers = new Map<number, 0 | 1>()
    if (typed.length >= SKU_BEGINNING_MIN && /\d/.test(typed))
      for (const sku of sliceBeginningWith(sorted.all(), typed)) for (const place of placesOf(sku)) tiers.set(place, 1)
    for (const place of placesOf(typed)) tiers.set(place, 0)
    return tiers
  }
}
