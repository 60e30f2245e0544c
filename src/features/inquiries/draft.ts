import { type FormValues, formFields, valuesFrom } from './form-rules.ts'
import { DRAFT_KEY } from './waiting.ts'

/** `touchedAt`: when the form was first touched, in milliseconds since 1970. */
type Draft = Omit<FormValues, 'website' | 'storedCart' | 'productIds'> & { touchedAt: number }
/** What the page itself puts into the form, in its language and as its address asks for. */
export type Prefill = Pick<FormValues, 'message' | 'quantity'>

type Drafts = Record<string, Partial<Draft> | undefined>

/** Of this document, where nothing is typed yet or the browser stores nothing. */
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
  write({ ...readDrafts(), [source]: { ...typedIn(valuesFrom(new FormData(form)), prefill), touchedAt: touchDraft(source) } })
}

/** What of these values is the visitor's own, and worth keeping. */
export function typedIn({ name, phone, systemType, ...values }: FormValues, prefill: Prefill): Partial<Draft> {
  const own = (['message', 'quantity'] as const).filter((field) => values[field] !== prefill[field])
  return { name, phone, systemType, ...Object.fromEntries(own.map((field) => [field, values[field]])) }
}

/** Puts it back into fields that are as the server made them; what stands there already is the newer draft. */
export function restoreDraft(form: HTMLFormElement, source: string, prefill: Prefill): void {
  const draft = readDrafts()[source]
  const type = form.elements.namedItem('systemType')
  let isTyped = type instanceof RadioNodeList && type.value !== ''
  for (const name of formFields) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const known = draft?.[name]
    if (field.value !== field.defaultValue) isTyped = true
    else if (typeof known === 'string') field.value = known
  }
  if (draft && type instanceof RadioNodeList && !isTyped) type.value = String(draft.systemType)
  if (!isTyped) return
  // Typed before there was any script to notice: at the earliest when the document came.
  touchDraft(source, performance.timeOrigin)
  keepDraft(form, source, prefill)
}

/** Whether something was typed about this that is not sent yet. */
export function hasDraft(source: string): boolean {
  return source in readDrafts()
}

export function forgetDraft(source: string): void {
  touched = {}
  const { [source]: _, ...others } = readDrafts()
  write(others)
}

function write(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(drafts))
    else sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Forbidden storage: then it stands in the form alone.
  }
}

function readDrafts(): Drafts {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? ''))
  } catch {
    return {}
  }
}
