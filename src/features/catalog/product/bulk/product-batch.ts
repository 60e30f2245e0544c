import type { Conflict } from '#kit/merge-fields.ts'
import type { PublishingNeed } from '../../goods/publishing-needs.ts'
import type { ProductInput, StaffProduct } from '../product.contract.ts'

/** Fields to set, or a function that computes them from the product as stored at the time of the write ("5 % more"). */
type FieldsToSet = Partial<ProductInput> | ((stored: StaffProduct) => Partial<ProductInput>)

/**
 * One product of a batch. `updatedAt`: the state that the sender saw. Fields that only others have changed since then keep their
 * new value, and a field that both changed is a conflict. Without `updatedAt` the sent fields win, as in a single save. A deletion
 * with `updatedAt` is refused if the product has other values now.
 */
export type RowToWrite =
  | { id: number; fields: FieldsToSet; updatedAt?: string | undefined }
  | { id: number; delete: true; updatedAt?: string | undefined }
  | { id: number; restore: true }
  | { create: ProductInput }

/** A reason why a row cannot be written: a key of i18n/problems with its values, and the field ('' for the whole row). */
export type RowProblem = { field: string; key: string; values: Record<string, unknown> }

/** Result of a row: 'same' needs no write, 'conflict', 'incomplete' and 'faulty' are not written, all others are. */
type RowResult = 'new' | 'changed' | 'deleted' | 'restored' | 'same' | 'conflict' | 'incomplete' | 'faulty'

export type RowOutcome = {
  /** Null if there is no such product, or for a new product that was not written. */
  id: number | null
  result: RowResult
  /** German name and article number, for lists of rows. */
  name: string
  sku: string | null
  /** `updatedAt` of the checked stored product, or of a new product. Sent back after a dry run, it reveals later changes. */
  updatedAt: string | null
  /** `updatedAt` of a changed product after the write; null for every other result. */
  savedAt: string | null
  /** Changed fields by their names in the API. A new product has an empty `before`, and in `after` the fields that are not blank.
   * In a conflict `before` has the stored values of its fields. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** Fields that a draft still lacks although this write publishes it; 'incomplete': although the write would publish it. */
  missing?: PublishingNeed[]
  problems: RowProblem[]
  /** Fields that somebody else has changed since `updatedAt`, with author and time. */
  conflicts: Conflict[]
}

/** Result of a batch, one outcome for each row in the same order. */
export type BatchOutcome = {
  /** Entry of the history; null if nothing was written. */
  batchId: number | null
  rows: RowOutcome[]
}

/** True if the row was written, or after a dry run, if it would be written. */
export const isWritten = ({ result }: Pick<RowOutcome, 'result'>): boolean => ['new', 'changed', 'deleted', 'restored'].includes(result)

export const isRefusedRow = ({ result }: Pick<RowOutcome, 'result'>): boolean => ['conflict', 'incomplete', 'faulty'].includes(result)
