/** Numbers per array: enough for almost every list, and quick to allocate. A longer list gets an array of its own. */
const PAGE = 2 ** 16

/** A list of 32-bit integers per index place, packed into a few large arrays; an array per list would take more memory. */
export type NumberLists = {
  of(place: number): Int32Array
  /** Stores a copy of the list. */
  set(place: number, list: readonly number[]): void
}

export function makeNumberLists(): NumberLists {
  const pages: Int32Array[] = []
  /** Used length of each page; a page is reused when no list is left in it. */
  const used: number[] = []
  const free: number[] = []
  let current = -1
  let end = PAGE
  const pageOf: number[] = []
  const start: number[] = []
  const length: number[] = []
  return { of, set }

  function of(place: number): Int32Array {
    const from = start[place] ?? 0
    return pages[pageOf[place] ?? 0]?.subarray(from, from + (length[place] ?? 0)) ?? new Int32Array()
  }

  function set(place: number, list: readonly number[]): void {
    const before = length[place] ?? 0
    if (list.length <= before) {
      of(place).set(list)
      used[pageOf[place] as number] = (used[pageOf[place] as number] as number) - before + list.length
      release(pageOf[place] as number)
    } else {
      if (before > 0) {
        used[pageOf[place] as number] = (used[pageOf[place] as number] as number) - before
        release(pageOf[place] as number)
      }
      take(place, list)
    }
    length[place] = list.length
  }

  function take(place: number, list: readonly number[]): void {
    if (end + list.length > PAGE) openPage(list.length)
    ;(pages[current] as Int32Array).set(list, end)
    pageOf[place] = current
    start[place] = end
    end += list.length
    used[current] = (used[current] as number) + list.length
  }

  function openPage(least: number): void {
    const left = least > PAGE ? undefined : free.pop()
    current = left ?? pages.length
    end = 0
    if (left === undefined) {
      pages.push(new Int32Array(Math.max(PAGE, least)))
      used.push(0)
    }
  }

  function release(page: number): void {
    if (used[page] === 0 && page !== current && (pages[page] as Int32Array).length === PAGE && !free.includes(page)) free.push(page)
  }
}
