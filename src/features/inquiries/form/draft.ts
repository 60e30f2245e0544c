import { dropStored, inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { type FormField, type FormValues, formFields, type InquiryBody, valuesFrom } from './form-rules.ts'
import { DRAFT_KEY } from './offline-queue.ts'

/** `touchedAt`: when the form was first touched, in milliseconds since 1970. */
type Draft = Omit<FormValues, 'website' | 'storedCart' | 'productIds'> & { touchedAt: number }
/** Values that the page itself puts into the form, by its language and address. */
export type Prefill = Pick<FormValues, 'message' | 'quantity'>

type Drafts = Record<string, Partial<Draft> | undefined>

/** Fields touched in this document, in case nothing is stored. */
let touched: Record<string, number> = {}

/**
 * Notes that the form is being touched; only the first time counts, over all pages, languages and documents of the visit.
 *
 * @param source what the inquiry is about, since a draft about one product is none about another
 * @returns when that was
 */
export function touchDraft(source: string, now = Date.now()): number {
  touched[source] ??= readDrafts()[source]?.touchedAt ?? now
  return touched[source]
}

/** Milliseconds since the first touch, which this is where there was none. */
export function timeSpent(source: string): number {
  return Date.now() - touchDraft(source)
}

/**
 * Keeps what is typed for as long as the tab is open: a change of language, a look at a product, a page that a phone
 * ended must not cost anybody the message. What the page itself put there is nobody's draft: the next page says it in its
 * own language, and with the quantity of its own address.
 */
export function keepDraft(form: HTMLFormElement, source: string, prefill: Prefill): void {
  write({ ...readDrafts(), [source]: { ...enteredFields(valuesFrom(new FormData(form)), prefill), touchedAt: touchDraft(source) } })
}

/** Values that the page put into a form before hydration; empty if the form was refused: then all values are the visitor's. */
export function prefillOf(form: HTMLFormElement): Prefill {
  const textOf = (name: FormField) => fieldsOf(form).find((field) => field.name === name)?.defaultValue ?? ''
  return isAnswered(form) ? { message: '', quantity: '' } : { message: textOf('message'), quantity: textOf('quantity') }
}

/** True if the document is the server's answer to this form, with everything typed and its problems. */
function isAnswered(form: HTMLFormElement): boolean {
  return form.querySelector('[role=alert]') !== null
}

/** Values that the visitor typed and that are worth keeping. */
export function enteredFields({ name, phone, systemType, ...values }: FormValues, prefill: Prefill): Partial<Draft> {
  const own = (['message', 'quantity'] as const).filter((field) => values[field] !== prefill[field])
  return { name, phone, systemType, ...Object.fromEntries(own.map((field) => [field, values[field]])) }
}

/**
 * Puts it back into fields that are as the server made them; what stands there already is newer, and so is all of a form
 * that was answered in a document of its own.
 */
export function restoreDraft(form: HTMLFormElement, source: string, prefill: Prefill): void {
  const draft = readDrafts()[source]
  const isNewer = isTyped(form) || isAnswered(form)
  if (draft && !isAnswered(form)) putDraft(form, draft)
  if (!isNewer) return
  // Typed before there was any script to notice: at the earliest when the document came.
  // supported: Safari before 15 does not know when that was, and counts from now
  touchDraft(source, performance.timeOrigin)
  keepDraft(form, source, prefill)
}

/**
 * Back in a document that the browser had put aside: the visitor may have gone on in another one, with the same draft.
 *
 * @param left all drafts as they were stored when this document was left
 * @returns whether anything has changed
 */
export function followDraft(form: HTMLFormElement, source: string, left: string): boolean {
  const [before, now] = [readDrafts(left)[source], readDrafts()[source]]
  if (JSON.stringify(before) === JSON.stringify(now)) return false
  // Sent there, or waiting: what stands here would be sent once more.
  form.reset()
  if (now) putDraft(form, now)
  return true
}

/** Puts an inquiry that waits back into the draft of its source, so that the form shows it again. */
export function draftAgain({ name, phone, message, systemType, quantity, source }: InquiryBody): void {
  write({ ...readDrafts(), [source]: { name, phone, message, systemType, quantity, touchedAt: touchDraft(source) } })
}

/** True if something was typed about this source that is not sent yet. */
export function hasDraft(source: string): boolean {
  return source in readDrafts()
}

export function forgetDraft(source: string): void {
  touched = {}
  const { [source]: _, ...others } = readDrafts()
  write(others)
}

/** True if a field differs from what the server put there. */
export function isTyped(form: HTMLFormElement): boolean {
  return !!kindsOf(form)?.value || fieldsOf(form).some(({ value, defaultValue }) => value !== defaultValue)
}

/** Puts a draft into all fields that nobody has typed into. */
function putDraft(form: HTMLFormElement, draft: Partial<Draft>): void {
  for (const field of fieldsOf(form)) {
    const known = draft[field.name as FormField]
    if (field.value === field.defaultValue && typeof known === 'string') field.value = known
  }
  const kinds = kindsOf(form)
  if (kinds?.value === '') kinds.value = draft.systemType ?? ''
}

function kindsOf(form: HTMLFormElement): RadioNodeList | undefined {
  const kinds = form.elements.namedItem('systemType')
  return kinds instanceof RadioNodeList ? kinds : undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement
function fieldsOf(form: HTMLFormElement): Field[] {
  return formFields.map((name) => form.elements.namedItem(name) as Field | null).filter((field) => field !== null)
}

function write(drafts: Drafts): void {
  if (Object.keys(drafts).length > 0) writeStored(DRAFT_KEY, JSON.stringify(drafts), inTab)
  else dropStored(DRAFT_KEY, inTab)
}

function readDrafts(stored?: string): Drafts {
  return Object(parseJson(stored ?? readStored(DRAFT_KEY, inTab)))
}
