import { createHash } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { foldWord, isProblemHeading } from '../columns/recognise.ts'
import { importOptionsSchema, type Mapping } from '../spreadsheet.contract.ts'

/** Key of a table's headings, independent of their order. A file with the faulty rows of a table has the key of that table. */
function keyOf(headings: readonly string[]): string {
  const own = headings.filter((heading) => !isProblemHeading(heading))
  return createHash('sha256').update(own.map(foldWord).toSorted().join('\n')).digest('hex')
}

/**
 * Finds the mapping of the last table with these headings, which may have been spelt otherwise, such as "TARIF:" for "Tarif"; empty
 * if there was no such table.
 */
export async function findMapping(db: Database, headings: readonly string[]): Promise<Mapping> {
  const row = await db.selectFrom('import_mapping').select('mapping').where('key', '=', keyOf(headings)).executeTakeFirst()
  const { columns, ...mapping } = importOptionsSchema.safeParse(JSON.parse(row?.mapping ?? '{}')).data ?? {}
  return columns ? { ...mapping, columns: respelt(columns, headings) } : mapping
}

/** Assigns remembered columns to the headings of a file. */
function respelt(columns: NonNullable<Mapping['columns']>, headings: readonly string[]): NonNullable<Mapping['columns']> {
  const folded = new Map(Object.entries(columns).map(([heading, column]) => [foldWord(heading), column]))
  return Object.fromEntries(
    headings.flatMap((heading) => {
      const column = Object.hasOwn(columns, heading) ? columns[heading] : folded.get(foldWord(heading))
      return column === undefined ? [] : [[heading, column]]
    }),
  )
}

export async function rememberMapping(db: Database, headings: readonly string[], mapping: Mapping, now: Date): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), updated_at: now.toISOString() }
  await db
    .insertInto('import_mapping')
    .values({ key: keyOf(headings), ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}

/** Merges two mappings; entries of `sent` override entries of `remembered`. A column that is sent for a heading is taken from others. */
export function joinMappings(remembered: Mapping, sent: Mapping): Mapping {
  const taken = Object.values(sent.columns ?? {})
  const left = Object.entries(remembered.columns ?? {}).filter(([, column]) => column === null || !taken.includes(column))
  return {
    ...remembered,
    ...sent,
    columns: { ...Object.fromEntries(left), ...sent.columns },
    categories: { ...remembered.categories, ...sent.categories },
  }
}
