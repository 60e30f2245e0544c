import type { Language } from '#i18n/language.ts'
import { inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import type { Cart } from '../cart.ts'

const KEY = 'order-notes'

/** Findings about how the products of an order fit together, as text. `hint`: a summary if something does not fit or needs attention. */
export type OrderFindings = {
  findings: { verdict: 'fits' | 'never' | 'unknown' | 'told'; text: string }[]
  headline?: string | undefined
  hint?: string | undefined
}
/** Key of an order's notes: its products, their quantities and the language. Notes stored for another key are out of date. */
export const notesSubject = ({ lines }: Pick<Cart, 'lines'>, language: Language) =>
  `${language} ${lines.map(({ id, quantity }) => `${id}.${quantity}`).join('-')}`

/**
 * Stores notes for the message of an order: one for each finding that products do not fit, and last a summary that replaces them if
 * the message has no room. A browser without storage sends orders without notes.
 *
 * @param subject key from `notesSubject`
 * @param label word at the start of each note
 */
export function storeNotes(subject: string, { findings, hint }: OrderFindings, label: string): void {
  const misfits = findings.filter(({ verdict }) => verdict === 'never').map(({ text }) => text)
  const notes = misfits.length > 0 ? [...misfits, `${hint}.`].map((text) => `${label}: ${text.replace(/\u00a0/g, ' ')}`) : []
  writeStored(KEY, JSON.stringify([subject, ...notes]), inTab)
}

/** Reads the notes of an order; empty if the order was not checked since it changed, or everything fits. */
export function readNotes(cart: Cart, language: Language): string[] {
  try {
    const [subject, ...notes] = JSON.parse(readStored(KEY, inTab) || '[]') as string[]
    return subject === notesSubject(cart, language) ? notes : []
  } catch {
    return []
  }
}
