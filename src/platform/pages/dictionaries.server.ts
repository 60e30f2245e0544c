import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type CachedResponse, copyToExactBuffer, queueCompression } from './cached-response.server.ts'

/**
 * Cache of documents that browsers have, and of other documents compressed against them (RFC 9842, docs/decisions/0034). A document
 * is identified by the SHA-256 of its bytes in base64, so language, address and version cannot be mixed up.
 */
export type Dictionaries = {
  /** Stores a document that is being sent, so that later ones can be compressed against it. */
  note(document: CachedResponse): void
  /**
   * Returns a document in the encoding `dcb`, the first time as a promise.
   *
   * @param held hash of the document that the browser holds
   * @returns undefined if that document is unknown here, or MAX_AT_ONCE compressions are running
   */
  compress(document: CachedResponse, held: string): Buffer | Promise<Buffer> | undefined
  readonly bytes: number
}

/** `isPolished`: the answer was requested again, and is or will be recompressed. */
type Answer = { body: Buffer; isPolished: boolean }

/**
 * Maximum size of the compressed documents: about 330 of them, a whole catalogue in three variants. Current documents share their
 * bytes with the page cache, so only documents from before a change take more memory.
 */
const MAX_HELD_BYTES = 4 * 1024 * 1024
/** Maximum size of documents compressed against others: about a thousand of one to six kilobytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** Maximum number of simultaneous compressions, each 1 to 4 ms of CPU. Further requests get the cached form without dictionary. */
const MAX_AT_ONCE = 8
/** Maximum number of queued recompressions. Further documents keep their first form until a later request. */
const MAX_WAITING = 32
/** Brotli quality of the first answer. Qualities 6 to 8 would save a few bytes; with quality 4 it is seven times as large. */
const QUICK = 5
/** First bytes of a body in `dcb`, before the hash of its dictionary (RFC 9842, section 4). */
const MAGIC = Buffer.from('ff444342', 'hex')

/** Options with a dictionary, which Node supports from 24.15 on; its types lack it. */
type Options = BrotliOptions & { dictionary: Buffer }

const sample = randomBytes(256)
/** False on an older Node, which silently ignores the dictionary, so that browsers would decode garbage. */
export const canUseDictionaries = brotliCompressSync(sample, { dictionary: sample } as Options).length < sample.length

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)

/** Creates the cache, with limits in bytes for documents and for answers. */
export function createDictionaries(maxHeldBytes = MAX_HELD_BYTES, maxAnswerBytes = MAX_ANSWER_BYTES): Dictionaries {
  const held = new LRUCache<string, Buffer>({ maxSize: maxHeldBytes, sizeCalculation: (br) => br.length })
  const answers = new LRUCache<string, Answer>({ maxSize: maxAnswerBytes, sizeCalculation: ({ body }) => body.length })
  const making = new Map<string, Promise<Buffer>>()
  let waiting = 0

  /** Recompresses a document at its second request: tens of milliseconds save a twentieth of its bytes. */
  function polish(answer: Answer, document: CachedResponse, hash: string, dictionary: Buffer): void {
    if (answer.isPolished || waiting >= MAX_WAITING) return
    answer.isPolished = true
    waiting += 1
    queueCompression(async () => {
      const best = await dcb(document, hash, dictionary, constants.BROTLI_MAX_QUALITY).finally(() => {
        waiting -= 1
      })
      if (best.length < answer.body.length) answer.body = best
    })
  }

  return {
    get bytes() {
      return held.calculatedSize + answers.calculatedSize
    },
    note(document) {
      if (document.br) held.set(hashOf(document), document.br)
    },
    compress(document, hash) {
      const dictionary = held.get(hash)
      if (!dictionary) return undefined
      const key = hash + hashOf(document)
      const answer = answers.get(key)
      if (answer) {
        polish(answer, document, hash, dictionary)
        return answer.body
      }
      const running = making.get(key)
      if (running || making.size >= MAX_AT_ONCE) return running
      const made = dcb(document, hash, dictionary, QUICK)
        .then((body) => {
          answers.set(key, { body, isPolished: false })
          return body
        })
        .finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
  }
}

async function dcb({ body }: CachedResponse, hash: string, dictionary: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const options: Options = { dictionary: await decompressBrotli(dictionary), params }
  const stream = await compressBrotli(body, options)
  return copyToExactBuffer(Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), stream]))
}

const hashes = new WeakMap<CachedResponse, string>()
/** SHA-256 of a document's bytes in base64, computed on first use. */
function hashOf(document: CachedResponse): string {
  const known = hashes.get(document)
  if (known) return known
  const hash = createHash('sha256').update(document.body).digest('base64')
  hashes.set(document, hash)
  return hash
}
