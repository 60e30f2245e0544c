import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIFETIME_MS } from './session.store.server.ts'

// The prefix makes browsers refuse a cookie of that name from a subdomain or from http, so it is used over https only.
const SECURE_NAME = '__Host-session'
const PLAIN_NAME = 'session'
/** Readable by scripts and ignored by the server: tells a public page that staff may be signed in, so that it asks. */
const HINT_NAME = 'staff'

/** The token of a request's session cookie. Over https only the protected cookie counts. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[SECURE_NAME] || (request.protocol === 'https' ? undefined : request.cookies[PLAIN_NAME]) || undefined
}

/** True if a request has a staff cookie, even if only the hint; the database is not read. */
export function isStaffBrowser(request: FastifyRequest): boolean {
  return sessionToken(request) !== undefined || request.cookies[HINT_NAME] !== undefined
}

const STAFF_COOKIE = new RegExp(`(?:^|;\\s*)(?:${SECURE_NAME}|${PLAIN_NAME}|${HINT_NAME})=`)
/** True if a Cookie header has a cookie that the shop sets for staff. For requests that the framework has not parsed. */
export function mayBeStaff(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && STAFF_COOKIE.test(cookieHeader)
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const isSecure = request.protocol === 'https'
  const options = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: LIFETIME_MS / 1000 } as const
  reply.setCookie(isSecure ? SECURE_NAME : PLAIN_NAME, token, { ...options, httpOnly: true })
  reply.setCookie(HINT_NAME, '1', options)
}

/** Deletes the cookies that the browser sent. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const isSecure = request.protocol === 'https'
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const
  const own = isSecure ? SECURE_NAME : PLAIN_NAME
  if (request.cookies[own] !== undefined) reply.clearCookie(own, { ...options, httpOnly: true })
  if (request.cookies[HINT_NAME] !== undefined) reply.clearCookie(HINT_NAME, options)
}
