import { CircleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Language } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { fieldWord, placeholderOf, TEMPLATE_TEXT_MAX, templateFields } from '../template-fields.ts'

type TemplateTextProps = {
  language: Language
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}

/** Text area for one language, with a button for each field that inserts it at the cursor. */
export function TemplateText({ language, value, problem, onChange }: TemplateTextProps) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)

  function insert(placeholder: string): void {
    const field = area.current
    if (!field) return
    field.focus()
    // An editing command of the browser, so that Ctrl+Z removes the field again. The fallback is for browsers that refuse it.
    if (!document.execCommand('insertText', false, placeholder)) {
      field.setRangeText(placeholder, field.selectionStart, field.selectionEnd, 'end')
      onChange(field.value)
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>{t(`replies.text.${language}`)}</label>
      <textarea
        ref={area}
        id={id}
        className="in min-h-48"
        lang={language}
        value={value}
        maxLength={TEMPLATE_TEXT_MAX}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-rule` : `${id}-rule`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem ? (
        <p className="err" id={`${id}-problem`}>
          <CircleAlert className="ic" aria-hidden="true" />
          {problem}
        </p>
      ) : null}
      <p className="help" id={`${id}-rule`}>
        {t('replies.rule')}
      </p>
      <fieldset className="min-w-0">
        <legend className="lbl mb-1.5">{t('replies.insert')}</legend>
        <div className="row gap-2">
          {templateFields.map((field) => (
            <button
              key={field}
              className="btn"
              type="button"
              aria-label={t('replies.insertNamed', { field: fieldWord(field, reader) })}
              onClick={() => insert(placeholderOf(field, language))}
            >
              {fieldWord(field, reader)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
