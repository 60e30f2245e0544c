import { useSyncExternalStore } from 'react'
import { parseQueue, QUEUE_EVENT, type QueuedInquiry, readQueue } from './offline-queue.ts'

let seen = '[]'
let list: readonly QueuedInquiry[] = []

function read(): readonly QueuedInquiry[] {
  const text = JSON.stringify(readQueue())
  if (text !== seen) {
    seen = text
    list = parseQueue(text)
  }
  return list
}

function subscribe(listener: () => void): () => void {
  addEventListener(QUEUE_EVENT, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(QUEUE_EVENT, listener)
    removeEventListener('storage', listener)
  }
}

const none: readonly QueuedInquiry[] = []
/** Inquiries of this browser that wait for a line, and those sent since whose code was not yet read; none on the server. */
export function useOfflineQueue(): readonly QueuedInquiry[] {
  return useSyncExternalStore(subscribe, read, () => none)
}
