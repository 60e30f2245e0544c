import { readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/** Key in local storage of the name and phone of the visitor's last inquiry, which prefill the next form. */
const KEY = 'inquiry-person'

export type Person = { name: string; phone: string }

/** Name and phone of the last inquiry; undefined if none are stored. */
export function readPerson(): Person | undefined {
  const { name, phone } = Object(parseJson(readStored(KEY))) as Record<string, unknown>
  return typeof name === 'string' && typeof phone === 'string' ? { name, phone } : undefined
}

/** Stores name and phone for the next form. */
export function rememberPerson({ name, phone }: Person): void {
  writeStored(KEY, JSON.stringify({ name, phone }))
}

/** Fills the stored name and phone into empty fields, except a field that has the focus. */
export function fillPerson(form: HTMLFormElement): void {
  const person = readPerson()
  if (!person) return
  for (const name of ['name', 'phone'] as const) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && !input.value && input !== document.activeElement) input.value = person[name]
  }
}
