import { useEffect, useEffectEvent } from 'react'
import { onWindow } from '#kit/observable.ts'

/** True while the browser reports no connection. */
export const offlineState = {
  get: () => !navigator.onLine,
  subscribe: (tell: () => void) => onWindow(['online', 'offline'], tell),
  first: false,
}

/** Runs a function each time the browser reports that the connection is back. */
export function useBackOnline(run: () => void): void {
  const onBack = useEffectEvent(run)
  useEffect(() => onWindow(['online'], () => onBack()), [])
}
