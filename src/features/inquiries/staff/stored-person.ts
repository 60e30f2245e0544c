import { parseJson } from '#kit/parse.ts'
import { forgetKept, useKeptText } from '#ui/staff/typed/kept-text.ts'

type Person = { name: string; phone: string }
const DRAFT = 'draft:order-person'
const NOBODY: Person = { name: '', phone: '' }

/**
 * Name and phone typed for an order. They are stored on this device, like the order's text, until the order is recorded or cleared.
 *
 * @param code code of the order; '' without one
 */
export function useStoredPerson(code: string): [person: Person, keep: (person: Person) => void, forget: () => void] {
  const [{ text }, keep] = useKeptText(DRAFT, '')
  const write = (person: Person) => keep({ text: person.name || person.phone ? JSON.stringify({ code, ...person }) : '', base: '' })
  return [read(text, code), write, forgetStoredPerson]
}

/** Deletes the stored person; for when the order is cleared. */
export const forgetStoredPerson = (): void => forgetKept(DRAFT)

/** Reads the stored person; ignores one that was entered for another order. */
function read(text: string, code: string): Person {
  const { name, phone, ...kept } = Object(parseJson(text)) as Partial<Record<keyof Person | 'code', unknown>>
  return kept.code === code && typeof name === 'string' && typeof phone === 'string' ? { name, phone } : NOBODY
}
