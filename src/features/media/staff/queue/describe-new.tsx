import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#api/client.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useObservable } from '#ui/use-observable.ts'
import { libraryQuery } from '../library.ts'
import { isDescribed } from '../library-view.ts'
import { getUploadQueue } from './browser-queue.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { undescribedPictures } from './use-upload-outcomes.ts'
import type { UndescribedPicture } from './waiting-files.ts'

/**
 * Offers once to describe the pictures that were uploaded from this device, also by an earlier page: all in one dialog, now or
 * later.
 */
export function DescribeNew({ api }: { api: Api }) {
  const t = useStaffText()
  const queue = getUploadQueue(api)
  const arrived = useObservable(undescribedPictures)
  /** Pictures of the open dialog, which stay the same until it is closed. */
  const [asked, setAsked] = useState<typeof arrived>()

  useEffect(() => {
    const add = (stored: typeof arrived) => {
      const known = undescribedPictures.get()
      const others = stored.filter(({ id }) => known.every((one) => one.id !== id))
      if (others.length > 0) undescribedPictures.set([...others, ...known])
    }
    void queue.listUndescribed().then(add)
  }, [queue])

  // Somebody else may have described or deleted some of them.
  const { data: images } = useQuery({ ...libraryQuery(api), enabled: arrived.length > 0 })
  const isOpen = ({ image }: UndescribedPicture) => images?.some((one) => one.id === image.id && !isDescribed(one))
  const pictures = [...new Map(arrived.filter(isOpen).map((picture) => [picture.image.id, picture])).values()]
  const finish = () => {
    setAsked(undefined)
    void queue.forgetUndescribed(arrived.map(({ id }) => id))
    undescribedPictures.set([])
  }
  if (asked) return <DescribeDialog api={api} uploads={asked} onClose={finish} />
  if (pictures.length === 0) return null
  return (
    <div className="wrap row py-2">
      <p role="status">{t('photos.new', { count: pictures.length })}</p>
      <button className="btn" type="button" onClick={() => setAsked(pictures)}>
        {t('photos.describe')}
      </button>
      <button className="btn btn-quiet" type="button" onClick={finish}>
        {t('photos.later')}
      </button>
    </div>
  )
}
