import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { exactBytes } from '../exact-bytes.server.ts'
import { weightOf } from '../http/accepted-encoding.server.ts'
import { type Packing, packing } from './packing.server.ts'

/** A cached answer: its bytes in each encoding, compressed once, and its headers. */
export type CachedResponse = {
  status: number
  headers: Record<string, string>
  /** Empty if the address contains the content's hash. */
  etag: string
  /** The body without compression. If only compressed forms are kept, each access decompresses again: access it once. */
  readonly body: Buffer
  /** Undefined if compression does not make the body smaller. */
  br: Buffer | undefined
  gzip: Buffer | undefined
  /** Approximate memory, as if the gzip form were kept too. */
  size: number
}

const FAST_QUALITY = 5
/** Headers, address and the like. */
const OVERHEAD = 2048
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Longer bodies take more than a few milliseconds to compress. */
const LARGE_BYTES = 256 * 1024

/** Brotli qualities besides the quick one: the smallest form, and one in half the time for pages with few readers. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY
export const SMALL = 10

/**
 * Makes an answer that is sent many times. It is compressed quickly first; a smaller form replaces that once the CPU is free.
 * `waitForSmallForm` waits for it.
 *
 * @param quality of the smaller form; undefined to keep the quick form
 */
export function cachedResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  quality: typeof SMALLEST | typeof SMALL | undefined = SMALLEST,
): CachedResponse {
  const br = exactBytes(brotliCompressSync(body, fast(body)))
  // Includes the headers, since a 304 leaves the reader with the headers of the first answer.
  const etag = etagOf(body, JSON.stringify(headers))
  const cached = unpackable({ status, headers, etag, br, gzip: undefined, size: 2 * br.length + OVERHEAD })
  if (quality !== undefined) pending.set(cached, shrink(cached, quality))
  return cached
}

/**
 * Like `cachedResponse` for bodies of any length: large ones are compressed in the background in both encodings and not
 * recompressed, since the smallest form would take a minute of CPU.
 */
export async function cachedWhole(status: number, headers: Record<string, string>, body: Buffer): Promise<CachedResponse> {
  if (body.length <= LARGE_BYTES) return cachedResponse(status, headers, body)
  const [br, gzipped] = await Promise.all([compressBrotli(body, fast(body)), compressGzip(body)])
  const etag = etagOf(body, JSON.stringify(headers))
  return unpackable({ status, headers, etag, br, gzip: gzipped, size: br.length + gzipped.length + OVERHEAD })
}

/**
 * Like `cachedWhole` for bodies that come in parts: a large one is compressed as it arrives, and never whole in memory.
 *
 * @param parts some hundred kilobytes each
 */
export async function cachedInParts(
  status: number,
  headers: Record<string, string>,
  parts: AsyncIterable<Buffer>,
): Promise<CachedResponse> {
  const hash = createHash('sha256')
  let begun = Buffer.alloc(0)
  let large: Packing | undefined
  try {
    for await (const part of parts) {
      hash.update(part)
      if (!large) begun = Buffer.concat([begun, part])
      if (!large && begun.length <= LARGE_BYTES) continue
      const rest = large ? part : begun
      large ??= packing(fast({ length: 0 }))
      await large.add(rest)
    }
    if (!large) return cachedResponse(status, headers, begun)
    const { br, gzip } = await large.end()
    const etag = etagIn(hash.update(JSON.stringify(headers)))
    return unpackable({ status, headers, etag, br, gzip, size: br.length + gzip.length + OVERHEAD })
  } finally {
    large?.close()
  }
}

const fast = ({ length }: { length: number }) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/** An answer whose address contains the content's hash, with ready compressed forms. */
export function cachedAsIs(
  headers: Record<string, string>,
  body: Buffer,
  forms: { br: Buffer | undefined; gzip: Buffer | undefined },
): CachedResponse {
  const { br, gzip } = forms
  const size = (br ?? body).length + (gzip?.length ?? 0)
  const cached = { status: 200, headers, etag: '', gzip: gzip && exactBytes(gzip), size }
  return br ? unpackable({ ...cached, br: exactBytes(br) }) : { ...cached, br, body: exactBytes(body) }
}

