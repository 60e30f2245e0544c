import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { findColumn, isWholeExport } from '../columns/columns.ts'
import { foldWord, isProblemHeading } from '../columns/recognise.ts'
import type { Sheet } from '../rows/sheet.ts'
import { importOptionsSchema, type Mapping } from '../spreadsheet.contract.ts'

/**
 * Column that staff assigned to a heading; null: the heading is ignored. `over`: folded headings that are recognised as this column, and
 * from which staff took it. In a file with another such heading the recognised one keeps the column.
 */
const assignmentSchema = z.object({ column: z.string().nullable(), over: z.array(z.string()) })
type Assignment = z.output<typeof assignmentSchema>
type Headings = Pick<Sheet, 'kind' | 'headings' | 'guesses' | 'keys'>

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Key of a table's headings, independent of their order. A file with the faulty rows of a table has the key of that table. */
function tableKey(headings: readonly string[]): string {
  const own = headings.filter((heading) => !isProblemHeading(heading))
  return hash(own.map(foldWord).toSorted().join('\n'))
}

/** A heading in any spelling: "TARIF:" is "Tarif". A sign alone, such as "#", stays as it is. */
const foldHeading = (heading: string) => foldWord(heading) || heading

/** Key of a heading. Headings of exports of Shopify and WooCommerce have meanings of their own. */
const headingKey = (kind: Sheet['kind'], heading: string) => hash(`heading\n${kind}\n${foldHeading(heading)}`)

/**
 * Finds what staff chose before: the columns of a file's headings, whichever file had them, and the other choices for the last table
 * with exactly these headings. A whole export of the shop has its own columns, whatever was chosen for other files.
 *
 * @param sheet the file, read without this mapping
 */
export async function findMapping(db: Database, { kind, headings, keys }: Headings): Promise<Mapping> {
  const row = await db.selectFrom('import_mapping').select('mapping').where('key', '=', tableKey(headings)).executeTakeFirst()
  const { columns: _, ...mapping } = importOptionsSchema.safeParse(JSON.parse(row?.mapping ?? '{}')).data ?? {}
  if (isWholeExport(keys)) return mapping
  const assignments = await findAssignments(db, kind, headings)
  const columns: NonNullable<Mapping['columns']> = {}
  for (const [heading, { column, over }] of assignments) {
    const isRecognised = (other: string, at: number) => keys[at] === column && !assignments.has(other) && !over.includes(foldHeading(other))
    const isTaken = column !== null && (Object.values(columns).includes(column) || headings.some(isRecognised))
    if (!isTaken) columns[heading] = column
  }
  return { ...mapping, columns }
}

/** Assignments of those headings of a file that have one, in the order of the file. */
async function findAssignments(db: Database, kind: Sheet['kind'], headings: readonly string[]): Promise<Map<string, Assignment>> {
  const named = headings.filter((heading) => heading !== '')
  const keyOf = (heading: string) => headingKey(kind, heading)
  const rows = await db.selectFrom('import_mapping').select(['key', 'mapping']).where('key', 'in', named.map(keyOf)).execute()
  const stored = new Map(rows.map(({ key, mapping }) => [key, assignmentSchema.safeParse(JSON.parse(mapping)).data]))
  const known = ({ column }: Assignment) => column === null || findColumn(column) !== undefined
  return new Map(
    named.flatMap((heading) => {
      const assignment = stored.get(keyOf(heading))
      return assignment && known(assignment) ? [[heading, assignment] as const] : []
    }),
  )
}

/** Remembers the mapping of a file. A heading that gave its column to another one loses its assignment, and is recognised again elsewhere. */
export async function rememberMapping(
  db: Database,
  { kind, headings, guesses }: Headings,
  { columns = {}, ...others }: Mapping,
  now: Date,
): Promise<void> {
  const before = await findAssignments(db, kind, headings)
  const taken = new Set(Object.values(columns).filter((column) => column !== null))
  const values = new Map([[tableKey(headings), JSON.stringify(others)]])
  const lost: string[] = []
  for (const [at, heading] of headings.entries()) {
    if (heading === '') continue
    const key = headingKey(kind, heading)
    const column = Object.hasOwn(columns, heading) ? (columns[heading] ?? null) : undefined
    const earlier = before.get(heading)
    if (column || (column === null && !taken.has(guesses[at] ?? ''))) {
      const rivals = headings.filter((other, place) => other !== heading && column !== null && guesses[place] === column)
      const over = new Set([...rivals.map(foldHeading), ...(earlier?.column === column ? earlier.over : [])])
      values.set(key, JSON.stringify({ column, over: [...over] } satisfies Assignment))
    } else if (column === null || (earlier && taken.has(earlier.column ?? ''))) lost.push(key)
  }
  await db.transaction().execute(async (transaction) => {
    if (lost.length > 0) await transaction.deleteFrom('import_mapping').where('key', 'in', lost).execute()
    await transaction
      .insertInto('import_mapping')
      .values([...values].map(([key, mapping]) => ({ key, mapping, updated_at: now.toISOString() })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ mapping: row.ref('excluded.mapping'), updated_at: row.ref('excluded.updated_at') })),
      )
      .execute()
  })
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
