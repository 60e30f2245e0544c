import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import { PARTING } from './robots.ts'
import { searchWords } from './search-text.ts'
import type { InquiryStatus } from './status.ts'

export type Filter = { status?: InquiryStatus | undefined; suspicious?: boolean | undefined; q?: string | undefined }

/** Matching inquiries outside of the trash; certain spam only if suspicious ones are asked for. */
export function matching(db: Database, { suspicious, ...filter }: Filter) {
  return everything(db, filter).where((row) =>
    suspicious ? row('suspicion', 'is not', null) : row.or([row('suspicion', 'is', null), row('suspicion', '<>', PARTING)]),
  )
}

/** Inquiries of a filter, the suspected ones included. */
export function everything(db: Database, { status, q }: Omit<Filter, 'suspicious'>) {
  let found = db.selectFrom('inquiry').where('deleted_at', 'is', null)
  if (status) found = found.where('status', '=', status)
  for (const word of searchWords(q ?? '')) found = found.where(sql<boolean>`search_text like ${`%${literal(word)}%`} escape '!'`)
  return found
}

/** A word whose % and _ stand for themselves. */
const literal = (word: string) => word.replace(/[!%_]/g, '!$&')
