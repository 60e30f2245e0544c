import type { Language } from '#i18n/language.ts'
import { inTab, readStored, writeStored } from '#kit/storage.ts'
import type { Cart } from '../cart.ts'

const KEY = 'order-notes'

/** Notes hold for these products in these quantities, in the language that they are worded in. */
export const notesSubject = ({ lines }: Pick<Cart, 'lines'>, language: Language) =>
  `${language} ${lines.map(({ id, quantity }) => `${id}.${quantity}`).join('-')}`

/**
 * Keeps which parts of an order do not fit, for the message that it is sent with: the shop is asked once, and the early
 * cart writes messages too. A browser that stores nothing sends orders without notes.
 *
 * @param subject see `notesSubject`
 * @param notes one line each, and last the line that replaces them all where a message has no room
 */
export function keepNotes(subject: string, notes: readonly string[]): void {
  writeStored(KEY, JSON.stringify([subject, ...notes]), inTab)
}

/** The notes of this very order; none where the shop was not asked, or found nothing. */
export function notesOf(cart: Cart, language: Language): string[] {
  try {
    const [subject, ...notes] = JSON.parse(readStored(KEY, inTab) || '[]') as string[]
    return subject === notesSubject(cart, language) ? notes : []
  } catch {
    return []
  }
}
