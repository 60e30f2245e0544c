import { UNWRITABLE } from '#kit/single-line.ts'

/**
 * Whether a name stays on its line, as it is written, wherever it is shown. One that somebody signs in with is not
 * mended unasked, as other names are.
 */
export const isWritable = (name: string) => name.search(UNWRITABLE) < 0

/** A name for one line of a list; older accounts may hold what is no longer accepted. */
export const asWritable = (name: string) => name.replace(UNWRITABLE, '\ufffd')
