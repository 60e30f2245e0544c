import { useSyncExternalStore } from 'react'

/** A value that several components far from each other share in a browser; on the server it stays as it begins. */
export type SharedValue<Value> = { get(): Value; set(value: Value): void; subscribe(listener: () => void): () => void; first: Value }

export function sharedValue<Value>(first: Value): SharedValue<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    first,
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useSharedValue<Value>({ subscribe, get, first }: SharedValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first)
}
