import { type Insertable, type Selectable, sql } from 'kysely'
import { change } from '#database/change.server.ts'
import type { Edit } from '#database/edit.ts'
import { nextStamp } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import { toFields } from '#database/naming.ts'
import type { Database, Tables } from '#database/schema.ts'
import { changesSince } from '#database/since.server.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import {
  type CartSnapshot,
  type HeldInquiry,
  type Inquiry,
  type InquiryChange,
  type InquiryCounts,
  type InquiryNeighbours,
  type ReceivedOrder,
  receivedOrderFields,
  type SentInquiry,
  WRITTEN_DOWN,
} from './inquiry.contract.ts'
import { everything, type Filter, matching } from './inquiry-filter.server.ts'
import { PAGE_SIZE } from './limits.ts'
import { toE164 } from './phone.ts'
import { PARTING, type Suspicion } from './robots.ts'
import { searchTextOf } from './search-text.ts'
import { type InquiryStatus, inquiryStatuses } from './status.ts'

/** Contents of the `details` column. */
type Details = {
  productIds?: number[] | undefined
  quantity?: number | undefined
  cart?: CartSnapshot | undefined
  calculator?: Record<string, unknown> | undefined
}
type InquiryRow = Selectable<Tables['inquiry']>

const CODE_ATTEMPTS = 5
/** Rows that an export fetches at a time. */
const BATCH = 500

/** The inquiry that a key has made already, even if it has been deleted since. */
export async function findInquiryOfKey(db: Database, idempotencyKey: string): Promise<Inquiry | undefined> {
  const row = await db.selectFrom('inquiry').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row && toInquiry(row)
}

export type Creation = {
  idempotencyKey: string | undefined
  suspicion?: Suspicion | undefined
  /** Asked again if its code is taken. */
  makeCode: () => string
  /** Author, if staff enter it; undefined for visitors' inquiries. */
  edit?: Edit | undefined
  /** Further writes in the same transaction; if they fail, nothing is stored. */
  alongside?: ((transaction: Database, inquiry: Inquiry) => Promise<void>) | undefined
}

/**
 * Stores an inquiry, under suspicion or not.
 *
 * @returns the inquiry, or the one that the same key has made meanwhile, whatever that says
 */
export async function createInquiry(
  db: Database,
  sent: SentInquiry,
  { idempotencyKey, suspicion, makeCode, edit, alongside }: Creation,
  now: Date,
): Promise<{ kind: 'created' | 'known'; inquiry: Inquiry }> {
  const stamp = now.toISOString()
  const { productIds, quantity, cart, calculator } = sent
  const details: Details = {
    productIds: productIds ?? undefined,
    quantity: quantity ?? undefined,
    cart: cart ?? undefined,
    calculator: calculator ?? undefined,
  }
  const columns = {
    name: sent.name,
    phone: sent.phone,
    email: sent.email || null,
    subject: sent.subject || null,
    message: sent.message,
  }
  const phoneE164 = toE164(sent.phone) ?? null
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
    const code = makeCode()
    const row: Insertable<Tables['inquiry']> = {
      ...columns,
      code,
      phone_e164: phoneE164,
      language: sent.language,
      system_type: sent.systemType || null,
      status: 'new',
      source: sent.source || null,
      details: JSON.stringify(details),
      suspicion: suspicion ?? null,
      notes: '',
      search_text: searchTextOf({ ...columns, phoneE164, code, orderCode: cart?.code }),
      idempotency_key: idempotencyKey ?? null,
      created_at: stamp,
      updated_at: stamp,
      deleted_at: null,
    }
    const stored = await change(db, async (transaction) => {
      const inquiry = await insert(transaction, row)
      if (inquiry && edit)
        await recordEdit(transaction, edit, { kind: 'inquiry', subject: inquiry.id, title: inquiry.name, action: 'created' })
      if (inquiry) await alongside?.(transaction, inquiry)
      return inquiry
    })
    if (stored) return { kind: 'created', inquiry: stored }
    const known = idempotencyKey && (await findInquiryOfKey(db, idempotencyKey))
    if (known) return { kind: 'known', inquiry: known }
  }
  throw new Error(`${CODE_ATTEMPTS} inquiry codes in a row were taken`)
}

async function insert(db: Database, row: Insertable<Tables['inquiry']>): Promise<Inquiry | undefined> {
  const stored = await db
    .insertInto('inquiry')
    .values(row)
    // Either the key or the code is taken. Of two that arrive at once the second waits here for the first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return stored && toInquiry(stored)
}

/**
 * One page of what is not in the trash, the newest first.
 *
 * @returns the page and how many there are on all pages
 */
