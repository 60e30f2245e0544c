import { sliceBeginningWith, sortedList } from '#kit/sorted-list.ts'
import { squash } from './words/words.ts'

const SKU_BEGINNING_MIN = 3

/** The SKUs of an index, as they are compared: without what separates their parts. */
export function skuTable() {
  const placesOf = new Map<string, number[]>()
  const sorted = sortedList<string>((a, b) => (a < b ? -1 : 1))
  return { add, remove, tiersOf }

  function add(sku: string, place: number): void {
    const key = squash(sku)
    const places = placesOf.get(key)
    if (places) places.push(place)
    else {
      placesOf.set(key, [place])
      sorted.add(key)
    }
  }

  function remove(sku: string, place: number): void {
    const key = squash(sku)
    const others = (placesOf.get(key) ?? []).filter((other) => other !== place)
    if (others.length > 0) placesOf.set(key, others)
    else {
      placesOf.delete(key)
      sorted.remove(key)
    }
  }

  /** Products whose SKU was typed (0), or begins with what was typed (1), by place. */
  function tiersOf(query: string): Map<number, 0 | 1> {
    const typed = squash(query)
    const tiers = new Map<number, 0 | 1>()
    if (typed.length >= SKU_BEGINNING_MIN && /\d/.test(typed))
      for (const sku of sliceBeginningWith(sorted.all(), typed)) for (const place of placesOf.get(sku) ?? []) tiers.set(place, 1)
    for (const place of placesOf.get(typed) ?? []) tiers.set(place, 0)
    return tiers
  }
}
