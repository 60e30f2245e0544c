import type { PageQuery } from '#ui/site/page-parameters.ts'
import { QUERY_MAX } from '../product/listing/list-limits.ts'

/**
 * Reads the search words from a URL: truncates them to the maximum, then normalises spaces and control characters. The server gets a
 * truncated URL, so truncating first makes server and browser read the same words.
 */
export function readWords(query: PageQuery<'q'>): string {
  return (
    (query.get('q') ?? '')
      .slice(0, QUERY_MAX)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      // Removes half of a surrogate pair that was cut; the server replaces such a half by U+FFFD.
      .replace(/[\ud800-\udbff\ufffd]$/, '')
      .trim()
  )
}

/** True if a query is longer than the search reads. The server keeps one character beyond the limit to notice this. */
export const isCut = (query: PageQuery<'q'>): boolean => (query.get('q') ?? '').length > QUERY_MAX

/** Reads the page number from a URL; 1 if it is missing or invalid. */
export function readPageNumber(query: PageQuery<'page'>): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
