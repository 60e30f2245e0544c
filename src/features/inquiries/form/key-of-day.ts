import { makeUuid, uuidOf } from '#kit/codes/uuid.ts'
import type { FormValues } from './form-rules.ts'

/**
 * Computes the Idempotency-Key of a form from its values and the day in UTC. So the same values on the same day are the same
 * inquiry, even if the button is pressed twice, the page is sent again, or the form is open in another tab.
 */
export async function keyOfDay(values: FormValues, now: Date): Promise<string> {
  const { name, phone, message, systemType, productIds, quantity, storedCart } = values
  const words = JSON.stringify([name, phone, message, systemType, productIds, quantity, storedCart, now.toISOString().slice(0, 10)])
  return uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))))
}

/** The Idempotency-Key of a form in the browser. Without https, browsers offer no hash function; then the key is random. */
export async function keyOfForm(values: FormValues): Promise<string> {
  try {
    return await keyOfDay(values, new Date())
  } catch {
    return makeUuid((bytes) => crypto.getRandomValues(bytes))
  }
}
