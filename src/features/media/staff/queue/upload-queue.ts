import { isRefusal } from '#api/idempotent-calls.ts'
import { isUnanswered, statusOf } from '#api/refusals.ts'
import { listeners } from '#kit/observable.ts'
import { fail, type Result } from '#kit/result.ts'
import type { UploadedImage } from '../../image.contract.ts'
import { ORIGINAL_MAX_BYTES } from '../../limits.ts'
import { isDescribed } from '../library-view.ts'
import type { RefusedFile } from '../picked-files.ts'
import type { ShrinkProblem } from './shrink-picture.ts'
import { readProblem, toStoredProblem, type UploadProblem } from './stored-failure.ts'
import type { PictureSubject, WaitingFiles } from './waiting-files.ts'

/** Simultaneous preparations, and simultaneous transfers: connections are slow, and a phone has memory for two decoded photos. */
const MAX_CONCURRENT = 2
/** Pauses before further attempts, in seconds; the last one repeats. */
const PAUSES_S = [2, 5, 15, 30, 60]
/** Interval at which a tab checks whether another tab has sent a file or released its lock. */
const OTHER_TAB_MS = 3000

export type QueuedUpload = {
  id: string
  name: string
  state: 'preparing' | 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  /** Share of the file that was sent, 0 to 1. */
  share: number
  originalBytes: number
  maxBytes: number
  /** Name of the product that the picture is for. */
  subject: PictureSubject | undefined
  /** The prepared file; undefined before it is prepared and after it has arrived. */
  file: File | undefined
  sentBytes?: number
  /** False if the device has not stored the file: closing the page would lose it. */
  isStored: boolean
  image?: UploadedImage
  problem?: UploadProblem
  /** True if the upload failed on an earlier page or in another tab: `UploadStrip` lists it, but no toast reports it again. */
  isReported?: boolean
}

/** Reason why nothing is sent for the moment: no answer arrived, the server answered with an error, or the session has ended. */
export type UploadPause = 'connection' | 'server' | 'signIn'

export type QueueDependencies = {
  store: WaitingFiles
  prepare: (file: File, maxBytes: number) => Promise<Result<File, ShrinkProblem>>
  /** @param stop the transfer ends when its signal is aborted */
  send: (upload: { id: string; file: File }, onProgress: (share: number) => void, stop: AbortController) => Promise<UploadedImage>
  hold: (id: string) => Promise<(() => void) | undefined>
  makeId: () => string
  /** Calls back when the browser reports a connection again. */
  onConnection: (listener: () => void) => () => void
}

/**
 * Queue of the staff area's uploads: each file is prepared, stored on this device, sent with progress, and retried until the server has
 * stored or refused it; a server error is no refusal. An upload's id is also its Idempotency-Key, so that the server stores a file once.
 */
