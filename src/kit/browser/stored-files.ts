/** Name prefixes of the caches of the service worker and the saved catalogue (cache-names.ts); a version number follows. */
const KINDS = ['pages', 'pictures', 'files', 'catalogue']

const CONNECTION_PAGE = '/connection'

type Stored = { count: number; bytes: number }

/** False without https, in old browsers, and where the browser forbids storage: there service worker or caches are missing or throw. */
export async function canStorePages(): Promise<boolean> {
  try {
    await Promise.all([caches.has(''), navigator.serviceWorker.getRegistration()])
    return true
  } catch {
    return false
  }
}

/** Names of the caches of a kind; empty if the browser has no caches or denies access. */
async function namesOf(kind: string): Promise<string[]> {
  // supported: without https, in old browsers and some private windows there are no caches
  const names = await self.caches?.keys()
  return (names ?? []).filter((name) => name.startsWith(`${kind}-`))
}

/** Number and bytes of stored files of each kind. */
export async function storedSizes(): Promise<Record<string, Stored>> {
  const sizes: Record<string, Stored> = {}
  for (const kind of KINDS) sizes[kind] = await sizeOf(kind).catch(() => ({ count: 0, bytes: 0 }))
  return sizes
}

/** Number and bytes of the files in all caches whose name begins with a kind. */
export async function sizeOf(kind: string): Promise<Stored> {
  const sum = { count: 0, bytes: 0 }
  for (const name of await namesOf(kind)) {
    const cache = await caches.open(name)
    // One by one, because old phones have little memory.
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true })
      sum.count += 1
      sum.bytes += response ? (await response.blob()).size : 0
    }
  }
  return sum
}

/**
 * Deletes these caches except the page `/connection` with its scripts: without it the browser would show its own error page.
 *
 * @returns false if the browser failed to; true also if there was nothing to delete
 */
export async function deleteStored(): Promise<boolean> {
  try {
    const page = await (await self.caches?.match(CONNECTION_PAGE, { ignoreVary: true }))?.text()
    const needed = [CONNECTION_PAGE, ...Array.from(page?.matchAll(/ src="(\/assets\/[^"]+)"/g) ?? [], ([, file = '']) => file)]
    for (const kind of KINDS)
      for (const name of await namesOf(kind)) {
        const cache = await caches.open(name)
        const unneeded = (await cache.keys()).filter(({ url }) => !needed.includes(new URL(url).pathname))
        for (const request of unneeded) await cache.delete(request, { ignoreVary: true })
        if ((await cache.keys()).length === 0) await caches.delete(name)
      }
    return true
  } catch {
    return false
  }
}
