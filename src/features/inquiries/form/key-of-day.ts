import { makeUuid, uuidOf } from '#kit/uuid.ts'
import type { FormValues } from './form-rules.ts'

/**
 * The Idempotency-Key of a form: the same words on the same day are the same inquiry, however often the button was pressed,
 * the page sent again, or the form opened in another tab.
 */
export async function keyOfDay(values: FormValues, now: Date): Promise<string> {
  const { name, phone, message, systemType, productIds, quantity, storedCart } = values
  const words = JSON.stringify([name, phone, message, systemType, productIds, quantity, storedCart, now.toISOString().slice(0, 10)])
  return uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))))
}

/** The key of a form's inquiry, computed in the browser. Without https browsers have no hash function; then the key is random. */
export async function keyOfForm(values: FormValues): Promise<string> {
  try {
    return await keyOfDay(values, new Date())
  } catch {
    return makeUuid((bytes) => crypto.getRandomValues(bytes))
  }
}
