import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { accepts } from './accepted-encoding.server.ts'

/** An answer kept whole: its bytes in each encoding, made once, and the headers that go with them. */
export type Kept = {
  status: number
  headers: Record<string, string>
  /** Empty where the address itself names the content. */
  etag: string
  body: Buffer
  /** Absent for what does not grow smaller. */
  br: Buffer | undefined
  gzip: Buffer | undefined
  /** Memory it takes, roughly. */
  size: number
}

const FAST_QUALITY = 5
const best = promisify(brotliCompress)

/**
 * Makes an answer that can be sent many times. The first reader gets a quick compression; the smallest one replaces it
 * as soon as the processor has a moment, so that a changed page is not late and the next reader still pays least.
 *
 * @param isOnce for one reader only: the quick compression is all it gets
 */
export function keep(status: number, headers: Record<string, string>, body: Buffer, isOnce = false): Kept {
  const kept: Kept = {
    status,
    headers,
    // Of the headers too: a 304 leaves the reader those that came with the bytes.
    etag: etagOf(body, JSON.stringify(headers)),
    body,
    br: brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzip: undefined,
    size: body.length * 1.5,
  }
  if (!isOnce) polish(kept)
  return kept
}

/** An answer whose address names its content and whose compressed forms are known. */
export function keepAsIs(headers: Record<string, string>, body: Buffer, forms: { br: Buffer | undefined; gzip: Buffer | undefined }): Kept {
  return { status: 200, headers, etag: '', body, ...forms, size: body.length + (forms.br?.length ?? 0) + (forms.gzip?.length ?? 0) }
}

export function etagOf(body: Buffer, headers = ''): string {
  return `W/"${createHash('sha256').update(body).update(headers).digest('base64url').slice(0, 22)}"`
}

function polish(kept: Kept): void {
  inBackground(async () => {
    kept.br = await best(kept.body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: kept.body.length },
    })
  })
}

let polishing: Promise<unknown> = Promise.resolve()
/** One at a time: compressing hard is the dearest thing this server does, and nobody waits for it. */
export function inBackground(compress: () => Promise<void>): void {
  polishing = polishing.then(compress)
}

/** Resolves when every answer kept so far has its smallest form; for measurements. */
export function polished(): Promise<unknown> {
  return polishing
}

/** Whether the reader names this very content, and so has it. */
export function isHeld({ headers }: IncomingMessage, { etag }: Kept): boolean {
  return etag !== '' && headers['if-none-match']?.includes(etag) === true
}

/** What a 304 says besides that nothing has changed: the rest came with the bytes (RFC 9110, 15.4.5). */
const SAID_AGAIN = ['etag', 'cache-control', 'vary', 'set-cookie']

/**
 * Sends a kept answer, or 304 when the reader has it already.
 *
 * @param made its bytes in an encoding that was made for this reader, in place of those that are kept
 */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: Kept,
  more: Record<string, string> = {},
  made?: { encoding: string; body: Buffer },
): void {
  const headers: Record<string, string | number> = { ...kept.headers, ...more }
  if (kept.etag) headers.etag = kept.etag
  if (isHeld(request, kept)) {
    const again = SAID_AGAIN.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]])
    response.writeHead(304, Object.fromEntries(again)).end()
    return
  }
  const { encoding, body } = made ?? formFor(request.headers['accept-encoding'], kept)
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(kept.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function formFor(accepted: string | undefined, kept: Kept): { encoding?: string; body: Buffer } {
  if (!kept.br) return kept
  if (accepts(accepted, 'br')) return { encoding: 'br', body: kept.br }
  if (!accepts(accepted, 'gzip')) return kept
  kept.gzip ??= gzipSync(kept.body)
  return { encoding: 'gzip', body: kept.gzip }
}
