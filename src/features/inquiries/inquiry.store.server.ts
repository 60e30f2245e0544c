import { type Insertable, type Selectable, sql } from 'kysely'
import { change, nextStamp } from '#database/change.server.ts'
import { type Edit, recordEdit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import { toFields } from '#database/naming.ts'
import type { Database, Tables } from '#database/schema.ts'
import { changesSince } from '#database/since.server.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import {
  type CartSnapshot,
  type Inquiry,
  type InquiryChange,
  type InquiryCounts,
  type InquiryForStaff,
  type InquiryNeighbours,
  type ReceivedOrder,
  receivedOrderFields,
  type SentInquiry,
  SOURCE_WHATSAPP,
} from './inquiry.contract.ts'
import { type ListFilter, selectListed, selectMatchingInquiries } from './inquiry-filter.server.ts'
import { PAGE_SIZE } from './limits.ts'
import { toE164 } from './phone.ts'
import { HIDING_SUSPICION, type Suspicion } from './robots.ts'
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

/** Finds the inquiry that was created with a key, even if it is in the trash. */
export async function findInquiryByKey(db: Database, idempotencyKey: string): Promise<Inquiry | undefined> {
  const row = await db.selectFrom('inquiry').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
  return row && toInquiry(row)
}

export type InquiryCreation = {
  idempotencyKey: string | undefined
  suspicion?: Suspicion | undefined
  /** Called again if the code is taken. */
  makeCode: () => string
  /** Author and time of an inquiry that staff enter; undefined for visitors' inquiries. */
  edit?: Edit | undefined
  /** Further writes in the same transaction; if they fail, nothing is stored. */
  alongside?: ((transaction: Database, inquiry: Inquiry) => Promise<void>) | undefined
}

/**
 * Stores a new inquiry.
 *
 * @returns the new inquiry, or, as 'known', one that was created with the same key meanwhile; its contents may differ
 */
export async function createInquiry(
  db: Database,
  sent: SentInquiry,
  { idempotencyKey, suspicion, makeCode, edit, alongside }: InquiryCreation,
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
    const known = idempotencyKey && (await findInquiryByKey(db, idempotencyKey))
    if (known) return { kind: 'known', inquiry: known }
  }
  throw new Error(`${CODE_ATTEMPTS} inquiry codes in a row were taken`)
}

async function insert(db: Database, row: Insertable<Tables['inquiry']>): Promise<Inquiry | undefined> {
  const stored = await db
    .insertInto('inquiry')
    .values(row)
    // A conflict means that the key or the code is taken. If two requests insert at once, the second waits here for the first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return stored && toInquiry(stored)
}

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
    const rows = await next.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(BATCH).execute()
    yield* rows.map(toInquiry)
    last = rows.length === BATCH ? rows.at(-1) : undefined
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

/** Finds the inquiries that have this code, or whose cart has it as its order code; the newest first. */
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

/** Finds an inquiry, with the author and time of the last change of its notes. */
export async function findInquiryForStaff(db: Database, id: number): Promise<InquiryForStaff | undefined> {
  const inquiry = await findInquiry(db, id)
  return inquiry && withNotesAuthor(db, inquiry)
}

async function withNotesAuthor(db: Database, inquiry: Inquiry): Promise<InquiryForStaff> {
  const { changedBy } = await changesSince(db, { kind: 'inquiry', subject: inquiry.id, updatedAt: inquiry.createdAt })
  return { ...inquiry, notesBy: changedBy.notes }
}

/**
 * Changes status, notes or suspicion of an inquiry, or the fields of an order that staff recorded.
 *
 * @returns 'stale' with the fields that somebody else has changed to other values since `updatedAt`; 'as-sent' if the order's
 * fields are the customer's own and cannot be changed; 'without-cart' if an order would lose its cart
 */
export async function changeInquiry(
  db: Database,
  id: number,
  { updatedAt, ...sent }: InquiryChange,
  edit: Edit,
): Promise<MergeResult<InquiryForStaff, 'unknown' | 'as-sent' | 'without-cart'>> {
  return change(db, async (transaction) => {
    // This update changes nothing. It locks the row, so that simultaneous changes run one after another.
    const row = await transaction
      .updateTable('inquiry')
      .set((row) => ({ updated_at: row.ref('updated_at') }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return fail('unknown')
    const before = toInquiry(row)
    // Only orders that staff recorded can be edited; a customer's own inquiry cannot.
    const isChanged = (field: keyof ReceivedOrder) => sent[field] !== undefined && !isSameJson(sent[field], before[field])
    if (before.source !== SOURCE_WHATSAPP && receivedOrderFields.some(isChanged)) return fail('as-sent')
    if (sent.cart === null && before.cart) return fail('without-cart')
    const { changes, conflicts } = await mergeSince(transaction, { kind: 'inquiry', subject: id, updatedAt }, { sent, stored: before })
    if (conflicts.length > 0) return { ...fail('stale'), conflicts }
    if (updatedAt !== undefined && Object.keys(changes).length === 0) return ok(await withNotesAuthor(transaction, before))
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
    return ok(await withNotesAuthor(transaction, after))
  })
}

/** Columns of an inquiry that follow from the fields of its order, search text included. */
function orderColumns(row: InquiryRow, { name, phone, message, language, cart }: Pick<Inquiry, keyof ReceivedOrder>) {
  const phoneE164 = toE164(phone) ?? null
  const details: Details = { ...(JSON.parse(row.details) as Details), cart: cart ?? undefined }
  const search_text = searchTextOf({ ...row, name, phone, message, phoneE164, orderCode: cart?.code })
  return { name, phone, message, language, phone_e164: phoneE164, details: JSON.stringify(details), search_text }
}

/** Removes `phoneE164`, which follows from `phone`, so that the history does not list it. */
const withoutDerived = ({ phoneE164: _, ...inquiry }: Inquiry) => inquiry

/** Moves an inquiry to the trash. */
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
