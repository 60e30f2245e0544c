import { shortHash } from '#kit/codes/short-hash.ts'

/**
 * Notes of a form, one per translated field: which German text the translation was made from or confirmed for, as hashes of
 * both texts. They show whether the translation still fits. A note counts only while the translation is unchanged.
 */
export type TranslationNotes = readonly string[]

const noteOf = (name: string, german: string, text: string) => `${name}:${shortHash(german.trim())}:${shortHash(text.trim())}`

/** Adds a note; an older note on the same field is removed. */
export function withNote(notes: TranslationNotes, name: string, german: string, text: string): string[] {
  return [...notes.filter((note) => !note.startsWith(`${name}:`)), noteOf(name, german, text)]
}

/** State of a translation by its note: 'fits' the German text, or 'behind' if the German text changed; undefined without a valid note. */
export function readNote(notes: TranslationNotes, name: string, german: string, text: string): 'fits' | 'behind' | undefined {
  if (notes.includes(noteOf(name, german, text))) return 'fits'
  const isOfThisText = notes.some((note) => note.startsWith(`${name}:`) && note.endsWith(`:${shortHash(text.trim())}`))
  return isOfThisText ? 'behind' : undefined
}
