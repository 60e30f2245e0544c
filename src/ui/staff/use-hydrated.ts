import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True after hydration; false on the server and before it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
