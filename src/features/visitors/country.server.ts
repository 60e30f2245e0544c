import type { FastifyRequest } from 'fastify'

export type CountryOf = (request: FastifyRequest) => Promise<string | null>

type CountryParts = {
  /** Header of a trusted proxy. A proxy passes on what it does not know, so none is believed unless the operator names it. */
  countryHeader: string | undefined
  isFromTrustedProxy: (request: FastifyRequest) => boolean
  isPublicAddress: (address: string) => boolean
  /** The country of a public address. */
  lookUp: (address: string) => Promise<string | null>
}

/**
 * Finds the country that a request comes from: what a trusted proxy says, else what the database knows of the address.
 *
 * @returns null for private, reserved and unknown addresses. Rejects when the database is out of order
 */
export function countrySearch({ countryHeader, isFromTrustedProxy, isPublicAddress, lookUp }: CountryParts): CountryOf {
  return async (request) => {
    const told = countryHeader && isFromTrustedProxy(request) ? countryIn(request.headers[countryHeader]) : undefined
    if (told) return told
    // IPv4 on a socket of both kinds, and the zone of a link-local address.
    const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    return isPublicAddress(address) ? lookUp(address) : null
  }
}

/**
 * The same for those to whom a visitor's country is a convenience: null as well when the database is out of order, since
 * nobody is to be kept out or shown an error for the lack of it.
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
  // Cloudflare says XX for unknown and T1 for Tor; neither is a country.
  return typeof value === 'string' && /^[A-Z]{2}$/i.test(value) && value.toUpperCase() !== 'XX' ? value.toUpperCase() : undefined
}
