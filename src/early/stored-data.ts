import { readStored } from '#kit/browser/storage.ts'
import { bytesOf } from './good-connection.ts'

/**
 * Key of the day's sums in local storage. The value is the date, transferred bytes, the date again, and bytes of the same files
 * decompressed. A text of another day or an invalid one counts as 0.
 */
export const DATA_KEY = 'data-today'

/** A date by the device's clock, such as "Sat Nov 28 2026". */
export const dateOfToday = () => new Date().toDateString()

/** Stored bytes of a day: transferred, then decompressed. */
export const byteSumsOfDay = (date: string): number[] => [1, 2].map((at) => Number(`${readStored(DATA_KEY)}`.split(date)[at]) || 0)

/** Bytes that this page has loaded so far: transferred, then decompressed. */
export const byteSumsOfPage = (): number[] =>
  // supported: without transfer sizes, in Safari before 16.4, the sums are 0
  [bytesOf, ({ decodedBodySize = 0 }: PerformanceResourceTiming) => decodedBodySize].map((measure) =>
    (performance.getEntries() as PerformanceResourceTiming[]).reduce((sum, entry) => sum + measure(entry), 0),
  )
