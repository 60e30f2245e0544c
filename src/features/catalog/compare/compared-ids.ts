/**
 * Maximum of products side by side; more fit on no sheet of paper or phone. Part of a script for visitors: keep this file
 * small.
 */
export const MAX_COMPARED = 4
/** Key of local storage for the chosen products: "12,7,31". */
export const COMPARED_KEY = 'compare'
/** Maximum of ids in an address that are looked up; the page shows the first four that exist. */
const MAX_ASKED = 12
const ID = /^[1-9]\d{0,8}$/

/**
 * Reads a list of products from an address or from storage: "12,7,31".
 *
 * @returns the ids, each once and in order, and whether the list had repeated or invalid entries
 */
export function readCompared(list: string | null | undefined): { ids: number[]; hasRepeated: boolean; hasOthers: boolean } {
  const parts = (list ?? '').split(',').filter(Boolean)
  const known = parts.filter((part) => ID.test(part))
  const ids = [...new Set(known)]
  return { ids: ids.slice(0, MAX_ASKED).map(Number), hasRepeated: ids.length < known.length, hasOthers: known.length < parts.length }
}

/** Address of the comparison of these products; without products the page explains how to choose. */
export const compareAddress = (ids: readonly number[]): string => `/compare?p=${ids.join()}`
