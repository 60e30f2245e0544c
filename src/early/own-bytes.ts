import { OWN_BYTES, OWN_BYTES_CACHE } from '#kit/browser/cache-names.ts'
import { writeStored } from '#kit/browser/storage.ts'
import { all } from './page.ts'
import { byteSumsOfDay, DATA_KEY, dateOfToday } from './stored-data.ts'

/**
 * Adds the bytes that the service worker has loaded for itself to both sums of the day, so that the saved bytes stay as they are. The
 * worker adds this script to the next page (worker/own-bytes.ts).
 */
async function addOwnBytes(): Promise<void> {
  const bytes = Number(await (await caches.match(OWN_BYTES))?.text())
  // Only one of several tabs deletes the cache.
  if (!(await caches.delete(OWN_BYTES_CACHE)) || !bytes) return
  const date = dateOfToday()
  const sums = byteSumsOfDay(date).map((sum) => sum + bytes)
  if (!writeStored(DATA_KEY, date + sums.join(date))) return
  // The early script may have shown the earlier sum already.
  for (const { dataset } of all('[data-visit]:not([data-visit=""])')) {
    const { visit = '', today = '' } = dataset
    dataset.visit = visit.split(today)[0] + today + Math.ceil((sums[0] as number) / 1000)
  }
  // For the page about data use.
  dispatchEvent(new StorageEvent('storage', { key: DATA_KEY }))
}
void addOwnBytes()
