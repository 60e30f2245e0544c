/** Maximum size of a table file. */
export const SHEET_MAX_BYTES = 20 * 1024 * 1024
/** Maximum size of a ZIP with pictures; it is in memory while pictures are read from it. */
export const ZIP_MAX_BYTES = 50 * 1024 * 1024
/** Maximum size of the unpacked parts of a table file. Above it the file is taken for a zip bomb. */
export const UNPACKED_MAX_BYTES = 80 * 1024 * 1024
/** Data rows of a table. */
export const ROWS_MAX = 10_000
export const COLUMNS_MAX = 300
/** Pictures of one product that are taken over: the main one and those of the gallery. */
export const PICTURES_MAX = 21
/** Characters of a heading or of a category's name that a mapping may contain. */
export const NAME_MAX = 500
/** Characters of a cell that a sentence about it quotes. */
export const QUOTED_MAX = 60
/** Uploads that were only tried are deleted after this time. */
export const TRIED_KEPT_MS = 24 * 60 * 60 * 1000
/** A file that takes longer to read is refused. */
export const READ_MAX_MS = 60_000
/** Heap of the process that reads tables. */
export const READ_HEAP_MEGABYTES = 400
/** Larger pictures of a ZIP are not unpacked. */
export const PICTURE_MAX_BYTES = 40 * 1024 * 1024
