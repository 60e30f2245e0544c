import { uuidOf } from '#kit/uuid.ts'
import type { FormValues } from './form-rules.ts'

/**
 * The Idempotency-Key of a form that came without script, and so without a key of its own: the same words on the same
 * day are the same inquiry, however often the button was pressed or the page sent again.
 */
export async function keyOfDay(values: FormValues, now: Date): Promise<string> {
  const { name, phone, message, systemType, productIds, quantity, storedCart } = values
  const words = JSON.stringify([name, phone, message, systemType, productIds, quantity, storedCart, now.toISOString().slice(0, 10)])
  return uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))))
}
