import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFETIME_MS } from './session.store.server.ts'

// The prefix `__Host-` makes browsers refuse the cookie from a subdomain or without https, so plain http has another name.
const SECURE_NAME = '__Host-session'
const PLAIN_NAME = 'session'
/** Hint that staff may be signed in. Scripts of public pages ask the server only if this cookie exists. It gives no rights. */
const HINT_NAME = 'staff'

/** The token of a request's session cookie. With https the plain cookie is ignored, since a subdomain could set it. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[SECURE_NAME] || (request.protocol === 'https' ? undefined : request.cookies[PLAIN_NAME]) || undefined
}

/** True if a request has a session cookie or the hint cookie. The session may have ended: the database is not read. */
export function isStaffBrowser(request: FastifyRequest): boolean {
  return sessionToken(request) !== undefined || request.cookies[HINT_NAME] !== undefined
}

const STAFF_COOKIE = new RegExp(`(?:^|;\\s*)(?:${SECURE_NAME}|${PLAIN_NAME}|${HINT_NAME})=`)
/** True if a Cookie header has a session cookie or the hint cookie. For requests whose cookies are not parsed yet. */
export function hasStaffCookie(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && STAFF_COOKIE.test(cookieHeader)
}

/** Sets the session cookie, and the hint cookie for scripts of public pages. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const isSecure = request.protocol === 'https'
  const options = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: SESSION_LIFETIME_MS / 1000 } as const
  reply.setCookie(isSecure ? SECURE_NAME : PLAIN_NAME, token, { ...options, httpOnly: true })
  reply.setCookie(HINT_NAME, '1', options)
}

/** Deletes the session cookie and the hint cookie, if the browser sent them. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const isSecure = request.protocol === 'https'
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const
  const own = isSecure ? SECURE_NAME : PLAIN_NAME
  if (request.cookies[own] !== undefined) reply.clearCookie(own, { ...options, httpOnly: true })
  if (request.cookies[HINT_NAME] !== undefined) reply.clearCookie(HINT_NAME, options)
}
