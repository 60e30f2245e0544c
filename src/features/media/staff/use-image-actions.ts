import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { changeImage, deleteImage, getImage, getOriginalImage, listImages } from '../calls.ts'
import type { Image, ImageChange, LibraryImage } from '../image.contract.ts'
import { libraryQuery } from './library.ts'

/** What staff do with pictures of the library: delete, describe, download. */
export function useImageActions(api: Api) {
  const t = useStaffText()
  const client = useQueryClient()
  const [deletion, setDeletion] = useState<{ done: number; total: number }>()

  const forget = (id: number) => client.setQueryData(libraryQuery(api).queryKey, (images) => images?.filter((image) => image.id !== id))

  function wordsOf(error: unknown): string {
    if (error instanceof CallError && error.status === NO_CONNECTION) return t('picker.offline')
    return (error instanceof CallError ? error.body?.error : undefined) ?? t('error.serverText')
  }

  return {
    /** How far a deletion of several has come. */
    deletion,
    /**
     * Deletes pictures one by one. What seemed unused and is shown by now stays: nobody has been warned of it.
     *
     * @returns those that are still there
     */
    async remove(images: readonly LibraryImage[]): Promise<LibraryImage[]> {
      const failed: LibraryImage[] = []
      const reasons = new Set<string>()
      for (const [index, image] of images.entries()) {
        setDeletion({ done: index, total: images.length })
        const query = image.usedIn.length === 0 ? { unused: 'true' as const } : {}
        try {
          await api.call(deleteImage, { params: { id: image.id }, query })
          forget(image.id)
        } catch (error) {
          // Gone already is what was wanted.
          if (error instanceof CallError && error.status === 404) forget(image.id)
          else {
            failed.push(image)
            reasons.add(wordsOf(error))
          }
        }
      }
      setDeletion(undefined)
      void client.invalidateQueries({ queryKey: [listImages.path] })
      const count = images.length - failed.length
      if (count > 0)
        showToast({ kind: 'done', title: t('library.deleted', { count }), link: { to: '/admin/trash', label: t('library.toTrash') } })
      if (failed.length > 0)
        showToast({ kind: 'problem', title: t('library.deleteFailed', { count: failed.length }), text: [...reasons].slice(0, 2).join(' ') })
      return failed
    },
    /** Changes the texts of a picture, and shows them everywhere. @throws as the call does */
    async describe(id: number, texts: ImageChange): Promise<Image> {
      const saved = await api.call(changeImage, { params: { id }, body: texts })
      client.setQueryData(libraryQuery(api).queryKey, (images) =>
        images?.map((image) => (image.id === id ? { ...image, ...saved } : image)),
      )
      return saved
    },
    wordsOf,
    async download({ id, filename }: LibraryImage): Promise<void> {
      try {
        // A download cannot ask anybody to sign in again; this call can.
        await api.call(getImage, { params: { id } })
      } catch (error) {
        showToast({ kind: 'problem', title: t('library.downloadFailed'), text: wordsOf(error) })
        return
      }
      const link = document.createElement('a')
      link.href = getOriginalImage.path.replace(':id', String(id))
      link.download = filename
      link.click()
    },
  }
}

export type ImageActions = ReturnType<typeof useImageActions>
