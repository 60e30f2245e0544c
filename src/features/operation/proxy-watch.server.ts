import type { FastifyRequest } from 'fastify'
import { DAY_MS } from '#kit/units.ts'
import { type ProxyProblem, proxyProblems } from './operation.contract.ts'

/** Time for which a problem is shown after it was last seen. */

type Dependencies = {
  log: { warn(fields: object, text: string): void }
  publicUrl: string
  isFromTrustedProxy: (request: FastifyRequest) => boolean
  isPublicAddress: (address: string) => boolean
  /** Monotonic time in milliseconds, which does not jump when the clock is set. */
  elapsed?: () => number
}

export type ProxyWatch = {
  /** Checks the headers of a request. Logs a problem when it first appears, and again only after a day without it. */
  note(request: FastifyRequest): void
  listProblems(): ProxyProblem[]
}

const advice: Record<ProxyProblem, string> = {
  untrusted: 'a proxy that TRUST_PROXY does not name passes visitors on: all of them count as one, and share its limits',
  'not-https': 'PUBLIC_URL is https, but the proxy does not say so in X-Forwarded-Proto: the session cookie is not marked Secure',
}

/** Detects from forwarded requests a proxy that is not trusted, or that does not report https. */
export function createProxyWatch({
  log,
  publicUrl,
  isFromTrustedProxy,
  isPublicAddress,
  elapsed = () => performance.now(),
}: Dependencies): ProxyWatch {
  const isHttps = publicUrl.startsWith('https:')
  const lastSeen = new Map<ProxyProblem, number>()
  const isRecent = (problem: ProxyProblem) => elapsed() - (lastSeen.get(problem) ?? Number.NEGATIVE_INFINITY) < DAY_MS

  function problemOf(request: FastifyRequest): ProxyProblem | undefined {
    const { headers, protocol, socket } = request
    if (headers['x-forwarded-for'] === undefined && headers['x-forwarded-proto'] === undefined) return undefined
    if (isFromTrustedProxy(request)) return isHttps && protocol !== 'https' ? 'not-https' : undefined
    // From a public address, such headers come from a visitor who reaches the shop directly. A proxy has a private address.
    return isPublicAddress((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) ? undefined : 'untrusted'
  }

  return {
    note(request) {
      const problem = problemOf(request)
      if (!problem) return
      if (!isRecent(problem)) log.warn({ peer: request.socket.remoteAddress }, advice[problem])
      lastSeen.set(problem, elapsed())
    },
    listProblems: () => proxyProblems.filter(isRecent),
  }
}
