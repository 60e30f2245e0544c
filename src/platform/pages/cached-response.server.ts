import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { encodingWeight } from '../http/accepted-encoding.server.ts'
import { createStreamCompressor, type StreamCompressor } from './stream-compressor.server.ts'

/** A cached answer: its status, headers and body, compressed once for each encoding. */
export type CachedResponse = {
  status: number
  headers: Record<string, string>
  /** Empty if the answer's address contains a hash of its content. */
  etag: string
  /** The uncompressed body. If only compressed forms are cached, each access decompresses it again, so access it once. */
  readonly body: Buffer
  /** Undefined if compression does not make the body smaller. */
  br: Buffer | undefined
  gzip: Buffer | undefined
  /** Approximate memory in bytes, including a gzip form. */
  size: number
}

const FAST_QUALITY = 5
/** Bytes of headers, address and the like. */
const OVERHEAD = 2048
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Bytes from which the compression of a body takes more than a few milliseconds. */
const LARGE_BYTES = 256 * 1024

/** Brotli qualities of the smaller form: the best one, and one that takes half the time, for pages with few readers. */
export const BEST_QUALITY = constants.BROTLI_MAX_QUALITY
export const GOOD_QUALITY = 10

/**
 * Creates a cached answer. Its body is first compressed quickly. A smaller form is compressed when the queue reaches it, and
 * replaces the quick form; `waitForSmallForm` waits for that.
 *
 * @param quality Brotli quality of the smaller form; undefined to keep the quick form
 */
export function createCachedResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  quality: typeof BEST_QUALITY | typeof GOOD_QUALITY | undefined = BEST_QUALITY,
): CachedResponse {
  const br = copyToExactBuffer(brotliCompressSync(body, fast(body)))
  // The ETag covers the headers too: after a 304 the browser keeps the headers of the first answer.
  const etag = etagOf(body, JSON.stringify(headers))
  const cached = withLazyBody({ status, headers, etag, br, gzip: undefined, size: 2 * br.length + OVERHEAD })
  if (quality !== undefined) pending.set(cached, shrink(cached, quality))
  return cached
}

/**
 * Like `createCachedResponse` for bodies of any length: large ones are compressed in the background in both encodings and not
 * recompressed, since the smallest form of some megabytes would take a minute of CPU.
 *
 * @param hasSmallForm true to queue the smaller form of a large body too; 300 KB take half a second
 */
export async function createLargeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  hasSmallForm = false,
): Promise<CachedResponse> {
  if (body.length <= LARGE_BYTES) return createCachedResponse(status, headers, body)
  const [br, gzipped] = await Promise.all([compressBrotli(body, fast(body)), compressGzip(body)])
  const etag = etagOf(body, JSON.stringify(headers))
  const cached = withLazyBody({ status, headers, etag, br, gzip: gzipped, size: br.length + gzipped.length + OVERHEAD })
  if (hasSmallForm) pending.set(cached, shrink(cached, BEST_QUALITY))
  return cached
}

/**
 * Like `createLargeResponse` for bodies that come in parts: a large one is compressed as it arrives, so it is never in memory as a
 * whole.
 *
 * @param parts some hundred kilobytes each
 */
export async function createStreamedResponse(
  status: number,
  headers: Record<string, string>,
  parts: AsyncIterable<Buffer>,
): Promise<CachedResponse> {
  const hash = createHash('sha256')
  let begun = Buffer.alloc(0)
  let large: StreamCompressor | undefined
  try {
    for await (const part of parts) {
      hash.update(part)
      if (!large) begun = Buffer.concat([begun, part])
      if (!large && begun.length <= LARGE_BYTES) continue
      const rest = large ? part : begun
      large ??= createStreamCompressor(fast({ length: 0 }))
      await large.add(rest)
    }
    if (!large) return createCachedResponse(status, headers, begun)
    const { br, gzip } = await large.end()
    const etag = etagIn(hash.update(JSON.stringify(headers)))
    return withLazyBody({ status, headers, etag, br, gzip, size: br.length + gzip.length + OVERHEAD })
  } finally {
    large?.close()
  }
}

const fast = ({ length }: { length: number }) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/**
 * Creates a cached answer from ready compressed forms. A file whose address contains a hash of its content needs no `etag`: browsers
 * never ask for it again.
 */
export function createPrecompressedResponse(
  headers: Record<string, string>,
  body: Buffer,
  forms: { br: Buffer | undefined; gzip: Buffer | undefined },
  etag = '',
): CachedResponse {
  const { br, gzip } = forms
  const size = (br ?? body).length + (gzip?.length ?? 0)
  const cached = { status: 200, headers, etag, gzip: gzip && copyToExactBuffer(gzip), size }
  return br ? withLazyBody({ ...cached, br: copyToExactBuffer(br) }) : { ...cached, br, body: copyToExactBuffer(body) }
}

