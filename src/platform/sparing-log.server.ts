import { DAMAGED_LINE, storageFailureOf } from '#database/failures/storage-failure.server.ts'
import { MINUTE_MS } from '#kit/units.ts'

// biome-ignore lint/suspicious/noExplicitAny: pino passes the arguments of any log call
type LogMethod = (this: any, args: any, method: (...args: any[]) => void) => void

/**
 * Hooks for pino that omit repeated lines about storage failures. With a full disk or a stopped database many requests and
 * background tasks fail. One line per message and minute is written; the next one has the number of omitted lines (`leftOut`).
 * Lines about a damaged database all get the same message and the level `error`, even if an unimportant query found the damage;
 * `during` has the original message.
 *
 * @param elapsed a monotonic clock in milliseconds
 */
export function sparingHooks(elapsed: () => number = () => performance.now()): { logMethod: LogMethod } {
  const written = new Map<string, { at: number; leftOut: number }>()
  return {
    logMethod(args, method) {
      const [details, message] = args
      const failure = storageFailureOf(details?.err) ?? storageFailureOf(details?.err?.cause)
      if (!failure) return method.apply(this, args)
      if (failure === 'damaged' && message !== DAMAGED_LINE) return this.error({ ...details, during: message }, DAMAGED_LINE)
      const key = `${failure} ${message}`
      const before = written.get(key)
      if (before && elapsed() - before.at < MINUTE_MS) {
        before.leftOut += 1
        return
      }
      written.set(key, { at: elapsed(), leftOut: 0 })
      const counted = before?.leftOut ? { ...details, leftOut: before.leftOut } : details
      method.apply(this, [counted, message])
    },
  }
}
