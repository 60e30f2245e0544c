import { versionOfDetails } from '#features/catalog/saved/product-details.ts'
import type { SavedCatalogue, SavedProduct } from '#features/catalog/saved/saved-catalogue.contract.ts'
import {
  ABOUT_PART,
  type AboutCatalogue,
  CATALOGUE_FORMAT,
  dropParts,
  readCatalogue,
  readStoredPart,
  type StoredCatalogue,
  storePart,
  WHOLE_PART,
} from '#features/catalog/saved/stored-catalogue.ts'
import type { Language } from '#i18n/language.ts'
import { Loader, LostConnection } from './loader.ts'
import { dropOldFiles, type Program, storeProgram } from './program-files.ts'

export type SaveRequest = {
  language: Language
  program: Program
  hasPictures: boolean
  signal: AbortSignal
  /** Called with the bytes that this download has transferred, whenever some have arrived. */
  onArrival: (bytes: number) => void
}
/** State of an incomplete download, stored on the device. */
type PartialDownload = {
  /** Position in the shop's log of changes when the first part was loaded. After the last part, the changes since then are loaded. */
  mark: number
  /** Id of the last product that was read. */
  after: number
  parts: string[]
  isRead: boolean
  bytes: number
  hasPictures: boolean
}
const HALF = 'half'
/** Key of a flag: the visitor stopped the download, so it must not resume by itself. */
const STOPPED = 'stopped'

type Unfinished = Pick<PartialDownload, 'bytes' | 'hasPictures'> & { isStopped: boolean }

/** Reads the state of an unfinished download; undefined if there is none. */
export async function readUnfinishedDownload(language: Language): Promise<Unfinished | undefined> {
  const [half, isStopped] = await Promise.all([readStoredPart<PartialDownload>(language, HALF), readStoredPart<true>(language, STOPPED)])
  return half && { ...half, isStopped: isStopped === true }
}

/** Stores whether the visitor has stopped the download. */
export async function rememberStopped(language: Language, isStopped: boolean): Promise<void> {
  if (isStopped) await storePart(language, STOPPED, true)
  else await dropParts(language, [STOPPED])
}

/**
 * Waits until the service worker has stored the offline page: if the download breaks off, the visitor must not see the
 * browser's own error page.
 *
 * @param missing bytes of the download that are not stored yet
 * @throws LostConnection; QuotaExceededError if the device is full
 */
export async function prepareWorker(language: Language, missing: number): Promise<void> {
  await navigator.serviceWorker.register('/worker.js').catch(async (error: Error) => {
    // Registration fails if the worker cannot be loaded, or if the browser forbids it. Behind a captive portal the error is the
    // same as for a forbidden worker, so a request to the shop tells the two apart.
    const answer = await fetch('/healthz').then(
      (health) => health.text(),
      () => '',
    )
    throw answer === 'ok' ? error : new LostConnection()
  })
  const { active } = await navigator.serviceWorker.ready
  const stored = () => caches.match('/connection', { ignoreVary: true })
  // The worker stores this page last, after the other files of its language: if the page is there, nothing is missing. Then the
  // worker is not asked, because an older one would not answer.
  if ((await (await stored())?.text())?.includes(`<html lang="${language}"`)) return
  await probeStorage(missing)
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  active?.postMessage(0, [port2])
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, WORKER_MS))])
  if (!(await stored())) throw new LostConnection()
}
/** Timeout for the worker to load its files, in ms. */
const WORKER_MS = 60_000

/**
 * Checks that the device has room for these bytes, before anything is loaded: the service worker does not report a full device, and
 * would load its files again at each attempt. Files are stored decompressed, so a download of this size needs at least this room.
 *
 * @throws QuotaExceededError
 */
async function probeStorage(bytes: number): Promise<void> {
  try {
    await (await caches.open(PROBE_CACHE)).put('/probe', new Response(new Uint8Array(bytes)))
  } finally {
    await caches.delete(PROBE_CACHE)
  }
}
const PROBE_CACHE = 'probe'

/**
 * Saves the catalogue, or updates a saved one. The catalogue is loaded in parts, so an interrupted download continues where
 * it stopped; it is readable only when it is complete.
 *
 * @returns facts about the saved catalogue, and the bytes that this call transferred
 * @throws LostConnection if the connection fails: call again later; a QuotaExceededError if the device is full; an AbortError
 * if `signal` stopped it
 */
