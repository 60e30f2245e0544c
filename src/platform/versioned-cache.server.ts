import type { CatalogueChanges } from './catalogue-changes.server.ts'

/**
 * Things made from the catalogue, kept until it changes or until they take more than `maxBytes`, the least recently
 * used going first. Whatever was begun before a change is answered but not kept.
 */
export type VersionedCache<Value> = {
  get(key: string): Value | undefined
  /** The kept value, or the one that `make` gives; simultaneous askers share one making. `undefined` is never kept. */
  getOrMake(key: string, make: () => Promise<Value>, isKept?: (value: Value) => boolean): Promise<Value>
  readonly bytes: number
}

export function versionedCache<Value>(
  changes: CatalogueChanges,
  maxBytes: number,
  sizeOf: (value: Value) => number,
): VersionedCache<Value> {
  const kept = new Map<string, Value>()
  const making = new Map<string, Promise<Value>>()
  let bytes = 0
  changes.listen(() => {
    kept.clear()
    making.clear()
    bytes = 0
  })

  function remember(key: string, value: Value): void {
    kept.set(key, value)
    bytes += sizeOf(value)
    for (const [oldest, other] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= sizeOf(other)
    }
  }

  return {
    get bytes() {
      return bytes
    },
    get(key) {
      const value = kept.get(key)
      if (value !== undefined) {
        // Back to the young end of the map's order.
        kept.delete(key)
        kept.set(key, value)
      }
      return value
    },
    getOrMake(key, make, isKept = () => true) {
      const known = this.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const running = making.get(key)
      if (running) return running
      const { version } = changes
      const made = make()
        .then((value) => {
          if (changes.version === version && isKept(value)) remember(key, value)
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
