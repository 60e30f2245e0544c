import { Trash2 } from 'lucide-react'
import { Dialog } from '#ui/staff/dialog.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { LibraryImage } from '../image.contract.ts'
import { nameOfUse } from './used-in.tsx'

const MAX_NAMED = 8

type DeleteImagesProps = {
  images: readonly LibraryImage[]
  progress: { done: number; total: number } | undefined
  onDelete: () => void
  onClose: () => void
}

/** Dialog that asks before pictures are deleted, and lists the places that show them. */
export function DeleteImages({ images, progress, onDelete, onClose }: DeleteImagesProps) {
  const t = useStaffText()
  const used = images.filter(({ usedIn }) => usedIn.length > 0)
  return (
    <Dialog
      title={t('library.deleteTitle', { count: images.length })}
      onClose={onClose}
      footer={
        <div className="row justify-end">
          <button className="btn" type="button" data-autofocus="" disabled={progress !== undefined} onClick={onClose}>
            {t('staff.cancel')}
          </button>
          <button className="btn btn-red" type="button" disabled={progress !== undefined} onClick={onDelete}>
            {progress ? <span className="spin" /> : <Trash2 className="ic" aria-hidden="true" />}
            {progress ? t('library.deleting', progress) : t('library.deleteYes', { count: images.length })}
          </button>
        </div>
      }
    >
      <div className="stack">
        {images.length === 1 ? <p className="font-semibold">{images[0]?.filename}</p> : null}
        {used.length > 0 ? (
          <Note kind="warn" title={t('library.deleteUsed', { count: used.length })}>
            <ul>
              {used.slice(0, MAX_NAMED).map(({ id, filename, usedIn }) => (
                <li key={id}>
                  <b>{filename}</b>:{' '}
                  {usedIn
                    .slice(0, MAX_NAMED)
                    .map((use) => nameOfUse(use, t))
                    .join(', ')}
                </li>
              ))}
            </ul>
            {used.length > MAX_NAMED ? <p>{t('library.deleteUsedMore', { count: used.length - MAX_NAMED })}</p> : null}
            <p>{t('library.deleteUsedText')}</p>
          </Note>
        ) : (
          <p>{t('library.deleteUnused', { count: images.length })}</p>
        )}
        <p className="sm muted">{t('library.deleteTrash', { count: images.length })}</p>
      </div>
    </Dialog>
  )
}
