/** A posting is a document's place in the list and, in its last bits, the weight of the field. */
export const WEIGHT_BITS = 4
export const WEIGHT_MASK = 15

/** Fields come heaviest first, so what is there already counts as much or more. */
export function addPosting(list: number[], place: number, weight: number): void {
  const last = list[list.length - 1]
  if (last === undefined || last >> WEIGHT_BITS !== place) list.push((place << WEIGHT_BITS) | weight)
}

/** The list under a key, a new one where there is none. */
export function listOf<Key>(map: Map<Key, number[]>, key: Key): number[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}
