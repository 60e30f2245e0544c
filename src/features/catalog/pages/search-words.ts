import type { PageQuery } from '#ui/site/page-parameters.ts'
import { QUERY_MAX } from '../entity/limits.ts'

/**
 * What an address searches for: cut to what a search may have, its blanks and control characters made one blank each.
 * The cut comes first, since the server sees no more of a long address than this; so both worlds read the same words.
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

/** Whether an address asks for more words than are read, so that a page can say so; the server keeps one sign more of it. */
export const isCut = (query: PageQuery<'q'>): boolean => (query.get('q') ?? '').length > QUERY_MAX

/** Which page of the results; what is no number is the first. */
export function readFoundPage(query: PageQuery<'page'>): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
