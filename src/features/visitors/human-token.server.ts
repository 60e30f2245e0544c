import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const LIFETIME_MS = 7 * 24 * 60 * 60_000
/** Maximum by which a clock may be set back before its own signatures count as forged. */
const CLOCKS_APART_MS = 5 * 60_000
// Over https, only the cookie that no subdomain can set is read, as for the session.
const SECURE_NAME = '__Host-human'
const PLAIN_NAME = 'human'
/** Readable by scripts and ignored by the server: tells a page that it need not ask for a verification. */
const HINT_NAME = 'human_verified'

/** Holder of a token: a stolen token only works in the same country with the same browser. */
export type TokenHolder = { country: string | null; userAgent: string }

/** A token for a week: its expiry, and a signature over expiry and holder. It contains nothing about the visitor. */
export function signToken(secret: string, holder: TokenHolder, now: Date): string {
  const expires = String(now.getTime() + LIFETIME_MS)
  return `${expires}.${signatureOf(secret, holder, expires)}`
}

/** True if a token is ours, this holder's and not expired. */
export function holdsToken(secret: string, holder: TokenHolder, token: string | undefined, now: Date): boolean {
  const [, expires, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!expires || !signature) return false
  const left = Number(expires) - now.getTime()
  if (left <= 0 || left > LIFETIME_MS + CLOCKS_APART_MS) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, holder, expires)))
}

// Ignores versions, so that an updated browser stays the same.
function signatureOf(secret: string, { country, userAgent }: TokenHolder, expires: string): string {
  const browser = userAgent.replace(/\d+/g, '0')
  return createHmac('sha256', secret)
    .update(JSON.stringify(['human', expires, country, browser]))
    .digest('base64url')
}

export function humanToken(request: FastifyRequest): string | undefined {
  return request.cookies[request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME]
}

export function setHumanToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https', maxAge: LIFETIME_MS / 1000 } as const
  reply.setCookie(request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME, token, { ...options, httpOnly: true })
  reply.setCookie(HINT_NAME, 'true', options)
}

/** Deletes the hint cookie if its token is invalid. */
export function clearHumanHint(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[HINT_NAME] === undefined) return
  reply.clearCookie(HINT_NAME, { path: '/', sameSite: 'lax', secure: request.protocol === 'https' })
}
