import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { fetchImage, listImages, uploadImages } from '../calls.ts'
import type { Image, LibraryImage } from '../image.contract.ts'
import { pickerLimits, sortPicked } from './picked-files.ts'
import { fileComplaint, tellComplaints, uploadComplaint } from './upload-problems.ts'

export const libraryQuery = (api: Api) => queryOptions({ queryKey: [listImages.path], queryFn: () => api.call(listImages) })

/** Ways to put pictures into the library. */
export function useLibraryActions(api: Api) {
  const t = useStaffText()
  const client = useQueryClient()
  const upload = useMutation({
    /** A request per file, so that a refused file or a lost connection costs one file only. */
    mutationFn: async ({ files, onProgress }: { files: readonly File[]; onProgress?: (done: number, total: number) => void }) => {
      const { taken, refused } = sortPicked(files)
      const complaints = refused.map(({ file, problem }) => fileComplaint(problem, file.name, pickerLimits, t))
      const images: Image[] = []
      for (const [index, file] of taken.entries()) {
        onProgress?.(index, taken.length)
        const body = new FormData()
        body.append('images', file)
        try {
          images.push(...(await api.call(uploadImages, { body })))
        } catch (error) {
          complaints.push(uploadComplaint(error, file.name, pickerLimits, t))
          if (error instanceof CallError && error.status === 401) break
        }
      }
      tellComplaints(complaints, t)
      return images
    },
    onSuccess: (images) => {
      if (images.length === 0) return
      client.setQueryData(libraryQuery(api).queryKey, (known) => known && withAdded(known, images))
      void client.invalidateQueries({ queryKey: [listImages.path] })
    },
  })
  return {
    upload: (files: readonly File[], onProgress?: (done: number, total: number) => void) =>
      upload.mutateAsync(onProgress ? { files, onProgress } : { files }),
    /** Fetches a picture of another site into the library. */
    fetchAddress: async (url: string): Promise<Image> => {
      const image = await api.call(fetchImage, { body: { url } })
      void client.invalidateQueries({ queryKey: [listImages.path] })
      return image
    },
  }
}

/** The library with the new pictures at its head. */
export function withAdded(known: readonly LibraryImage[], added: readonly Image[]): LibraryImage[] {
  const isAdded = (id: number) => added.some((image) => image.id === id)
  const usedIn = (id: number) => known.find((image) => image.id === id)?.usedIn ?? []
  return [...added.map((image) => ({ ...image, usedIn: usedIn(image.id) })), ...known.filter(({ id }) => !isAdded(id))]
}
