import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '#api/client.ts'
import { observable } from '#kit/observable.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { listImages } from '../../calls.ts'
import { libraryQuery, withAdded } from '../library.ts'
import { isDescribed } from '../library-view.ts'
import { queuedUploadMessage, showProblemKinds } from '../upload-problems.ts'
import { isOpen } from '../use-uploads.ts'
import type { QueuedUpload } from './upload-list.ts'
import type { UndescribedPicture } from './waiting-files.ts'

/** Uploaded pictures without a description, also of an earlier page, until `DescribeNew` has offered to describe them. */
export const undescribedPictures = observable<readonly UndescribedPicture[]>([])

/**
 * Ids of uploads that are in the library's list, and that were reported. They are kept outside `UploadStrip`, which unmounts at a
 * sign-out.
 */
const [listed, reported] = [new Set<string>(), new Set<string>()]

/** Adds finished uploads to the library's list, and reports all outcomes once no upload is open. */
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
    if (arrived.length > 0) undescribedPictures.set([...undescribedPictures.get(), ...arrived])
    if (added > 0) showToast({ kind: 'done', title: t('picker.uploaded', { count: added }) })
    if (known > 0) showToast({ kind: 'done', title: t('library.known'), text: t('library.knownText', { count: known }) })
    const messages = fresh
      .filter(({ state, isReported }) => state === 'failed' && !isReported)
      .flatMap((upload) => queuedUploadMessage(upload, t) ?? [])
    showProblemKinds(messages, t)
  }, [uploads, api, client, t])
}
