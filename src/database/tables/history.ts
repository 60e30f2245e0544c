import type { Generated } from 'kysely'

export type EditKind =
  | 'product'
  | 'category'
  | 'subcategory'
  | 'setting'
  | 'inquiry'
  | 'image'
  | 'glossary'
  | 'account'
  | 'template'
  | 'search-words'
  | 'sizing'
  | 'exchange-rate'

export type EditAction = 'created' | 'changed' | 'deleted' | 'restored' | 'erased'

/** Changes by staff, with the names of administrators and the titles of entities at that time. */
export type EditTable = {
  id: Generated<number>
  kind: EditKind
  /** Id of the changed entity, or the key of a setting. */
  subject: string
  title: string
  action: EditAction
  administrator_id: number | null
  administrator: string
  at: string
  /** JSON maps of the changed fields, by their names in the API. */
  before: string
  after: string
  /** Batch that the change is part of; null for a single change. */
  batch_id: number | null
}

/** Origin of a batch: products selected in a list, or the rows of a spreadsheet. */
export type BatchOrigin = 'bulk' | 'import'

/** Changes of many entities of one kind in one transaction, shown and undone as one; `edit` has a row for each entity. */
export type EditBatchTable = {
  id: Generated<number>
  kind: EditKind
  what: BatchOrigin
  /** JSON of a `BatchTitle` (history.server.ts). */
  title: string
  /** Number of entities. */
  count: number
  /** The batch that this one undid. */
  undoes: number | null
  administrator_id: number | null
  administrator: string
  at: string
}

/**
 * Staff writes with an Idempotency-Key, kept for thirty days: a retry changes nothing and gets the first answer. Outcome and answer
 * are encrypted with the key; only its hash is stored.
 */
export type IdempotentWriteTable = {
  administrator_id: number
  /** SHA-256 of the key. */
  key_hash: string
  /** Number of the transaction within the write. */
  step: number
  /** HMAC of method, address and body under the key. */
  request: string
  /** Outcome of the transaction; null for none. */
  outcome: string | null
  /** Status and body of a successful answer, as they were sent. Only in the row of step 0; null until the write is answered. */
  answer: string | null
  created_at: string
}
