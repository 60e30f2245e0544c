import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'

type Kept = object | string

/**
 * Cache of values made from the catalogue. It is emptied when the catalogue changes; beyond `maxBytes` the least recently used
 * values are dropped. If the catalogue changes while a value is made, the value is returned but not cached.
 */
export type VersionedCache<Value extends Kept> = {
  get(key: string): Value | undefined
  /** Returns the cached value, or the result of `make`, which simultaneous callers share. `isKept`: true for values to cache. */
  getOrMake(key: string, make: () => Promise<Value>, isKept?: (value: Value) => boolean): Promise<Value>
  readonly bytes: number
}

export function versionedCache<Value extends Kept>(
  changes: CatalogueVersion,
  maxBytes: number,
  sizeOf: (value: Value) => number,
): VersionedCache<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const making = new Map<string, Promise<Value>>()
  changes.listen(() => {
    kept.clear()
    making.clear()
  })

  return {
    get bytes() {
      return kept.calculatedSize
    },
    get: (key) => kept.get(key),
    getOrMake(key, make, isKept = () => true) {
      const known = kept.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const running = making.get(key)
      if (running) return running
      const { version } = changes
      const made = make()
        .then((value) => {
          if (changes.version === version && isKept(value)) kept.set(key, value)
          return value
        })
        .finally(() => {
          if (making.get(key) === made) making.delete(key)
        })
      making.set(key, made)
      return made
    },
  }
}
