/** Interleaves lists: first the first entry of each list, then the second of each, and so on. Equal entries appear once. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const merged = new Set<Item>()
  for (let at = 0; at < longest; at += 1) for (const list of lists) if (at < list.length) merged.add(list[at] as Item)
  return [...merged]
}

/** Groups items by a key, in order of appearance. `Map.groupBy` is missing before Chrome 117 and Safari 17.4. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Index of the last item that passes a test; -1 if none does. The method of arrays is missing before Chrome 97 and Safari 15.4. */
export function findLastIndex<Item>(items: readonly Item[], passes: (item: Item, at: number) => boolean): number {
  let at = items.length - 1
  while (at >= 0 && !passes(items[at] as Item, at)) at -= 1
  return at
}

/** Returns the list with one entry moved to another index; a target beyond an end is clamped to that end. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const place = Math.max(0, Math.min(to, list.length - 1))
  const rest = list.filter((_, index) => index !== from)
  const entry = list[from]
  return entry === undefined ? [...list] : [...rest.slice(0, place), entry, ...rest.slice(place)]
}

/** Appends items, without duplicates and up to `limit` items; existing items beyond the limit stay. */
export function appendUnique<Item>(list: readonly Item[], more: readonly Item[], limit: number): Item[] {
  return [...new Set([...list, ...more])].slice(0, Math.max(limit, list.length))
}
