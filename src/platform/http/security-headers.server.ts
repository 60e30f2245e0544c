import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Header of all answers. The shop sends as few security headers as possible, since visitors pay for every byte
 * (docs/decisions/0010). Documents have a Content-Security-Policy, which covers framing and loading.
 */
const typed = { 'x-content-type-options': 'nosniff' }
/** The shop's statistics need the full referrer; other sites, such as the chat, get none. */
const referrer = { 'referrer-policy': 'same-origin' }
/**
 * Headers of API answers. These may be personal, so other sites may not embed them, not even as a picture. The documentation page
 * /api/docs gets the same headers.
 */
const ofCalls = { ...typed, ...referrer, 'cross-origin-resource-policy': 'same-origin' }

/** Header that makes browsers use https for the whole site, if the public address is https. */
const onlyHttps = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}

/** Headers of every document, whether the framework or the fast path sends it. */
export function documentHeaders(publicUrl: string): Record<string, string> {
  return { ...typed, ...referrer, 'cross-origin-opener-policy': 'same-origin', ...onlyHttps(publicUrl) }
}

/** Headers of staff documents: other sites may not embed them, and they may not use camera, microphone or location. */
export function staffDocumentHeaders(publicUrl: string): Record<string, string> {
  return {
    ...documentHeaders(publicUrl),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}

/** Headers of the answer to a request that could not be parsed. */
export const refusalHeaders = (publicUrl: string): Record<string, string> => ({ ...ofCalls, ...onlyHttps(publicUrl) })

/** Adds headers to the framework's answers. Documents and cached answers bypass the framework and have their own. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const ofOthers = { ...typed, ...onlyHttps(publicUrl) }
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(url.startsWith('/api/') ? ofCalls : url.startsWith('/media/') ? typed : ofOthers)
  })
}

/** Content-Security-Policy of a document in a frame of the staff area: no script, no other origin. */
export function framedPolicy(styles: readonly string[]): string {
  return publicPolicy({ scripts: [], styles })
    .replace("script-src 'self'", "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** Directives of all policies. `default-src` also covers calls and the manifest; their own directives would take 40 bytes more. */
const base = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/**
 * Content-Security-Policy of a public document: nothing from another origin, inline scripts and styles only by hash. Style attributes are
 * allowed: they set a picture's mean colour, and cannot run scripts.
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

/** Content-Security-Policy of a staff page: inline scripts need the nonce of this answer, and the page may have frames, for previews. */
export function staffPolicy(nonce: string): string {
  return [...base, "frame-src 'self'", `script-src 'self' 'nonce-${nonce}'`, "style-src 'self'", "style-src-attr 'unsafe-inline'"].join(';')
}
