import type { Api } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { newKey } from '#api/idempotent-calls.ts'
import { onWindow } from '#kit/observable.ts'
import { uploadImages } from '../../calls.ts'
import type { UploadedImage } from '../../image.contract.ts'
import { splitPickedFiles } from '../picked-files.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { type UploadQueue, uploadQueue } from './upload-queue.ts'
import { openWaitingFiles, type PictureSubject } from './waiting-files.ts'

/** Time without progress after which a transfer is aborted: the connection is lost, even if the browser does not notice. */
const STALLED_MS = 90_000

const queues = new WeakMap<Api, UploadQueue>()

/** The queue of this page's uploads; one per Api. */
export function getUploadQueue(api: Api): UploadQueue {
  const known = queues.get(api)
  if (known) return known
  const queue = uploadQueue({
    store: openWaitingFiles(),
    prepare: shrinkPicture,
    send: (upload, onProgress, stop) => sendFile(api, upload, onProgress, stop),
    hold: holdUpload,
    makeId: newKey,
    onConnection: (listener) => onWindow(['online'], listener),
  })
  queues.set(api, queue)
  return queue
}

/**
 * Adds usable files to the queue; the others are listed as failed.
 *
 * @returns ids of the uploads
 */
export function enqueue(queue: UploadQueue, files: readonly File[], maxBytes: number, subject?: PictureSubject): string[] {
  const { taken, refused } = splitPickedFiles(files)
  queue.refuse(refused)
  return queue.add(taken, maxBytes, subject)
}

type Upload = { id: string; file: File }

async function sendFile(
  api: Api,
  { id, file }: Upload,
  onProgress: (share: number) => void,
  stop: AbortController,
): Promise<UploadedImage> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(new CallError(NO_CONNECTION, 'stalled')), STALLED_MS)
  }
  watch()
  const body = new FormData()
  body.append('images', file)
  try {
    const [image] = await api.call(uploadImages, {
      body,
      headers: { 'idempotency-key': id },
      signal: stop.signal,
      onProgress: (share: number) => {
        watch()
        onProgress(share)
      },
    })
    if (!image) throw new CallError(NO_CONNECTION, 'no picture in the answer')
    return image
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Locks an upload for this tab (Web Locks), so that no other tab sends the same bytes. Resolves to a function that releases the
 * lock; closing the tab releases it too. Without locks (plain http) several tabs may send the file, and its Idempotency-Key makes
 * the server store it once.
 *
 * @returns undefined if another tab has the lock
 */
function holdUpload(id: string): Promise<(() => void) | undefined> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    const request = locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    })
    // Some private windows refuse locks.
    request.catch(() => resolve(() => {}))
  })
}
