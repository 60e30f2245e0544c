import { dropStored, inTab, onDevice, readStored, type StoragePlace, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { checkedFields, type FormField, type FormValues, type InquiryBody, readFormValues } from './form-rules.ts'
import { DRAFT_KEY } from './offline-queue.ts'
import { readPerson } from './person.ts'

/** A draft of the form. `touchedAt`: time of the visitor's first touch of the form, in milliseconds since 1970. */
type Draft = Omit<FormValues, 'website' | 'storedCart' | 'productIds'> & { touchedAt: number }
/** Values that the page itself puts into the form; they depend on its language and address. */
export type Prefill = Pick<FormValues, 'message' | 'quantity'>

type Drafts = Record<string, Partial<Draft> | undefined>

/** Times of the first touch by source, in case the browser stores nothing. */
let touched: Record<string, number> = {}

/**
 * Records that the visitor touched the form. Later touches of a form with the same source keep the time of the first one, also
 * in another language or document.
 *
 * @param source page or product of the inquiry; each source has its own draft
 * @returns time of the first touch, in milliseconds since 1970
 */
export function touchDraft(source: string, now = Date.now()): number {
  touched[source] ??= readDrafts()[source]?.touchedAt ?? now
  return touched[source]
}

/** Milliseconds since the first touch of the form; without an earlier touch this call counts as the first. */
export function timeSpent(source: string): number {
  return Date.now() - touchDraft(source)
}

/**
 * Stores the typed values while the tab is open, and those of an inquiry from the offline queue until it is sent. The visitor keeps
 * the message while changing the language or looking at a product, and if a phone discards the page. Unchanged prefilled values are
 * not stored: the next page prefills them in its own language, and with the quantity from its own address.
 */
export function keepDraft(form: HTMLFormElement, source: string, prefill: Prefill): void {
  store(source, { ...draftValues(readFormValues(new FormData(form)), prefill), touchedAt: touchDraft(source) })
}

/** Values that the page prefilled before hydration. Empty if the server refused the form: then all values are the visitor's. */
export function prefillOf(form: HTMLFormElement): Prefill {
  const textOf = (name: FormField) => fieldsOf(form).find((field) => field.name === name)?.defaultValue ?? ''
  return isAnswered(form) ? { message: '', quantity: '' } : { message: textOf('message'), quantity: textOf('quantity') }
}

/** True if the document is the server's answer to a refused form, with the typed values and their problems. */
function isAnswered(form: HTMLFormElement): boolean {
  return form.querySelector('[role=alert]') !== null
}

/** The values of a form that belong in a draft: without unchanged prefilled values. */
export function draftValues({ name, phone, systemType, ...values }: FormValues, prefill: Prefill): Partial<Draft> {
  const own = (['message', 'quantity'] as const).filter((field) => values[field] !== prefill[field])
  return { name, phone, systemType, ...Object.fromEntries(own.map((field) => [field, values[field]])) }
}

/**
 * Restores the stored draft into unchanged fields. Typed text is newer than the draft and stays. Restores nothing in the document
 * with which the server refused the form: that document has all typed values.
 */
export function restoreDraft(form: HTMLFormElement, source: string, prefill: Prefill): void {
  const draft = readDrafts()[source]
  const isNewer = hasTypedValues(form) || isAnswered(form)
  if (draft && !isAnswered(form)) fillDraft(form, draft)
  if (!isNewer) return
  // The visitor typed before the script was loaded, so the start of the document counts as the first touch.
  // supported: Safari before 15 has no timeOrigin, so this moment counts as the first touch
  touchDraft(source, performance.timeOrigin)
  keepDraft(form, source, prefill)
}

/**
 * Updates the form of a document that was restored from the back-forward cache: the visitor may have continued the same draft in
 * another document.
 *
 * @param left what `listDrafts` returned when the visitor left this document
 * @returns true if the draft has changed since
 */
export function syncDraft(form: HTMLFormElement, source: string, left: string): boolean {
  const [before, now] = [Object(parseJson(left))[source], readDrafts()[source]]
  if (JSON.stringify(before) === JSON.stringify(now)) return false
  // The draft may have been sent from the other document. Its text must not remain here, or it could be sent twice.
  form.reset()
  if (now) fillDraft(form, now)
  return true
}

/**
 * Turns an inquiry from the offline queue back into the draft of its source, so that the form shows it again. It was stored on the
 * device, so its draft is too: it outlives the tab and a killed browser.
 */
export function restoreAsDraft({ name, phone, message, systemType, quantity, source }: InquiryBody): void {
  store(source, { name, phone, message, systemType, quantity, touchedAt: touchDraft(source) }, onDevice)
}

/** Shows an inquiry from the offline queue in the form of its source again. */
export function refillForm(form: HTMLFormElement, body: InquiryBody): void {
  restoreAsDraft(body)
  form.reset()
  restoreDraft(form, body.source, prefillOf(form))
}

/** True if there is a draft for this source. */
export function hasDraft(source: string): boolean {
  return source in readDrafts()
}

/** Deletes the draft of a source, after the inquiry was sent or queued. */
export function forgetDraft(source: string): void {
  touched = {}
  for (const place of [onDevice, inTab]) store(source, undefined, place)
}

/** All stored drafts as JSON, for `syncDraft`. */
export const listDrafts = (): string => JSON.stringify(readDrafts())

/** True if a field differs from the value that the server rendered. The name and phone that `fillPerson` fills in do not count. */
export function hasTypedValues(form: HTMLFormElement): boolean {
  const person: Record<string, string> = { ...readPerson() }
  return !!kindsOf(form)?.value || fieldsOf(form).some(({ name, value, defaultValue }) => value !== defaultValue && value !== person[name])
}

/** Fills a draft into all fields that the visitor has not changed. */
function fillDraft(form: HTMLFormElement, draft: Partial<Draft>): void {
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
  return checkedFields.map((name) => form.elements.namedItem(name) as Field | null).filter((field) => field !== null)
}

/** Stores the draft of a source where it is stored already, or in the tab; undefined deletes it. */
function store(source: string, draft: Partial<Draft> | undefined, place = source in readFrom(onDevice) ? onDevice : inTab): void {
  const { [source]: _, ...others } = readFrom(place)
  const drafts = draft ? { ...others, [source]: draft } : others
  if (Object.keys(drafts).length > 0) writeStored(DRAFT_KEY, JSON.stringify(drafts), place)
  else dropStored(DRAFT_KEY, place)
}

const readFrom = (place: StoragePlace): Drafts => Object(parseJson(readStored(DRAFT_KEY, place)))
const readDrafts = (): Drafts => ({ ...readFrom(inTab), ...readFrom(onDevice) })
