/**
 * Maximum number of products in a comparison; more would not fit on a phone or a printed page. Browsers load this file as part of
 * a script: keep it small.
 */
export const MAX_COMPARED = 4
/** Key of local storage for the chosen products: "12,7,31". */
export const COMPARED_KEY = 'compare'
/** Maximum number of ids that are read; further ids are dropped. The page shows the first four products that exist. */
const MAX_ASKED = 12
const ID = /^[1-9]\d{0,8}$/

/**
 * Parses a list of product ids from a URL or from storage: "12,7,31".
 *
 * @returns the ids, each once and in order; `hasRepeated` is true if the list repeats an id, `hasOthers` if it has invalid entries
 */
export function parseComparedIds(list: string | null | undefined): { ids: number[]; hasRepeated: boolean; hasOthers: boolean } {
  const parts = (list ?? '').split(',').filter(Boolean)
  const known = parts.filter((part) => ID.test(part))
  const ids = [...new Set(known)]
  return { ids: ids.slice(0, MAX_ASKED).map(Number), hasRepeated: ids.length < known.length, hasOthers: known.length < parts.length }
}

/** URL path of the comparison of these products; without products the page explains how to choose. */
export const compareAddress = (ids: readonly number[]): string => `/compare?p=${ids.join()}`
