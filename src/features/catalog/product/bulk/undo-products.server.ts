import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { confirmableProblems, type ProductInput, type StaffProduct } from '../product.contract.ts'
import { productFields } from '../product-fields.ts'
import { isRefusedRow, isWritten, type RowToWrite } from './product-batch.ts'
import { writeProducts } from './write-products.server.ts'

type UndoBatch = NonNullable<HistoryAdapter['undoBatch']>
type BatchEdit = Parameters<UndoBatch>[0][number]

/** Creates the undo of product batches: it sets changed fields back, deletes new products into the trash and restores deleted products. */
export function undoProducts({ db, write }: { db: Database; write: CatalogueWrite }): UndoBatch {
  return async (edits, { id, what, force }, edit) => {
    // Pictures that were stored once are not checked again.
    const parts = { db, write, isInLibrary: async () => true }
    const rows = edits.map((one) => rowOf(one, force))
    const outcome = await writeProducts(parts, rows, { what, undoes: id }, edit)
    return {
      batchId: outcome.batchId,
      count: outcome.rows.filter(isWritten).length,
      refused: outcome.rows.flatMap((row, index) => {
        const { subject = '', title = '', action } = edits[index] ?? {}
        return isRefusedRow(row) ? { subject, title, isNew: action === 'created', conflicts: row.conflicts, problems: row.problems } : []
      }),
    }
  }
}

function rowOf({ subject, action, at, before, after }: BatchEdit, force: boolean): RowToWrite {
  const id = Number(subject)
  if (action === 'deleted') return { id, restore: true }
  // A product that was published or translated since is somebody's work: it is not deleted without a question.
  if (action !== 'changed') return { id, delete: true, updatedAt: force ? undefined : at }
  const fields = Object.fromEntries(Object.entries(before).filter(([field]) => field in productFields)) as Partial<ProductInput>
  return {
    id,
    // The history records reorderings under another subject, so the merge does not see them: keep a position that has changed since.
    fields: ({ sortOrder }: StaffProduct) => ({
      ...fields,
      ...('sortOrder' in fields && !force && sortOrder !== after.sortOrder ? { sortOrder } : {}),
      confirmed: [...confirmableProblems],
    }),
    // The state after the batch: fields that have changed since then become conflicts.
    updatedAt: force ? undefined : at,
  }
}
