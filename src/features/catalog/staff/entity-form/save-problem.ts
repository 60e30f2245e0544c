import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import type { Staff } from '#i18n/staff/de.ts'
import type { StaffText } from '#i18n/staff.ts'

/** A message without blanks to fill. */
export type PlainKey = { [Key in keyof Staff]: Staff[Key] extends string ? Key : never }[keyof Staff]

/** How a refusal is worded that means something else for each kind of thing. */
export type SaveWords = Record<'taken' | 'takenText' | 'gone' | 'goneText', PlainKey>

/** What a refusal is about, told by the words in it, in the order in which they are tried. */
const subjects: readonly (readonly [RegExp, PlainKey])[] = [
  [/sku|artikelnummer|referencia/, 'error.sku'],
  [/kategorie|categor/, 'error.category'],
  [/beschreibung|descripci|description/, 'error.description'],
  [/preis|precio|price/, 'error.price'],
  [/bild|imagen|image|picture/, 'error.image'],
  [/name|nombre/, 'error.name'],
]

/** The title and the next step of the message after a failed save: by status, else by what the server's words are about. */
export function saveProblem(error: unknown, t: StaffText, words: SaveWords): { title: string; text: string } {
  const status = error instanceof CallError ? error.status : undefined
  const said = error instanceof CallError ? (error.body?.issues?.[0]?.message ?? error.body?.error) : undefined
  if (status === NO_CONNECTION) return { title: t('error.offline'), text: t('error.offlineText') }
  if (status === 400) return { title: t('error.invalid'), text: said ?? t('error.invalidText') }
  if (status === 401) return { title: t('error.signedOut'), text: t('error.signedOutText') }
  if (status === 403) return { title: t('error.forbidden'), text: said ?? t('error.forbiddenText') }
  if (status === 404) return { title: t(words.gone), text: t(words.goneText) }
  if (status === 409) return { title: t(words.taken), text: said ?? t(words.takenText) }
  if (status === 413) return { title: t('error.tooLarge'), text: t('error.tooLargeText') }
  if (status !== undefined && status >= 500) return { title: t('error.server'), text: said ?? t('error.serverText') }
  const message = said ?? (error instanceof Error ? error.message : '')
  const subject = subjects.find(([words]) => words.test(message.toLowerCase()))
  return { title: t(subject ? subject[1] : 'error.unknown'), text: said ?? t('error.unknownText') }
}
