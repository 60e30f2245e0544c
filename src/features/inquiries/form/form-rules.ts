import type { ErrorBody } from '#api/error-body.ts'
import type { Language } from '#i18n/language.ts'
import { outcomeOfStatus } from '#kit/browser/post-inquiry.ts'
import { makeUuid, uuidOf } from '#kit/codes/uuid.ts'
import { visibleLength } from '#kit/text/visible-length.ts'
import { isQuantity, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX, NAME_MIN, PHONE_MAX, PHONE_MIN } from '../limits.ts'
import { hasEnoughDigits } from '../phone.ts'
import { type SystemType, systemTypes } from '../status.ts'

/** Values of the form as typed. */
export type FormValues = {
  name: string
  phone: string
  message: string
  systemType: '' | SystemType
  website: string
  /** Id of the product that the inquiry is about and its quantity, or the browser's cart that is sent along; '' for none. */
  productIds: string
  quantity: string
  storedCart: string
}
/** Fields that can have a problem, in their order on the page. */
export const checkedFields = ['quantity', 'name', 'phone', 'message'] as const
export type FormField = (typeof checkedFields)[number]
type FormProblem =
  | 'inquiry.nameTooShort'
  | 'inquiry.phoneInvalid'
  | 'inquiry.phoneDigits'
  | 'inquiry.messageTooShort'
  | 'inquiry.quantityInvalid'
  | 'inquiry.tooLong'
export type FormProblems = Partial<Record<FormField, FormProblem>>

const textFields = ['name', 'phone', 'message'] as const
const rules: Record<(typeof textFields)[number], [fewest: number, most: number, tooShort: FormProblem]> = {
  name: [NAME_MIN, NAME_MAX, 'inquiry.nameTooShort'],
  phone: [PHONE_MIN, PHONE_MAX, 'inquiry.phoneInvalid'],
  message: [MESSAGE_MIN, MESSAGE_MAX, 'inquiry.messageTooShort'],
}

/** Finds problems of the fields by the same rules as the contract: surrounding blanks and invisible characters do not count. */
export function findProblems(values: FormValues): FormProblems {
  const problems: FormProblems = {}
  if (values.productIds && !isQuantity(values.quantity)) problems.quantity = 'inquiry.quantityInvalid'
  for (const field of textFields) {
    const [fewest, most, tooShort] = rules[field]
    const text = values[field].trim()
    if (visibleLength(text) < fewest) problems[field] = tooShort
    else if (text.length > most) problems[field] = 'inquiry.tooLong'
    else if (field === 'phone' && !hasEnoughDigits(text)) problems[field] = 'inquiry.phoneDigits'
  }
  return problems
}

/** Reads the values of a submitted form, whether a script or the browser itself submits it. */
export function readFormValues(form: FormData): FormValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : ''
  }
  const type = text('systemType')
  return {
    name: text('name'),
    phone: text('phone'),
    message: text('message'),
    systemType: systemTypes.find((known) => known === type) ?? '',
    website: text('website'),
    productIds: text('productIds'),
    quantity: text('quantity'),
    storedCart: text('storedCart'),
  }
}

/** Values in addition to the fields. `source`: page or product that the form is on. `elapsedMs`: time since the first touch. */
type SentFrom = { language: Language; source: string; elapsedMs?: number | undefined }
export type InquiryBody = FormValues & SentFrom

/** Builds the body of an inquiry from a submitted form. */
export const inquiryFrom = (form: FormData, from: SentFrom): InquiryBody => ({ ...readFormValues(form), ...from })

/** Refusal of an inquiry: the server's messages in the visitor's language, by field and (`reason`) for the whole; '' for none. */
export type InquiryFailure = { status: number; problems: Partial<Record<FormField, string>>; reason: string }

/** Status for a key that was used for another inquiry. */
export const KEY_REUSED = 422
const SERVER_ERROR = 500

/** Reads a refusal. @param body the server's answer; undefined if the answer did not come from the shop */
export function readFailure(status: number, body: Partial<ErrorBody> | undefined): InquiryFailure {
  const problems: InquiryFailure['problems'] = {}
  for (const { path, message } of body?.issues ?? []) {
    const field = checkedFields.find((known) => known === path)
    if (field) problems[field] = message
  }
  // The server's message is only shown if it says what to do first (verify) or how long to wait.
  const isHelpful = outcomeOfStatus(status) !== 'refused' && status < SERVER_ERROR
  return { status, problems, reason: isHelpful ? (body?.error ?? '') : '' }
}

/**
 * Computes the Idempotency-Key of a form from its values and the day in UTC. So the same values on the same day are the same
 * inquiry, even if the button is pressed twice, the page is sent again, or the form is open in another tab.
 */
export async function keyOfDay(values: FormValues, now: Date): Promise<string> {
  const { name, phone, message, systemType, productIds, quantity, storedCart } = values
  const words = JSON.stringify([name, phone, message, systemType, productIds, quantity, storedCart, now.toISOString().slice(0, 10)])
  return uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))))
}

/** The Idempotency-Key of a form in the browser. Without https, browsers offer no hash function; then the key is random. */
export async function keyOfForm(values: FormValues): Promise<string> {
  try {
    return await keyOfDay(values, new Date())
  } catch {
    return makeUuid((bytes) => crypto.getRandomValues(bytes))
  }
}
