import { Save } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import { useSaveKey } from '#ui/staff/use-save-key.ts'
import type { SettingFields } from './use-setting-fields.ts'

/** A form of settings, with the bar that saves or discards all changed ones at once. Focuses the field that the address names. */
export function SettingsForm({ fields, children }: { fields: SettingFields; children: ReactNode }) {
  const t = useStaffText()
  const { changed, isSaving } = fields
  useEffect(focusAddressedField, [])
  useUnsavedQuestion(changed.length > 0 ? t('save.leave') : undefined, { isStored: true })
  useSaveKey(() => void (changed.length > 0 && !isSaving && fields.saveAll()))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void fields.saveAll()
      }}
    >
      <div className="wrap am max-w-[56rem]!">{children}</div>
      {changed.length > 0 ? (
        <div className="save">
          <p className="unsaved" role="status">
            {t('settings.unsaved', { count: changed.length })}
          </p>
          <button
            className="btn"
            type="button"
            disabled={isSaving}
            onClick={async () => {
              if (await ask(t('settings.confirmDiscard'), 'discard')) fields.discard()
            }}
          >
            {t('settings.discard')}
          </button>
          <IconButton icon={Save} isBusy={isSaving} className="btn btn-sun" type="submit" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'save.saving' : 'settings.saveAll')}
          </IconButton>
        </div>
      ) : null}
    </form>
  )
}

type SettingsSectionProps = { id: string; title: string; text?: string; children: ReactNode }

/** A section of a settings form in a box, named by its heading. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section className="panel mt-5 py-2!" aria-labelledby={id}>
      <h2 className="pt-3 text-xl" id={id}>
        {title}
      </h2>
      {text ? <p className="sm muted">{text}</p> : null}
      {children}
    </section>
  )
}

/** Preview of typed settings as visitors will see them, in Spanish. */
export function SettingsPreview({ children }: { children: ReactNode }) {
  const t = useStaffText()
  return (
    <section className="panel stack mt-5" aria-labelledby="preview">
      <h2 className="text-xl" id="preview">
        {t('settings.preview')}
      </h2>
      <p className="sm muted">{t('settings.previewText')}</p>
      {children}
    </section>
  )
}

/** Focuses the field that the address names, as in /admin/company#company_register, or the first field of the named group. */
function focusAddressedField(): void {
  const name = window.location.hash.slice(1)
  const field = document.getElementById(name)?.querySelector('input') ?? document.getElementsByName(name)[0]
  field?.focus()
}
