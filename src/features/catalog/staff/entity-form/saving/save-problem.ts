import { messageOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { type FailureWords, failureWords, type PlainKey } from '#ui/staff/failure.ts'

/** Message keys of refusals (SKU or address taken, entity deleted) that differ between products, categories and subcategories. */
export type SaveWords = Record<'taken' | 'takenText' | 'gone' | 'goneText', PlainKey>

/** Titles for statuses that have none in failureWords, by patterns in the server's message, in its three languages; the first match counts. */
const subjects: readonly (readonly [RegExp, PlainKey])[] = [
  [/sku|artikelnummer|referencia/, 'error.sku'],
  [/kategorie|categor/, 'error.category'],
  [/beschreibung|descripci|description/, 'error.description'],
  [/preis|precio|price/, 'error.price'],
  [/bild|imagen|image|picture/, 'error.image'],
  [/name|nombre/, 'error.name'],
]

/** Title and text of the toast after a failed save, by status, else by a pattern in the server's message. */
export function saveProblem(error: unknown, t: StaffText, { gone, goneText, taken, takenText }: SaveWords): FailureWords {
  const message = (messageOf(error) ?? (error instanceof Error ? error.message : '')).toLowerCase()
  const [, other] = subjects.find(([words]) => words.test(message)) ?? []
  return failureWords(error, t, { 404: [gone, goneText], 409: [taken, takenText], ...(other && { other }) })
}
