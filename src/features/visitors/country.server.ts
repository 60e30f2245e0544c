import type { FastifyRequest } from 'fastify'

/** Finds the country of a request as two letters (ISO 3166-1); null if unknown. */
export type FindCountry = (request: FastifyRequest) => Promise<string | null>

type CountrySources = {
  /** Header in which the proxy sends the country. Proxies forward unknown headers of clients, so the operator has to name it. */
  countryHeader: string | undefined
  isFromTrustedProxy: (request: FastifyRequest) => boolean
  isPublicAddress: (address: string) => boolean
  /** Finds the country of a public IP address in the database. */
  lookUp: (address: string) => Promise<string | null>
}

/**
 * Returns a function that finds the country of a request: from the header of a trusted proxy, else from the database by IP address.
 * The function returns null for private, reserved and unknown addresses, and rejects if the database is unavailable.
 */
export function strictCountryFinder({ countryHeader, isFromTrustedProxy, isPublicAddress, lookUp }: CountrySources): FindCountry {
  return async (request) => {
    const headerCountry = countryHeader && isFromTrustedProxy(request) ? countryIn(request.headers[countryHeader]) : undefined
    if (headerCountry) return headerCountry
    // Strips the prefix of an IPv4 address on a dual-stack socket, and the zone of a link-local address.
    const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    return isPublicAddress(address) ? lookUp(address) : null
  }
}

/**
 * Like `strictCountryFinder`, for callers that only need a hint: the function also returns null if the database is unavailable.
 */
export function countryFinder(parts: CountrySources): FindCountry {
  const search = strictCountryFinder(parts)
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
