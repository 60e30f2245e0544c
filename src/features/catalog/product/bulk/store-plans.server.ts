import { sql } from 'kysely'
import { type BatchTitle, type Edit, type EditRecord, recordBatch, recordEdits } from '#database/history.server.ts'
import type { CatalogueTransaction } from '#database/schema.ts'
import type { BatchOrigin, EditAction } from '#database/tables/history.ts'
import { recordSlugChange } from '../../entity/slug.store.server.ts'
import type { Columns, PlannedRow } from './plan-rows.server.ts'
import type { RowOutcome } from './product-batch.ts'

/** Entry of a batch in the history, with the parts of its title that the caller knows. `undoes`: id of the batch that it undoes. */
export type BatchEntry = { what: BatchOrigin; undoes?: number } & Pick<BatchTitle, 'file' | 'price' | 'values'>

/** Rows per statement, so that a statement takes a few milliseconds and stays below the parameter limits of both databases. */
const BATCH_SIZE = 100
/** Integer columns of a product; all others are text. PostgreSQL cannot infer the types in a VALUES list. */
const INTEGERS = new Set([
  ...['id', 'category_id', 'subcategory_id', 'old_price_cents', 'new_price_cents', 'price_on_request'],
  ...['is_active', 'is_featured', 'sort_order'],
])
const actions = { new: 'created', changed: 'changed', deleted: 'deleted', restored: 'restored' } as const
type PlanOf<Write> = Extract<PlannedRow, { write: Write }>

/**
 * Executes the planned writes of a batch in its transaction and records them in the history. Sets the ids of new products in the
 * outcomes.
 *
 * @param pause yields to the event loop between two statements
 * @returns id of the batch
 */
export async function storePlans(
  transaction: CatalogueTransaction,
  plans: readonly PlannedRow[],
  { what, undoes, ...known }: BatchEntry,
  edit: Edit,
  pause: () => Promise<void>,
): Promise<number> {
  const written = plans.filter((plan) => plan.write !== undefined)
  const of = <Write extends NonNullable<PlannedRow['write']>>(write: Write) =>
    written.filter((plan) => plan.write === write) as PlanOf<Write>[]
  const [inserts, updates, deletions, restores] = [of('insert'), of('update'), of('delete'), of('restore')]
  for (const { movedFrom, after } of updates)
    if (movedFrom) await recordSlugChange(transaction, 'product', { id: after.id, from: movedFrom, to: after.slug, now: edit.now })
  await endRedirects(transaction, [...inserts, ...restores], pause)
  await updateRows(transaction, [...updates, ...restores], pause)
  const deleted = { columns: { deleted_at: edit.now.toISOString() } }
  await updateRows(
    transaction,
    deletions.map(({ outcome }) => ({ outcome, ...deleted })),
    pause,
  )
  await insertRows(transaction, inserts, pause)

  const title: BatchTitle = { ...countsOf(written), fields: fieldsOf(updates), ...known }
  const batch = { kind: 'product', what, title, count: written.length, undoes: undoes ?? null } as const
  const batchId = await recordBatch(transaction, edit, batch)
  for (const some of toBatches(written)) {
    await recordEdits(transaction, edit, some.map(recordOf), batchId)
    await pause()
  }
  return batchId
}

/** Updates products. Products with the same changed columns share a statement. */
async function updateRows(
  transaction: CatalogueTransaction,
  rows: readonly { outcome: RowOutcome; columns: Columns }[],
  pause: () => Promise<void>,
): Promise<void> {
  const groups = Map.groupBy(rows, ({ columns }) => Object.keys(columns).sort().join())
  for (const group of groups.values()) {
    const names = Object.keys(group[0]?.columns ?? {}).sort()
    const list = (make: (name: string) => ReturnType<typeof sql>) => sql.join(names.map(make))
    const typed = (name: string, value: unknown) => sql`cast(${value} as ${sql.raw(INTEGERS.has(name) ? 'integer' : 'text')})`
    for (const some of toBatches(group)) {
      const values = some.map(({ outcome: { id }, columns }) => sql`(${typed('id', id)}, ${list((name) => typed(name, columns[name]))})`)
      await sql`with wanted (id, ${list((name) => sql.ref(name))}) as (values ${sql.join(values)})
        update product set ${list((name) => sql`${sql.ref(name)} = wanted.${sql.ref(name)}`)}
        from wanted where product.id = wanted.id`.execute(transaction)
      await pause()
    }
  }
}

async function insertRows(transaction: CatalogueTransaction, rows: readonly PlanOf<'insert'>[], pause: () => Promise<void>): Promise<void> {
  for (const some of toBatches(rows)) {
    // `Columns` does not name the columns, so the type check is skipped.
    const values = some.map(({ columns }) => columns as never)
    const made = await transaction.insertInto('product').values(values).returning(['id', 'slug']).execute()
    const idOf = new Map(made.map(({ id, slug }) => [slug, id]))
    for (const { outcome, columns } of some) outcome.id = idOf.get(columns.slug) ?? null
    await pause()
  }
}

/** Deletes the redirects from slugs that products are about to get. */
async function endRedirects(
  transaction: CatalogueTransaction,
  rows: readonly { columns: { slug: string } }[],
  pause: () => Promise<void>,
): Promise<void> {
  for (const some of toBatches(rows)) {
    const slugs = some.map(({ columns }) => columns.slug)
    await transaction.deleteFrom('slug_redirect').where('kind', '=', 'product').where('slug', 'in', slugs).execute()
    await pause()
  }
}

function recordOf({ outcome, ...plan }: PlannedRow): EditRecord {
  const { id, name, result } = outcome
  const states = plan.write === 'update' ? { before: { ...plan.before }, after: { ...plan.after } } : {}
  const title = plan.write === 'update' ? plan.after.name : name
  return { kind: 'product', subject: id ?? 0, title, action: actions[result as keyof typeof actions], ...states }
}

function countsOf(plans: readonly PlannedRow[]): Partial<Record<EditAction, number>> {
  const groups = Map.groupBy(plans, ({ outcome: { result } }) => actions[result as keyof typeof actions])
  return Object.fromEntries([...groups].map(([action, { length }]) => [action, length]))
}

/** Names of the fields that at least one row changes. */
const fieldsOf = (updates: readonly PlannedRow[]): string[] => [...new Set(updates.flatMap(({ outcome }) => Object.keys(outcome.after)))]

function toBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, index) => items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE))
}
