import { createHash } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { type LanguagePair, normalizeTerm } from './glossary.ts'

/** Origin of a translation. A translation by staff replaces a translation by a service. */
export type MemoryOrigin = 'service' | 'staff'

/** Hash of a text as its key, since a text may be longer than databases accept as a key. */
export function memoryKey(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex')
}

export async function findStoredTranslation(db: Database, text: string, { from, to }: LanguagePair): Promise<string | undefined> {
  const row = await db
    .selectFrom('translation_memory')
    .select('translated')
    .where('from_language', '=', from)
    .where('to_language', '=', to)
    .where('text_key', '=', memoryKey(text))
    .executeTakeFirst()
  return row?.translated
}

/** Stores a translation. A translation by staff replaces any other; one by a service replaces only an earlier one by a service. */
export async function storeTranslation(
  db: Database,
  { text, translated, from, to, origin }: LanguagePair & { text: string; translated: string; origin: MemoryOrigin },
  now: Date,
): Promise<void> {
  const written = { text: text.trim(), translated: translated.trim(), origin, updated_at: now.toISOString() }
  await db
    .insertInto('translation_memory')
    .values({ from_language: from, to_language: to, text_key: memoryKey(text), ...written })
    .onConflict((conflict) => {
      const replaced = conflict.columns(['from_language', 'to_language', 'text_key']).doUpdateSet(written)
      // A service's translation that staff saved unchanged stays the service's.
      return origin === 'staff'
        ? replaced.where('translation_memory.translated', '!=', written.translated)
        : replaced.where('translation_memory.origin', '=', 'service')
    })
    .execute()
}

/** Deletes services' translations of texts that contain one of the terms, so that they are made again with the new glossary. */
export async function deleteServiceTranslationsWith(db: Database, terms: readonly string[]): Promise<void> {
  const wanted = [...new Set(terms.map(normalizeTerm).filter(Boolean))]
  if (wanted.length === 0) return
  // Compares the texts in code, since lower() differs between SQLite and PostgreSQL for letters such as Ü. This is fast enough: staff
  // change terms rarely, and a shop has some thousands of texts.
  const made = await db.selectFrom('translation_memory').select(['text_key', 'text']).where('origin', '=', 'service').execute()
  const stale = made.filter(({ text }) => wanted.some((term) => normalizeTerm(text).includes(term))).map((row) => row.text_key)
  for (let start = 0; start < stale.length; start += KEYS_MAX)
    await db
      .deleteFrom('translation_memory')
      .where('origin', '=', 'service')
      .where('text_key', 'in', stale.slice(start, start + KEYS_MAX))
      .execute()
}

/** Maximum number of keys in one SQL statement. */
const KEYS_MAX = 500
