import { singleLine, UNSEEN, UNWRITABLE } from '#kit/text/single-line.ts'

/**
 * True if a name can be shown as it is written: on one line, without invisible characters that would make it look like
 * another one. A name that somebody signs in with is not corrected silently, as other names are.
 */
export const isWritable = (name: string) => singleLine(name) === name

/** A name for one line of a list; older accounts may hold what is no longer accepted. */
export const asWritable = (name: string) => name.replace(UNWRITABLE, '\ufffd').replace(UNSEEN, '\ufffd')
