import { useStaffText } from '#ui/staff/text.ts'
import { ORIGINAL_MAX_BYTES, PICKER_MAX_BYTES } from '../limits.ts'

const MEGABYTE = 1024 * 1024

/** Accepted files, and advice on shrinking a photo; shown before a file is chosen. */
export function UploadHelp({ limits }: { limits: string }) {
  const t = useStaffText()
  return (
    <div className="sm muted">
      <p>{limits}</p>
      <p className="mt-1">{t('photos.help', { megabytes: ORIGINAL_MAX_BYTES / MEGABYTE })}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t('picker.shrinkTitle')}</summary>
        <p>{t('picker.shrink')}</p>
        <p className="mt-1.5">{t('picker.iphone')}</p>
      </details>
    </div>
  )
}

/** Limits of an upload, beside the button of a form's single picture. */
export function FormUploadHelp() {
  return <UploadHelp limits={useStaffText()('picker.limits', { megabytes: PICKER_MAX_BYTES / MEGABYTE })} />
}
