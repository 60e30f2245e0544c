import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '#api/client.ts'
import { observable } from '#kit/observable.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { listImages } from '../../calls.ts'
import { libraryQuery, withAdded } from '../library.ts'
import { isDescribed } from '../library-view.ts'
import { queueComplaint, tellComplaints, withoutAdvice } from '../upload-problems.ts'
import { isOpen } from '../use-uploads.ts'
import type { QueuedUpload } from './upload-queue.ts'
import type { UndescribedPicture } from './waiting-files.ts'

/** Pictures that arrived without a description, also on an earlier page; it is asked for once. */
export const undescribed = observable<readonly UndescribedPicture[]>([])

/** Uploads that the library's list has, and whose outcome was reported; they outlive the strip, which is gone while nobody is signed in. */
const [listed, reported] = [new Set<string>(), new Set<string>()]

/** Brings finished uploads into the library's list, and reports them once nothing is under way any more. */
export function useUploadOutcomes(api: Api, uploads: readonly QueuedUpload[]): void {
  const t = useStaffText()
  const client = useQueryClient()

  useEffect(() => {
    for (const { id, image } of uploads) {
      if (!image || listed.has(id)) continue
      listed.add(id)
      client.setQueryData(libraryQuery(api).queryKey, (known) => known && withAdded(known, [image]))
    }
    if (uploads.some(({ state }) => isOpen(state))) return
    const fresh = uploads.filter(({ id }) => !reported.has(id))
    for (const { id } of fresh) reported.add(id)
    const count = (state: QueuedUpload['state']) => fresh.filter((upload) => upload.state === state).length
    const [added, known] = [count('done'), count('known')]
    if (added + known > 0) void client.invalidateQueries({ queryKey: [listImages.path] })
    const arrived = fresh.flatMap(({ id, name, subject, image }) => (image && !isDescribed(image) ? [{ id, name, subject, image }] : []))
    if (arrived.length > 0) undescribed.set([...undescribed.get(), ...arrived])
    if (added > 0) showToast({ kind: 'done', title: t('picker.uploaded', { count: added }) })
    if (known > 0) showToast({ kind: 'done', title: t('library.known'), text: t('library.knownText', { count: known }) })
    const complaints = fresh
      .filter(({ state, isReported }) => state === 'failed' && !isReported)
      .flatMap((upload) => queueComplaint(upload, t) ?? [])
    tellComplaints(complaints.map(withoutAdvice), t)
  }, [uploads, api, client, t])
}
