import type { Database } from '#database/schema.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'

type Kind = 'file' | 'pictures' | 'result'

/** Bytes per stored part; writing a part takes a few milliseconds. */
const PART_BYTES = 512 * 1024

/** Stores a file or the result of an import in parts. */
export async function storeFile(transaction: Database, importId: number, kind: Kind, bytes: Uint8Array): Promise<void> {
  for (let number = 0; number * PART_BYTES < bytes.length; number += 1) {
    const part = Buffer.from(bytes.subarray(number * PART_BYTES, (number + 1) * PART_BYTES))
    await transaction.insertInto('import_part').values({ import_id: importId, kind, number, bytes: part }).execute()
    await yieldToEventLoop()
  }
}

/** Reads a file or the result of an import; undefined if it is not stored. */
export async function readFile(db: Database, importId: number, kind: Kind): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  for (;;) {
    const part = await db
      .selectFrom('import_part')
      .select('bytes')
      .where('import_id', '=', importId)
      .where('kind', '=', kind)
      .where('number', '=', parts.length)
      .executeTakeFirst()
    if (!part) return parts.length > 0 ? Buffer.concat(parts) : undefined
    parts.push(part.bytes)
    await yieldToEventLoop()
  }
}

/** Deletes the files of an import, and keeps its result. */
export async function dropFiles(transaction: Database, importId: number): Promise<void> {
  await transaction.deleteFrom('import_part').where('import_id', '=', importId).where('kind', '!=', 'result').execute()
}
