import { MEGABYTE } from '#kit/units.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { ORIGINAL_MAX_BYTES } from '../limits.ts'

/**
 * Shows limits of files and advice on shrinking a photo, before a file is chosen.
 *
 * @param shape recommended format, in words
 */
export function UploadHelp({ shape }: { shape?: string | undefined }) {
  const t = useStaffText()
  return (
    <div className="sm muted">
      <p>{t('photos.limits', { megabytes: ORIGINAL_MAX_BYTES / MEGABYTE })}</p>
      {shape ? <p className="mt-1">{shape}</p> : null}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t('picker.shrinkTitle')}</summary>
        <p>{t('picker.shrink')}</p>
        <p className="mt-1.5">{t('picker.iphone')}</p>
      </details>
    </div>
  )
}
