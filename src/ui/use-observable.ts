import { useSyncExternalStore } from 'react'
import type { Observable } from '#kit/observable.ts'

/** What it holds now; on the server, and until the page lives, what it began with. */
export function useObservable<Value>({ subscribe, get, first }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first)
}
