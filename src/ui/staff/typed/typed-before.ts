type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields that were changed before hydration, each with a function that enters its value again. */
const changed = new Map<Field, () => void>()

/**
 * Records changes of fields until `replayTyping`. On a slow connection scripts load seconds after the page, and hydration resets
 * forms to stored values: text typed before would be lost.
 */
export function watchTyping(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) if (isChanged(field)) recordChange(field)
  document.addEventListener('input', hear, true)
}

/** After hydration: enters the recorded values again with events, so that React and drafts notice them. */
export function replayTyping(): void {
  document.removeEventListener('input', hear, true)
  const fields = [...changed]
  changed.clear()
  for (const [field, enter] of fields) if (field.isConnected) enter()
}

const hear = ({ target }: Event) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    recordChange(target)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    // Without a selected option browsers select the first.
    const first = Math.max(
      0,
      [...field.options].findIndex((option) => option.defaultSelected),
    )
    return field.selectedIndex !== first
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function recordChange(field: Field): void {
  if (field instanceof HTMLInputElement && field.type === 'file') return
  changed.set(field, isTicked(field) ? tick(field, field.checked) : enter(field, field.value))
}

function tick(field: HTMLInputElement, isChecked: boolean): () => void {
  return () => {
    field.checked = !isChecked
    field.click()
  }
}

function enter(field: Field, value: string): () => void {
  return () => {
    // React ignores an event whose value equals the last one it saw, which may be the typed text already.
    field.value = ''
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
