import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.server.ts'
import type { Guard } from './route.server.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes a visitor's browser send (CSRF). Browsers state the origin in headers that pages cannot
 * forge: `Sec-Fetch-Site` on https and localhost, `Origin` everywhere else. A request without both is not from a current browser
 * (curl, a native client) and passes if it has no session; with a session, `Referer` must be an address of the shop.
 *
 * @param publicUrl origin that visitors know the shop by; a proxy may hide it from the request
 * @param isPublicUrlSet true if the operator has configured `publicUrl`: then no other origin is accepted, since a sender may forge
 * `Host`
 * @param carriesSession true if the request would count as a signed-in user's
 */
export function requireSameOrigin({
  publicUrl,
  isPublicUrlSet,
  carriesSession,
}: {
  publicUrl: string
  isPublicUrlSet: boolean
  carriesSession: (request: FastifyRequest) => boolean
}): Guard {
  const ours = new URL(publicUrl)
  return async (request) => {
    if (reading.has(request.method) || comesFromOurselves(request)) return
    // Without these headers the request comes from a program, whose author needs the name of the missing one.
    const { 'sec-fetch-site': site, origin, referer } = request.headers
    const isMissing = site === undefined && origin === undefined && referer === undefined
    throw new HttpError(403, isMissing ? 'problem.originMissing' : 'problem.crossSite', { values: { origin: ours.origin } })
  }

  function comesFromOurselves(request: FastifyRequest): boolean {
    const { 'sec-fetch-site': site, origin, referer } = request.headers
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    if (origin !== undefined) return isOurs(origin, request)
    return !carriesSession(request) || (referer !== undefined && isOurs(referer, request))
  }

  function isOurs(address: string, request: FastifyRequest): boolean {
    if (!URL.canParse(address)) return false
    const { host, origin } = new URL(address)
    if (isPublicUrlSet) return origin === ours.origin
    // Compares hosts only: behind an untrusted proxy the request looks like http while the browser uses https.
    return host !== '' && (host === ours.host || host === request.host.toLowerCase())
  }
}

/**
 * Returns a function that lists the host names under which a request may refer to the shop, with non-default ports: the public
 * host, the requested host, and the host of the origin that the browser reports, since a proxy may have replaced the requested
 * host.
 */
export function createOwnHostsFinder(publicUrl: string): (request: FastifyRequest) => string[] {
  const publicHost = new URL(publicUrl).host
  return ({ host, headers: { 'sec-fetch-site': site, origin = '' } }) => {
    const seen = site === 'same-origin' && URL.canParse(origin) ? [new URL(origin).host] : []
    return [publicHost, host.toLowerCase(), ...seen].filter((name) => name !== '')
  }
}
