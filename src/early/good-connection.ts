/** Maximum of round trip plus transfer time of the document on a good connection, in ms: about 4G in a town. */
const GOOD_MS = 300

/**
 * Bytes that a file cost on the network. For files that came through the service worker, the worker's header has them
 * (worker/transferred-bytes.ts). A file from the browser's memory still has that header, but cost nothing: it has no `workerStart`.
 */
// supported: without transfer sizes, in Safari before 16.4, no connection counts as good and the data counter stays empty
export const bytesOf = ({ serverTiming: [size] = [], workerStart, transferSize = 0 }: PerformanceResourceTiming): number =>
  workerStart && size ? size.duration : transferSize

/**
 * True if the connection is fast and not reported as cellular, 2G or 3G (docs/decisions/0018). Call it when the page has loaded: it
 * is measured from the loaded files. The fastest answer shows the round trip, however long the server
 * took for others. Some browsers also report the type of connection.
 */
export function isGoodConnection(): boolean {
  const moved = (performance.getEntries() as PerformanceResourceTiming[]).filter(bytesOf)
  const [first] = moved
  if (!first) return false
  const tripMs = Math.min(...moved.map(({ requestStart, responseStart }) => responseStart - requestStart))
  const { connection: { type, effectiveType } = {} } = navigator as { connection?: { type?: string; effectiveType?: string } }
  return tripMs + first.responseEnd - first.responseStart < GOOD_MS && !/cell|[23]g/.test(`${type}${effectiveType}`)
}
