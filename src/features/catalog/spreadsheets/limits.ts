import { DAY_MS } from '#kit/units.ts'

/** Maximum size of a table file. */
export const SHEET_MAX_BYTES = 20 * 1024 * 1024
/** Maximum size of a ZIP with pictures. The whole file is in memory while pictures are read from it. */
export const ZIP_MAX_BYTES = 50 * 1024 * 1024
/** Maximum unpacked size of an XLSX file; a larger file is treated as a zip bomb. */
export const UNPACKED_MAX_BYTES = 80 * 1024 * 1024
/** Maximum number of data rows of a table. */
export const ROWS_MAX = 10_000
/** Rows that may be above the headings: a title, an address, a date. */
export const TITLE_ROWS = 20
/** Maximum number of columns of a table. */
export const COLUMNS_MAX = 300
/** Maximum number of characters of a cell, ten times the longest description. */
export const CELL_MAX = 100_000
/** Pictures per product that an import reads: the main picture and 20 of the gallery. */
export const PICTURES_MAX = 21
/** Maximum number of characters of a heading or category name in a mapping. */
export const MAPPED_NAME_MAX = 500
/** Characters of a cell that a message quotes. */
export const QUOTED_MAX = 60
/** How long the upload of a trial is kept if it is not imported. */
export const TRIAL_RETENTION_MS = DAY_MS
/** Time limit for reading a file; a file that takes longer is refused. */
export const READ_MAX_MS = 60_000
/** Heap limit of the process that reads tables. */
export const READ_HEAP_MEGABYTES = 400
