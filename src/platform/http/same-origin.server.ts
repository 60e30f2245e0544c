import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.server.ts'
import type { Guard } from './route.server.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes a visitor's browser send.
 *
 * Browsers say where a request comes from and pages cannot forge it: `Sec-Fetch-Site` on https and localhost, `Origin`
 * everywhere else. Who sends neither is no current browser (curl, a native client) and is let through as long as no
 * session hangs on it; with one, an address of our own in `Referer` is the least that is asked.
 *
 * @param publicUrl origin that visitors know the shop by; a proxy may hide it from the request
 * @param isPublicUrlSet whether the operator has named it. Then no other host is ours: `Host` is what the sender says
 * @param carriesSession whether a request would be taken for somebody who signed in
 */
export function sameOriginOnly({
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
    if (reading.has(request.method)) return
    if (!comesFromOurselves(request)) throw new HttpError(403, 'problem.crossSite')
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
    // Hosts only: behind a proxy that is not trusted the request looks like http while the browser says https.
    return host !== '' && (host === ours.host || host === request.host.toLowerCase())
  }
}

/**
 * Answers for a request the names by which the shop is reached, each with its port unless it is the usual one: the one
 * that visitors know, the one that this request came to, and the one that the browser of a signed-in member of staff says
 * its page has, which a proxy may have replaced on the way.
 */
export function ownHostsAt(publicUrl: string): (request: FastifyRequest) => string[] {
  const publicHost = new URL(publicUrl).host
  return ({ host, headers: { 'sec-fetch-site': site, origin = '' } }) => {
    const seen = site === 'same-origin' && URL.canParse(origin) ? [new URL(origin).host] : []
    return [publicHost, host.toLowerCase(), ...seen].filter((name) => name !== '')
  }
}
