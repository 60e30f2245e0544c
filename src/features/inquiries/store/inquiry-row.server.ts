import type { Selectable } from 'kysely'
import { toFields } from '#database/naming.ts'
import type { Tables } from '#database/schema.ts'
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
