import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/**
 * Tells whether a request was handed on by a proxy of `TRUST_PROXY`, whose own headers may be believed. It judges by
 * the very function with which the server decides whether to believe `X-Forwarded-For`.
 */
export function trustedPeer(trustProxy: string[]): (request: FastifyRequest) => boolean {
  if (trustProxy.length === 0) return () => false
  const isTrusted = compile(trustProxy)
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0)
}
