import { fail, type Result } from '#kit/result.ts'
import { ORIGINAL_MAX_BYTES } from '../../limits.ts'
import type { RefusedFile } from '../picked-files.ts'
import type { ShrinkProblem } from './shrink-picture.ts'
import { createStoredUploads, type HoldUpload } from './stored-uploads.ts'
import { createUploadList, type QueuedUpload, type UploadList, withoutFile } from './upload-list.ts'
import { createTransfers, MAX_CONCURRENT, type SendUpload, type UploadWork } from './upload-transfers.ts'
import type { PictureSubject, WaitingFiles } from './waiting-files.ts'

/** Interval at which a tab checks whether another tab has sent a file or released its lock. */
const OTHER_TAB_MS = 3000

export type QueueDependencies = {
  store: WaitingFiles
  prepare: (file: File, maxBytes: number) => Promise<Result<File, ShrinkProblem>>
  send: SendUpload
  hold: HoldUpload
  makeId: () => string
  /** Calls back when the browser reports a connection again. */
  onConnection: (listener: () => void) => () => void
}

/**
 * Queue of the staff area's uploads: each file is prepared, stored on this device, sent with progress, and retried until the server has
 * stored or refused it; a server error is no refusal. An upload's id is also its Idempotency-Key, so that the server stores a file once.
 */
export function uploadQueue({ store, prepare, send, hold, makeId, onConnection }: QueueDependencies) {
  const list = createUploadList()
  const stored = createStoredUploads(list, store, hold)
  const queue = { list, stored, pump }
  const preparations = createPreparations(queue, prepare)
  const transfers = createTransfers(queue, send)
  let starts = 0
  let otherTabTimer: ReturnType<typeof setTimeout> | undefined

  function pump(): void {
    preparations.pump()
    if (starts > 0) transfers.pump()
  }

  async function readStored(): Promise<void> {
    const hasOtherTab = await stored.takeOver()
    clearTimeout(otherTabTimer)
    if (hasOtherTab && starts > 0) otherTabTimer = setTimeout(() => void readStored(), OTHER_TAB_MS)
    pump()
  }

  return {
    subscribe: list.subscribe,
    get: list.get,
    first: list.first,
    /** Reason why sending waits for the next attempt or for a sign-in; undefined while it goes on. */
    pause: transfers.pause,
    /** @returns an id for each file, in their order */
    add(files: readonly File[], maxBytes: number, subject?: PictureSubject): string[] {
      const added = files.map((file) => {
        const id = makeId()
        preparations.add(id, file)
        return { ...withoutFile, id, name: file.name, state: 'preparing', originalBytes: file.size, maxBytes, subject } as const
      })
      list.add(added)
      pump()
      return added.map(({ id }) => id)
    },
    /** Lists files as failed without sending them, until the user dismisses them. */
    refuse(files: readonly RefusedFile[]): void {
      const refused = files.map(({ file: { name, size }, problem }) => {
        const sizes = { originalBytes: size, maxBytes: ORIGINAL_MAX_BYTES }
        return { ...withoutFile, ...sizes, id: makeId(), name, state: 'failed', problem: { file: problem } } as const
      })
      list.add(refused)
      for (const one of refused) void stored.keepFailed(one, one.problem)
    },
    /** Pictures uploaded from this device that have no description, until the user has decided about it. */
    listUndescribed: store.listUndescribed,
    forgetUndescribed: store.forgetUndescribed,
    /** Retries waiting uploads at once. */
    goOn: transfers.goOn,
    /** Cancels open uploads, and removes failed ones. A file that was just sent may arrive nevertheless. */
    async cancel(ids: readonly string[]): Promise<void> {
      list.remove(ids)
      for (const id of ids) {
        preparations.cancel(id)
        transfers.cancel(id)
        await stored.forget(id)
      }
    },
    /** Starts sending. Returns a function that stops it, to be called when the user signs out. */
    start(): () => void {
      starts += 1
      transfers.noteSignIn()
      const unsubscribe = onConnection(transfers.goOn)
      void readStored()
      return () => {
        starts -= 1
        clearTimeout(otherTabTimer)
        unsubscribe()
      }
    },
    /**
     * Waits for the outcome of an upload, also of one that an earlier page has added.
     *
     * @returns the picture's address; undefined if it failed, was cancelled, or is unknown on this device
     */
    async outcome(id: string): Promise<string | undefined> {
      if (!list.find(id)) await readStored()
      return waitForOutcome(id, list, store)
    },
  }
}

export type UploadQueue = ReturnType<typeof uploadQueue>

/** Prepares added files, MAX_CONCURRENT at a time. */
function createPreparations({ list, stored, pump: pumpAll }: UploadWork, prepare: QueueDependencies['prepare']) {
  const originals = new Map<string, File>()
  const running = new Set<string>()

  function pump(): void {
    while (list.count('preparing') > running.size && running.size < MAX_CONCURRENT) {
      const next = list.get().find(({ id, state }) => state === 'preparing' && !running.has(id))
      if (!next) break
      running.add(next.id)
      void prepareOne(next).finally(() => {
        running.delete(next.id)
        pumpAll()
      })
    }
  }

  async function prepareOne(upload: QueuedUpload): Promise<void> {
    const { id, maxBytes } = upload
    const original = originals.get(id)
    originals.delete(id)
    if (!original) return
    // The file may be gone: a memory card that was taken out, a photo that was deleted in the gallery.
    const prepared = await prepare(original, maxBytes).catch(() => fail('unreadable' as const))
    if (!list.find(id)) return
    if (!prepared.ok) return stored.fail(id, { file: prepared.problem })
    const { value: file } = prepared
    const isStored = await stored.keep(upload, file)
    if (list.find(id)) list.change(id, { state: 'waiting', file, sentBytes: file.size, isStored })
    else await stored.forget(id)
  }

  return { pump, add: (id: string, original: File) => originals.set(id, original), cancel: (id: string) => originals.delete(id) }
}

async function waitForOutcome(id: string, list: UploadList, store: WaitingFiles): Promise<string | undefined> {
  for (;;) {
    const upload = list.find(id)
    if (upload?.image) return upload.image.url
    if (upload?.state === 'failed') return undefined
    if (!upload) {
      const url = await store.findArrived(id)
      if (url || !(await store.isWaiting(id))) return url
    }
    await nextChange(list, upload ? undefined : OTHER_TAB_MS)
  }
}

function nextChange(list: UploadList, atMostMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe()
      clearTimeout(limit)
      resolve()
    }
    const unsubscribe = list.subscribe(done)
    const limit = atMostMs === undefined ? undefined : setTimeout(done, atMostMs)
  })
}
