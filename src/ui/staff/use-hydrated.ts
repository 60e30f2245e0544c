import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts answer by now: false on the server and until the page has come to life. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
