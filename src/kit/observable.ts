/**
 * A list of listeners.
 *
 * @param whileHeard called with the first listener; the function it returns is called after the last listener left
 */
export function listeners(whileHeard: () => (() => void) | undefined = () => undefined) {
  const all = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    /** @returns the way to hear no more */
    subscribe(listener: () => void): () => void {
      all.add(listener)
      end ??= whileHeard()
      return () => {
        all.delete(listener)
        if (all.size > 0) return
        end?.()
        end = undefined
      }
    },
    tell(): void {
      for (const listener of all) listener()
    },
    isHeard: (): boolean => end !== undefined,
  }
}

/** @returns a function that removes the listener from the window */
export function onWindow(events: readonly string[], listener: (event: Event) => void): () => void {
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** A value shared by several parts of a page; `useObservable` of ui renders it. On the server it keeps its initial value. */
export type Observable<Value> = { get(): Value; subscribe(listener: () => void): () => void; first: Value }

/** A shared value; `set` notifies the listeners. */
export function observable<Value>(first: Value): Observable<Value> & { set(next: Value): void } {
  const { subscribe, tell } = listeners()
  let value = first
  return {
    first,
    subscribe,
    get: () => value,
    set(next) {
      value = next
      tell()
    },
  }
}
