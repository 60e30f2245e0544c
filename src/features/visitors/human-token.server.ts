import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_MS, MINUTE_MS } from '#kit/units.ts'

const LIFETIME_MS = 7 * DAY_MS
/** Maximum difference of clocks: a token that would be valid for longer than its lifetime plus this counts as forged. */
const MAX_CLOCK_SKEW_MS = 5 * MINUTE_MS
// With https the plain cookie is ignored, since a subdomain could set it; the session cookie works the same way.
const SECURE_NAME = '__Host-human'
const PLAIN_NAME = 'human'
/** Hint for scripts that the visitor has passed the verification, so that the page need not ask the server. It gives no rights. */
const HINT_NAME = 'human_verified'

/** Holder of a token. A stolen token only works in the same country and with the same browser. */
export type TokenHolder = { country: string | null; userAgent: string }

/** Creates a token for a week: its expiry, and a signature over expiry and holder. It contains no data about the visitor. */
export function signToken(secret: string, holder: TokenHolder, now: Date): string {
  const expires = String(now.getTime() + LIFETIME_MS)
  return `${expires}.${signatureOf(secret, holder, expires)}`
}

/** True if the shop signed the token for this holder, and it has not expired. */
export function isTokenValid(secret: string, holder: TokenHolder, token: string | undefined, now: Date): boolean {
  const [, expires, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!expires || !signature) return false
  const left = Number(expires) - now.getTime()
  if (left <= 0 || left > LIFETIME_MS + MAX_CLOCK_SKEW_MS) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, holder, expires)))
}

// Version numbers are ignored, so that the token stays valid after a browser update.
function signatureOf(secret: string, { country, userAgent }: TokenHolder, expires: string): string {
  const browser = userAgent.replace(/\d+/g, '0')
  return createHmac('sha256', secret)
    .update(JSON.stringify(['human', expires, country, browser]))
    .digest('base64url')
}

/** Value of the request's token cookie, unchecked. */
export function readHumanToken(request: FastifyRequest): string | undefined {
  return request.cookies[request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME]
}

/** Sets the token cookie, and the hint cookie for scripts. */
export function setHumanToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https', maxAge: LIFETIME_MS / 1000 } as const
  reply.setCookie(request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME, token, { ...options, httpOnly: true })
  reply.setCookie(HINT_NAME, 'true', options)
}

/** Deletes the hint cookie of a visitor who has to verify, if the browser sent it. */
export function clearHumanHint(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[HINT_NAME] === undefined) return
  reply.clearCookie(HINT_NAME, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' })
}
