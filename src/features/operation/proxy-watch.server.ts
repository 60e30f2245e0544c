import type { FastifyRequest } from 'fastify'
import { type ProxyProblem, proxyProblems } from './operation.contract.ts'

/** How long a problem is shown after it was last seen. */
const DAY_MS = 24 * 60 * 60 * 1000

type Dependencies = {
  log: { warn(fields: object, text: string): void }
  publicUrl: string
  isFromTrustedProxy: (request: FastifyRequest) => boolean
  isPublicAddress: (address: string) => boolean
  /** Milliseconds that only ever grow, whatever happens to the clock. */
  elapsed?: () => number
}

export type ProxyWatch = {
  /** Looks at a request's headers. Logs a problem when it appears, and again only after a day without it. */
  note(request: FastifyRequest): void
  listProblems(): ProxyProblem[]
}

const advice: Record<ProxyProblem, string> = {
  untrusted: 'a proxy that TRUST_PROXY does not name passes visitors on: all of them count as one, and share its limits',
  'not-https': 'PUBLIC_URL is https, but the proxy does not say so in X-Forwarded-Proto: the session cookie is not marked Secure',
}

/** Notices a proxy that is not trusted or says too little, by the requests that it passes on. */
export function proxyWatch({
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
    // A visitor who reaches the shop directly may send such headers; a proxy is in the same network or on the same machine.
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
