import type { FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.server.ts'
import type { FindCountry } from './country.server.ts'
import { isTokenValid, readHumanToken, type TokenHolder } from './human-token.server.ts'
import type { VerificationCheck } from './verification.contract.ts'

type Dependencies = {
  clock: Clock
  /** Finds the country; rejects if the country database cannot be read. */
  findCountry: FindCountry
  isStaff: (request: FastifyRequest) => Promise<boolean>
  isSearchEngine: (request: FastifyRequest) => Promise<boolean>
  /** True if the current policy requires verification of visitors from this country. */
  isAsked: (country: string) => Promise<boolean>
  /** True if unusually many inquiries came from the request's address recently. */
  isBusy: (request: FastifyRequest) => Promise<boolean>
  readSecret: () => Promise<string>
}

export type HumanCheck = (request: FastifyRequest) => Promise<VerificationCheck>

/**
 * Returns a function that decides if the visitor of a request must pass the human verification. It fails open: if a part is
 * unavailable, nobody has to verify, since a refused customer costs more than an admitted program, and rate limits apply anyway.
 */
export function humanCheck({ clock, findCountry, isStaff, isSearchEngine, isAsked, isBusy, readSecret }: Dependencies): HumanCheck {
  async function judge(request: FastifyRequest): Promise<VerificationCheck> {
    const country = await findCountry(request)
    const passes = (reason: VerificationCheck['reason']) => ({ needsVerification: false, reason, country })
    if (await isStaff(request)) return passes('exempt')
    if (country === null) return passes('unknown')
    if (isTokenValid(await readSecret(), tokenHolderOf(request, country), readHumanToken(request), clock.now())) return passes('verified')
    const reason = (await isAsked(country)) ? 'country' : (await isBusy(request)) ? 'rate' : undefined
    // Checked last, since looking up a search engine takes time.
    if (!reason || (await isSearchEngine(request))) return passes('exempt')
    return { needsVerification: true, reason, country }
  }

  return (request) =>
    judge(request).catch((error: unknown) => {
      request.log.error({ err: error }, 'visitors are not asked to verify, because a check failed')
      return { needsVerification: false, reason: 'unavailable', country: null }
    })
}

/** Holder of the token of a request: the country and the browser. */
export function tokenHolderOf(request: FastifyRequest, country: string | null): TokenHolder {
  return { country, userAgent: request.headers['user-agent'] ?? '' }
}
