import { createHash } from 'node:crypto'
import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Remembers the columns of imports by heading. Before, they were remembered for all headings of a file together. Headings that staff
 * ignored are left out: most only gave their column to another heading of the file.
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  const rows = await db.selectFrom('import_mapping').selectAll().orderBy('updated_at').execute()
  for (const { key, mapping, updated_at } of rows) {
    const { columns = {}, ...others } = JSON.parse(mapping) as { columns?: Record<string, string | null> }
    await db
      .updateTable('import_mapping')
      .set({ mapping: JSON.stringify(others) })
      .where('key', '=', key)
      .execute()
    const headings = Object.entries(columns).filter(([heading]) => heading !== '')
    const over = headings.flatMap(([heading, column]) => (column === null ? [foldHeading(heading)] : []))
    for (const [heading, column] of headings) {
      if (column === null) continue
      const values = { mapping: JSON.stringify({ column, over }), updated_at }
      const headingKey = createHash('sha256')
        .update(`heading\ntable\n${foldHeading(heading)}`)
        .digest('hex')
      await db
        .insertInto('import_mapping')
        .values({ key: headingKey, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute()
    }
  }
}

/** The function of the mapping's store on the day of this migration. */
const foldHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || heading
