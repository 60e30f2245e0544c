import { Resolver } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { MINUTE_MS } from '#kit/units.ts'
import { searchEngines } from './search-engines.ts'

/** DNS lookups: the system's resolver in the shop, a fake in tests. */
export type DnsLookups = {
  /** Host names of an IP address; rejects without a name or an answer. */
  reverse(address: string): Promise<string[]>
  /** IPv4 and IPv6 addresses of a host name. */
  resolve(name: string): Promise<string[]>
}

const MAX_CACHED = 1000
/** Time for which a result is cached: one hour, since a failing resolver may recover and networks change owners. */
const CACHED_MS = 60 * MINUTE_MS

/**
 * Returns a function that verifies if a request comes from the crawler of a search engine. A host name of its address must belong
 * to the engine and resolve back to the address. If DNS has no name or does not answer, the address must be in a network that the
 * engine has published.
 *
 * @param elapsed a monotonic clock in milliseconds
 */
export function searchEngineCheck(
  names: DnsLookups = systemNames(),
  elapsed: () => number = () => performance.now(),
): (request: FastifyRequest) => Promise<boolean> {
  const known = new Map<string, { answer: Promise<boolean>; at: number }>()
  return async ({ headers, ip }) => {
    const userAgent = headers['user-agent'] ?? ''
    if (!isbot(userAgent)) return false
    const engine = searchEngines.find(({ claim }) => claim.test(userAgent))
    if (!engine) return false
    const address = bareAddress(ip)
    const key = `${engine.name} ${address}`
    const remembered = known.get(key)
    if (remembered && elapsed() - remembered.at < CACHED_MS) return remembered.answer
    const answer = belongsTo(engine, address, names)
    if (known.size >= MAX_CACHED) known.clear()
    known.set(key, { answer, at: elapsed() })
    return answer
  }
}

async function belongsTo(engine: (typeof searchEngines)[number], address: string, names: DnsLookups): Promise<boolean> {
  const isListed = () => liesIn(engine.networks, address)
  // An engine without domains is verified by its networks only.
  if (engine.domains.length === 0) return isListed()
  try {
    const own = (await names.reverse(address)).filter((name) => engine.domains.some((domain) => name.toLowerCase().endsWith(`.${domain}`)))
    for (const name of own) if ((await names.resolve(name)).some((found) => bareAddress(found) === address)) return true
    return false
  } catch {
    return isListed()
  }
}

function liesIn(networks: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits = ''] = network.split('/')
    list.addSubnet(base, Number(bits), isIPv6(base) ? 'ipv6' : 'ipv4')
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function bareAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase()
}

function systemNames(): DnsLookups {
  const resolver = new Resolver({ timeout: 700, tries: 1 })
  const all = (answers: PromiseSettledResult<string[]>[]) => {
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const [failed] = answers.filter((answer) => answer.status === 'rejected')
    if (found.length === 0 && failed) throw failed.reason
    return found
  }
  return {
    reverse: (address) => resolver.reverse(address),
    resolve: async (name) => all(await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])),
  }
}
