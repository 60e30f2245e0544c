/** Line breaks, control characters, marks that turn the direction of what follows, halves of characters. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Whether a name stays on its line, as it is written, wherever it is shown. */
export const isWritable = (name: string) => name.search(UNWRITABLE) < 0

/** A name for one line of a list; older accounts may hold what is no longer accepted. */
export const asWritable = (name: string) => name.replace(UNWRITABLE, '\ufffd')