/**
 * Keeps an answer in brotli only, a seventh of its size; for the few clients without brotli it is decompressed in half a
 * millisecond.
 */
function unpackable(cached: Omit<CachedResponse, 'body' | 'br'> & { br: Buffer }): CachedResponse & { br: Buffer } {
  return Object.defineProperty(cached, 'body', { get: () => brotliDecompressSync(cached.br) }) as CachedResponse & { br: Buffer }
}

export function etagOf(body: Buffer, headers = ''): string {
  return etagIn(createHash('sha256').update(body).update(headers))
}

/** 72 bits of the hash distinguish the versions of one address; more would cost each document ten bytes. */
const etagIn = (hash: Hash): string => `W/"${hash.digest('base64url').slice(0, 12)}"`

const pending = new WeakMap<CachedResponse, Promise<unknown>>()

/**
 * Waits for an answer's smaller form. It is 1,000 to 1,500 bytes below the quick one, which for a document decides whether it
 * fits into the first ten packets: half a round trip of waiting here saves a whole one, 250 to 400 ms, and the reader's bytes.
 * Gives up after `patienceMs`, and at once if other answers are queued, so that a busy server answers as fast as it can.
 */
export async function waitForSmallForm(cached: CachedResponse, patienceMs = 200): Promise<CachedResponse> {
  const shrinking = pending.get(cached)
  if (!shrinking || queued > MAX_QUEUED) return cached
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    shrinking,
    new Promise((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    }),
  ])
  clearTimeout(timer)
  return cached
}

function shrink(cached: CachedResponse, quality: number): Promise<void> {
  // A page that was replaced meanwhile need not be recompressed, nor be kept in memory for it.
  const stillCached = new WeakRef(cached)
  return inBackground(async () => {
    const body = stillCached.deref()?.body
    if (!body) return
    const br = await compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    })
    const smaller = stillCached.deref()
    if (smaller) smaller.br = exactBytes(br)
  })
}

/** With more queued answers the wait is longer than the time saved for the reader. */
const MAX_QUEUED = 2
let queued = 0
let lastInQueue: Promise<unknown> = Promise.resolve()

/** Runs one task after another: strong compression is the most expensive work of this server. */
export function inBackground(compress: () => Promise<void>): Promise<void> {
  queued += 1
  const done = lastInQueue.then(compress).finally(() => {
    queued -= 1
  })
  lastInQueue = done
  return done
}

/** Resolves when every cached answer has its smaller form; for tests. */
export function allShrunk(): Promise<unknown> {
  return lastInQueue
}

/** True if the client already has this content (If-None-Match). */
export function isHeld({ headers }: IncomingMessage, { etag }: CachedResponse): boolean {
  return etag !== '' && headers['if-none-match']?.includes(etag) === true
}

/** Headers of a 304 (RFC 9110, 15.4.5). */
const NOT_MODIFIED_HEADERS = ['etag', 'cache-control', 'vary', 'set-cookie']

/**
 * Sends a cached answer, or 304 if the reader already has it.
 *
 * @param made bytes in an encoding made for this reader, instead of the cached ones
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
  if (isHeld(request, cached)) {
    const again = NOT_MODIFIED_HEADERS.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]])
    response.writeHead(304, Object.fromEntries(again)).end()
    return
  }
  const { encoding, body } = made ?? formFor(request.headers['accept-encoding'], cached)
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(cached.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The bytes of an answer in the best accepted encoding. */
export function formFor(accepted: string | undefined, cached: CachedResponse): { encoding?: string; body: Buffer } {
  if (!cached.br) return cached
  const br = weightOf(accepted, 'br')
  // Skip gzip when brotli has weight 1.
  const gzip = br === 1 ? 0 : weightOf(accepted, 'gzip')
  if (br > 0 && br >= gzip) return { encoding: 'br', body: cached.br }
  if (gzip === 0) return cached
  cached.gzip ??= exactBytes(gzipSync(cached.body))
  return { encoding: 'gzip', body: cached.gzip }
}
