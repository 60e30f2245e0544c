import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/**
 * Returns a function that is true for requests from a proxy in `TRUST_PROXY`; the headers of such requests are trusted. Fastify
 * uses the same package for `X-Forwarded-For`.
 */
export function createProxyCheck(trustProxy: string[]): (request: FastifyRequest) => boolean {
  if (trustProxy.length === 0) return () => false
  const isTrusted = compile(trustProxy)
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0)
}
