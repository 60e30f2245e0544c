import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_MS } from '#kit/units.ts'

/**
 * Token of a browser that has signed in to an account before, as in OWASP's "Slow Down Online Guessing Attacks with Device
 * Cookies". It grants no access; a browser that sends it is throttled by its own wrong passwords only. Its signature covers the
 * account and its password hash, so the server stores nothing, and a new password invalidates all tokens of the account.
 */

/** The longest lifetime that browsers allow for a cookie. */
const LIFETIME_MS = 400 * DAY_MS
// With https the plain cookie is ignored, since a subdomain could set it; the session cookie works the same way.
const SECURE_NAME = '__Host-device'
const PLAIN_NAME = 'device'
/** Maximum tokens in one cookie, one for each account that shares the browser. Beyond it the oldest is dropped. */
const TOKENS_MAX = 5

/** Account of a token. */
export type DeviceAccount = { id: number; passwordHash: string }

/**
 * Finds a valid token for an account in a browser's cookie.
 *
 * @param cookie result of `readDeviceCookie`, not trusted
 * @returns key for counting the browser's attempts, not usable as a token; undefined without a valid token
 */
export function findDeviceKey(secret: string, account: DeviceAccount, cookie: string, now: Date): string | undefined {
  for (const token of tokensOf(cookie)) {
    const [id, issued = '', nonce = '', signature = ''] = token.split('.')
    if (id !== String(account.id)) continue
    const age = now.getTime() - Number.parseInt(issued, 36)
    // A token from the future was made while the clock was ahead; it is still valid.
    if (!(age < LIFETIME_MS)) continue
    const expected = Buffer.from(signatureOf(secret, account, issued, nonce))
    const given = Buffer.from(signature)
    if (given.length === expected.length && timingSafeEqual(given, expected)) return nonce
  }
  return undefined
}

/** Gives the browser a new token for an account after a correct password. It replaces the browser's former token for the account. */
export function setDeviceCookie(secret: string, account: DeviceAccount, request: FastifyRequest, reply: FastifyReply, now: Date): void {
  const issued = now.getTime().toString(36)
  const nonce = randomBytes(16).toString('base64url')
  const own = [account.id, issued, nonce, signatureOf(secret, account, issued, nonce)].join('.')
  const others = tokensOf(readDeviceCookie(request)).filter((token) => !token.startsWith(`${account.id}.`))
  const isSecure = request.protocol === 'https'
  reply.setCookie(isSecure ? SECURE_NAME : PLAIN_NAME, [own, ...others].slice(0, TOKENS_MAX).join('~'), {
    path: '/',
    sameSite: 'strict',
    secure: isSecure,
    httpOnly: true,
    maxAge: LIFETIME_MS / 1000,
  })
}

/** Value of the request's device cookie, unchecked; '' without one. */
export function readDeviceCookie(request: FastifyRequest): string {
  return request.cookies[request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME] ?? ''
}

/** Splits the cookie into tokens. Everything without the form of a token is dropped and so never sent back to the browser. */
function tokensOf(cookie: string): string[] {
  return cookie.split('~', TOKENS_MAX).filter((token) => /^\d{1,16}\.[0-9a-z]{1,11}\.[\w-]{22}\.[\w-]{43}$/.test(token))
}

function signatureOf(secret: string, { id, passwordHash }: DeviceAccount, issued: string, nonce: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['device', id, issued, nonce, passwordHash]))
    .digest('base64url')
}
