import { singleLine, UNSEEN, UNWRITABLE } from '#kit/text/single-line.ts'

/**
 * Whether a name stays on its line, as it is written, wherever it is shown, and holds no sign that nobody can see: with
 * one it would look like another's. A name that somebody signs in with is not mended unasked, as other names are.
 */
export const isWritable = (name: string) => singleLine(name) === name

/** A name for one line of a list; older accounts may hold what is no longer accepted. */
export const asWritable = (name: string) => name.replace(UNWRITABLE, '\ufffd').replace(UNSEEN, '\ufffd')
