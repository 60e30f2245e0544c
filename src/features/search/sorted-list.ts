/** So many new values wait at most until they are sorted in, so that none of it takes long. */
const WAITING_MAX = 2000

/**
 * Values in order, kept so while they come and go one by one. New ones wait until somebody reads the list, or until
 * there are some thousand of them, and are then merged in all at once.
 */
export type SortedList<Value> = {
  /** Takes a value in that is not in it. */
  add(value: Value): void
  /** Takes out a value that is in it, and by which it is still ordered. */
  remove(value: Value): void
  /** All of them in order; the same array until the next change. */
  all(): readonly Value[]
}

/** @param compare never 0 for two values that are not the same */
export function sortedList<Value>(compare: (a: Value, b: Value) => number): SortedList<Value> {
  let sorted: Value[] = []
  let waiting: Value[] = []
  return { add, remove, all }

  function add(value: Value): void {
    waiting.push(value)
    if (waiting.length >= WAITING_MAX) all()
  }

  function remove(value: Value): void {
    const at = firstNotBelow(sorted, (one) => compare(one, value) < 0)
    if (at < sorted.length && sorted[at] === value) sorted.splice(at, 1)
    else waiting.splice(waiting.indexOf(value), 1)
  }

  function all(): readonly Value[] {
    if (waiting.length === 0) return sorted
    const added = waiting.sort(compare)
    const merged = new Array<Value>(sorted.length + added.length)
    let [left, right] = [0, 0]
    for (let at = 0; at < merged.length; at += 1) {
      const isLeft = right === added.length || (left < sorted.length && compare(sorted[left] as Value, added[right] as Value) < 0)
      merged[at] = (isLeft ? sorted[left++] : added[right++]) as Value
    }
    sorted = merged
    waiting = []
    return sorted
  }
}

/** The place in a sorted list of the first value that is not below, the list's length where all are. */
export function firstNotBelow<Value>(list: readonly Value[], isBelow: (value: Value) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(list[middle] as Value)) low = middle + 1
    else high = middle
  }
  return low
}

/** The part of a sorted list whose texts begin so. */
export function sliceBeginningWith(list: readonly string[], beginning: string): string[] {
  const start = firstNotBelow(list, (text) => text < beginning)
  let end = start
  while (end < list.length && (list[end] as string).startsWith(beginning)) end += 1
  return list.slice(start, end)
}
