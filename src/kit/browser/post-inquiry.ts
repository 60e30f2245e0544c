/** Timeout of a request. An inquiry that arrived nevertheless is not stored again on the retry, since it has the same key. */
export const SENDING_TIMEOUT_MS = 30_000

/**
 * Meaning of an error status. `unverified`: the visitor must first pass the human verification. `later`: rate limit or server error;
 * the same inquiry may be accepted later. `refused`: the inquiry is invalid, or its key belongs to
 * another inquiry.
 */
type Outcome = 'unverified' | 'later' | 'refused'
/** Body of a refusal, with the members of `ErrorBody` (api/error-body.ts). */
type Refusal = { error: string; issues?: { path: string; message: string }[] }
/**
 * Result of a request. `date`: the shop's time. `lost`: no answer came, or one that is not from the shop, such as the page of a captive
 * portal or of a proxy, whatever its status.
 */
export type SendingResult =
  | { outcome: 'sent'; code: string; date: string | null }
  | { outcome: 'lost' }
  | { outcome: Outcome; status: number; body: Refusal }

const FORBIDDEN = 403
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/** Maps an HTTP error status of `POST /api/inquiries` to its meaning for the visitor's form. */
export function outcomeOfStatus(status: number): Outcome {
  if (status === FORBIDDEN) return 'unverified'
  return status === TOO_MANY_REQUESTS || status >= SERVER_ERROR ? 'later' : 'refused'
}

/**
 * Sends an inquiry: for the form, for the script for waiting inquiries and for the service worker, so that all of them read an answer in
 * the same way. Keep this file small.
 *
 * @param key Idempotency-Key: the inquiry is stored once, even if it is sent repeatedly or from several tabs
 * @param inquiry the inquiry as JSON
 */
export async function postInquiry(key: string, inquiry: string): Promise<SendingResult> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), SENDING_TIMEOUT_MS)
  try {
    const answer = await fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: inquiry,
      signal: controller.signal,
    })
    const { ok, status, headers } = answer
    // Throws for the page of another server, which is not JSON.
    const body = (await answer.json()) as Partial<Refusal & { code: string }>
    if (ok) return body.code ? { outcome: 'sent', code: body.code, date: headers.get('date') } : { outcome: 'lost' }
    return body.error ? { outcome: outcomeOfStatus(status), status, body: body as Refusal } : { outcome: 'lost' }
  } catch {
    return { outcome: 'lost' }
  } finally {
    clearTimeout(timer)
  }
}
