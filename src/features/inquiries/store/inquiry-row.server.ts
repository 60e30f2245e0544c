import type { Selectable } from 'kysely'
import { toFields } from '#database/naming.ts'
import type { Tables } from '#database/schema.ts'
import { foldText } from '#kit/text/fold-text.ts'
import type { CartSnapshot, Inquiry } from '../inquiry.contract.ts'

/** Contents of the `details` column. */
export type Details = {
  productIds?: number[] | undefined
  quantity?: number | undefined
  cart?: CartSnapshot | undefined
  calculator?: Record<string, unknown> | undefined
}
export type InquiryRow = Selectable<Tables['inquiry']>

/** Converts a row to an inquiry. */
export function toInquiry({ details, idempotency_key, search_text, deleted_at, ...row }: InquiryRow): Inquiry {
  const { productIds = [], quantity = null, cart = null, calculator = null } = JSON.parse(details) as Details
  return { ...toFields(row), productIds, quantity, cart, calculator }
}

type Searched = {
  name: string
  phone: string
  phoneE164: string | null
  email: string | null
  subject: string | null
  message: string
  code: string
  /** Code of the order in the inquiry's cart. */
  orderCode?: string | undefined
}

/** Text of an inquiry that the staff's search looks in. It has phone numbers both as typed and as digits only. */
export function searchTextOf({ name, phone, phoneE164, email, subject, message, code, orderCode }: Searched): string {
  const parts = [code, orderCode, name, phone, digitsOf(phone), phoneE164, email, subject, message]
  return foldText(parts.filter(Boolean).join('\n'))
}

/** Splits a search into words. A text that looks like a phone number is one word of digits, whatever its spacing. */
export function searchWords(query: string): string[] {
  if (/^[\d\s+().\-/]+$/.test(query) && digitsOf(query).length >= 4) return [digitsOf(query)]
  return foldText(query).split(/\s+/).filter(Boolean)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
