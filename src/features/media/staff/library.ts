import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import type { StaffText } from '#i18n/staff.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { fetchImage, listImages, uploadImages } from '../calls.ts'
import type { Image, LibraryImage } from '../image.contract.ts'
import { FILES_MAX, PICKER_MAX_BYTES } from '../limits.ts'
import { type FileProblem, sortPicked } from './picked-files.ts'

const MEGABYTE = 1024 * 1024

export const libraryQuery = (api: Api) => queryOptions({ queryKey: [listImages.path], queryFn: () => api.call(listImages) })

/** Ways to put pictures into the library. */
export function useLibraryDoors(api: Api) {
  const t = useStaffText()
  const client = useQueryClient()
  const upload = useMutation({
    /** Each file travels alone: one that is refused takes no other with it, and a broken line costs one file. */
    mutationFn: async ({ files, onProgress }: { files: readonly File[]; onProgress?: (done: number, total: number) => void }) => {
      const { taken, refused } = sortPicked(files)
      const complaints = refused.map(({ file, problem }) => complaint(problem, file.name, t))
      const images: Image[] = []
      for (const [index, file] of taken.entries()) {
        onProgress?.(index, taken.length)
        const body = new FormData()
        body.append('images', file)
        try {
          images.push(...(await api.call(uploadImages, { body })))
        } catch (error) {
          complaints.push(refusal(error, file.name, t))
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

/** The library with what was just taken in at its head. */
export function withAdded(known: readonly LibraryImage[], added: readonly Image[]): LibraryImage[] {
  const isAdded = (id: number) => added.some((image) => image.id === id)
  const usedIn = (id: number) => known.find((image) => image.id === id)?.usedIn ?? []
  return [...added.map((image) => ({ ...image, usedIn: usedIn(image.id) })), ...known.filter(({ id }) => !isAdded(id))]
}

type Complaint = { title: string; text: string }

function complaint(problem: FileProblem, name: string, t: StaffText): Complaint {
  if (problem === 'invalid') return { title: t('picker.invalid'), text: t('picker.invalidText', { name }) }
  if (problem === 'too-many') return { title: t('picker.uploadFailed'), text: t('picker.tooMany', { count: FILES_MAX }) }
  return { title: t('picker.tooLarge'), text: t('picker.tooLargeText', { name, megabytes: PICKER_MAX_BYTES / MEGABYTE }) }
}

function refusal(error: unknown, name: string, t: StaffText): Complaint {
  if (!(error instanceof CallError)) return { title: t('picker.uploadFailed'), text: name }
  if (error.status === NO_CONNECTION) return { title: t('picker.uploadFailed'), text: t('picker.offline') }
  if (error.status === 413) return { title: t('picker.tooLarge'), text: error.body?.error ?? complaint('too-large', name, t).text }
  if (error.status === 400 || error.status === 415)
    return { title: t('picker.invalid'), text: error.body?.error ?? complaint('invalid', name, t).text }
  return { title: t('picker.uploadFailed'), text: error.body?.error ?? name }
}

/** One message for each kind of problem, however many files have it: the first two named, the rest counted. */
function tellComplaints(complaints: readonly Complaint[], t: StaffText): void {
  for (const [title, same] of Map.groupBy(complaints, (one) => one.title)) {
    const texts = [...new Set(same.map(({ text }) => text))]
    const named = texts.slice(0, 2).join(' ')
    showToast({ kind: 'problem', title, text: texts.length > 2 ? t('check.more', { messages: named, more: texts.length - 2 }) : named })
  }
}
