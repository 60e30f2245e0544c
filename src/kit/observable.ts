/**
 * A list of listeners.
 *
 * @param whileHeard called when the first listener subscribes; the function that it returns is called when the last one
 * unsubscribes. If it returns none, it is called at every subscription
 */
export function listeners(whileHeard: () => (() => void) | undefined = () => undefined) {
  const all = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    /** @returns a function that unsubscribes the listener */
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
    /** Calls every listener. */
    tell(): void {
      for (const listener of all) listener()
    },
    /** True from the first subscription until the last listener unsubscribes, if `whileHeard` returned an end function. */
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
