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

/** Changes by staff, with names and titles as of that time. */
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
  /** The change of many that it is part of. */
  batch_id: number | null
}

/** How a change of many came about: chosen in a list, or read from a spreadsheet. */
export type BatchOrigin = 'bulk' | 'import'

/** Changes of many entities of one kind in one transaction, shown and undone as one; `edit` has a row for each entity. */
export type EditBatchTable = {
  id: Generated<number>
  kind: EditKind
  what: BatchOrigin
  /** JSON: data that lists word it with, `BatchTitle` of history.server.ts. */
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
 * Writes of staff with an Idempotency-Key, for thirty days: made once, with the same answer for retries. Outcome and answer are
 * encrypted with the key, of which only the hash is stored.
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
  /** Status and body as they left; null until then. */
  answer: string | null
  created_at: string
}
