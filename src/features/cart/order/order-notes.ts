import type { Language } from '#i18n/language.ts'
import { inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import type { Cart } from '../cart.ts'

const KEY = 'order-notes'

/** Findings about the products of an order, in words; `hint` sums them up if something does not fit or has to be kept in mind. */
export type OrderFindings = {
  findings: { verdict: 'fits' | 'never' | 'unknown' | 'told'; text: string }[]
  headline?: string | undefined
  hint?: string | undefined
}
/** Notes hold for these products in these quantities, in the language that they are worded in. */
export const notesSubject = ({ lines }: Pick<Cart, 'lines'>, language: Language) =>
  `${language} ${lines.map(({ id, quantity }) => `${id}.${quantity}`).join('-')}`

/**
 * Keeps a note for each part of an order that does not fit, for the message that it is sent with, and last a note that
 * replaces them all where a message has no room. A browser that stores nothing sends orders without notes.
 *
 * @param subject see `notesSubject`
 * @param label the word that begins each note
 */
export function keepNotes(subject: string, { findings, hint }: OrderFindings, label: string): void {
  const misfits = findings.filter(({ verdict }) => verdict === 'never').map(({ text }) => text)
  const notes = misfits.length > 0 ? [...misfits, `${hint}.`].map((text) => `${label}: ${text.replace(/\u00a0/g, ' ')}`) : []
  writeStored(KEY, JSON.stringify([subject, ...notes]), inTab)
}

/** Notes of this very order; empty if it was not checked, or everything fits. */
export function notesOf(cart: Cart, language: Language): string[] {
  try {
    const [subject, ...notes] = JSON.parse(readStored(KEY, inTab) || '[]') as string[]
    return subject === notesSubject(cart, language) ? notes : []
  } catch {
    return []
  }
}
