import { useStaffText } from '#ui/staff/text.ts'
import { ORIGINAL_MAX_BYTES, PICKER_MAX_BYTES } from '../limits.ts'

const MEGABYTE = 1024 * 1024

/**
 * Shows limits of files and advice on shrinking a photo, before a file is chosen.
 *
 * @param maxBytes maximum size of files that the browser cannot shrink
 * @param shape recommended format, in words
 */
export function UploadHelp({ maxBytes, shape }: { maxBytes: number; shape?: string | undefined }) {
  const t = useStaffText()
  return (
    <div className="sm muted">
      <p>{t('photos.limits', { photo: ORIGINAL_MAX_BYTES / MEGABYTE, other: maxBytes / MEGABYTE })}</p>
      {shape ? <p className="mt-1">{shape}</p> : null}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t('picker.shrinkTitle')}</summary>
        <p>{t('picker.shrink')}</p>
        <p className="mt-1.5">{t('picker.iphone')}</p>
      </details>
    </div>
  )
}

/** Upload limits and advice, for the button of a form's single picture. */
export function FormUploadHelp() {
  return <UploadHelp maxBytes={PICKER_MAX_BYTES} />
}
