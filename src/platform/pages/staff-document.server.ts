import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffLanguage } from '#i18n/staff.ts'
import { staffDocumentHeaders, staffPolicy } from '../http/security-headers.server.ts'
import { UNAVAILABLE } from './last-answers.server.ts'
import type { PageRendering } from './page-rendering.server.ts'
import { RETRY_AFTER_SECONDS } from './public-document.server.ts'

/** Creates the handler of staff pages: each is rendered for its request, with a nonce, and never cached. */
export function createStaffDocumentHandler(
  parts: PageRendering & { isBuilt: boolean },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const ofStaff = staffDocumentHeaders(parts.publicUrl)
  return async (request, reply) => {
    // Development has no Content-Security-Policy and needs no nonce.
    const nonce = parts.isBuilt ? randomBytes(16).toString('base64') : undefined
    const body =
      request.method === 'GET' || request.method === 'HEAD' ? undefined : new URLSearchParams(request.body as Record<string, string>)
    // Uses the public URL instead of the Host header, which the sender may forge.
    const forPage = new Request(`${parts.publicUrl}${request.url}`, {
      method: request.method,
      headers: plainHeaders(request),
      ...(body ? { body } : {}),
    })
    const language = staffLanguage(request.headers.cookie)
    const response = await parts.answerPage(
      forPage,
      { language, isLow: false, publicUrl: parts.publicUrl, nonce },
      parts.api(language, request),
    )
    reply.code(response.status).headers({ ...ofStaff, ...(nonce ? { 'content-security-policy': staffPolicy(nonce) } : {}) })
    if (response.status === UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_SECONDS)
    for (const [name, value] of response.headers) reply.header(name, value)
    return reply.header('cache-control', 'no-store').send(Buffer.from(await response.arrayBuffer()))
  }
}

function plainHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  return headers
}
