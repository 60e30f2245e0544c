import type { PageQuery } from '#ui/site/page-parameters.ts'
import { QUERY_MAX } from '../product/listing/list-limits.ts'

/**
 * Search words of an address: cut to the maximum, with blanks and control characters normalised. The cut comes first,
 * since the server sees no more of a long address; so server and browser read the same words.
 */
export function readWords(query: PageQuery<'q'>): string {
  return (
    (query.get('q') ?? '')
      .slice(0, QUERY_MAX)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      // Half of a character that the cut went through, here and as the server writes it.
      .replace(/[\ud800-\udbff\ufffd]$/, '')
      .trim()
  )
}

/** True if a query is longer than the search reads. The server keeps one character beyond the limit to notice this. */
export const isCut = (query: PageQuery<'q'>): boolean => (query.get('q') ?? '').length > QUERY_MAX

/** Page of the results; anything but a number is the first. */
export function readFoundPage(query: PageQuery<'page'>): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
