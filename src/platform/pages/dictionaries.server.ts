import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { exactBytes } from '../exact-bytes.server.ts'
import { type CachedResponse, inBackground } from './cached-response.server.ts'

/**
 * Documents that visitors hold, and other documents compressed against them (RFC 9842, docs/decisions/0034). A document
 * is named by the SHA-256 of its bytes in base64, so neither language nor address nor version can be mistaken.
 */
export type Dictionaries = {
  /** Notes that somebody is about to hold this document. */
  note(document: CachedResponse): void
  /**
   * A document in the encoding `dcb`: ready, or, the first time, on its way.
   *
   * @param held the hash of the document that the visitor holds
   * @returns nothing where that one is not known here, or where too many others wait
   */
  compress(document: CachedResponse, held: string): Buffer | Promise<Buffer> | undefined
  readonly bytes: number
}

type Answer = { body: Buffer; isAskedAgain: boolean }

/**
 * Compressed documents: some 330 of them, a whole catalogue in three variants. Those of today share their bytes with
 * what is kept of pages; those of yesterday's prices are all that this costs.
 */
const MAX_HELD_BYTES = 4 * 1024 * 1024
/** A thousand answers of one to six kilobytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** Each takes a processor 1 to 4 ms; whoever comes on top of them gets the plain form, which is ready. */
const MAX_AT_ONCE = 8
const MAX_WAITING = 32
/** Within a few bytes of the next three qualities; the next lower quality is seven times as large. */
const QUICK = 5
/** RFC 9842, section 4: what a body in `dcb` begins with, before the hash of its dictionary. */
const MAGIC = Buffer.from('ff444342', 'hex')

/** With a dictionary: Node has it from 24.15 on, its types do not name it yet. */
type Options = BrotliOptions & { dictionary: Buffer }

const sample = randomBytes(256)
/** An older Node leaves a dictionary out without a word, and browsers would read nonsense. */
export const canUseDictionaries = brotliCompressSync(sample, { dictionary: sample } as Options).length < sample.length

const compressed = promisify(brotliCompress)
const whole = promisify(brotliDecompress)

export function dictionaryMemory(maxHeldBytes = MAX_HELD_BYTES, maxAnswerBytes = MAX_ANSWER_BYTES): Dictionaries {
  const held = new LRUCache<string, Buffer>({ maxSize: maxHeldBytes, sizeCalculation: (br) => br.length })
  const answers = new LRUCache<string, Answer>({ maxSize: maxAnswerBytes, sizeCalculation: ({ body }) => body.length })
  const making = new Map<string, Promise<Buffer>>()
  let waiting = 0

  /** Compresses an answer again that is asked for repeatedly: tens of milliseconds save a twentieth of its bytes. */
  function polish(answer: Answer, document: CachedResponse, hash: string, dictionary: Buffer): void {
    if (answer.isAskedAgain || waiting >= MAX_WAITING) return
    answer.isAskedAgain = true
    waiting += 1
    inBackground(async () => {
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
          answers.set(key, { body, isAskedAgain: false })
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
  const options: Options = { dictionary: await whole(dictionary), params }
  const stream = await compressed(body, options)
  return exactBytes(Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), stream]))
}

const hashes = new WeakMap<CachedResponse, string>()
/** The SHA-256 of a document's own bytes, in base64; made once, when it is first asked for. */
function hashOf(document: CachedResponse): string {
  const known = hashes.get(document)
  if (known) return known
  const hash = createHash('sha256').update(document.body).digest('base64')
  hashes.set(document, hash)
  return hash
}
