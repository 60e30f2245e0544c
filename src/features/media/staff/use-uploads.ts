import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { useObservable } from '#ui/use-observable.ts'
import { enqueue, getUploadQueue } from './queue/browser-queue.ts'
import type { QueuedUpload } from './queue/upload-list.ts'

/**
 * Uploads of files that were chosen in one place, such as the library. They are part of the page's queue. Failed ones are left
 * out, since `UploadStrip` shows them.
 *
 * @param maxBytes maximum size of a file when it is sent
 * @param onAdded called with the address of every picture that arrived, even if the library had it before
 */
export function useUploads(api: Api, maxBytes: number, onAdded?: (url: string) => void) {
  const queue = getUploadQueue(api)
  const all = useObservable(queue)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const uploads = all.filter(isNotFailed).filter(({ id }) => ids.has(id))

  return {
    uploads,
    pause: queue.pause(),
    /** True while closing the page would lose a file. */
    isUnsafe: uploads.some(isUnsafe),
    /** Retries waiting uploads at once. */
    retry: queue.goOn,
    add(files: readonly File[]): void {
      const added = enqueue(queue, files, maxBytes)
      // New uploads replace finished ones in the list.
      setIds(new Set([...uploads.filter(({ state }) => isOpen(state)).map(({ id }) => id), ...added]))
      for (const id of added) void queue.outcome(id).then((url) => url && onAdded?.(url))
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

export const isOpen = (state: QueuedUpload['state']) => state === 'preparing' || state === 'waiting' || state === 'sending'

/** An upload that has not failed. */
export type ShownUpload = QueuedUpload & { state: Exclude<QueuedUpload['state'], 'failed'> }
const isNotFailed = (upload: QueuedUpload): upload is ShownUpload => upload.state !== 'failed'

const isUnsafe = ({ state, isStored }: QueuedUpload) => isOpen(state) && !isStored
