import { useSyncExternalStore } from 'react'
import { parseWaiting, readWaiting, WAITING_EVENT, type Waiting } from './waiting.ts'

let seen = '[]'
let list: readonly Waiting[] = []

function read(): readonly Waiting[] {
  const text = JSON.stringify(readWaiting())
  if (text !== seen) {
    seen = text
    list = parseWaiting(text)
  }
  return list
}

function subscribe(listener: () => void): () => void {
  addEventListener(WAITING_EVENT, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(WAITING_EVENT, listener)
    removeEventListener('storage', listener)
  }
}

const none: readonly Waiting[] = []
/** Inquiries of this browser that wait for a line, and those sent since whose code was not yet read; none on the server. */
export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore(subscribe, read, () => none)
}
