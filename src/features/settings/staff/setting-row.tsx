import { Check, Save } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldNotesBelow } from '#ui/staff/fields/field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { SettingKey } from '../setting-keys.ts'
import { OvertakenNote } from './overtaken-note.tsx'
import type { SettingField } from './use-setting-fields.ts'

/** Characters in a row of a text area, about, in browsers that do not fit its height to the text themselves. */
const CHARACTERS_PER_ROW = 50

type SettingRowProps = {
  name: SettingKey
  label: string
  field: SettingField
  help?: string
  /** Warning that does not prevent a save. */
  warning?: string | undefined
  /** Input that replaces the one-line text field. */
  children?: ReactNode
  /** True for a text of several lines on the screen. It stays one line: a typed line break becomes a space. */
  isLong?: boolean
  /** True for an input that needs the whole width: the save button is below it, not beside it. */
  isWide?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'lang' | 'maxLength' | 'readOnly'>

/** One setting: its field, a mark while it is changed or after it was saved, and its own save button. */
export function SettingRow({ name, label, field, help, warning, children, isLong, isWide, ...input }: SettingRowProps) {
  const t = useStaffText()
  const id = useId()
  const { problem, value } = field
  const control = {
    id,
    name,
    value,
    lang: input.lang,
    autoComplete: 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(id, { problem, warning, help }),
  }
  const look = `in read-only:bg-sand read-only:text-muted ${field.isChanged ? 'border-2! border-sun-ink!' : ''}`
  const unsaved = field.isChanged ? <span className="unsaved sm">{t('settings.changed')}</span> : null
  return (
    <div className="border-b border-line py-3.5 last:border-0">
      <div className={`row items-end! gap-2.5 ${isWide ? '' : 'nowrap'}`}>
        <div className="field min-w-0 flex-[1_1_10rem]" style={isWide ? { flexBasis: '100%' } : undefined}>
          {children ? (
            <p className="lbl row gap-3">
              {label}
              {unsaved}
            </p>
          ) : (
            <label className="row gap-3" htmlFor={id}>
              {label}
              {unsaved}
            </label>
          )}
          {children ??
            (isLong ? (
              <textarea
                {...control}
                className={`field-sizing-content ${look}`}
                rows={Math.min(8, Math.max(2, Math.ceil(value.length / CHARACTERS_PER_ROW)))}
                onChange={({ target }) => field.set(target.value.replace(/\s*\n\s*/g, ' '))}
              />
            ) : (
              <input {...input} {...control} className={`num ${look}`} onChange={({ target }) => field.set(target.value)} />
            ))}
        </div>
        {field.isChanged ? (
          <IconButton
            icon={Save}
            isBusy={field.isSaving}
            className="btn min-h-12"
            aria-label={t('settings.saveNamed', { name: label })}
            onClick={() => void field.save()}
          >
            <span className="hide-m">{t('settings.save')}</span>
          </IconButton>
        ) : null}
        {field.isDone && !field.isChanged ? (
          <span className="row nowrap sm min-h-12 gap-1.5 font-semibold text-leaf">
            <Check className="ic" aria-hidden="true" />
            {t('settings.saved')}
          </span>
        ) : null}
      </div>
      <div className="mt-1.5 stack [--gap:.4rem] empty:hidden">
        <FieldNotesBelow id={id} problem={problem} warning={warning} help={help} />
        <OvertakenNote name={name} field={field} />
      </div>
    </div>
  )
}
