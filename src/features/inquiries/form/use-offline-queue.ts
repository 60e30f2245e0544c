import { onWindow } from '#kit/observable.ts'
import { useObservable } from '#ui/use-observable.ts'
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

const queue = { get: read, subscribe: (listener: () => void) => onWindow([QUEUE_EVENT, 'storage'], listener), first: [] }
/** Returns the offline queue: waiting inquiries, and sent ones whose note is not closed yet. Empty on the server. */
export function useOfflineQueue(): readonly QueuedInquiry[] {
  return useObservable<readonly QueuedInquiry[]>(queue)
}
