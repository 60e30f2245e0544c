import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Inquiry, InquiryCounts, InquiryNeighbours } from '../inquiry.contract.ts'
import { PAGE_SIZE } from '../limits.ts'
import { HIDING_SUSPICION } from '../robots.ts'
import { type InquiryStatus, inquiryStatuses } from '../status.ts'
import { type InquiryRow, searchWords, toInquiry } from './inquiry-row.server.ts'

/** Rows that an export fetches at a time. */
const BATCH_SIZE = 500

/**
 * Lists one page of inquiries, the newest first.
 *
 * @returns the page, and the number of inquiries on all pages
 */
export async function listInquiries(
  db: Database,
  { page = 1, ...filter }: ListFilter & { page?: number | undefined },
): Promise<{ inquiries: Inquiry[]; total: number }> {
  const found = selectListed(db, filter)
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { total } = await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { inquiries: rows.map(toInquiry), total }
}

/** Counts inquiries by status and suspicion, in one statement, since open dashboards poll the counts. */
export async function countInquiries(db: Database, { suspicious: _, ...filter }: ListFilter): Promise<InquiryCounts> {
  const rows = await selectMatchingInquiries(db, filter)
    .select(['status', 'suspicion', (row) => row.fn.countAll<number>().as('count'), (row) => row.fn.max('id').as('newest')])
    .groupBy(['status', 'suspicion'])
    .execute()
  const none = Object.fromEntries(inquiryStatuses.map((status) => [status, 0])) as Record<InquiryStatus, number>
  const counts = { ...none, suspicious: 0, newest: 0 }
  for (const { status, suspicion, count, newest } of rows) {
    if (suspicion !== HIDING_SUSPICION) counts[status] += Number(count)
    if (suspicion) counts.suspicious += Number(count)
    counts.newest = Math.max(counts.newest, newest)
  }
  return counts
}

/** Yields all inquiries that a list with this filter shows, the newest first. Reads them in batches, to save memory. */
export async function* streamInquiries(db: Database, filter: ListFilter): AsyncGenerator<Inquiry> {
  let last: InquiryRow | undefined
  do {
    let next = selectListed(db, filter)
    if (last) next = next.where(isBelow(last))
    const rows = await next.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(BATCH_SIZE).execute()
    yield* rows.map(toInquiry)
    last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined
  } while (last)
}

/** Finds the inquiries above and below an inquiry in the list; undefined if the inquiry does not exist. */
export async function findNeighbours(db: Database, id: number, filter: ListFilter): Promise<InquiryNeighbours | undefined> {
  const here = await db
    .selectFrom('inquiry')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!here) return undefined
  const found = selectListed(db, filter).select(['id', 'name']).limit(1)
  const newer = found.where(isAbove(here)).orderBy('created_at').orderBy('id')
  const older = found.where(isBelow(here)).orderBy('created_at', 'desc').orderBy('id', 'desc')
  return { newer: (await newer.executeTakeFirst()) ?? null, older: (await older.executeTakeFirst()) ?? null }
}

type Place = { id: number; created_at: string }
const isAbove = ({ created_at, id }: Place) => sql<boolean>`(created_at, id) > (${created_at}, ${id})`
const isBelow = ({ created_at, id }: Place) => sql<boolean>`(created_at, id) < (${created_at}, ${id})`

type ListFilter = { status?: InquiryStatus | undefined; suspicious?: boolean | undefined; q?: string | undefined }

/**
 * Query for the inquiries that a list shows: all suspected ones if `suspicious`, else all but those with a filled hidden field.
 * Inquiries in the trash are excluded.
 */
function selectListed(db: Database, { suspicious, ...filter }: ListFilter) {
  return selectMatchingInquiries(db, filter).where((row) =>
    suspicious ? row('suspicion', 'is not', null) : row.or([row('suspicion', 'is', null), row('suspicion', '<>', HIDING_SUSPICION)]),
  )
}

/** Query for all inquiries of a filter, suspected or not. Inquiries in the trash are excluded. */
function selectMatchingInquiries(db: Database, { status, q }: Omit<ListFilter, 'suspicious'>) {
  let found = db.selectFrom('inquiry').where('deleted_at', 'is', null)
  if (status) found = found.where('status', '=', status)
  for (const word of searchWords(q ?? '')) found = found.where(sql<boolean>`search_text like ${`%${literal(word)}%`} escape '!'`)
  return found
}

/** Escapes the wildcards of LIKE in a word. */
const literal = (word: string) => word.replace(/[!%_]/g, '!$&')
