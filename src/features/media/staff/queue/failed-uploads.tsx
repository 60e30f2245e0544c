import { CircleAlert } from 'lucide-react'
import { useStaffText } from '#ui/staff/text.ts'
import { queuedUploadMessage } from '../upload-problems.ts'
import type { QueuedUpload } from './upload-list.ts'

type FailedUploadsProps = { uploads: readonly QueuedUpload[]; onDismiss: () => void }

/** Files that were not uploaded, each with reason and advice, until the user dismisses them. */
export function FailedUploads({ uploads, onDismiss }: FailedUploadsProps) {
  const t = useStaffText()
  if (uploads.length === 0) return null
  return (
    <section className="border-b border-line bg-sand" aria-labelledby="failed-uploads">
      <div className="wrap stack py-2 [--gap:.4rem]">
        <h2 className="text-base" id="failed-uploads">
          {t('photos.failed')}
        </h2>
        <ul>
          {uploads.map((upload) => {
            const { title, text, advice } = queuedUploadMessage(upload, t) ?? {}
            return (
              <li className="err py-1" key={upload.id}>
                <CircleAlert className="ic" aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">
                  <b>{upload.name}</b>: {title}. {text}
                  {advice ? <span className="block font-normal text-ink">{advice}</span> : null}
                </span>
              </li>
            )
          })}
        </ul>
        <button className="btn self-start" type="button" onClick={onDismiss}>
          {t('photos.dismiss')}
        </button>
      </div>
    </section>
  )
}
