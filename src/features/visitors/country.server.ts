import type { FastifyRequest } from 'fastify'

export type CountryOf = (request: FastifyRequest) => Promise<string | null>

/** What proxies that know the country write it into: Cloudflare, CloudFront, and what one's own proxy may set. */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'] as const

type CountryParts = {
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
export function countrySearch({ isFromTrustedProxy, isPublicAddress, lookUp }: CountryParts): CountryOf {
  return async (request) => {
    const told = isFromTrustedProxy(request) ? countryToldBy(request) : undefined
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

function countryToldBy(request: FastifyRequest): string | undefined {
  for (const name of countryHeaders) {
    const value = request.headers[name]
    // Cloudflare says XX for unknown and T1 for Tor; neither is a country.
    if (typeof value === 'string' && /^[A-Z]{2}$/i.test(value) && value.toUpperCase() !== 'XX') return value.toUpperCase()
  }
  return undefined
}
