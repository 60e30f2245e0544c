import type { Insertable } from 'kysely'
import { change } from '#database/change.server.ts'
import { type Edit, recordEdit } from '#database/history.server.ts'
import type { Database, Tables } from '#database/schema.ts'
import type { CartSnapshot, Inquiry, ReceivedOrder, SentInquiry } from '../inquiry.contract.ts'
import { toE164 } from '../phone.ts'
import type { Suspicion } from '../robots.ts'
import { type Details, searchTextOf, toInquiry } from './inquiry-row.server.ts'

const CODE_ATTEMPTS = 5

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

type Words = Partial<Pick<SentInquiry, 'email' | 'subject' | 'systemType' | 'productIds' | 'quantity' | 'cart' | 'calculator'>> &
  Pick<ReceivedOrder, 'name' | 'phone' | 'message'>

/**
 * True if a repeated inquiry has the same contents as the stored one with its key.
 *
 * Compares only values that people typed or chose. Values that may differ between two submissions of the same form are ignored:
 * language, page, elapsed time, hidden field, and the names and prices in the cart.
 */
export function isSameInquiry(sent: Words, stored: Inquiry): boolean {
  return wordsOf(sent) === wordsOf(stored)
}

function wordsOf({ name, phone, email, subject, message, systemType, productIds, quantity, cart, calculator }: Words): string {
  const texts = [name, phone, email, subject, message, systemType].map((text) => asStored(text ?? ''))
  return JSON.stringify([texts, productIds ?? [], quantity ?? null, cart ? cart.lines.map(pieces) : null, calculator ?? null])
}

const pieces = ({ productId, name, quantity }: CartSnapshot['lines'][number]) => [productId ?? name, quantity]

/** Normalises line ends, which differ between browsers, and lone surrogates, which databases cannot store. */
const asStored = (text: string) => text.replace(/\r\n?/g, '\n').toWellFormed()
