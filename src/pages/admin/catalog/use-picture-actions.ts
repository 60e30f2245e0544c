import { createElement, Fragment, type ReactNode, useMemo, useState } from 'react'
import type { PictureActions } from '#features/catalog/staff/entity-form/form-context.ts'
import { useLibraryActions } from '#features/media/staff/library.ts'
import { UploadUnderWay } from '#features/media/staff/queue/upload-under-way.tsx'
import { savedViews, thumbnailUrl } from '#features/media/staff/small-picture.ts'
import { UploadHelp } from '#features/media/staff/upload-help.tsx'
import { useImagePicker } from '#features/media/staff/use-image-picker.tsx'
import { PictureDetails } from '#features/media/staff/view/picture-details.tsx'
import { useObservable } from '#ui/use-observable.ts'
import { useStaffApi } from '../frame/staff-api.ts'

/** Actions for the pictures of a form: choose from the media library, upload, adjust. Render `picker` beside the form. */
export function usePictureActions(): { pictures: PictureActions; picker: ReactNode } {
  const api = useStaffApi()
  const { choose, dialog } = useImagePicker(api)
  const { queue, outcome, hasFailed, fetchAddress } = useLibraryActions(api)
  const views = useObservable(savedViews)
  const [adjusted, setAdjusted] = useState<string>()
  const pictures = useMemo(
    (): PictureActions => ({
      uploadHelp: createElement(UploadHelp),
      choose,
      upload: (files, subject) => queue(files, subject).map(waitingAddress),
      isWaiting: (address) => uploadIdOf(address) !== undefined,
      outcome: (waiting) => outcome(uploadIdOf(waiting) ?? ''),
      hasFailed: (waiting) => hasFailed(uploadIdOf(waiting) ?? ''),
      underWay: (waiting) => createElement(UploadUnderWay, { api, id: uploadIdOf(waiting) ?? '' }),
      fetchAddress: async (url) => (await fetchAddress(url)).url,
      adjust: setAdjusted,
      small: (url, width) => thumbnailUrl(url, width, views),
    }),
    [api, choose, queue, outcome, hasFailed, fetchAddress, views],
  )
  const details = adjusted ? createElement(PictureDetails, { api, url: adjusted, onClose: () => setAdjusted(undefined) }) : null
  return { pictures, picker: createElement(Fragment, null, dialog, details) }
}

const PREFIX = 'upload:'

/** Value of a form's picture field, also in drafts, for an upload that has not arrived yet. */
const waitingAddress = (id: string): string => PREFIX + id

/** Id of the upload in an address made by `waitingAddress`; undefined for any other address. */
const uploadIdOf = (address: string): string | undefined => (address.startsWith(PREFIX) ? address.slice(PREFIX.length) : undefined)