export function uploadQueue({ store, prepare, send, hold, makeId, onConnection }: QueueDependencies) {
  const { subscribe, tell } = listeners()
  const originals = new Map<string, File>()
  const holds = new Map<string, () => void>()
  const preparing = new Set<string>()
  const transfers = new Map<string, AbortController>()
  let uploads: readonly QueuedUpload[] = []
  let starts = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let otherTabTimer: ReturnType<typeof setTimeout> | undefined
  let pause: UploadPause | undefined

  const find = (id: string) => uploads.find((upload) => upload.id === id)
  const count = (state: QueuedUpload['state']) => uploads.filter((upload) => upload.state === state).length
  function put(next: readonly QueuedUpload[]): void {
    uploads = next
    tell()
  }
  const change = (id: string, part: Partial<QueuedUpload>) =>
    put(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  function pump(): void {
    while (count('preparing') > preparing.size && preparing.size < MAX_CONCURRENT) {
      const next = uploads.find(({ id, state }) => state === 'preparing' && !preparing.has(id))
      if (!next) break
      preparing.add(next.id)
      void prepareOne(next).finally(() => {
        preparing.delete(next.id)
        pump()
      })
    }
    while (starts > 0 && !pause && count('sending') < MAX_CONCURRENT) {
      const waiting = uploads.filter(({ state }) => state === 'waiting')
      // Files without a failed attempt come first, so that a file that the server cannot store does not delay them.
      const next = waiting.find(({ problem }) => !problem) ?? waiting[0]
      if (!next?.file) break
      change(next.id, { state: 'sending', share: 0 })
      void sendOne(next.id, next.file).finally(pump)
    }
  }
  async function prepareOne({ id, maxBytes, originalBytes, subject }: QueuedUpload): Promise<void> {
    const original = originals.get(id)
    originals.delete(id)
    if (!original) return
    // The file may be gone: a memory card that was taken out, a photo that was deleted in the gallery.
    const prepared = await prepare(original, maxBytes).catch(() => fail('unreadable' as const))
    if (!find(id)) return
    if (!prepared.ok) return failOne(id, { file: prepared.problem })
    const { value: file } = prepared
    holds.set(id, (await hold(id)) ?? (() => {}))
    const isStored = await store.keep({ id, file, originalBytes, maxBytes, subject, addedAt: new Date().toISOString() })
    if (find(id)) change(id, { state: 'waiting', file, sentBytes: file.size, isStored })
    else await forget(id)
  }

  async function sendOne(id: string, file: File): Promise<void> {
    const stop = new AbortController()
    transfers.set(id, stop)
    try {
      const image = await send({ id, file }, (share) => change(id, { share }), stop)
      failures = 0
      await forget(id, image)
      change(id, { state: image.wasKnown ? 'known' : 'done', share: 1, image, file: undefined })
    } catch (error) {
      if (!find(id)) return
      if (isRefusal(error)) {
        await forget(id)
        return failOne(id, { error })
      }
      change(id, { state: 'waiting', share: 0, problem: { error } })
      // The session has ended: wait for the next sign-in, or for the user to press "continue".
      if (statusOf(error) === 401) pause = 'signIn'
      else tryLater(isUnanswered(error) ? 'connection' : 'server')
      put([...uploads])
    } finally {
      transfers.delete(id)
    }
  }

  function tryLater(reason: UploadPause): void {
    pause = reason
    clearTimeout(timer)
    timer = setTimeout(goOn, (PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? 60) * 1000)
    failures += 1
  }
  function goOn(): void {
    clearTimeout(timer)
    pause = undefined
    put([...uploads])
    pump()
  }

  async function failOne(id: string, problem: UploadProblem): Promise<void> {
    change(id, { state: 'failed', problem })
    const failed = find(id)
    if (failed) await keepFailed(failed, problem)
  }

  const keepFailed = ({ id, name, originalBytes, maxBytes }: QueuedUpload, problem: UploadProblem) =>
    store.keepFailed({ id, name, originalBytes, maxBytes, problem: toStoredProblem(problem) })

  async function forget(id: string, image?: UploadedImage): Promise<void> {
    const { name = '', subject } = find(id) ?? {}
    const undescribed = image && !isDescribed(image) ? { undescribed: { id, name, subject, image } } : {}
    await store.settle(id, image && { url: image.url, ...undescribed }, new Date())
    holds.get(id)?.()
    holds.delete(id)
  }

  /** Takes over stored uploads of earlier pages. It takes over the uploads of another open tab when that tab is closed. */
  async function readStored(): Promise<void> {
    const failed = (await store.listFailed()).filter(({ id }) => !find(id))
    const state = { state: 'failed', share: 0, subject: undefined, file: undefined, isStored: false, isReported: true } as const
    if (failed.length > 0) put([...uploads, ...failed.map((one) => ({ ...one, ...state, problem: readProblem(one.problem) }))])
    let hasOtherTab = false
    for (const { id, file, originalBytes, maxBytes, subject } of await store.list()) {
      if (find(id)) continue
      const release = await hold(id)
      if (!release) {
        hasOtherTab = true
        continue
      }
      // Another tab may have sent it before releasing the lock.
      if (find(id) || !(await store.isWaiting(id))) {
        release()
        continue
      }
      holds.set(id, release)
      const upload = { id, name: file.name, state: 'waiting', share: 0, originalBytes, maxBytes, subject, file, isStored: true } as const
      put([...uploads, { ...upload, sentBytes: file.size }])
    }
    clearTimeout(otherTabTimer)
    if (hasOtherTab && starts > 0) otherTabTimer = setTimeout(() => void readStored(), OTHER_TAB_MS)
    pump()
  }

  return {
    subscribe,
    get: () => uploads,
    first: [] as readonly QueuedUpload[],
    /** Reason why sending waits for the next attempt or for a sign-in; undefined while it goes on. */
    pause: () => pause,
    /** @returns an id for each file, in their order */
    add(files: readonly File[], maxBytes: number, subject?: PictureSubject): string[] {
      const added = files.map((file) => {
        const id = makeId()
        originals.set(id, file)
        const sizes = { originalBytes: file.size, maxBytes, subject }
        return { id, name: file.name, state: 'preparing', share: 0, ...sizes, file: undefined, isStored: false } as const
      })
      put([...uploads, ...added])
      pump()
      return added.map(({ id }) => id)
    },
    /** Lists files as failed without sending them, until the user dismisses them. */
    refuse(files: readonly RefusedFile[]): void {
      const refused = files.map(({ file: { name, size }, problem }) => {
        const sizes = { originalBytes: size, maxBytes: ORIGINAL_MAX_BYTES, subject: undefined }
        return {
          id: makeId(),
          name,
          state: 'failed',
          share: 0,
          ...sizes,
          file: undefined,
          isStored: false,
          problem: { file: problem },
        } as const
      })
      if (refused.length > 0) put([...uploads, ...refused])
      for (const one of refused) void keepFailed(one, one.problem)
    },
    /** Pictures uploaded from this device that have no description, until the user has decided about it. */
    listUndescribed: store.listUndescribed,
    forgetUndescribed: store.forgetUndescribed,
    /** Retries waiting uploads at once. */
    goOn,
    /** Cancels open uploads, and removes failed ones. A file that was just sent may arrive nevertheless. */
    async cancel(ids: readonly string[]): Promise<void> {
      put(uploads.filter(({ id }) => !ids.includes(id)))
      for (const id of ids) {
        originals.delete(id)
        transfers.get(id)?.abort()
        await forget(id)
      }
    },
    /** Starts sending. Returns a function that stops it, to be called when the user signs out. */
    start(): () => void {
      starts += 1
      if (pause === 'signIn') pause = undefined
      const unsubscribe = onConnection(goOn)
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
      if (!find(id)) await readStored()
      for (;;) {
        const upload = find(id)
        if (upload?.image) return upload.image.url
        if (upload?.state === 'failed') return undefined
        if (!upload) {
          const url = await store.findArrived(id)
          if (url || !(await store.isWaiting(id))) return url
        }
        await nextChange(upload ? undefined : OTHER_TAB_MS)
      }
    },
  }

  function nextChange(atMostMs: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        unsubscribe()
        clearTimeout(limit)
        resolve()
      }
      const unsubscribe = subscribe(done)
      const limit = atMostMs === undefined ? undefined : setTimeout(done, atMostMs)
    })
  }
}

export type UploadQueue = ReturnType<typeof uploadQueue>
