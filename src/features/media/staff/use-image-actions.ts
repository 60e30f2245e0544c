import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { isUnanswered, messageOf, statusOf } from '#api/refusals.ts'
import { connectionTitle, unansweredWords } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { changeImage, deleteImage, getImage, getOriginalImage, listImages } from '../calls.ts'
import type { Image, ImageChange, LibraryImage } from '../image.contract.ts'
import { libraryQuery } from './library.ts'
import { noteSavedView } from './small-picture.ts'

/** Actions on pictures of the library: delete, describe, download. */
export function useImageActions(api: Api) {
  const t = useStaffText()
  const client = useQueryClient()
  const [deletion, setDeletion] = useState<{ done: number; total: number }>()

  const forget = (id: number) => client.setQueryData(libraryQuery(api).queryKey, (images) => images?.filter((image) => image.id !== id))

  /** Message for an error. @param unanswered text for a call without an answer, whose outcome is unknown */
  function wordsOf(error: unknown, unanswered: string): string {
    return isUnanswered(error) ? unanswered : (messageOf(error) ?? t('error.serverText'))
  }

  return {
    /** Progress of a running deletion; undefined if none runs. */
    deletion,
    /**
     * Deletes pictures one by one. A picture that the dialog showed as unused is not deleted if a page shows it by now, since the
     * dialog gave no warning.
     *
     * @returns the pictures that remain
     */
    async remove(images: readonly LibraryImage[]): Promise<LibraryImage[]> {
      const failed: LibraryImage[] = []
      const reasons = new Set<string>()
      const unanswered = unansweredWords(t)
      for (const [index, image] of images.entries()) {
        setDeletion({ done: index, total: images.length })
        const query = image.usedIn.length === 0 ? { unused: 'true' as const } : {}
        try {
          await api.call(deleteImage, { params: { id: image.id }, query })
          forget(image.id)
        } catch (error) {
          // A picture that is gone already counts as deleted.
          if (statusOf(error) === 404) forget(image.id)
          else {
            failed.push(image)
            reasons.add(wordsOf(error, unanswered.text))
          }
        }
      }
      setDeletion(undefined)
      void client.invalidateQueries({ queryKey: [listImages.path] })
      const count = images.length - failed.length
      if (count > 0)
        showToast({ kind: 'done', title: t('library.deleted', { count }), link: { to: '/admin/trash', label: t('library.toTrash') } })
      const isAllOpen = [...reasons].every((reason) => reason === unanswered.text)
      const refusal = { title: t('library.deleteFailed', { count: failed.length }), text: [...reasons].slice(0, 2).join(' ') }
      if (failed.length > 0) showToast({ kind: 'problem', ...(isAllOpen ? unanswered : refusal) })
      return failed
    },
    /**
     * Changes the texts or the view of a picture, and updates the library's list.
     *
     * @throws CallError
     */
    async describe(id: number, texts: ImageChange, key: string): Promise<Image> {
      const saved = await api.call(changeImage, { params: { id }, body: texts, headers: { 'idempotency-key': key } })
      client.setQueryData(libraryQuery(api).queryKey, (images) =>
        images?.map((image) => (image.id === id ? { ...image, ...saved } : image)),
      )
      noteSavedView(saved)
      return saved
    },
    wordsOf,
    async download({ id, filename }: LibraryImage): Promise<void> {
      try {
        // A download link cannot show the sign-in dialog; this call can.
        await api.call(getImage, { params: { id } })
      } catch (error) {
        showToast({ kind: 'problem', title: t('library.downloadFailed'), text: wordsOf(error, connectionTitle(t)) })
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
