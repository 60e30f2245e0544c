import { singleLine, UNSEEN, UNWRITABLE } from '#kit/text/single-line.ts'

/**
 * True if a name is one line without invisible characters, which would make it look like another name. Unlike other names, a
 * sign-in name is never corrected silently.
 */
export const isWritable = (name: string) => singleLine(name) === name

/** A name for one line of a list; older accounts may have characters that are no longer accepted. */
export const asWritable = (name: string) => name.replace(UNWRITABLE, '\ufffd').replace(UNSEEN, '\ufffd')
