import { buffer } from 'node:stream/consumers'
import { type BrotliOptions, createBrotliCompress, createGzip } from 'node:zlib'

/** Compresses a streamed body part by part in brotli and gzip, outside of the event loop. */
export type StreamCompressor = {
  /** Resolves when the next part may be added. */
  add(part: Buffer): Promise<void>
  /** Returns all parts together, compressed. */
  end(): Promise<{ br: Buffer; gzip: Buffer }>
  /** Releases the memory. Call it in any case. */
  close(): void
}

export function createStreamCompressor(brotli: BrotliOptions): StreamCompressor {
  const packers = [createBrotliCompress(brotli), createGzip()]
  const packed = Promise.all(packers.map((packer) => buffer(packer)))
  // Prevents an unhandled rejection: add() and end() throw a failure, close() ignores it.
  packed.catch(() => {})
  return {
    async add(part) {
      await Promise.all(
        packers.map((packer) => new Promise<void>((done, fail) => packer.write(part, (error) => (error ? fail(error) : done())))),
      )
    },
    async end() {
      for (const packer of packers) packer.end()
      const [br, gzip] = (await packed) as [Buffer, Buffer]
      return { br, gzip }
    },
    close() {
      for (const packer of packers) packer.destroy()
    },
  }
}
