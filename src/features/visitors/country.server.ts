import type { FastifyRequest } from 'fastify'

export type CountryOf = (request: FastifyRequest) => Promise<string | null>

type CountryParts = {
  /** Header of a trusted proxy. Proxies pass on unknown headers from clients, so none is trusted unless the operator names it. */
  countryHeader: string | undefined
  isFromTrustedProxy: (request: FastifyRequest) => boolean
  isPublicAddress: (address: string) => boolean
  /** The country of a public address. */
  lookUp: (address: string) => Promise<string | null>
}

/**
 * Finds the country of a request: the trusted proxy's, else the database's for the address.
 *
 * @returns null for private, reserved and unknown addresses. Rejects if the database is unavailable
 */
export function countrySearch({ countryHeader, isFromTrustedProxy, isPublicAddress, lookUp }: CountryParts): CountryOf {
  return async (request) => {
    const told = countryHeader && isFromTrustedProxy(request) ? countryIn(request.headers[countryHeader]) : undefined
    if (told) return told
    // Strips the prefix of IPv4 on a dual-stack socket, and the zone of a link-local address.
    const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    return isPublicAddress(address) ? lookUp(address) : null
  }
}

/**
 * `countrySearch` for callers that only need a hint: null if the database is unavailable, so that no visitor is refused because
 * of it.
 */
export function countryFinder(parts: CountryParts): CountryOf {
  const search = countrySearch(parts)
  return (request) =>
    search(request).catch((error: unknown) => {
      request.log.error({ err: error }, 'the country database cannot be read')
      return null
    })
}

function countryIn(value: string | string[] | undefined): string | undefined {
  // Cloudflare uses XX for unknown and T1 for Tor; neither is a country.
  return typeof value === 'string' && /^[A-Z]{2}$/i.test(value) && value.toUpperCase() !== 'XX' ? value.toUpperCase() : undefined
}
