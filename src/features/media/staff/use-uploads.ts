import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useObservable } from '#ui/use-observable.ts'
import { ORIGINAL_MAX_BYTES } from '../limits.ts'
import { type FileLimits, sortPicked } from './picked-files.ts'
import { uploadsOf } from './queue/browser-queue.ts'
import type { QueuedUpload } from './queue/upload-queue.ts'
import { type Complaint, fileComplaint, tellComplaints, withoutAdvice } from './upload-problems.ts'

/** A file that was refused before it was sent. */
export type RefusedFile = { name: string; complaint: Complaint }

/**
 * Uploads of one place, such as the library: the files that were chosen there, in the page's queue. Messages about their outcome
 * come from `UploadStrip`.
 *
 * @param onAdded called with the address of every picture that arrived, also of one that was in the library before
 */
export function useUploads(api: Api, limits: FileLimits, onAdded?: (url: string) => void) {
  const t = useStaffText()
  const queue = uploadsOf(api)
  const all = useObservable(queue)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const uploads = all.filter(({ id }) => ids.has(id))

  return {
    uploads,
    refused,
    isPaused: queue.isPaused(),
    /** True while closing the page loses a file. */
    isUnsafe: uploads.some(isUnsafe),
    /** Sends at once what waits for the connection. */
    retry: queue.goOn,
    add(files: readonly File[]): void {
      const picked = sortPicked(files, limits)
      const complaints = picked.refused.map(({ file: { name }, problem }) => ({
        name,
        complaint: fileComplaint(problem, name, { ...limits, maxBytes: ORIGINAL_MAX_BYTES }, t),
      }))
      setRefused(complaints)
      tellComplaints(
        complaints.map(({ complaint }) => withoutAdvice(complaint)),
        t,
      )
      const added = queue.add(picked.taken, limits.maxBytes)
      // Finished uploads leave the list when new ones come.
      setIds(new Set([...uploads.filter(({ state }) => isOpen(state)).map(({ id }) => id), ...added]))
      for (const id of added) void queue.outcome(id).then((url) => url && onAdded?.(url))
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

export const isOpen = (state: QueuedUpload['state']) => state === 'preparing' || state === 'waiting' || state === 'sending'

const isUnsafe = ({ state, isStored }: QueuedUpload) => isOpen(state) && !isStored
