import { change } from '#database/change.server.ts'
import type { Database } from '#database/schema.ts'
import { slugFrom } from '#kit/text/slug.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { parseCertificates } from '../company/certificates.ts'
import type { UploadedDocument } from './document.contract.ts'
import { documentKey } from './document-address.ts'

export type NewDocument = { key: string; filename: string; bytes: Uint8Array }

/** Size of a stored part in bytes. It is read or written within milliseconds, and a slow download has only one part in memory. */
const PART_BYTES = 256 * 1024
const SLUG_MAX = 40

/**
 * Stores a document; the same content is stored once, under its latest name. Visitors do not get it until a certificate refers
 * to it; if none does for thirty days, it is deleted.
 */
export async function storeDocument(db: Database, { key, filename, bytes }: NewDocument, now: Date): Promise<UploadedDocument> {
  const moment = now.toISOString()
  return change(db, async (transaction) => {
    const added = await transaction
      .insertInto('document')
      .values({ key, filename, size: bytes.length, created_at: moment, unused_since: moment })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (added) await storeBytes(transaction, key, bytes)
    else {
      await transaction.updateTable('document').set({ filename }).where('key', '=', key).execute()
      const unused = transaction.updateTable('document').set({ unused_since: moment }).where('unused_since', 'is not', null)
      await unused.where('key', '=', key).execute()
    }
    return { url: addressOf(key, filename), filename, size: bytes.length }
  })
}

/** A document by its key; undefined if it is not stored or no certificate refers to it. */
export async function findShownDocument(db: Database, key: string): Promise<{ filename: string; size: number } | undefined> {
  return db.selectFrom('document').select(['filename', 'size']).where('key', '=', key).where('unused_since', 'is', null).executeTakeFirst()
}

/** Yields the bytes from `start` to `end`, both included, one stored part at a time. */
export async function* readBytes(db: Database, key: string, { start, end }: { start: number; end: number }): AsyncGenerator<Uint8Array> {
  for (let number = Math.floor(start / PART_BYTES); number * PART_BYTES <= end; number += 1) {
    const { bytes } = await db
      .selectFrom('document_part')
      .select('bytes')
      .where('document_key', '=', key)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const first = number * PART_BYTES
    yield bytes.subarray(Math.max(0, start - first), end + 1 - first)
  }
}

/**
 * Notes which documents the certificates refer to, in the transaction that saves them.
 *
 * @param text the setting `company_certificates`
 * @throws HttpError 400 if one of them is no longer stored
 */
export async function noteUsedDocuments(transaction: Database, text: string, now: Date): Promise<void> {
  const named = (parseCertificates(text) ?? []).flatMap(({ name, document }) => {
    const key = document ? documentKey(document) : undefined
    return key ? [{ name, key }] : []
  })
  const keys = named.map(({ key }) => key)
  const others = transaction.updateTable('document').set({ unused_since: now.toISOString() }).where('unused_since', 'is', null)
  await (keys.length > 0 ? others.where('key', 'not in', keys) : others).execute()
  if (keys.length === 0) return
  const used = await transaction.updateTable('document').set({ unused_since: null }).where('key', 'in', keys).returning('key').execute()
  const gone = named.find(({ key }) => !used.some((one) => one.key === key))
  if (gone) throw new HttpError(400, 'document.gone', { values: { name: gone.name } })
}

/** Deletes documents to which no certificate has referred since `moment` (ISO time); returns their number. */
export async function deleteUnusedDocuments(db: Database, moment: string): Promise<number> {
  return (await db.deleteFrom('document').where('unused_since', '<=', moment).returning('key').execute()).length
}

/** Address of a document. Its last part is a file name for people; the key alone identifies the document. */
function addressOf(key: string, filename: string): string {
  const slug = slugFrom(filename.replace(/\.pdf$/, ''))
  return `/media/documents/${key}/${slug.slice(0, SLUG_MAX).replace(/-$/, '') || 'document'}.pdf`
}

async function storeBytes(transaction: Database, key: string, bytes: Uint8Array): Promise<void> {
  for (let number = 0; number * PART_BYTES < bytes.length; number += 1) {
    const part = Buffer.from(bytes.subarray(number * PART_BYTES, (number + 1) * PART_BYTES))
    await transaction.insertInto('document_part').values({ document_key: key, number, bytes: part }).execute()
    await yieldToEventLoop()
  }
}
