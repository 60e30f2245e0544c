import type { ErrorBody } from '#api/error-body.ts'

/** A connection without an answer for so long counts as lost; the key makes sure that the inquiry still arrives once. */
export const PATIENCE_MS = 30_000

/**
 * Meaning of an answer. `unverified`: the visitor must first show to be a person. `later`: too many at once, or a fault of
 * the server; the same inquiry may be accepted later. `refused`: not as it is.
 */
type Outcome = 'unverified' | 'later' | 'refused'
/** `lost`: no answer came, or none of the shop, as behind a captive portal. */
export type SendingResult = { outcome: 'sent'; code: string } | { outcome: 'lost' } | { outcome: Outcome; status: number; body: ErrorBody }

const FORBIDDEN = 403
const TOO_MANY = 429
const FAULT = 500

/** The one place that decides what an HTTP status of `POST /api/inquiries` means. */
export function outcomeOf(status: number): Outcome {
  if (status === FORBIDDEN) return 'unverified'
  return status === TOO_MANY || status >= FAULT ? 'later' : 'refused'
}

/**
 * Sends an inquiry, for every script of a browser. This file is part of the script for waiting inquiries: keep it small.
 *
 * @param key the Idempotency-Key: however often it is sent, from however many tabs, the inquiry arrives once
 */
export async function postInquiry(key: string, inquiry: object): Promise<SendingResult> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const { ok, status, ...answer } = await read(
      await fetch('/api/inquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(inquiry),
        signal: patience.signal,
      }),
    )
    if (!ok) return { outcome: outcomeOf(status), status, body: answer.body as ErrorBody }
    const { code } = answer.body as { code?: string }
    return code ? { outcome: 'sent', code } : { outcome: 'lost' }
  } catch {
    return { outcome: 'lost' }
  } finally {
    clearTimeout(timer)
  }
}

async function read(answer: Response): Promise<{ ok: boolean; status: number; body: unknown }> {
  // A proxy's own page has no sentence for the visitor.
  const body: unknown = await answer.json().catch(() => ({}))
  return { ok: answer.ok, status: answer.status, body }
}
