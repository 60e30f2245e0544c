import { useSyncExternalStore } from 'react'
import type { Observable } from '#kit/observable.ts'

/** Current value; on the server and before hydration its first value. */
export function useObservable<Value>({ subscribe, get, first }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first)
}
