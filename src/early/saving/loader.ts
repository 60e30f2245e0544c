import { CATALOGUE_CACHE, CATALOGUE_PICTURES, type StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { smallPictureUrl } from '#features/media/rendition.ts'

/** Timeout of a request, in ms. */
const PATIENCE_MS = 60_000
/** Number of pictures that load in parallel. */
const AT_ONCE = 4

/** The script that shows a catalogue, further files that it needs, and the bytes of all of them. */
export type Program = {
  address: string
  more: readonly string[]
  bytes: number
  /** Compressed bytes per decompressed byte: progress is measured in decompressed bytes. */
  share: number
}

/** Thrown if no answer came, or the answer of another server, such as a captive portal. */
export class LostConnection extends Error {}

/** Loads the parts of a saved catalogue and counts their bytes. */
export class Loader {
  /** Bytes of complete files and of the file that is loading. */
  get bytes(): number {
    return this.whole + this.coming
  }
  private whole = 0
  private coming = 0
  /** The part of `bytes` that answers with data took, without scripts and pictures. */
  dataBytes = 0
  /** Date header of the last answer; the device's clock may be wrong. */
  date = ''
  private signal: AbortSignal | undefined

  /** @param signal aborts all requests */
  constructor(signal?: AbortSignal) {
    this.signal = signal
  }

  /** @throws LostConnection */
  async json<Answer>(address: string): Promise<Answer> {
    const answer = await this.load(address, /json/)
    this.date = answer.headers.get('date') ?? this.date
    try {
      const body = (await answer.json()) as Answer
      const before = this.bytes
      this.count(answer, address)
      this.dataBytes += this.bytes - before
      return body
    } catch (error) {
      throw reasonOf(error)
    }
  }

  /**
   * Stores the files of the program and deletes those of older ones.
   *
   * @throws LostConnection, or QuotaExceededError if the device is full
   */
  async storeFiles({ address: first, more, share }: Program, onProgress: () => void): Promise<void> {
    const addresses = [first, ...more]
    const cache = await caches.open(CATALOGUE_CACHE)
    for (const address of addresses) {
      if (await cache.match(address)) continue
      const answer = await this.load(address, /script/)
      const file = await whole(answer, (length) => {
        this.coming += length * share
        onProgress()
      })
      await cache.put(address, file)
      this.coming = 0
      this.count(answer, address)
      onProgress()
    }
    const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    for (const old of held) if (old.startsWith('/assets/') && !addresses.includes(old)) await cache.delete(old)
  }

  /**
   * Stores a small picture of each product and category; a picture that the shop does not have is left out.
   *
   * @returns bytes of all stored pictures
   */
  async storePictures({ products, frame }: StoredCatalogue, onPicture: () => void): Promise<number> {
    const places = ['/api/categories', '/api/subcategories'].flatMap((path) => frame.answers[path] as { image: string | null }[])
    const all = [...products.map(({ pictures }) => pictures[0]?.url ?? null), ...places.map(({ image }) => image)]
    const wanted = [...new Set(all.map(smallPictureUrl))].filter((url) => url !== undefined)
    const cache = await caches.open(CATALOGUE_PICTURES)
    const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    for (const old of held) if (!wanted.includes(old)) await cache.delete(old)
    const missing = wanted.filter((url) => !held.includes(url))
    const loadNext = async (): Promise<void> => {
      for (let url = missing.pop(); url; url = missing.pop()) {
        const answer = await this.load(url, /image/, true)
        if (!answer.ok) continue
        this.count(answer, url)
        await cache.put(url, await whole(answer))
        onPicture()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, loadNext))
    const stored = await cache.matchAll()
    return (await Promise.all(stored.map((picture) => picture.blob()))).reduce((sum, { size }) => sum + size, 0)
  }

  private async load(address: string, type: RegExp, mayBeMissing = false): Promise<Response> {
    const patience = new AbortController()
    const stop = () => patience.abort()
    const timer = setTimeout(stop, PATIENCE_MS)
    this.signal?.addEventListener('abort', stop)
    try {
      const answer = await fetch(address, { signal: patience.signal })
      const isOurs = answer.ok && type.test(answer.headers.get('content-type') ?? '')
      if (!isOurs && !(mayBeMissing && answer.status === 404)) throw new LostConnection()
      return answer
    } catch (error) {
      throw this.signal?.aborted ? error : reasonOf(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Adds the transferred bytes of an answer: its Content-Length, else the browser's `transferSize`, else 0. */
  private count({ headers }: Response, address: string): void {
    const entries = performance.getEntriesByName(new URL(address, location.href).href) as PerformanceResourceTiming[]
    this.whole += Number(headers.get('content-length')) || entries[entries.length - 1]?.transferSize || 0
  }
}

/**
 * Reads an answer completely, so that a partial one is never stored.
 *
 * @param onBytes receives the number of decompressed bytes of each chunk
 * @throws LostConnection
 */
async function whole(answer: Response, onBytes = (_: number) => {}): Promise<Response> {
  try {
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = answer.body?.getReader()
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value)
      onBytes(part.value.length)
    }
    return new Response(new Blob(parts), { headers: { 'content-type': answer.headers.get('content-type') ?? '' } })
  } catch (error) {
    throw reasonOf(error)
  }
}

const reasonOf = (error: unknown): unknown => (error instanceof LostConnection ? error : new LostConnection(String(error)))
