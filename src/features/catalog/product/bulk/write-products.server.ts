import { type CatalogueWrite, readCatalogueVersion } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import { withLargeWrite } from '#database/large-write.server.ts'
import type { CatalogueTransaction, Database } from '#database/schema.ts'
import { timeSlices, yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import type { IsInLibrary } from '../../entity/new-pictures.server.ts'
import { batchLookups } from './batch-lookups.server.ts'
import { type PlannedRow, planRow, readRows } from './plan-rows.server.ts'
import { type BatchOutcome, isRefusedRow, type RowToWrite } from './product-batch.ts'
import { type BatchEntry, storePlans } from './store-plans.server.ts'

type Dependencies = { db: Database; write: CatalogueWrite; isInLibrary: IsInLibrary }
type Options = {
  /** Checks every row and writes nothing. */
  dryRun?: boolean
  /** Writes nothing if any row is refused; otherwise refused rows are left out. */
  isAllOrNothing?: boolean
  /** Leaves out drafts that a row would publish although they lack something that publication needs ('incomplete'). */
  keepsIncomplete?: boolean
  /** Called while rows are checked, with the number of checked rows and of all rows. Each new check starts again from 0. */
  onProgress?: (done: number, of: number) => void
  /** Further writes in the same transaction, such as the end of an import. Not called if nothing is written. */
  alsoWrite?: (transaction: Database, outcome: BatchOutcome) => Promise<void>
}

/** Products per read. */
const BATCH_SIZE = 100
/**
 * Maximum number of checks of the rows before the transaction. If the catalogue has changed even during the last check, the rows are
 * checked once more inside the transaction.
 */
const ATTEMPTS = 3

/**
 * Creates, changes, deletes and restores many products in one transaction and one entry of the history (`edit_batch`), which one
 * undo reverses.
 *
 * Each row follows the rules of a single save: contract, merge with others' changes, category, slug, article number, pictures,
 * offers, contradicting figures, state of the translations. A slug or article number of an earlier row counts as taken. A row
 * that cannot be saved is reported and left out. The translation memory learns nothing from a batch.
 *
 * Rows are checked before the transaction, which then only stores them. If the catalogue changes in between, they are checked
 * again. Yields to the event loop while it works. With an Idempotency-Key the batch is written once, and a retry gets the first
 * outcome.
 *
 * @param entry the batch in the history: `{ what: 'import', file: 'precios.xlsx' }`
 * @returns one outcome for each row, in the order of the rows. `batchId` is null if nothing was written: in a dry run, if no row
 *   needs a write, or if a row was refused with `isAllOrNothing`. The outcomes then show what would have been written
 */
export async function writeProducts(
  { db, write, isInLibrary }: Dependencies,
  rows: readonly RowToWrite[],
  entry: BatchEntry,
  edit: Edit,
  { dryRun = false, isAllOrNothing = false, keepsIncomplete = false, onProgress = () => {}, alsoWrite }: Options = {},
): Promise<BatchOutcome> {
  const planAll = (from: Database) => planRows(from, { rows, now: edit.now, isInLibrary, keepsIncomplete, onProgress })
  if (dryRun) return outcomeOf(await planAll(db))

  let version = await readCatalogueVersion(db)
  let plans = await planAll(db)
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const now = await readCatalogueVersion(db)
    if (now === version) break
    version = now
    plans = await planAll(db)
  }
  // `ok: false` rolls the transaction back, and no server clears its cache.
  const store = async (transaction: CatalogueTransaction): Promise<{ ok: boolean; value: BatchOutcome }> => {
    // The write itself has raised the version by one. Other writes wait until this transaction ends.
    if ((await readCatalogueVersion(transaction)) !== version + 1) plans = await planAll(transaction)
    const isNothing = plans.every((plan) => plan.write === undefined)
    if (isNothing || (isAllOrNothing && plans.some(({ outcome }) => isRefusedRow(outcome)))) return { ok: false, value: outcomeOf(plans) }
    const batchId = await storePlans(transaction, plans, entry, edit, timeSlices())
    const value = { ...outcomeOf(plans), batchId }
    await alsoWrite?.(transaction, value)
    // Storing the outcome (for retries) and the commit block for some milliseconds, so let other requests run first.
    await yieldToEventLoop()
    return { ok: true, value }
  }
  const { value } = await withLargeWrite(db, () => write(edit, store))
  await yieldToEventLoop()
  return value
}

type PlanningInput = {
  rows: readonly RowToWrite[]
  now: Date
  isInLibrary: IsInLibrary
  keepsIncomplete: boolean
  onProgress: (done: number, of: number) => void
}

async function planRows(db: Database, { rows, now, isInLibrary, keepsIncomplete, onProgress }: PlanningInput): Promise<PlannedRow[]> {
  const pause = timeSlices()
  const batch = batchLookups(db, { isInLibrary, pause })
  const seen = new Set<number>()
  const plans: PlannedRow[] = []
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const some = rows.slice(from, from + BATCH_SIZE)
    const ids = some.flatMap((row) => ('id' in row ? [row.id] : []))
    const stored = new Map((ids.length > 0 ? await readRows(db, ids) : []).map((row) => [row.id, row]))
    await batch.readSkus(skusOf(some, stored))
    for (const row of some) {
      const planned = await planRow({ db, batch, now, stored, keepsIncomplete }, row)
      plans.push('id' in row && seen.has(row.id) ? refuseSecondRow(planned) : planned)
      if ('id' in row) seen.add(row.id)
      await pause()
    }
    onProgress(plans.length, rows.length)
  }
  return plans
}

/** Refuses a second row for the same product, which would overwrite the first. */
function refuseSecondRow({ outcome }: PlannedRow): PlannedRow {
  return {
    outcome: { ...outcome, result: 'faulty', before: {}, after: {}, problems: [{ field: '', key: 'product.rowTwice', values: {} }] },
  }
}

/** Article numbers that the rows will have, as far as they are known before each row is planned. */
function skusOf(rows: readonly RowToWrite[], stored: ReadonlyMap<number, { sku: string | null }>): string[] {
  const skus = rows.map((row) => {
    if ('create' in row) return row.create.sku
    if ('restore' in row) return stored.get(row.id)?.sku
    return 'fields' in row && 'sku' in row.fields ? row.fields.sku : undefined
  })
  return skus.filter((sku) => typeof sku === 'string')
}

const outcomeOf = (plans: readonly PlannedRow[]): BatchOutcome => ({ batchId: null, rows: plans.map(({ outcome }) => outcome) })
