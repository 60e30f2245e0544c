import { readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/** Name and phone of the last inquiry, kept in this browser alone so that nobody has to type them twice. */
const KEY = 'inquiry-person'

export type Person = { name: string; phone: string }

function readPerson(): Person | undefined {
  const { name, phone } = Object(parseJson(readStored(KEY))) as Record<string, unknown>
  return typeof name === 'string' && typeof phone === 'string' ? { name, phone } : undefined
}

export function rememberPerson({ name, phone }: Person): void {
  writeStored(KEY, JSON.stringify({ name, phone }))
}

/** Fills them in where nothing else was typed, and nobody is typing. */
export function fillPerson(form: HTMLFormElement): void {
  const person = readPerson()
  if (!person) return
  for (const name of ['name', 'phone'] as const) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && !input.value && input !== document.activeElement) input.value = person[name]
  }
}
