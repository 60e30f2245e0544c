import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { fetchImage, listImages } from '../calls.ts'
import type { Image, LibraryImage } from '../image.contract.ts'
import { PICKER_MAX_BYTES } from '../limits.ts'
import { enqueue, getUploadQueue } from './queue/browser-queue.ts'
import type { PictureSubject } from './queue/waiting-files.ts'

export const libraryQuery = (api: Api) => queryOptions({ queryKey: [listImages.path], queryFn: () => api.call(listImages) })

/** Actions that add pictures to the library: queued uploads, and pictures of other sites. */
export function useLibraryActions(api: Api) {
  const client = useQueryClient()
  const uploads = getUploadQueue(api)

  return {
    /**
     * Adds files to the queue of uploads.
     *
     * @param subject name of the product on the pictures, from which their description is suggested
     * @returns ids of the uploads
     */
    queue: (files: readonly File[], subject?: PictureSubject): string[] => enqueue(uploads, files, PICKER_MAX_BYTES, subject),
    /** Waits for an upload; address of its picture, undefined if it failed or was cancelled. */
    outcome: uploads.outcome,
    /** True if an upload failed; `UploadStrip` then shows why. */
    hasFailed: (id: string): boolean => uploads.get().some((upload) => upload.id === id && upload.state === 'failed'),
    /** Fetches a picture of another site into the library. */
    fetchAddress: async (url: string): Promise<Image> => {
      const image = await api.call(fetchImage, { body: { url } })
      void client.invalidateQueries({ queryKey: [listImages.path] })
      return image
    },
  }
}

/** The library's list with new pictures at its beginning. */
export function withAdded(known: readonly LibraryImage[], added: readonly Image[]): LibraryImage[] {
  const isAdded = (id: number) => added.some((image) => image.id === id)
  const usedIn = (id: number) => known.find((image) => image.id === id)?.usedIn ?? []
  return [...added.map((image) => ({ ...image, usedIn: usedIn(image.id) })), ...known.filter(({ id }) => !isAdded(id))]
}
