import { Eye, Save } from 'lucide-react'
import { useRef } from 'react'
import { Link, type To } from 'react-router'
import { IconButton } from './icon-button.tsx'
import { useStaffText } from './text.ts'
import { useSaveKey } from './use-save-key.ts'

type SaveBarProps = {
  changes: number
  isNew: boolean
  isSaving: boolean
  /** True while a translation is running; the form cannot be saved until it ends. */
  isTranslating?: boolean
  isReady: boolean
  cancelTo: To
  /** Router state for the page that `cancelTo` leads to. */
  cancelState?: unknown
  /** Address of the public page; undefined until the entity is public. */
  viewHref?: string | undefined
  /** Shows the unsaved page as visitors would see it; replaces the link to the public page. */
  onPreview?: (() => void) | undefined
  /** Shown beside the number of changes, for example if the browser cannot store drafts. */
  warning?: string | undefined
}

/** The bar at the bottom of a long form: number of unsaved changes, cancel, and save. */
export function SaveBar({
  changes,
  isNew,
  isSaving,
  isTranslating = false,
  isReady,
  cancelTo,
  cancelState,
  viewHref,
  onPreview,
  warning,
}: SaveBarProps) {
  const t = useStaffText()
  const button = useRef<HTMLButtonElement>(null)
  useSaveKey(() => button.current?.click())
  return (
    <div className="save">
      <p role="status" className={changes > 0 ? 'unsaved' : 'muted sm'}>
        {isTranslating
          ? t('translation.blocked')
          : changes > 0
            ? t('save.changes', { count: changes })
            : t(isNew ? 'save.newNothing' : 'save.nothing')}
        {warning ? <span className="font-normal sm"> {warning}</span> : null}
      </p>
      <Link className="btn" to={cancelTo} state={cancelState}>
        {t('staff.cancel')}
      </Link>
      {onPreview ? (
        <IconButton icon={Eye} className="btn max-lg:w-11 max-lg:px-0" disabled={!isReady} onClick={onPreview}>
          <span className="hide-m">{t('format.preview')}</span>
          <span className="sr hide-d">{t('format.preview')}</span>
        </IconButton>
      ) : viewHref ? (
        <a className="btn hide-m" href={viewHref} target="_blank" rel="noreferrer">
          <Eye className="ic" aria-hidden="true" />
          {t('save.preview')}
        </a>
      ) : null}
      <IconButton
        icon={Save}
        isBusy={isSaving || isTranslating}
        ref={button}
        className="btn btn-sun"
        type="submit"
        disabled={!isReady}
        aria-disabled={isSaving || isTranslating || undefined}
      >
        {t(isTranslating ? 'translation.waiting' : isSaving ? 'save.saving' : 'save.save')}
      </IconButton>
    </div>
  )
}
