import { isRefusal } from '#api/idempotent-calls.ts'
import { statusOf } from '#api/refusals.ts'
import { listeners } from '#kit/observable.ts'
import { fail, type Result } from '#kit/result.ts'
import type { UploadedImage } from '../../image.contract.ts'
import { ORIGINAL_MAX_BYTES } from '../../limits.ts'
import { isDescribed } from '../library-view.ts'
import type { RefusedFile } from '../picked-files.ts'
import type { ShrinkProblem } from './shrink-picture.ts'
import { readProblem, storedProblem, type UploadProblem } from './stored-failure.ts'
import type { PictureSubject, WaitingFiles } from './waiting-files.ts'

/** More at once would slow each other down on staff's connections, and two decoded photos are all that a phone has memory for. */
const AT_ONCE = 2
/** Seconds before another attempt, while nothing arrives. */
const PAUSES_S = [2, 5, 15, 30, 60]
/** How often a tab checks whether another one has sent a file, or left it. */
const OTHER_TAB_MS = 3000

export type QueuedUpload = {
  id: string
  name: string
  state: 'preparing' | 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  /** Part that has left, from 0 to 1. */
  share: number
  originalBytes: number
  maxBytes: number
  /** Name of the product that the picture is for. */
  subject: PictureSubject | undefined
  /** The file to send, from when it is prepared until it has arrived. */
  file: File | undefined
  sentBytes?: number
  /** False where the device cannot store it: closing the page loses it. */
  isStored: boolean
  image?: UploadedImage
  problem?: UploadProblem
  /** True if it failed on an earlier page, which has reported it. */
  isReported?: boolean
}

export type QueueParts = {
  store: WaitingFiles
  prepare: (file: File, maxBytes: number) => Promise<Result<File, ShrinkProblem>>
  /** @param stop ends the transfer when it is aborted */
  send: (upload: { id: string; file: File }, onProgress: (share: number) => void, stop: AbortController) => Promise<UploadedImage>
  hold: (id: string) => Promise<(() => void) | undefined>
  makeId: () => string
  /** Calls back when the browser reports a connection again. */
  onConnection: (listener: () => void) => () => void
}

/**
 * Uploads of the staff area: each file is prepared, stored on this device, sent with progress, and tried again until the server
 * has answered. Its id is its Idempotency-Key, so that it arrives once.
 */
export function uploadQueue({ store, prepare, send, hold, makeId, onConnection }: QueueParts) {
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
  let isHeld = false

  const find = (id: string) => uploads.find((upload) => upload.id === id)
  const count = (state: QueuedUpload['state']) => uploads.filter((upload) => upload.state === state).length
  function put(next: readonly QueuedUpload[]): void {
    uploads = next
    tell()
  }
  const change = (id: string, part: Partial<QueuedUpload>) =>
    put(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  function pump(): void {
    while (count('preparing') > preparing.size && preparing.size < AT_ONCE) {
      const next = uploads.find(({ id, state }) => state === 'preparing' && !preparing.has(id))
      if (!next) break
      preparing.add(next.id)
      void prepareOne(next).finally(() => {
        preparing.delete(next.id)
        pump()
      })
    }
    while (starts > 0 && !timer && !isHeld && count('sending') < AT_ONCE) {
      const waiting = uploads.filter(({ state }) => state === 'waiting')
      // Others first, so that one that the server cannot take does not hold them up.
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
      // Somebody who is signed out decides when to go on.
      if (statusOf(error) === 401) isHeld = true
      else tryLater()
      put([...uploads])
    } finally {
      transfers.delete(id)
    }
  }

  function tryLater(): void {
    clearTimeout(timer)
    timer = setTimeout(goOn, (PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? 60) * 1000)
    failures += 1
  }
  function goOn(): void {
    clearTimeout(timer)
    timer = undefined
    isHeld = false
    put([...uploads])
    pump()
  }

  async function failOne(id: string, problem: UploadProblem): Promise<void> {
    change(id, { state: 'failed', problem })
    const failed = find(id)
    if (failed) await keepFailed(failed, problem)
  }

  const keepFailed = ({ id, name, originalBytes, maxBytes }: QueuedUpload, problem: UploadProblem) =>
    store.keepFailed({ id, name, originalBytes, maxBytes, problem: storedProblem(problem) })

  async function forget(id: string, image?: UploadedImage): Promise<void> {
    const { name = '', subject } = find(id) ?? {}
    const undescribed = image && !isDescribed(image) ? { undescribed: { id, name, subject, image } } : {}
    await store.settle(id, image && { url: image.url, ...undescribed }, new Date())
    holds.get(id)?.()
    holds.delete(id)
  }

  /** Takes over what an earlier page of this device has left; what another open tab has, once that tab is closed. */
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
      // Another tab may have sent it before it gave it up.
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
    /** True while nothing is sent until the connection returns, or somebody signs in. */
    isPaused: () => timer !== undefined || isHeld,
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
    /** Shows files that are not sent among the failed ones, until somebody has read why. */
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
    /** Pictures of this device that arrived without a description, until somebody has decided about it. */
    listUndescribed: store.listUndescribed,
    forgetUndescribed: store.forgetUndescribed,
    /** Sends at once what waits for the connection. */
    goOn,
    /** Gives up uploads that have not arrived, and removes failed ones. One that has just been sent may arrive nevertheless. */
    async cancel(ids: readonly string[]): Promise<void> {
      put(uploads.filter(({ id }) => !ids.includes(id)))
      for (const id of ids) {
        originals.delete(id)
        transfers.get(id)?.abort()
        await forget(id)
      }
    },
    /** Sends while it is started; call the answer when nobody is signed in any more. */
    start(): () => void {
      starts += 1
      isHeld = false
      const deaf = onConnection(goOn)
      void readStored()
      return () => {
        starts -= 1
        clearTimeout(otherTabTimer)
        deaf()
      }
    },
    /**
     * The outcome of an upload, also of one that an earlier page has added.
     *
     * @returns the picture's address; undefined if it failed, was given up, or is not known on this device
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
        deaf()
        clearTimeout(limit)
        resolve()
      }
      const deaf = subscribe(done)
      const limit = atMostMs === undefined ? undefined : setTimeout(done, atMostMs)
    })
  }
}

export type UploadQueue = ReturnType<typeof uploadQueue>
