/**
 * A list of small numbers for each place from 0 on, all in one array: many thousand lists of their own would take several
 * times the memory.
 */
export type NumberLists = {
  of(place: number): Int32Array
  /** The list is copied. */
  set(place: number, list: readonly number[]): void
}

export function numberLists(): NumberLists {
  let room = new Int32Array(1024)
  let end = 0
  let used = 0
  const start: number[] = []
  const length: number[] = []
  return { of, set }

  function of(place: number): Int32Array {
    const from = start[place] ?? 0
    return room.subarray(from, from + (length[place] ?? 0))
  }

  function set(place: number, list: readonly number[]): void {
    const before = length[place] ?? 0
    used += list.length - before
    if (list.length > before) {
      length[place] = 0
      if (end + list.length > room.length) makeRoom(list.length)
      start[place] = end
      end += list.length
    }
    length[place] = list.length
    room.set(list, start[place] ?? 0)
  }

  /** What lists that grew have left behind is given up where that is a good part. */
  function makeRoom(more: number): void {
    const larger = new Int32Array(Math.ceil((used + more) * 1.5))
    let at = 0
    for (const [place, from = 0] of start.entries()) {
      larger.set(of(place), at)
      if (from !== undefined) start[place] = at
      at += length[place] ?? 0
    }
    room = larger
    end = at
  }
}
