import { Resolver } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { searchEngines } from './search-engines.ts'

/** DNS lookups: the system's resolver in the shop, a fake in tests. */
export type Names = {
  /** Host names of an address; rejects if there are none or no answer. */
  reverse(address: string): Promise<string[]>
  /** Addresses of a name, of both families. */
  resolve(name: string): Promise<string[]>
}

const REMEMBERED = 1000
/** Results are kept for an hour only: a failing resolver may recover, and networks change owners. */
const REMEMBERED_MS = 60 * 60_000

/**
 * Verifies the crawler of a search engine: a host name of its address must belong to the engine and resolve back to the
 * address; if no resolver knows a name, the address must be in a network published by the engine. Cached for an hour.
 *
 * @param elapsed a monotonic clock in milliseconds
 */
export function searchEngineCheck(
  names: Names = systemNames(),
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
    if (remembered && elapsed() - remembered.at < REMEMBERED_MS) return remembered.answer
    const answer = belongsTo(engine, address, names)
    if (known.size >= REMEMBERED) known.clear()
    known.set(key, { answer, at: elapsed() })
    return answer
  }
}

async function belongsTo(engine: (typeof searchEngines)[number], address: string, names: Names): Promise<boolean> {
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

function systemNames(): Names {
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
