import { parseJson } from '#kit/parse.ts'
import { forgetKept, useKeptText } from '#ui/staff/typed/kept-text.ts'

type Person = { name: string; phone: string }
const DRAFT = 'draft:order-person'
const NOBODY: Person = { name: '', phone: '' }

/** Whose order it is, kept on this device like the order's text until it is written down or cleared. `code`: the order's; '' without one. */
export function useKeptPerson(code: string): [person: Person, keep: (person: Person) => void, forget: () => void] {
  const [{ text }, keep] = useKeptText(DRAFT, '')
  const write = (person: Person) => keep({ text: person.name || person.phone ? JSON.stringify({ code, ...person }) : '', base: '' })
  return [read(text, code), write, forgetKeptPerson]
}

/** For when the order is cleared. */
export const forgetKeptPerson = (): void => forgetKept(DRAFT)

/** Reads the stored person; ignores one that was entered for another order. */
function read(text: string, code: string): Person {
  const { name, phone, ...kept } = Object(parseJson(text)) as Partial<Record<keyof Person | 'code', unknown>>
  return kept.code === code && typeof name === 'string' && typeof phone === 'string' ? { name, phone } : NOBODY
}
