import { readStored } from '#kit/browser/storage.ts'
import { bytesOf } from './good-line.ts'

/**
 * Where the sums of a day are stored, before each the date: first the bytes that travelled, then those of the same files
 * unpacked. A text of another day, or one that is damaged, counts as none.
 */
export const DATA_KEY = 'data-today'

/** A date by the device's clock, such as "Sat Nov 28 2026". */
export const dateOfToday = () => new Date().toDateString()

/** Bytes of a day, as stored: transferred, then uncompressed. */
export const sumsOf = (date: string): number[] => [1, 2].map((at) => Number(`${readStored(DATA_KEY)}`.split(date)[at]) || 0)

/** Bytes that this page has loaded so far: transferred, then uncompressed. */
export const sumsOfPage = (): number[] =>
  // supported: without sizes, in Safari before 16.4, the sums are 0
  [bytesOf, ({ decodedBodySize = 0 }: PerformanceResourceTiming) => decodedBodySize].map((measure) =>
    (performance.getEntries() as PerformanceResourceTiming[]).reduce((sum, entry) => sum + measure(entry), 0),
  )
