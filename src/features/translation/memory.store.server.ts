import { createHash } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import type { Pair } from './glossary.ts'

/** Who a translation is from: a service, or staff, whose word counts more. */
export type MemoryOrigin = 'service' | 'staff'

/** What stands for a text: texts may be longer than what databases take as a key. */
export function memoryKey(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex')
}

export async function findRemembered(db: Database, text: string, { from, to }: Pair): Promise<string | undefined> {
  const row = await db
    .selectFrom('translation_memory')
    .select('translated')
    .where('from_language', '=', from)
    .where('to_language', '=', to)
    .where('text_key', '=', memoryKey(text))
    .executeTakeFirst()
  return row?.translated
}

/** Remembers a translation for good. One by staff takes the place of any other; a service's never that of staff. */
export async function remember(
  db: Database,
  { text, translated, from, to, origin }: Pair & { text: string; translated: string; origin: MemoryOrigin },
  now: Date,
): Promise<void> {
  const written = { text: text.trim(), translated: translated.trim(), origin, updated_at: now.toISOString() }
  await db
    .insertInto('translation_memory')
    .values({ from_language: from, to_language: to, text_key: memoryKey(text), ...written })
    .onConflict((conflict) => {
      const replaced = conflict.columns(['from_language', 'to_language', 'text_key']).doUpdateSet(written)
      // What staff only saved as a service had made it is still the service's.
      return origin === 'staff'
        ? replaced.where('translation_memory.translated', '!=', written.translated)
        : replaced.where('translation_memory.origin', '=', 'service')
    })
    .execute()
}

/** Forgets what services made of texts with this term in it: they are to be translated with its new translation. */
export async function forgetServiceTranslationsWith(db: Database, terms: readonly string[]): Promise<void> {
  for (const term of new Set(terms.filter(Boolean)))
    await db
      .deleteFrom('translation_memory')
      .where('origin', '=', 'service')
      .where((row) => row(row.fn<string>('lower', ['text']), 'like', `%${escapedLike(term.toLowerCase())}%`))
      .execute()
}

// What is a wildcard for LIKE matches itself here at the cost of forgetting a little too much.
const escapedLike = (term: string) => term.replace(/[%_\\]/g, '_')
