import { shortHash } from '#kit/short-hash.ts'

/**
 * A form's notes on which German text a translation was made from or found right for. A note counts while the
 * translation is the one that it was made of: what is typed by hand speaks for itself.
 */
export type TranslationNotes = readonly string[]

const noteOf = (name: string, german: string, text: string) => `${name}:${shortHash(german.trim())}:${shortHash(text.trim())}`

/** The notes with one more; an older one on the same field goes. */
export function withNote(notes: TranslationNotes, name: string, german: string, text: string): string[] {
  return [...notes.filter((note) => !note.startsWith(`${name}:`)), noteOf(name, german, text)]
}

/** Reports if a translation matches the German text or is outdated; undefined without a note. */
export function readNote(notes: TranslationNotes, name: string, german: string, text: string): 'fits' | 'behind' | undefined {
  if (notes.includes(noteOf(name, german, text))) return 'fits'
  const isOfThisText = notes.some((note) => note.startsWith(`${name}:`) && note.endsWith(`:${shortHash(text.trim())}`))
  return isOfThisText ? 'behind' : undefined
}
