/** Things by name, up to `maxBytes` of them together; whoever was asked for longest ago goes first. */
export type LruCache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
  readonly bytes: number
}

export function lruCache<Value>(maxBytes: number, sizeOf: (value: Value) => number): LruCache<Value> {
  const kept = new Map<string, { value: Value; size: number }>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return {
    get bytes() {
      return bytes
    },
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      // Back to the young end of the map's order.
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value) {
      drop(key)
      const size = sizeOf(value)
      kept.set(key, { value, size })
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    clear() {
      kept.clear()
      bytes = 0
    },
  }
}
