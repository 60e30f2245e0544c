import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

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
    etag: etagOf(body),
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

export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

let polishing: Promise<unknown> = Promise.resolve()
/** One at a time: compressing hard is the dearest thing this server does, and nobody waits for it. */
function polish(kept: Kept): void {
  polishing = polishing.then(async () => {
    kept.br = await best(kept.body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: kept.body.length },
    })
  })
}

/** Resolves when every answer kept so far has its smallest form; for measurements. */
export function polished(): Promise<unknown> {
  return polishing
}

/** Sends a kept answer, or 304 when the reader has it already. */
export function sendKept(request: IncomingMessage, response: ServerResponse, kept: Kept, more: Record<string, string> = {}): void {
  const headers: Record<string, string | number> = { ...kept.headers, ...more, ...(kept.etag ? { etag: kept.etag } : {}) }
  if (kept.etag && request.headers['if-none-match']?.includes(kept.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  let body = kept.body
  if (kept.br && accepted.includes('br')) {
    body = kept.br
    headers['content-encoding'] = 'br'
  } else if (kept.br && accepted.includes('gzip')) {
    kept.gzip ??= gzipSync(kept.body)
    body = kept.gzip
    headers['content-encoding'] = 'gzip'
  }
  headers['content-length'] = body.length
  response.writeHead(kept.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
