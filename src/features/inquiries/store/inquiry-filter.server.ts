import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import { HIDING_SUSPICION } from '../robots.ts'
import { searchWords } from '../search-text.ts'
import type { InquiryStatus } from '../status.ts'

export type ListFilter = { status?: InquiryStatus | undefined; suspicious?: boolean | undefined; q?: string | undefined }

/**
 * Query for the inquiries that a list shows: all suspected ones if `suspicious`, else all but those with a filled hidden field.
 * Inquiries in the trash are excluded.
 */
export function selectListed(db: Database, { suspicious, ...filter }: ListFilter) {
  return selectMatchingInquiries(db, filter).where((row) =>
    suspicious ? row('suspicion', 'is not', null) : row.or([row('suspicion', 'is', null), row('suspicion', '<>', HIDING_SUSPICION)]),
  )
}

/** Query for all inquiries of a filter, suspected or not. Inquiries in the trash are excluded. */
export function selectMatchingInquiries(db: Database, { status, q }: Omit<ListFilter, 'suspicious'>) {
  let found = db.selectFrom('inquiry').where('deleted_at', 'is', null)
  if (status) found = found.where('status', '=', status)
  for (const word of searchWords(q ?? '')) found = found.where(sql<boolean>`search_text like ${`%${literal(word)}%`} escape '!'`)
  return found
}

/** Escapes the wildcards of LIKE in a word. */
const literal = (word: string) => word.replace(/[!%_]/g, '!$&')
