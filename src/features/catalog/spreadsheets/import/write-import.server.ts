import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import type { IsInLibrary } from '../../entity/new-pictures.server.ts'
import type { RowOutcome, RowToWrite } from '../../product/bulk/product-batch.ts'
import { writeProducts } from '../../product/bulk/write-products.server.ts'
import { type ColumnKey, findColumn } from '../columns/columns.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import type { Evaluation } from '../rows/evaluate.server.ts'
import type { EvaluatedRow, RowToImport } from '../rows/evaluated-row.ts'
import type { Sheet } from '../rows/sheet.ts'
import type { Counts } from '../spreadsheet.contract.ts'
import { pickFaultyRows, storedFaultyRows } from './faulty-rows.server.ts'
import { endImport } from './import.store.server.ts'

type Imported = { claim: string; filename: string; sheet: Sheet } & Pick<Evaluation, 'rows' | 'headingOf'>

/**
 * Writes the rows of an import and ends the import in one transaction, with one entry of the history; with nothing to write it only
 * ends the import. Rows that can no longer be saved (changed by somebody else since the trial, product gone, field refused) are not
 * written, and become faulty in the result.
 */
export async function writeImport(
  parts: { db: Database; write: CatalogueWrite; isInLibrary: IsInLibrary },
  { claim, filename, sheet, rows, headingOf }: Imported,
  edit: Edit,
): Promise<void> {
  const wanted = rows.flatMap((row) => (row.write ? [{ row, write: row.write satisfies RowToWrite }] : []))
  const end = async (transaction: Database, batchId: number | null, outcomes: readonly RowOutcome[]) => {
    const outcomeOf = new Map(wanted.map(({ row }, at) => [row, outcomes[at]]))
    const written = rows.map((row) => resultOf(row, outcomeOf.get(row), headingOf))
    const faulty = pickFaultyRows(sheet, written)
    const end = { rows: written, counts: countsOf(written), faulty: faulty && (await storedFaultyRows(faulty)), batchId, now: edit.now }
    return endImport(transaction, claim, end)
  }
  const { batchId, rows: outcomes } = await writeProducts(
    parts,
    wanted.map(({ write }) => write),
    { what: 'import', file: filename },
    edit,
    { alsoWrite: (transaction, outcome) => end(transaction, outcome.batchId, outcome.rows) },
  )
  // All rows were unchanged or refused, so `alsoWrite` was not called and the import has not ended yet.
  if (batchId === null) await end(parts.db, null, outcomes)
}

function resultOf({ write: _, ...row }: RowToImport, outcome: RowOutcome | undefined, headingOf: Evaluation['headingOf']): EvaluatedRow {
  if (!outcome) return row
  const id = outcome.id ?? row.id
  if (outcome.result === 'new' || outcome.result === 'changed') return { ...row, id, outcome: outcome.result }
  if (outcome.result === 'same') return { ...row, id, outcome: 'same', changes: {} }
  const column = (field: string) => (findColumn(field) ? headingOf(field as ColumnKey) : field)
  const faults: RowMessage[] =
    outcome.result === 'conflict'
      ? outcome.conflicts.map(({ field, by }) => ({ key: 'row.stale', values: { column: column(field), name: by ?? '' } }))
      : outcome.problems.map(({ field, key, values }) =>
          key === 'problem.notFound'
            ? { key: 'row.gone' }
            : { key: 'row.field', values: { column: column(field), inner: key as ProblemKey, innerValues: values } },
        )
  return { ...row, id, outcome: 'faulty', changes: {}, problems: faults, draft: [], confirmable: [] }
}

function countsOf(rows: readonly EvaluatedRow[]): Counts {
  const counts: Counts = { new: 0, changed: 0, same: 0, faulty: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
