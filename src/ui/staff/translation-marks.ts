import { shortHash } from '#kit/short-hash.ts'

/**
 * A form's notes on which German text a translation was made from or found right for. A note counts while the
 * translation is the one that it was made of: what is typed by hand speaks for itself.
 */
export type TranslationMarks = readonly string[]

const markOf = (name: string, german: string, text: string) => `${name}:${shortHash(german.trim())}:${shortHash(text.trim())}`

/** The notes with one more; an older one on the same field goes. */
export function withMark(marks: TranslationMarks, name: string, german: string, text: string): string[] {
  return [...marks.filter((mark) => !mark.startsWith(`${name}:`)), markOf(name, german, text)]
}

/** Whether a translation fits the German text or is behind it, as far as there is a note. */
export function readMark(marks: TranslationMarks, name: string, german: string, text: string): 'fits' | 'behind' | undefined {
  if (marks.includes(markOf(name, german, text))) return 'fits'
  const isOfThisText = marks.some((mark) => mark.startsWith(`${name}:`) && mark.endsWith(`:${shortHash(text.trim())}`))
  return isOfThisText ? 'behind' : undefined
}
