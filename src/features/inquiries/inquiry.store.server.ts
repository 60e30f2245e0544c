import { type Selectable, sql } from 'kysely'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import { toFields } from '#database/naming.ts'
import type { Database, Tables } from '#database/schema.ts'
import { nextStamp } from '#database/stamp.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import type { CartSnapshot, Inquiry, InquiryChange, InquiryReceipt, SentInquiry } from './inquiry.contract.ts'
import { PAGE_SIZE } from './limits.ts'
import { toE164 } from './phone.ts'
import type { Suspicion } from './robots.ts'
import { searchTextOf, searchWords } from './search-text.ts'
import type { InquiryStatus } from './status.ts'

/** What the `details` column holds. */
type Details = {
  productIds?: number[]
  cart?: CartSnapshot
  calculator?: Record<string, unknown>
  suspicion?: Suspicion
}
type InquiryRow = Selectable<Tables['inquiry']>

const CODE_ATTEMPTS = 5

/** The inquiry that a key has made already, even if it has been deleted since. */
export async function findReceipt(db: Database, idempotencyKey: string): Promise<InquiryReceipt | undefined> {
  return db.selectFrom('inquiry').select(['id', 'code']).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
}

/**
 * Stores an inquiry; one with suspicion goes straight into the trash.
 *
 * @param makeCode asked again if its code is taken
 * @returns the inquiry, or the receipt of the one that the same key has made meanwhile
 */
export async function createInquiry(
  db: Database,
  sent: SentInquiry,
  { idempotencyKey, suspicion, makeCode }: { idempotencyKey: string | undefined; suspicion: Suspicion | undefined; makeCode: () => string },
  now: Date,
): Promise<{ kind: 'created'; inquiry: Inquiry } | { kind: 'known'; receipt: InquiryReceipt }> {
  const stamp = now.toISOString()
  const { productIds, cart, calculator } = sent
  const details: Details = { productIds: productIds ?? undefined, cart: cart ?? undefined, calculator: calculator ?? undefined, suspicion }
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
    const row = await db
      .insertInto('inquiry')
      .values({
        ...columns,
        code,
        phone_e164: phoneE164,
        language: sent.language,
        system_type: sent.systemType || null,
        status: 'new',
        source: sent.source || null,
        details: JSON.stringify(details),
        notes: '',
        search_text: searchTextOf({ ...columns, phoneE164, code }),
        idempotency_key: idempotencyKey ?? null,
        created_at: stamp,
        updated_at: stamp,
        deleted_at: suspicion ? stamp : null,
      })
      // Either the key or the code is taken. Of two that arrive at once the second waits here for the first.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return { kind: 'created', inquiry: toInquiry(row) }
    const receipt = idempotencyKey && (await findReceipt(db, idempotencyKey))
    if (receipt) return { kind: 'known', receipt }
  }
  throw new Error(`${CODE_ATTEMPTS} inquiry codes in a row were taken`)
}

/**
 * One page of what is not in the trash, the newest first.
 *
 * @returns the page and how many there are on all pages
 */
export async function listInquiries(
  db: Database,
  { status, q, page = 1 }: { status?: InquiryStatus | undefined; q?: string | undefined; page?: number | undefined },
): Promise<{ inquiries: Inquiry[]; total: number }> {
  let found = db.selectFrom('inquiry').where('deleted_at', 'is', null)
  if (status) found = found.where('status', '=', status)
  for (const word of searchWords(q ?? '')) found = found.where(sql<boolean>`search_text like ${`%${literal(word)}%`} escape '!'`)
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

export async function findInquiry(db: Database, id: number): Promise<Inquiry | undefined> {
  const row = await db.selectFrom('inquiry').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return row && toInquiry(row)
}

export async function changeInquiry(
  db: Database,
  id: number,
  { status, updatedAt }: InquiryChange,
  edit: Edit,
): Promise<Result<Inquiry, 'unknown' | 'stale'>> {
  const before = await findInquiry(db, id)
  if (!before) return fail('unknown')
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) return fail('stale')
  const after = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('inquiry')
      .set({ status, updated_at: nextStamp(edit.now, before.updatedAt) })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('updated_at', '=', before.updatedAt)
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    const changed = toInquiry(row)
    await recordEdit(transaction, edit, { kind: 'inquiry', subject: id, title: before.name, action: 'changed', before, after: changed })
    return changed
  })
  // Somebody else was quicker since we looked: look again.
  return after ? ok(after) : changeInquiry(db, id, { status, updatedAt }, edit)
}

/** Puts an inquiry into the trash. */
export async function deleteInquiry(db: Database, id: number, edit: Edit): Promise<Result<undefined, 'unknown'>> {
  const stamp = edit.now.toISOString()
  return db.transaction().execute(async (transaction) => {
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

/** A word whose % and _ stand for themselves. */
const literal = (word: string) => word.replace(/[!%_]/g, '!$&')

function toInquiry({ details, idempotency_key, search_text, notes, deleted_at, ...row }: InquiryRow): Inquiry {
  const { productIds = [], cart = null, calculator = null } = JSON.parse(details) as Details
  return { ...toFields(row), productIds, cart, calculator }
}
