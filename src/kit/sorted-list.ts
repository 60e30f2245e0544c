/** Maximum number of values that wait for insertion, so that inserting them all does not take long. */
const MAX_WAITING = 500

/**
 * Sorted values, added and removed one by one. New values wait until the list is read, or until 500 are waiting, and are then
 * inserted all at once.
 */
export type SortedList<Value> = {
  /** Adds a value that is not in the list. */
  add(value: Value): void
  /** Removes a value of the list. It must still compare as it did when it was added. */
  remove(value: Value): void
  /** All values in order. Read the array before the next change, which modifies it. */
  all(): readonly Value[]
}

/** @param compare returns 0 only for the same value */
export function sortedList<Value>(compare: (a: Value, b: Value) => number): SortedList<Value> {
  const sorted: Value[] = []
  let waiting: Value[] = []
  return { add, remove, all }

  function add(value: Value): void {
    waiting.push(value)
    if (waiting.length >= MAX_WAITING) all()
  }

  function remove(value: Value): void {
    const at = lowerBound(sorted, (one) => compare(one, value) < 0)
    if (at < sorted.length && sorted[at] === value) sorted.splice(at, 1)
    else waiting.splice(waiting.indexOf(value), 1)
  }

  function all(): readonly Value[] {
    const added = waiting.sort(compare)
    waiting = []
    // Merges from the end, so that each existing value moves at most once and few values are compared.
    for (let left = added.length, end = sorted.length; left > 0; left -= 1) {
      const value = added[left - 1] as Value
      const at = lowerBound(sorted, (one) => compare(one, value) < 0, end)
      for (let from = end - 1; from >= at; from -= 1) sorted[from + left] = sorted[from] as Value
      sorted[at + left - 1] = value
      end = at
    }
    return sorted
  }
}

/** Index of the first value of a sorted list that is not below a limit; `end` if all are. Values from `end` on are ignored. */
export function lowerBound<Value>(list: ArrayLike<Value>, isBelow: (value: Value) => boolean, end = list.length): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(list[middle] as Value)) low = middle + 1
    else high = middle
  }
  return low
}

/** Texts with a prefix. The list must be sorted by UTF-16 code units. */
export function findByPrefix(list: readonly string[], beginning: string): string[] {
  const start = lowerBound(list, (text) => text < beginning)
  let end = start
  while (end < list.length && (list[end] as string).startsWith(beginning)) end += 1
  return list.slice(start, end)
}
