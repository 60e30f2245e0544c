import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useObservable } from '#ui/use-observable.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { undescribed } from './use-upload-outcomes.ts'

/** Asks once for the descriptions of pictures that have arrived: all of them in one dialog, now or later. */
export function DescribeNew({ api }: { api: Api }) {
  const t = useStaffText()
  const uploads = useObservable(undescribed)
  const [isOpen, setOpen] = useState(false)
  if (uploads.length === 0) return null
  const finish = () => {
    setOpen(false)
    undescribed.set([])
  }
  return (
    <div className="wrap row py-2">
      <p role="status">{t('photos.new', { count: uploads.length })}</p>
      <button className="btn" type="button" onClick={() => setOpen(true)}>
        {t('photos.describe')}
      </button>
      <button className="btn btn-quiet" type="button" onClick={finish}>
        {t('photos.later')}
      </button>
      {isOpen ? <DescribeDialog api={api} uploads={uploads} onClose={finish} /> : null}
    </div>
  )
}
