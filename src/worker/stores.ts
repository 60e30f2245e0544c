import { WAITING_STORE } from '#kit/browser/waiting-requests.ts'

/** The worker's caches. A number changes when a new worker cannot read what an older one stored. */
export const PAGES = 'pages-1'
export const FILES = 'files-1'
export const PICTURES = 'pictures-1'
/** The saved catalogue and its pictures, which pages fill (features/catalog/saved/stored-catalogue.ts). */
const CATALOGUE = ['catalogue-1', 'catalogue-pictures-1']
const stores = [PAGES, FILES, PICTURES, WAITING_STORE, ...CATALOGUE]

/** Address under which a response is stored. */
type Key = string

/** A stored response; undefined if there is none, or the browser does not let the worker read. */
export async function find(store: string, key: Key): Promise<Response | undefined> {
  try {
    // Documents vary by cookie and language: offline, any version is better than none.
    return await (await caches.open(store)).match(key, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** A response of the saved catalogue. */
export async function findSaved(key: Key): Promise<Response | undefined> {
  for (const store of CATALOGUE)
    if (await caches.has(store)) {
      const kept = await find(store, key)
      if (kept) return kept
    }
  return undefined
}

/**
 * Stores a response as the newest one, and removes the oldest beyond a limit. A full disk is no error: the page that asked
 * has its answer already.
 */
export async function keep(store: string, key: Key, response: Response, limit: { entries: number; bytes?: number }): Promise<void> {
  try {
    const cache = await caches.open(store)
    await cache.put(key, response)
    const kept = await cache.keys()
    const sizes = limit.bytes
      ? await Promise.all(kept.map(async (request) => sizeOf(await cache.match(request, { ignoreVary: true }))))
      : []
    let [entries, bytes] = [kept.length, sizes.reduce((sum, size) => sum + size, 0)]
    for (const [at, request] of kept.entries()) {
      if (entries <= limit.entries && bytes <= (limit.bytes ?? 0)) break
      await cache.delete(request, { ignoreVary: true })
      entries -= 1
      bytes -= sizes[at] ?? 0
    }
  } catch {
    // Storage is full, or the browser blocks it.
  }
}

/** Makes a stored response one of the newest, unless it is already; each write costs an old phone time. */
export async function renew(store: string, key: Key): Promise<void> {
  try {
    const cache = await caches.open(store)
    const kept = await cache.keys()
    const response = kept.findIndex(({ url }) => url === key) < kept.length / 2 ? await cache.match(key, { ignoreVary: true }) : undefined
    if (response) await cache.put(key, response)
  } catch {
    // No room, or a private window.
  }
}

const sizeOf = (response: Response | undefined): number => Number(response?.headers.get('content-length') ?? 0)

/** Removes the caches of older workers. */
export async function dropOldStores(): Promise<void> {
  for (const name of await caches.keys()) if (!stores.includes(name)) await caches.delete(name)
}
