import { cutText } from '#kit/text/cut-text.ts'
import { hasDraft, hasTypedValues, refillForm, restoreAsDraft } from './draft.ts'
import type { InquiryBody } from './form-rules.ts'
import { dropQueued, type QueuedInquiry } from './offline-queue.ts'

/** Source of inquiries about a cart. They cannot be edited: the cart may be another by now. */
const FROM_CART = 'cart'

const EXCERPT_LENGTH = 80

/** The beginning of an inquiry's message, by which the visitor recognises it. */
export const excerptOf = ({ body }: QueuedInquiry): string => cutText(String(body?.message ?? ''), EXCERPT_LENGTH)

/** True if the visitor may edit a queued inquiry. */
export const isEditable = ({ body }: QueuedInquiry): boolean => !!body && body.source !== FROM_CART

/**
 * Moves a queued inquiry back into its form, on this page or on the contact page.
 *
 * @param question asks whether the inquiry may replace other typed text
 */
export function editQueued({ key, body }: QueuedInquiry, question: string): void {
  const inquiry = body as InquiryBody
  const form = findForm(inquiry)
  if ((form ? hasTypedValues(form) : hasDraft(inquiry.source)) && !confirm(question)) return
  dropQueued(key)
  if (form) {
    refillForm(form, inquiry)
    ;(form.elements.namedItem('message') as HTMLElement).focus()
    return
  }
  restoreAsDraft(inquiry)
  const [, slug] = /^\/product\/(.+)$/.exec(inquiry.source) ?? []
  location.assign(`/contact${slug ? `?product=${slug}&quantity=${inquiry.quantity}` : ''}#quote`)
}

/** Deletes a queued inquiry, which is then not sent. @param question asks for confirmation */
export function discardQueued({ key }: QueuedInquiry, question: string): void {
  if (confirm(question)) dropQueued(key)
}

/** Finds the form on this page that has the source of the inquiry. */
function findForm({ source }: InquiryBody): HTMLFormElement | undefined {
  return [...document.forms].find(({ elements }) => (elements.namedItem('source') as HTMLInputElement | null)?.value === source)
}
