/** Several lists as one, the first of each, then the second of each: all of them are seen at once. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const merged = new Set<Item>()
  for (let at = 0; at < longest; at += 1) for (const list of lists) if (at < list.length) merged.add(list[at] as Item)
  return [...merged]
}
