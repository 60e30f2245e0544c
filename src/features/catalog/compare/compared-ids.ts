/** Side by side on one page; more no sheet of paper and no phone has room for. This file is part of a script for visitors: keep it small. */
export const MAX_COMPARED = 4
/** Where what was chosen lives: one key of local storage, "12,7,31". */
export const COMPARED_KEY = 'compare'
/** Ids of an address that are looked up; the page shows the first four that exist. */
const MAX_ASKED = 12
const ID = /^[1-9]\d{0,8}$/

/**
 * Reads a list of products, from an address or from storage: "12,7,31".
 *
 * @returns their ids, each once and in order, and what of the list is none
 */
export function readCompared(list: string | null | undefined): { ids: number[]; hasRepeated: boolean; hasOthers: boolean } {
  const parts = (list ?? '').split(',').filter(Boolean)
  const known = parts.filter((part) => ID.test(part))
  const ids = [...new Set(known)]
  return { ids: ids.slice(0, MAX_ASKED).map(Number), hasRepeated: ids.length < known.length, hasOthers: known.length < parts.length }
}

/** The page that compares these; without any the one that says how to choose, and that none is chosen any more. */
export const compareAddress = (ids: readonly number[]): string => `/compare?p=${ids.join()}`