export async function listInquiries(
  db: Database,
  { page = 1, ...filter }: Filter & { page?: number | undefined },
): Promise<{ inquiries: Inquiry[]; total: number }> {
  const found = matching(db, filter)
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

/** How many there are of each status and under suspicion, in one statement: open dashboards ask for it again and again. */
export async function countInquiries(db: Database, { suspicious: _, ...filter }: Filter): Promise<InquiryCounts> {
  const rows = await everything(db, filter)
    .select(['status', 'suspicion', (row) => row.fn.countAll<number>().as('count'), (row) => row.fn.max('id').as('newest')])
    .groupBy(['status', 'suspicion'])
    .execute()
  const none = Object.fromEntries(inquiryStatuses.map((status) => [status, 0])) as Record<InquiryStatus, number>
  const counts = { ...none, suspicious: 0, newest: 0 }
  for (const { status, suspicion, count, newest } of rows) {
    if (suspicion !== PARTING) counts[status] += Number(count)
    if (suspicion) counts.suspicious += Number(count)
    counts.newest = Math.max(counts.newest, newest)
  }
  return counts
}

/** All of them, the newest first, fetched as they are consumed: thousands never stand in memory at once. */
export async function* eachInquiry(db: Database, filter: Filter): AsyncGenerator<Inquiry> {
  let last: InquiryRow | undefined
  do {
    let next = matching(db, filter)
    if (last) next = next.where(isBelow(last))
    const rows = await next.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(BATCH).execute()
    yield* rows.map(toInquiry)
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}

/** The inquiries above and below one in the list; undefined when it does not exist itself. */
export async function findNeighbours(db: Database, id: number, filter: Filter): Promise<InquiryNeighbours | undefined> {
  const here = await db
    .selectFrom('inquiry')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!here) return undefined
  const found = matching(db, filter).select(['id', 'name']).limit(1)
  const newer = found.where(isAbove(here)).orderBy('created_at').orderBy('id')
  const older = found.where(isBelow(here)).orderBy('created_at', 'desc').orderBy('id', 'desc')
  return { newer: (await newer.executeTakeFirst()) ?? null, older: (await older.executeTakeFirst()) ?? null }
}

type Place = { id: number; created_at: string }
const isAbove = ({ created_at, id }: Place) => sql<boolean>`(created_at, id) > (${created_at}, ${id})`
const isBelow = ({ created_at, id }: Place) => sql<boolean>`(created_at, id) < (${created_at}, ${id})`

/** Those with this code of their own, or of the order that came with them; the newest first. */
export async function findInquiriesByCode(db: Database, code: string): Promise<Inquiry[]> {
  const rows = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('code', '=', code), row('details', 'like', `%"code":"${code}"%`)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toInquiry).filter((inquiry) => inquiry.code === code || inquiry.cart?.code === code)
}

export async function findInquiry(db: Database, id: number): Promise<Inquiry | undefined> {
  const row = await db.selectFrom('inquiry').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return row && toInquiry(row)
}

/** Finds an inquiry for staff, with the person who last changed its notes. */
export async function findHeldInquiry(db: Database, id: number): Promise<HeldInquiry | undefined> {
  const inquiry = await findInquiry(db, id)
  return inquiry && held(db, inquiry)
}

async function held(db: Database, inquiry: Inquiry): Promise<HeldInquiry> {
  const { changedBy } = await changesSince(db, { kind: 'inquiry', subject: inquiry.id, updatedAt: inquiry.createdAt })
  return { ...inquiry, notesBy: changedBy.notes }
}

/**
 * Changes an inquiry: status, notes, suspicion, and what an order says that staff have written down.
 *
 * @returns 'stale' with the fields that somebody else has changed since `updatedAt` to other values
 */
export async function changeInquiry(
  db: Database,
  id: number,
  { updatedAt, ...sent }: InquiryChange,
  edit: Edit,
): Promise<MergeResult<HeldInquiry, 'unknown' | 'as-sent'>> {
  return change(db, async (transaction) => {
    // Takes hold of the row, so that two who change it at the same moment are heard one after the other.
    const row = await transaction
      .updateTable('inquiry')
      .set((row) => ({ updated_at: row.ref('updated_at') }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return fail('unknown')
    const before = toInquiry(row)
    // A customer's own words cannot be changed.
    if (before.source !== WRITTEN_DOWN && receivedOrderFields.some((field) => sent[field] !== undefined)) return fail('as-sent')
    const { changes, conflicts } = await mergeSince(transaction, { kind: 'inquiry', subject: id, updatedAt }, { sent, stored: before })
    if (conflicts.length > 0) return { ...fail('stale'), conflicts }
    if (updatedAt !== undefined && Object.keys(changes).length === 0) return ok(await held(transaction, before))
    const { status, notes, suspicion, ...order }: Inquiry = { ...before, ...changes } as Inquiry
    const changed = await transaction
      .updateTable('inquiry')
      .set({ status, notes, suspicion, ...orderColumns(row, order), updated_at: nextStamp(edit.now, before.updatedAt) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = toInquiry(changed)
    const recorded = { before: withoutDerived(before), after: withoutDerived(after) }
    await recordEdit(transaction, edit, { kind: 'inquiry', subject: id, title: after.name, action: 'changed', ...recorded })
    return ok(await held(transaction, after))
  })
}

/** Columns of an inquiry that its order provides, and that staff search it by. */
function orderColumns(held: InquiryRow, { name, phone, message, language, cart }: Pick<Inquiry, keyof ReceivedOrder>) {
  const phoneE164 = toE164(phone) ?? null
  const details: Details = { ...(JSON.parse(held.details) as Details), cart: cart ?? undefined }
  const search_text = searchTextOf({ ...held, name, phone, message, phoneE164, orderCode: cart?.code })
  return { name, phone, message, language, phone_e164: phoneE164, details: JSON.stringify(details), search_text }
}

/** The number in its international form follows from the one that was typed. */
const withoutDerived = ({ phoneE164: _, ...inquiry }: Inquiry) => inquiry

/** Puts an inquiry into the trash. */
export async function deleteInquiry(db: Database, id: number, edit: Edit): Promise<Result<undefined, 'unknown'>> {
  const stamp = edit.now.toISOString()
  return change(db, async (transaction) => {
    const deleted = await transaction
      .updateTable('inquiry')
      .set({ deleted_at: stamp, updated_at: stamp })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!deleted) return fail('unknown')
    await recordEdit(transaction, edit, { kind: 'inquiry', subject: id, title: deleted.name, action: 'deleted' })
    return ok(undefined)
  })
}

function toInquiry({ details, idempotency_key, search_text, deleted_at, ...row }: InquiryRow): Inquiry {
  const { productIds = [], quantity = null, cart = null, calculator = null } = JSON.parse(details) as Details
  return { ...toFields(row), productIds, quantity, cart, calculator }
}
