import { CATALOGUE_CACHE, CATALOGUE_PICTURES, FILES_CACHE, OWN_BYTES_CACHE, PAGES_CACHE, PICTURES_CACHE } from '#kit/browser/cache-names.ts'
import { WAITING_STORE } from '#kit/browser/waiting-requests.ts'
import { isWhole } from '#kit/browser/whole-answer.ts'

const CATALOGUE = [CATALOGUE_CACHE, CATALOGUE_PICTURES]
const stores = [PAGES_CACHE, FILES_CACHE, PICTURES_CACHE, OWN_BYTES_CACHE, WAITING_STORE, ...CATALOGUE]

/** Address under which a response is stored. */
type Key = string

/** Finds a stored response; undefined if there is none, or if the browser denies access. @param ignoreSearch true: with any query */
export async function findStored(store: string, key: Key, ignoreSearch = false): Promise<Response | undefined> {
  try {
    // Documents vary by cookie and language: offline, any version is better than none.
    return await (await caches.open(store)).match(key, { ignoreVary: true, ignoreSearch })
  } catch {
    return undefined
  }
}

/** Finds a response in the caches of the saved catalogue. */
export async function findSaved(key: Key): Promise<Response | undefined> {
  for (const store of CATALOGUE)
    if (await caches.has(store)) {
      const kept = await findStored(store, key)
      if (kept) return kept
    }
  return undefined
}

/**
 * Stores a response as the newest, and removes the oldest ones beyond the limit; not if the response broke off. Errors are ignored,
 * such as a full disk: the page has its answer already.
 *
 * @returns false if the response is not stored
 */
export async function storeResponse(
  store: string,
  key: Key,
  response: Response,
  limit: { entries: number; bytes?: number },
): Promise<boolean> {
  try {
    if (!(await isWhole(response, await response.clone().blob()))) return false
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
    return true
  } catch {
    // Storage is full, or the browser blocks it.
    return false
  }
}

/**
 * Moves a response to the newest end of its cache by storing it again, so that it is removed last. Does so only in the older
 * half of the cache, because writes are slow on old phones.
 */
export async function moveToNewest(store: string, key: Key): Promise<void> {
  try {
    const cache = await caches.open(store)
    const kept = await cache.keys()
    const response = kept.findIndex(({ url }) => url === key) < kept.length / 2 ? await cache.match(key, { ignoreVary: true }) : undefined
    if (response) await cache.put(key, response)
  } catch {
    // Storage is full, or the browser blocks it.
  }
}

const sizeOf = (response: Response | undefined): number => Number(response?.headers.get('content-length') ?? 0)

/** Deletes the caches of older workers. */
export async function dropOldStores(): Promise<void> {
  for (const name of await caches.keys()) if (!stores.includes(name)) await caches.delete(name)
}
