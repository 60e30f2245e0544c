import type { Conflict } from '#kit/conflict.ts'
import type { ProductInput, StaffProduct } from '../product.contract.ts'

/** Fields to set; a function gets the product as it is stored at the time of the write, so that "5 % more" is of today's price. */
type FieldsToSet = Partial<ProductInput> | ((stored: StaffProduct) => Partial<ProductInput>)

/**
 * One product of a batch. With `updatedAt`, the state that the sender saw, fields that only others have changed since keep their
 * new value, and a field that both changed is a conflict. Without it the sent fields win, as in a single save.
 */
export type RowToWrite =
  | { id: number; fields: FieldsToSet; updatedAt?: string | undefined }
  | { id: number; delete: true }
  | { id: number; restore: true }
  | { create: ProductInput }

/** A reason why a row cannot be written: a key of i18n/problems with its values, and the field ('' for the whole row). */
export type RowProblem = { field: string; key: string; values: Record<string, unknown> }

/** Result of a row: 'same' needs no write, 'conflict' and 'faulty' are not written, all others are. */
type RowResult = 'new' | 'changed' | 'deleted' | 'restored' | 'same' | 'conflict' | 'faulty'

export type RowOutcome = {
  /** Null: there is no such product, or a new one that was not written. */
  id: number | null
  result: RowResult
  /** German name and article number, for lists of rows. */
  name: string
  sku: string | null
  /** State that the row was judged by; sent as `updatedAt`, the real run refuses what changed after a dry run. */
  updatedAt: string | null
  /** State of a changed product after the write. */
  savedAt: string | null
  /** The changed fields by their names in the API; of a new product those that are not blank, `before` being empty. */
  before: Record<string, unknown>
  after: Record<string, unknown>
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

/** Results that are written. */
export const isWritten = ({ result }: Pick<RowOutcome, 'result'>): boolean => ['new', 'changed', 'deleted', 'restored'].includes(result)

/** Results that are refused. */
export const isRefusedRow = ({ result }: Pick<RowOutcome, 'result'>): boolean => result === 'conflict' || result === 'faulty'
