import { change, nextStamp } from '#database/change.server.ts'
import { type Edit, recordEdit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { changesSince } from '#database/since.server.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import {
  type Inquiry,
  type InquiryChange,
  type InquiryForStaff,
  type ReceivedOrder,
  receivedOrderFields,
  SOURCE_WHATSAPP,
} from '../inquiry.contract.ts'
import { toE164 } from '../phone.ts'
import { type Details, type InquiryRow, searchTextOf, toInquiry } from './inquiry-row.server.ts'

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