/**
 * Caches a body only in brotli, a seventh of its size. For the few clients without brotli, `body` decompresses it in half a
 * millisecond.
 */
function withLazyBody(cached: Omit<CachedResponse, 'body' | 'br'> & { br: Buffer }): CachedResponse & { br: Buffer } {
  return Object.defineProperty(cached, 'body', { get: () => brotliDecompressSync(cached.br) }) as CachedResponse & { br: Buffer }
}

export function etagOf(body: Buffer, headers = ''): string {
  return etagIn(createHash('sha256').update(body).update(headers))
}

/** Uses 72 bits of the hash, which distinguish the versions of an address. The full hash would make each document longer. */
const etagIn = (hash: Hash): string => `W/"${hash.digest('base64url').slice(0, 12)}"`

const pending = new WeakMap<CachedResponse, Promise<unknown>>()

/**
 * Waits for an answer's smaller form. It is 1,000 to 1,500 bytes smaller than the quick one, so that more documents fit into the
 * first ten packets: a wait of half a round trip here saves the visitor a whole one, 250 to 400 ms. Gives up after `maxWaitMs`,
 * and at once if more than `MAX_QUEUED` compressions are queued, so that a busy server answers as fast as it can.
 */
export async function waitForSmallForm(cached: CachedResponse, maxWaitMs = 200): Promise<CachedResponse> {
  const shrinking = pending.get(cached)
  if (!shrinking || queued > MAX_QUEUED) return cached
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    shrinking,
    new Promise((resolve) => {
      timer = setTimeout(resolve, maxWaitMs)
    }),
  ])
  clearTimeout(timer)
  return cached
}

function shrink(cached: CachedResponse, quality: number): Promise<void> {
  // A weak reference: while this compression is queued, a replaced page can be freed, and then it is not compressed.
  const stillCached = new WeakRef(cached)
  return queueCompression(async () => {
    const body = stillCached.deref()?.body
    if (!body) return
    const br = await compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    })
    const smaller = stillCached.deref()
    if (smaller) smaller.br = copyToExactBuffer(br)
  })
}

/** Maximum number of queued compressions for which a visitor waits: with more of them the wait is longer than the time that it saves. */
const MAX_QUEUED = 2
let queued = 0
let lastInQueue: Promise<unknown> = Promise.resolve()

/** Queues a compression, the most expensive work of this server, so that only one runs at a time. After a failure the answer keeps its form. */
export function queueCompression(compress: () => Promise<void>): Promise<void> {
  queued += 1
  const done = lastInQueue
    .then(compress)
    .catch(() => {})
    .finally(() => {
      queued -= 1
    })
  lastInQueue = done
  return done
}

/** True if the client already has this content (If-None-Match). */
export function hasSameEtag({ headers }: IncomingMessage, { etag }: CachedResponse): boolean {
  return etag !== '' && headers['if-none-match']?.includes(etag) === true
}

/** Headers of a 304 (RFC 9110, 15.4.5). */
const NOT_MODIFIED_HEADERS = ['etag', 'cache-control', 'vary', 'set-cookie']

/**
 * Sends a cached answer, or 304 if the client already has it.
 *
 * @param more headers of this answer only
 * @param made body in an encoding that was made for this client, to send instead of a cached form
 */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  more: Record<string, string> = {},
  made?: { encoding: string; body: Buffer },
): void {
  const headers: Record<string, string | number> = { ...cached.headers, ...more }
  if (cached.etag) headers.etag = cached.etag
  if (hasSameEtag(request, cached)) {
    const again = NOT_MODIFIED_HEADERS.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]])
    response.writeHead(304, Object.fromEntries(again)).end()
    return
  }
  const { encoding, body } = made ?? chooseForm(request.headers['accept-encoding'], cached)
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(cached.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Chooses the best accepted encoding of an answer. Without `encoding` the body is uncompressed. */
export function chooseForm(accepted: string | undefined, cached: CachedResponse): { encoding?: string; body: Buffer } {
  if (!cached.br) return cached
  const br = encodingWeight(accepted, 'br')
  // Ignores gzip if the browser accepts brotli with weight 1.
  const gzip = br === 1 ? 0 : encodingWeight(accepted, 'gzip')
  if (br > 0 && br >= gzip) return { encoding: 'br', body: cached.br }
  if (gzip === 0) return cached
  cached.gzip ??= copyToExactBuffer(gzipSync(cached.body))
  return { encoding: 'gzip', body: cached.gzip }
}

/**
 * Copies bytes that will be cached for long into a buffer of exactly their size. Node cuts small buffers out of shared slabs, and
 * compressors return slices of larger buffers: a cached slice would keep the whole slab or buffer in memory.
 */
export function copyToExactBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
