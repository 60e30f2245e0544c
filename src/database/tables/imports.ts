import type { Generated } from 'kysely'

/** Uploaded spreadsheets: tried, or imported by whichever server claims them. */
export type ProductImportTable = {
  id: Generated<number>
  state: 'tried' | 'waiting' | 'running' | 'done' | 'failed'
  filename: string
  /** JSON: columns of headings, places of unknown categories (features/catalog/spreadsheets). */
  mapping: string
  /** JSON map of product ids to their `updated_at` at the time of the upload. */
  versions: string
  /** JSON list of the origins that the shop had for the person who uploaded. */
  origins: string
  /** Language of that person, who may have left when the import runs. */
  language: 'es' | 'de' | 'en'
  rows_done: Generated<number>
  rows_total: Generated<number>
  /** JSON: number of rows of each outcome. */
  counts: string | null
  /** Key of i18n/problems. */
  problem: string | null
  /** The change in the history that undoes it. */
  batch_id: number | null
  administrator_id: number | null
  administrator: string
  /** Token of the attempt under way; null without one. */
  claim: string | null
  /** Rises while the attempt is alive. */
  beat: Generated<number>
  created_at: string
  finished_at: string | null
}

/**
 * Files of an import, until it is over, and its result: a JSON text per line. In parts, since a statement with some megabytes
 * would block the server.
 */
export type ImportPartTable = { import_id: number; kind: 'file' | 'pictures' | 'result'; number: number; bytes: Uint8Array }

/** Columns that were assigned to a set of headings, for the next file with them. */
export type ImportMappingTable = {
  /** SHA-256 of the folded headings. */
  key: string
  mapping: string
  updated_at: string
}

/** Pictures of other sites that an import has fetched: address, and key of the image. The same address is not fetched again. */
export type FetchedPictureTable = { address: string; key: string }
