import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/**
 * Checks whether a request came from a proxy of `TRUST_PROXY`, whose headers are trusted. Uses the same function that the
 * server uses for `X-Forwarded-For`.
 */
export function trustedPeer(trustProxy: string[]): (request: FastifyRequest) => boolean {
  if (trustProxy.length === 0) return () => false
  const isTrusted = compile(trustProxy)
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0)
}
