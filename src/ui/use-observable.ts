import { useSyncExternalStore } from 'react'
import type { Observable } from '#kit/observable.ts'

/** Current value of an observable; its first value on the server and during hydration. */
export function useObservable<Value>({ subscribe, get, first }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first)
}
