import { createHash } from 'node:crypto'

/** What every document carries, whether the framework answers it or the short way for kept ones does. */
export function documentHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Framing is refused twice, for browsers that read only this older header.
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** The policy of a document that staff look at in a frame of their own pages: no script, no other origin. */
export function framedPolicy(styles: readonly string[]): string {
  return publicPolicy({ scripts: [], styles })
    .replace("script-src 'self'", "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

const base = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
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
  ].join('; ')
}

/** The policy of a staff page, whose inline scripts carry the number made for this one answer; its frames show previews. */
export function staffPolicy(nonce: string): string {
  return [...base, "frame-src 'self'", `script-src 'self' 'nonce-${nonce}'`, "style-src 'self'", "style-src-attr 'unsafe-inline'"].join(
    '; ',
  )
}
