// For server and staff code. In visitors' scripts a constant of their own costs fewer bytes than an import.

/** Time in milliseconds. */
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
/** Size in bytes. */
export const MEGABYTE = 1024 * 1024
