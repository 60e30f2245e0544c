import { singleLine, UNSEEN, UNWRITABLE } from '#kit/text/single-line.ts'

/**
 * True if a name is one line without invisible characters, which would make it look like another name. Unlike other names, a
 * sign-in name is never corrected silently.
 */
export const isPrintableName = (name: string) => singleLine(name) === name

/** Replaces each unprintable character of a name by U+FFFD. Older accounts may have characters that are no longer accepted. */
export const toPrintableName = (name: string) => name.replace(UNWRITABLE, '\ufffd').replace(UNSEEN, '\ufffd')
