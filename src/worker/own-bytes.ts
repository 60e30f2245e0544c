import { OWN_BYTES, OWN_BYTES_CACHE } from '#kit/browser/cache-names.ts'
import { findStored } from './stores.ts'

declare global {
  /** Address of early/own-bytes.ts; set by the build. */
  const __OWN_BYTES__: string
}

/** Approximate bytes of the worker's script with its headers. The worker loads files when it is new. */
const WORKER_BYTES = 4800

/**
 * Stores how many bytes the worker has loaded for itself since `start`: no page's measurements contain them.
 *
 * @param addresses files that the worker loads for itself
 * @param start time in ms of the worker's own clock
 */
export async function storeOwnBytes(addresses: readonly string[], start: number): Promise<void> {
  const own = new Set(addresses.map((address) => new URL(address, location.href).href))
  const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, startTime }) => startTime >= start && own.has(name))
    // Files from the browser's HTTP cache count as 0.
    // supported: without transfer sizes, in Safari before 16.4, all files count as 0
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  if (!loaded) return
  const before = Number(await (await findStored(OWN_BYTES_CACHE, OWN_BYTES))?.text()) || 0
  const cache = await caches.open(OWN_BYTES_CACHE)
  await cache.put(OWN_BYTES, new Response(`${before + loaded + WORKER_BYTES}`))
}

/** Tag of the script that adds these bytes to the day's sum; '' if there are none. */
export async function ownBytesScript(): Promise<string> {
  return (await caches.has(OWN_BYTES_CACHE)) ? `<script type="module" async src="${__OWN_BYTES__}"></script>` : ''
}
