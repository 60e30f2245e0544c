import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { useObservable } from '#ui/use-observable.ts'
import { enqueue, uploadsOf } from './queue/browser-queue.ts'
import type { QueuedUpload } from './queue/upload-queue.ts'

/**
 * Uploads of one place, such as the library: the files that were chosen there, in the page's queue. `UploadStrip` shows the
 * failed ones.
 *
 * @param maxBytes limit of the server for a file
 * @param onAdded called with the address of every picture that arrived, also of one that was in the library before
 */
export function useUploads(api: Api, maxBytes: number, onAdded?: (url: string) => void) {
  const queue = uploadsOf(api)
  const all = useObservable(queue)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const uploads = all.filter(isNotFailed).filter(({ id }) => ids.has(id))

  return {
    uploads,
    isPaused: queue.isPaused(),
    /** True while closing the page loses a file. */
    isUnsafe: uploads.some(isUnsafe),
    /** Sends at once what waits for the connection. */
    retry: queue.goOn,
    add(files: readonly File[]): void {
      const added = enqueue(queue, files, maxBytes)
      // Finished uploads leave the list when new ones come.
      setIds(new Set([...uploads.filter(({ state }) => isOpen(state)).map(({ id }) => id), ...added]))
      for (const id of added) void queue.outcome(id).then((url) => url && onAdded?.(url))
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

export const isOpen = (state: QueuedUpload['state']) => state === 'preparing' || state === 'waiting' || state === 'sending'

/** An upload whose progress is shown. */
export type ShownUpload = QueuedUpload & { state: Exclude<QueuedUpload['state'], 'failed'> }
const isNotFailed = (upload: QueuedUpload): upload is ShownUpload => upload.state !== 'failed'

const isUnsafe = ({ state, isStored }: QueuedUpload) => isOpen(state) && !isStored
