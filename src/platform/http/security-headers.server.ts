import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Security headers of answers, and no more: a visitor pays for every line (docs/decisions/0010). The document's policy
 * says who may frame it and what it may load.
 */
const typed = { 'x-content-type-options': 'nosniff' }
/**
 * The shop's own statistics read the whole address of the page before; other sites, such as the chat, are not told where a
 * visitor came from.
 */
const referrer = { 'referrer-policy': 'same-origin' }
/**
 * A call's answer may be somebody's own, so no other site may load it as if it were a picture. Opened by itself, as the
 * description of the calls is, it is a document with links.
 */
const ofCalls = { ...typed, ...referrer, 'cross-origin-resource-policy': 'same-origin' }

/** Headers for the whole site, sent with every document. */
const onlyHttps = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}

/** Headers of a document, whether the framework answers it or the short way for kept ones does. */
export function documentHeaders(publicUrl: string): Record<string, string> {
  return { ...typed, ...referrer, 'cross-origin-opener-policy': 'same-origin', ...onlyHttps(publicUrl) }
}

/** Headers of staff documents: neither their contents nor their addresses are shared. */
export function staffDocumentHeaders(publicUrl: string): Record<string, string> {
  return {
    ...documentHeaders(publicUrl),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}

/** Headers of a refusal whose request was not read: it may have been meant for any part of the shop. */
export const refusalHeaders = (publicUrl: string): Record<string, string> => ({ ...ofCalls, ...onlyHttps(publicUrl) })

/** Headers of the framework's answers, unless they are documents or kept whole. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const ofOthers = { ...typed, ...onlyHttps(publicUrl) }
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(url.startsWith('/api/') ? ofCalls : url.startsWith('/media/') ? typed : ofOthers)
  })
}

/** The policy of a document that staff look at in a frame of their own pages: no script, no other origin. */
export function framedPolicy(styles: readonly string[]): string {
  return publicPolicy({ scripts: [], styles })
    .replace("script-src 'self'", "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** "default-src 'self'" also covers calls and the manifest; named one by one they would cost each document 40 bytes. */
const base = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/**
 * The policy of a public document: nothing from another origin, inline scripts and styles only by their hash. Style
 * attributes are let through: they carry a picture's mean colour, and no script can come in by them.
 */
export function publicPolicy(inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  const hashes = (texts: readonly string[]) =>
    texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
  return [
    ...base,
    `script-src 'self'${hashes(inline.scripts)}`,
    `style-src 'self'${hashes(inline.styles)}`,
    "style-src-attr 'unsafe-inline'",
  ].join(';')
}

/** The policy of a staff page, whose inline scripts carry the number made for this one answer; its frames show previews. */
export function staffPolicy(nonce: string): string {
  return [...base, "frame-src 'self'", `script-src 'self' 'nonce-${nonce}'`, "style-src 'self'", "style-src-attr 'unsafe-inline'"].join(';')
}
