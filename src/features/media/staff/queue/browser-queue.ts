import type { Api } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { newKey } from '#api/idempotent-calls.ts'
import { onWindow } from '#kit/observable.ts'
import { uploadImages } from '../../calls.ts'
import type { UploadedImage } from '../../image.contract.ts'
import { sortPicked } from '../picked-files.ts'
import { holdUpload } from './hold-upload.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { type UploadQueue, uploadQueue } from './upload-queue.ts'
import { type PictureSubject, waitingFiles } from './waiting-files.ts'

/** A line on which nothing moves for this long is gone, even where the browser does not notice. */
const STALLED_MS = 90_000

const queues = new WeakMap<Api, UploadQueue>()

/** The uploads of this page; one queue for each Api. */
export function uploadsOf(api: Api): UploadQueue {
  const known = queues.get(api)
  if (known) return known
  const queue = uploadQueue({
    store: waitingFiles(),
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
 * Adds the files that can be sent, and shows the others among the failed ones.
 *
 * @returns ids of the uploads
 */
export function enqueue(queue: UploadQueue, files: readonly File[], maxBytes: number, subject?: PictureSubject): string[] {
  const { taken, refused } = sortPicked(files)
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
