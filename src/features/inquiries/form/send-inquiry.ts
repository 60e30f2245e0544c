import type { ErrorBody } from '#api/error-body.ts'

/** Timeout of a request. An inquiry that arrived nevertheless is not stored again on the retry, since it has the same key. */
export const SENDING_TIMEOUT_MS = 30_000

/**
 * Meaning of an error status. `unverified`: the visitor must first pass the human verification. `later`: rate limit or server error;
 * the same inquiry may be accepted later. `refused`: the inquiry is invalid, or its key belongs to
 * another inquiry.
 */
type Outcome = 'unverified' | 'later' | 'refused'
/** Result of a request. `date`: the shop's time. `lost`: no answer came, or one that is not from the shop, as from a captive portal. */
export type SendingResult =
  | { outcome: 'sent'; code: string; date: string | null }
  | { outcome: 'lost' }
  | { outcome: Outcome; status: number; body: ErrorBody }

const FORBIDDEN = 403
const TOO_MANY = 429
const FAULT = 500

/** Maps an HTTP error status of `POST /api/inquiries` to its meaning for the visitor's form. */
export function outcomeOfStatus(status: number): Outcome {
  if (status === FORBIDDEN) return 'unverified'
  return status === TOO_MANY || status >= FAULT ? 'later' : 'refused'
}

/**
 * Sends an inquiry. All scripts of pages use this function; the service worker sends with code of its own (worker/waiting.ts). This
 * file is part of the script for waiting inquiries: keep it small.
 *
 * @param key Idempotency-Key: the inquiry is stored once, even if it is sent repeatedly or from several tabs
 */
export async function postInquiry(key: string, inquiry: object): Promise<SendingResult> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), SENDING_TIMEOUT_MS)
  try {
    const { ok, status, date, ...answer } = await read(
      await fetch('/api/inquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(inquiry),
        signal: patience.signal,
      }),
    )
    if (!ok) return { outcome: outcomeOfStatus(status), status, body: answer.body as ErrorBody }
    const { code } = answer.body as { code?: string }
    return code ? { outcome: 'sent', code, date } : { outcome: 'lost' }
  } catch {
    return { outcome: 'lost' }
  } finally {
    clearTimeout(timer)
  }
}

async function read(answer: Response): Promise<Pick<Response, 'ok' | 'status'> & { date: string | null; body: unknown }> {
  // An error page of a proxy is not JSON and has no message for the visitor.
  const body: unknown = await answer.json().catch(() => ({}))
  return { ok: answer.ok, status: answer.status, date: answer.headers.get('date'), body }
}
