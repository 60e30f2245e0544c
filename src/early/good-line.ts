/** A round trip and the arrival of the document together, in milliseconds: about what 4G in a town takes. */
const GOOD_MS = 300

/**
 * Bytes that a file moved. Of one that came through the service worker the worker knows them (worker/sizes.ts); when the
 * browser takes it from its memory later, the file still has the worker's header, and moved nothing.
 */
// supported: without sizes, in Safari before 16.4, no line is called good and the counter stays empty
export const bytesOf = ({ serverTiming: [size] = [], workerStart, transferSize = 0 }: PerformanceResourceTiming): number =>
  workerStart && size ? size.duration : transferSize

/**
 * True if the connection is quick and not metered, decided once the page has loaded (docs/decisions/0018). Every browser
 * can measure what was loaded: the quickest answer is the round trip, however long the server took for others. Some
 * browsers know more, about the device's radio and earlier pages.
 */
export function isGoodLine(): boolean {
  const moved = (performance.getEntries() as PerformanceResourceTiming[]).filter(bytesOf)
  const [first] = moved
  if (!first) return false
  const tripMs = Math.min(...moved.map(({ requestStart, responseStart }) => responseStart - requestStart))
  const { connection: { type, effectiveType } = {} } = navigator as { connection?: { type?: string; effectiveType?: string } }
  return tripMs + first.responseEnd - first.responseStart < GOOD_MS && !/cell|[23]g/.test(`${type}${effectiveType}`)
}
