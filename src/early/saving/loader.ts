import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { smallPictureUrl } from '#features/media/rendition.ts'
import { CATALOGUE_CACHE, CATALOGUE_PICTURES } from '#kit/browser/cache-names.ts'

/** Time in ms without a byte after which a request is given up. */
const PATIENCE_MS = 60_000
/** Content type of pictures, the only files that may be missing: others that answer 404 count as not arrived. */
const PICTURE = /image/
/** Part of a file's name that names its language. */
const LANGUAGE = /-(?:es|de|en)-/
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
  private signal: AbortSignal
  private onArrival: () => void

  /**
   * @param signal aborts all requests
   * @param onArrival called whenever bytes have arrived
   */
  constructor(signal: AbortSignal, onArrival: () => void) {
    this.signal = signal
    this.onArrival = onArrival
  }

  /** @throws LostConnection */
  async json<Answer>(address: string): Promise<Answer> {
    const { headers, file } = await this.load(address, /json/)
    this.date = headers.get('date') ?? this.date
    const before = this.bytes
    this.count(headers, address)
    this.dataBytes += this.bytes - before
    return (await file.json()) as Answer
  }

  /**
   * Stores the files of the program.
   *
   * @throws LostConnection, or QuotaExceededError if the device is full
   */
  async storeFiles({ address: first, more, share }: Program, onProgress: () => void): Promise<void> {
    const addresses = [first, ...more]
    const cache = await caches.open(CATALOGUE_CACHE)
    for (const address of addresses) {
      if (await cache.match(address)) continue
      const { headers, file } = await this.load(address, /script/, (length) => {
        this.coming += length * share
        onProgress()
      })
      await cache.put(address, file)
      this.coming = 0
      this.count(headers, address)
      onProgress()
    }
  }

  /** Deletes the files of older programs in the same language. Call it once the stored catalogue names the new one. */
  async dropOldFiles({ address: first, more }: Program): Promise<void> {
    const cache = await caches.open(CATALOGUE_CACHE)
    const [language = ''] = LANGUAGE.exec(first) ?? []
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (pathname.startsWith('/assets/') && pathname.includes(language) && ![first, ...more].includes(pathname)) await cache.delete(url)
    }
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
        const { isMissing, headers, file } = await this.load(url, PICTURE)
        if (isMissing) continue
        this.count(headers, url)
        await cache.put(url, file)
        onPicture()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, loadNext))
    const stored = await cache.matchAll()
    return (await Promise.all(stored.map((picture) => picture.blob()))).reduce((sum, { size }) => sum + size, 0)
  }

  /**
   * Loads a file completely, so that a partial one is never stored.
   *
   * @param onBytes receives the number of decompressed bytes of each chunk
   * @throws LostConnection; an AbortError if the signal aborted it
   */
  private async load(address: string, type: RegExp, onBytes = (_: number) => {}): Promise<Loaded> {
    const patience = new AbortController()
    const stop = () => patience.abort()
    let timer = setTimeout(stop, PATIENCE_MS)
    this.signal.addEventListener('abort', stop)
    try {
      const { ok, status, headers, body } = await fetch(address, { signal: patience.signal })
      const kind = headers.get('content-type') ?? ''
      const isMissing = status === 404 && type === PICTURE
      if (!isMissing && !(ok && type.test(kind))) throw new LostConnection()
      const parts: Uint8Array<ArrayBuffer>[] = []
      const reader = body?.getReader()
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        clearTimeout(timer)
        timer = setTimeout(stop, PATIENCE_MS)
        parts.push(part.value)
        this.onArrival()
        onBytes(part.value.length)
      }
      return { isMissing, headers, file: new Response(new Blob(parts), { headers: { 'content-type': kind } }) }
    } catch (error) {
      throw this.signal.aborted || error instanceof LostConnection ? error : new LostConnection(String(error))
    } finally {
      clearTimeout(timer)
      this.signal.removeEventListener('abort', stop)
    }
  }

  /** Adds the transferred bytes of an answer: its Content-Length, else the browser's `transferSize`, else 0. */
  private count(headers: Headers, address: string): void {
    const entries = performance.getEntriesByName(new URL(address, location.href).href) as PerformanceResourceTiming[]
    this.whole += Number(headers.get('content-length')) || entries[entries.length - 1]?.transferSize || 0
  }
}

/** A complete answer: status 404, headers, and the file that can be stored. */
type Loaded = { isMissing: boolean; headers: Headers; file: Response }