export async function saveCatalogue(wanted: SaveRequest): Promise<{ about: AboutCatalogue; loaded: number }> {
  const { language, program } = wanted
  const known = await readCatalogue(language)
  const loader = new Loader(wanted.signal, wanted.onArrival)
  const read = known ? { products: known.products, mark: known.mark } : await readParts(wanted, loader)
  const { products, mark, frame } = await readChanges(language, read, known?.frame, loader)
  if (known?.program !== program.address) await storeProgram(program, loader)
  const catalogue: StoredCatalogue = {
    ...{ format: CATALOGUE_FORMAT, language, mark, products, frame, program: program.address },
    at: loader.date,
    hasPictures: wanted.hasPictures,
    count: products.length,
  }
  if (wanted.hasPictures) await loader.storePictures(catalogue)
  await storePart(language, WHOLE_PART, catalogue)
  const { products: _, frame: __, ...about } = catalogue
  await storePart(language, ABOUT_PART, about)
  if (known?.program !== program.address) await dropOldFiles(program)
  await dropHalf(language)
  return { about, loaded: loader.bytes }
}

/** Deletes the parts of an unfinished download. */
async function dropHalf(language: Language): Promise<void> {
  const half = await readStoredPart<PartialDownload>(language, HALF)
  await dropParts(language, [...(half?.parts ?? []), HALF])
}

type Read = { products: readonly SavedProduct[]; mark: number }

/** Loads all products, continuing an unfinished download. */
async function readParts({ language, hasPictures }: SaveRequest, loader: Loader): Promise<Read> {
  let half = await readStoredPart<PartialDownload>(language, HALF)
  const earlier = half?.bytes ?? 0
  while (!half?.isRead) {
    const after: number = half?.after ?? 0
    const { products, mark, isLast } = await loader.json<SavedCatalogue>(addressOf(language, `after=${after}`))
    const part = `after-${after}`
    await storePart(language, part, products)
    half = {
      ...{ hasPictures, isRead: isLast, mark: half?.mark ?? mark },
      after: products[products.length - 1]?.id ?? after,
      parts: [...(half?.parts ?? []), part],
      bytes: earlier + loader.dataBytes,
    }
    await storePart(language, HALF, half)
  }
  const products: SavedProduct[] = []
  for (const part of half.parts) {
    const stored = await readStoredPart<SavedProduct[]>(language, part)
    if (!stored) {
      // The browser has evicted a part.
      await dropHalf(language)
      throw new LostConnection()
    }
    products.push(...stored)
  }
  return { products, mark: half.mark }
}

/**
 * Loads the changes since the stored position in the shop's log. If the shop no longer knows it, deletes the catalogue, so that
 * the next call loads all of it.
 */
async function readChanges(language: Language, read: Read, frame: StoredCatalogue['frame'] | undefined, loader: Loader) {
  const products = new Map(read.products.map((product) => [product.id, product]))
  let { mark } = read
  for (;;) {
    const part = await loader.json<SavedCatalogue>(addressOf(language, `since=${mark}${frame ? `&frame=${frame.version}` : ''}`))
    if (part.isUnknown) {
      await dropParts(language, [WHOLE_PART, ABOUT_PART])
      await dropHalf(language)
      throw new LostConnection()
    }
    for (const id of part.gone) products.delete(id)
    const incomplete: number[] = []
    for (const { details, ...facts } of part.changed) {
      const held = products.get(facts.id)
      if (held && versionOfDetails(held) === details) products.set(facts.id, { ...held, ...facts })
      else incomplete.push(facts.id)
    }
    while (incomplete.length > 0) {
      const { products: whole } = await loader.json<SavedCatalogue>(addressOf(language, `ids=${incomplete.splice(0, ID_BATCH_SIZE)}`))
      for (const product of whole) products.set(product.id, product)
    }
    mark = part.mark
    const known = part.frame ?? frame
    if (part.isLast && known) return { products: [...products.values()], mark, frame: known }
  }
}

/** Products per request for details: the shop's limit. */
const ID_BATCH_SIZE = 100
const addressOf = (language: Language, query: string): string => `/api/saved-catalogue?language=${language}&${query}`
