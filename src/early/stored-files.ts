/** Beginnings of the names of the caches of the worker and of the saved catalogue (worker/stores.ts); a number follows. */
const KINDS = ['pages', 'pictures', 'files', 'catalogue']

type Stored = { count: number; bytes: number }

/** Names of the caches of each kind; none where the browser has no caches, or lets nobody look. */
async function namesOf(kind: string): Promise<string[]> {
  // supported: without https, in old browsers and some private windows there are no caches
  const names = await self.caches?.keys()
  return (names ?? []).filter((name) => name.startsWith(`${kind}-`))
}

/** How much of each kind the service worker has stored, as it is on the device. */
export async function storedSizes(): Promise<Record<string, Stored>> {
  const sizes: Record<string, Stored> = {}
  for (const kind of KINDS) sizes[kind] = await sizeOf(kind).catch(() => ({ count: 0, bytes: 0 }))
  return sizes
}

async function sizeOf(kind: string): Promise<Stored> {
  const sum = { count: 0, bytes: 0 }
  for (const name of await namesOf(kind)) {
    const cache = await caches.open(name)
    // One by one: an old phone has little memory.
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true })
      sum.count += 1
      sum.bytes += response ? (await response.blob()).size : 0
    }
  }
  return sum
}

/** Removes these caches, and nothing else that the shop has stored. @returns whether the browser has done so */
export async function deleteStored(): Promise<boolean> {
  try {
    for (const kind of KINDS) for (const name of await namesOf(kind)) await caches.delete(name)
    return true
  } catch {
    return false
  }
}
