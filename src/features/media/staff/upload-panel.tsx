import { Check, CircleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useEffect } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { onWindow } from '#kit/observable.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { DropArea } from './drop-area.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** Area where pictures are dropped or chosen, with the progress of each file below. */
export function UploadPanel({ uploads: { uploads, add, retry }, limits }: { uploads: Uploads; limits: string }) {
  const t = useStaffText()
  useNoStrayDrop()

  return (
    <div>
      <DropArea onFiles={add} limits={limits} />
      {uploads.length > 0 ? (
        <ul className="mt-3" aria-label={t('library.uploads')}>
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} onRetry={() => retry(upload)} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function UploadLine({ upload: { file, state, share, complaint, canRetry }, onRetry }: { upload: Upload; onRetry: () => void }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const percent = Math.round(share * 100)
  if (state === 'failed')
    return (
      <li className="hb-bar">
        <p className="err">
          <CircleAlert className="ic" aria-hidden="true" />
          <span>
            <b>{file.name}</b>: {complaint?.title}. {complaint?.text} {complaint?.advice}
          </span>
        </p>
        {canRetry ? (
          <button className="btn" type="button" aria-label={t('library.retryNamed', { name: file.name })} onClick={onRetry}>
            {t('library.retry')}
          </button>
        ) : null}
      </li>
    )
  return (
    <li className="hb-bar">
      <span className="ell">{file.name}</span>
      {state === 'done' || state === 'known' ? (
        <span className="row nowrap gap-1 text-leaf">
          <Check className="ic" aria-hidden="true" />
          {t(state === 'done' ? 'library.uploadDone' : 'library.known')}
        </span>
      ) : (
        <span className="num muted">
          {state === 'waiting'
            ? t('library.uploadWaiting')
            : percent < 100
              ? `${formatNumber(percent, language)} %`
              : t('library.uploadChecking')}
        </span>
      )}
      {state === 'sending' || state === 'waiting' ? (
        <div
          className="prog"
          role="progressbar"
          aria-label={file.name}
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

/** Without this a file dropped outside the area would replace the page. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if ((event as DragEvent).dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    return onWindow(['dragover', 'drop'], stay)
  }, [])
}
