import { observable } from '#kit/observable.ts'
import type { UploadedImage } from '../../image.contract.ts'
import type { UploadProblem } from './stored-failure.ts'
import type { PictureSubject } from './waiting-files.ts'

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

/** Fields of an upload without a file. */
export const withoutFile = { share: 0, subject: undefined, file: undefined, isStored: false } as const

export type UploadList = ReturnType<typeof createUploadList>

/** The uploads of this page, each in its present state. */
export function createUploadList() {
  const { get, set, subscribe, first } = observable<readonly QueuedUpload[]>([])
  return {
    get,
    subscribe,
    first,
    find: (id: string) => get().find((upload) => upload.id === id),
    count: (state: QueuedUpload['state']) => get().filter((upload) => upload.state === state).length,
    add(more: readonly QueuedUpload[]): void {
      if (more.length > 0) set([...get(), ...more])
    },
    change: (id: string, part: Partial<QueuedUpload>) => set(get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload))),
    remove: (ids: readonly string[]) => set(get().filter(({ id }) => !ids.includes(id))),
    /** Notifies the listeners of a change outside the list. */
    tell: () => set([...get()]),
  }
}
