import type { UploadedImage } from '../../image.contract.ts'
import { isDescribed } from '../library-view.ts'
import { readProblem, toStoredProblem, type UploadProblem } from './stored-failure.ts'
import { type QueuedUpload, type UploadList, withoutFile } from './upload-list.ts'
import type { WaitingFiles } from './waiting-files.ts'

/** Locks an upload for this tab. Returns the function that releases it; undefined if another tab has it. */
export type HoldUpload = (id: string) => Promise<(() => void) | undefined>

export type StoredUploads = ReturnType<typeof createStoredUploads>

/** The uploads of the list as this device stores them, and the locks that reserve them for this tab. */
export function createStoredUploads(list: UploadList, store: WaitingFiles, hold: HoldUpload) {
  const holds = new Map<string, () => void>()

  const keepFailed = ({ id, name, originalBytes, maxBytes }: QueuedUpload, problem: UploadProblem) =>
    store.keepFailed({ id, name, originalBytes, maxBytes, problem: toStoredProblem(problem) })

  return {
    /** @returns false if the device cannot store the file */
    async keep({ id, originalBytes, maxBytes, subject }: QueuedUpload, file: File): Promise<boolean> {
      holds.set(id, (await hold(id)) ?? (() => {}))
      return store.keep({ id, file, originalBytes, maxBytes, subject, addedAt: new Date().toISOString() })
    },
    keepFailed,
    async fail(id: string, problem: UploadProblem): Promise<void> {
      list.change(id, { state: 'failed', problem })
      const failed = list.find(id)
      if (failed) await keepFailed(failed, problem)
    },
    /** @param image the picture, if the server has stored it */
    async forget(id: string, image?: UploadedImage): Promise<void> {
      const { name = '', subject } = list.find(id) ?? {}
      const undescribed = image && !isDescribed(image) ? { undescribed: { id, name, subject, image } } : {}
      await store.settle(id, image && { url: image.url, ...undescribed }, new Date())
      holds.get(id)?.()
      holds.delete(id)
    },
    /**
     * Adds stored uploads of earlier pages to the list.
     *
     * @returns true if another open tab has uploads, which are taken over when that tab is closed
     */
    async takeOver(): Promise<boolean> {
      const failed = (await store.listFailed()).filter(({ id }) => !list.find(id))
      const state = { ...withoutFile, state: 'failed', isReported: true } as const
      list.add(failed.map((one) => ({ ...one, ...state, problem: readProblem(one.problem) })))
      let hasOtherTab = false
      for (const { id, file, originalBytes, maxBytes, subject } of await store.list()) {
        if (list.find(id)) continue
        const release = await hold(id)
        if (!release) {
          hasOtherTab = true
          continue
        }
        // Another tab may have sent it before releasing the lock.
        if (list.find(id) || !(await store.isWaiting(id))) {
          release()
          continue
        }
        holds.set(id, release)
        const sizes = { originalBytes, maxBytes, sentBytes: file.size }
        list.add([{ id, name: file.name, state: 'waiting', share: 0, ...sizes, subject, file, isStored: true }])
      }
      return hasOtherTab
    },
  }
}
