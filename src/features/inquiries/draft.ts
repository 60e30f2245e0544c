import { type FormValues, valuesFrom } from './form-rules.ts'
import { DRAFT_KEY } from './waiting.ts'

type Draft = Pick<FormValues, 'name' | 'phone' | 'message' | 'systemType'> & { source: string }

/**
 * Keeps what is typed for as long as the tab is open: a change of language, a look at a product, a page that a phone
 * ended must not cost anybody the message.
 *
 * @param source what the inquiry is about, since a draft about one product is none about another
 */
export function keepDraft(form: HTMLFormElement, source: string): void {
  const { website: _, ...values } = valuesFrom(new FormData(form))
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...values, source } satisfies Draft))
  } catch {
    // Forbidden storage: then it stands in the form alone.
  }
}

/** Puts it back into fields that are as the server made them; what stands there already is the newer draft. */
export function restoreDraft(form: HTMLFormElement, source: string): void {
  const draft = readDraft()
  const type = form.elements.namedItem('systemType')
  let isTyped = type instanceof RadioNodeList && type.value !== ''
  for (const name of ['name', 'phone', 'message'] as const) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const known = draft?.source === source ? draft[name] : undefined
    if (field.value !== field.defaultValue) isTyped = true
    else if (typeof known === 'string') field.value = known
  }
  if (draft?.source === source && type instanceof RadioNodeList && !isTyped) type.value = String(draft.systemType)
  if (isTyped) keepDraft(form, source)
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Forbidden storage holds none.
  }
}

function readDraft(): Partial<Draft> | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')
    return draft instanceof Object ? draft : undefined
  } catch {
    return undefined
  }
}
