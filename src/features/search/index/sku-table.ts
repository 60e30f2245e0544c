import { lowerBound, sortedList } from '#kit/sorted-list.ts'
import { makeTextPool } from '#kit/text/text-pool.ts'
import { normalizeSku } from '../words/words.ts'

const SKU_BEGINNING_MIN = 3
/**
 * Shares the text of an SKU among the indexes of all languages. They are filled in the same order, so a product usually has the
 * same place in each.
 */
const sharedKey = makeTextPool()

/** Creates a table of SKUs by index place. SKUs are compared without separators, capitals and accents. */
export function makeSkuTable() {
  const keyAt: (string | undefined)[] = []
  const sorted = sortedList((a: number, b: number) => {
    const [key, other] = [keyOf(a), keyOf(b)]
    return key < other ? -1 : key > other ? 1 : a - b
  })
  return { set, tiersOf }

  /** Sets the SKU at a place; null: none. */
  function set(place: number, sku: string | null): void {
    const key = sku ? sharedKey(place, normalizeSku(sku)) : undefined
    const before = keyAt[place]
    if (key === before) return
    if (before !== undefined) sorted.remove(place)
    keyAt[place] = key
    if (key !== undefined) sorted.add(place)
  }

  function keyOf(place: number): string {
    return keyAt[place] ?? ''
  }

  /** Index places of products whose SKU is the typed text (0) or begins with it (1). A beginning needs three characters and a digit. */
  function tiersOf(query: string): Map<number, 0 | 1> {
    const typed = normalizeSku(query)
    const isBeginning = typed.length >= SKU_BEGINNING_MIN && /\d/.test(typed)
    const places = sorted.all()
    const tiers = new Map<number, 0 | 1>()
    for (let at = lowerBound(places, (place) => keyOf(place) < typed); at < places.length; at += 1) {
      const place = places[at] as number
      if (keyOf(place) === typed) tiers.set(place, 0)
      else if (isBeginning && keyOf(place).startsWith(typed)) tiers.set(place, 1)
      else break
    }
    return tiers
  }
}
