import { foldText } from '#kit/text/fold-text.ts'

type Searched = {
  name: string
  phone: string
  phoneE164: string | null
  email: string | null
  subject: string | null
  message: string
  code: string
  /** The code of the order that came with it. */
  orderCode?: string | undefined
}

/** Search text of an inquiry for staff. It has phone numbers as they were typed and as digits alone. */
export function searchTextOf({ name, phone, phoneE164, email, subject, message, code, orderCode }: Searched): string {
  const parts = [code, orderCode, name, phone, digitsOf(phone), phoneE164, email, subject, message]
  return foldText(parts.filter(Boolean).join('\n'))
}

/** The words of a search; something that looks like a phone number is one word, however it is spaced. */
export function searchWords(query: string): string[] {
  if (/^[\d\s+().\-/]+$/.test(query) && digitsOf(query).length >= 4) return [digitsOf(query)]
  return foldText(query).split(/\s+/).filter(Boolean)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
