import type { Generated } from 'kysely'

/** Uploaded spreadsheets. An upload is first only checked (`tried`). When staff confirm it, the first server that claims it imports it. */
export type ProductImportTable = {
  id: Generated<number>
  state: 'tried' | 'waiting' | 'running' | 'done' | 'failed'
  filename: string
  /** JSON: the shop's column for each heading, and a category for each unknown name (features/catalog/spreadsheets). */
  mapping: string
  /** JSON list of the worksheets of the file that the import does not read, with the number of their rows. */
  unread_sheets: Generated<string>
  /** JSON map of product ids to their `updated_at` at the time of the upload. */
  versions: string
  /** JSON map of row numbers to product ids at the time of the upload; null for a new product. */
  row_products: Generated<string>
  /** JSON list of `confirmableProblems` that the import writes anyway. */
  confirmed: Generated<string>
  /** JSON list of the shop's own origins, such as "https://shop.example": pictures at them are not fetched. */
  origins: string
  /** Language of the person who uploaded, for texts of the result. */
  language: 'es' | 'de' | 'en'
  rows_done: Generated<number>
  rows_total: Generated<number>
  /** JSON: number of rows of each outcome. */
  counts: string | null
  /** Key of i18n/problems. */
  problem: string | null
  /** Batch of the history by which the import can be undone. */
  batch_id: number | null
  administrator_id: number | null
  administrator: string
  /** Token of the attempt under way; null without one. */
  claim: string | null
  /** Heartbeat: rises while the attempt runs. */
  beat: Generated<number>
  created_at: string
  finished_at: string | null
}

/**
 * Files of an import, deleted when it has ended, and its result: lines of JSON. Each is stored in parts, since one statement with
 * some megabytes would block the server.
 */
export type ImportPartTable = { import_id: number; kind: 'file' | 'pictures' | 'result'; number: number; bytes: Uint8Array }

/**
 * Choices of staff for imports, which later files get too: a column for a heading, for every file that has it, and the other choices
 * for a table, for files with exactly its headings.
 */
export type ImportMappingTable = {
  /** SHA-256 of a folded heading, or of all folded headings of a table. */
  key: string
  /** JSON: the heading's column, or the table's categories, language and meaning of empty cells. */
  mapping: string
  updated_at: string
}

/** Pictures that imports fetched from other sites: address, and key of the stored image, so that a later import need not fetch it again. */
export type FetchedPictureTable = { address: string; key: string }
