import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useEffect } from 'react'
import { formatFileSize, formatNumber } from '#i18n/format.ts'
import { onWindow } from '#kit/observable.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { DropArea } from './drop-area.tsx'
import { isOpen, type ShownUpload, type Uploads } from './use-uploads.ts'

type UploadPanelProps = {
  uploads: Uploads
  /** Recommended format, in words. */
  shape?: string
}

/** Area where pictures are dropped or chosen, with the progress of each file below. */
export function UploadPanel({ uploads: { uploads, pause, add, retry }, shape }: UploadPanelProps) {
  const t = useStaffText()
  useNoStrayDrop()

  return (
    <div>
      <DropArea onFiles={add} shape={shape} />
      {uploads.length > 0 ? (
        <ul className="mt-3" aria-label={t('library.uploads')}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} pause={pause} onRetry={retry} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type UploadLineProps = { upload: ShownUpload; pause: Uploads['pause']; onRetry: () => void }

function UploadLine({ upload, pause, onRetry }: UploadLineProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { name, state, share, sentBytes = 0, originalBytes } = upload
  const percent = Math.round(share * 100)
  const isShrunk = sentBytes > 0 && sentBytes < originalBytes
  const sizes = { from: formatFileSize(originalBytes, language), to: formatFileSize(sentBytes, language) }
  const words = {
    preparing: t('photos.preparing'),
    waiting: t(pause ? `photos.paused.${pause}` : 'library.uploadWaiting'),
    sending: percent < 100 ? `${formatNumber(percent, language)} %` : t('library.uploadChecking'),
    done: t('library.uploadDone'),
    known: t('library.known'),
  }
  return (
    <li className="hb-bar">
      <span className="file-name">{name}</span>
      {isShrunk ? <span className="num muted sm">{t('photos.sizes', sizes)}</span> : null}
      {state === 'done' || state === 'known' ? (
        <span className="row nowrap gap-1 text-leaf">
          <Check className="ic" aria-hidden="true" />
          {words[state]}
        </span>
      ) : (
        <span className="num muted">{words[state]}</span>
      )}
      {state === 'waiting' && pause ? (
        <button className="btn" type="button" aria-label={t('library.retryNamed', { name })} onClick={onRetry}>
          {t('library.retry')}
        </button>
      ) : null}
      {isOpen(state) ? (
        <div
          className="prog"
          role="progressbar"
          aria-label={name}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          style={{ '--w': `${percent}%` } as CSSProperties}
        >
          <i />
        </div>
      ) : null}
    </li>
  )
}

/** Keeps a file that is dropped outside the area from replacing the page. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if ((event as DragEvent).dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    return onWindow(['dragover', 'drop'], stay)
  }, [])
}
