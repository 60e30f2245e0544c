import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { smallPictureUrl } from '#features/media/rendition.ts'
import { CATALOGUE_PICTURES } from '#kit/browser/cache-names.ts'
import { isWhole } from '#kit/browser/whole-answer.ts'

/** Time in ms without a byte after which a request is given up. */
const TIMEOUT_MS = 60_000
/** Content type of pictures, the only files that may be missing: others that answer 404 count as not arrived. */
const PICTURE = /image/
/** Number of pictures that load in parallel. */
const MAX_CONCURRENT = 4

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
  private onArrival: (bytes: number) => void

  /**
   * @param signal aborts all requests
   * @param onArrival called with `bytes` whenever bytes have arrived
   */
  constructor(signal: AbortSignal, onArrival: (bytes: number) => void) {
    this.signal = signal
    this.onArrival = onArrival
  }

  /** @throws LostConnection */
  async json<Answer>(address: string): Promise<Answer> {
    const { headers, file, bytes } = await this.load(address, /json/)
    this.date = headers.get('date') ?? this.date
    this.dataBytes += bytes
    // Data that broke off is no JSON.
    return file.json().catch(() => {
      throw new LostConnection()
    })
  }

  /** Stores a small picture of each product and category; a picture that the shop does not have is left out. */
  async storePictures({ products, frame }: StoredCatalogue): Promise<void> {
    const places = ['/api/categories', '/api/subcategories'].flatMap((path) => frame.answers[path] as { image: string | null }[])
    const all = [...products.map(({ pictures }) => pictures[0]?.url ?? null), ...places.map(({ image }) => image)]
    const wanted = [...new Set(all.map(smallPictureUrl))].filter((url) => url !== undefined)
    const cache = await caches.open(CATALOGUE_PICTURES)
    const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    for (const old of held) if (!wanted.includes(old)) await cache.delete(old)
    const missing = wanted.filter((url) => !held.includes(url))
    const loadNext = async (): Promise<void> => {
      for (let url = missing.pop(); url; url = missing.pop()) {
        // The service worker may have stored it for an open page.
        const shown = await caches.match(url)
        const { isMissing, file } = shown ? { isMissing: false, file: shown } : await this.loadWhole(url, PICTURE, 1)
        if (!isMissing) await cache.put(url, file)
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, loadNext))
  }

  /** Loads a script or a picture; see `load`. @throws LostConnection also if the file broke off and the browser has not noticed */
  async loadWhole(...file: Parameters<Loader['load']>): Promise<Loaded> {
    const loaded = await this.load(...file)
    if (!loaded.isMissing && !(await isWhole(loaded, await loaded.file.clone().blob()))) throw new LostConnection()
    return loaded
  }

  /**
   * Loads a file to the end that the browser reports.
   *
   * @param share compressed bytes per decompressed byte, if known: counts the file while it arrives
   * @throws LostConnection; an AbortError if the signal aborted it
   */
  async load(address: string, type: RegExp, share = 0, onChunk = (_: Uint8Array<ArrayBuffer>) => {}): Promise<Loaded> {
    let coming = 0
    const come = (bytes: number) => {
      coming += bytes
      this.coming += bytes
    }
    const controller = new AbortController()
    const stop = () => controller.abort()
    let timer = setTimeout(stop, TIMEOUT_MS)
    this.signal.addEventListener('abort', stop)
    try {
      const { ok, status, headers, body } = await fetch(address, { signal: controller.signal })
      const kind = headers.get('content-type') ?? ''
      const isMissing = status === 404 && type === PICTURE
      if (!isMissing && !(ok && type.test(kind))) throw new LostConnection()
      const parts: Uint8Array<ArrayBuffer>[] = []
      const reader = body?.getReader()
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        clearTimeout(timer)
        timer = setTimeout(stop, TIMEOUT_MS)
        parts.push(part.value)
        onChunk(part.value)
        come(part.value.length * share)
        this.onArrival(this.bytes)
      }
      come(-coming)
      const bytes = isMissing ? 0 : transferredBytes(headers, address)
      this.whole += bytes
      this.onArrival(this.bytes)
      return { isMissing, headers, bytes, file: new Response(new Blob(parts), { headers: { 'content-type': kind } }) }
    } catch (error) {
      throw this.signal.aborted || error instanceof LostConnection ? error : new LostConnection(String(error))
    } finally {
      come(-coming)
      clearTimeout(timer)
      this.signal.removeEventListener('abort', stop)
    }
  }
}

/** Bytes of all pictures of the saved catalogue; 0 if the browser blocks its storage. */
export async function storedPictureBytes(): Promise<number> {
  const stored = await caches.open(CATALOGUE_PICTURES).then(
    (cache) => cache.matchAll(),
    () => [],
  )
  return (await Promise.all(stored.map((picture) => picture.blob()))).reduce((sum, { size }) => sum + size, 0)
}

/** Transferred bytes of an answer: its Content-Length, else the browser's `transferSize`, else 0. */
function transferredBytes(headers: Headers, address: string): number {
  const entries = performance.getEntriesByName(new URL(address, location.href).href) as PerformanceResourceTiming[]
  return Number(headers.get('content-length')) || entries[entries.length - 1]?.transferSize || 0
}

/** A complete answer: status 404, headers, transferred bytes, and the file that can be stored. */
type Loaded = { isMissing: boolean; headers: Headers; bytes: number; file: Response }
