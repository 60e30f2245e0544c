import { messageOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { type FailureWords, failureWords, type PlainKey } from '#ui/staff/failure.ts'

/** Texts of refusals that differ between kinds of entities. */
export type SaveWords = Record<'taken' | 'takenText' | 'gone' | 'goneText', PlainKey>

/** Topics of refusals with patterns of the server's words; the first match counts. */
const subjects: readonly (readonly [RegExp, PlainKey])[] = [
  [/sku|artikelnummer|referencia/, 'error.sku'],
  [/kategorie|categor/, 'error.category'],
  [/beschreibung|descripci|description/, 'error.description'],
  [/preis|precio|price/, 'error.price'],
  [/bild|imagen|image|picture/, 'error.image'],
  [/name|nombre/, 'error.name'],
]

/** Title and next step of the message after a failed save: by status, else by the topic of the server's words. */
export function saveProblem(error: unknown, t: StaffText, { gone, goneText, taken, takenText }: SaveWords): FailureWords {
  const message = (messageOf(error) ?? (error instanceof Error ? error.message : '')).toLowerCase()
  const [, other] = subjects.find(([words]) => words.test(message)) ?? []
  return failureWords(error, t, { 404: [gone, goneText], 409: [taken, takenText], ...(other && { other }) })
}
