import { buffer } from 'node:stream/consumers'
import { type BrotliOptions, createBrotliCompress, createGzip } from 'node:zlib'

/** Compresses a streamed body part by part in both encodings, in the background. */
export type Packing = {
  /** Resolves when the next part may come. */
  add(part: Buffer): Promise<void>
  /** All parts together, compressed. */
  end(): Promise<{ br: Buffer; gzip: Buffer }>
  /** Releases its memory; to be called in any case. */
  close(): void
}

export function packing(brotli: BrotliOptions): Packing {
  const packers = [createBrotliCompress(brotli), createGzip()]
  const packed = Promise.all(packers.map((packer) => buffer(packer)))
  // A failure is thrown by add() and end(); close() ignores it.
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
