/** A round trip and the arrival of the document together, in milliseconds: about what 4G in a town takes. */
const GOOD_MS = 300

/** Bytes that a file moved; of what came through the service worker the worker knows them (src/worker/documents.ts). */
export const bytesOf = (entry: PerformanceResourceTiming): number =>
  // supported: without sizes, in Safari before 16.4, no line is called good and the counter stays empty
  entry.serverTiming?.[0]?.duration ?? entry.transferSize ?? 0

/**
 * True if the connection is quick and not metered, decided once the page has loaded (docs/decisions/0018). Every browser
 * can measure what was loaded: the quickest answer is the round trip, however long the server took for others. Some
 * browsers know more, about the device's radio and earlier pages.
 */
export function isGoodLine([document, ...others]: PerformanceResourceTiming[]): boolean {
  if (!document) return false
  const moved = [document, ...others].filter(bytesOf)
  const tripMs = Math.min(...moved.map(({ requestStart, responseStart }) => responseStart - requestStart))
  const { type, effectiveType } = (navigator as { connection?: { type?: string; effectiveType?: string } }).connection ?? {}
  return tripMs + document.responseEnd - document.responseStart < GOOD_MS && !/cell|[23]g/.test(`${type}${effectiveType}`)
}
