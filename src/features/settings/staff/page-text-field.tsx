import { formatNumber } from '#i18n/format.ts'
import { type Language, languages } from '#i18n/language.ts'
import { MarkedTextArea } from '#ui/staff/fields/marked-text-area.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { TextPageName } from '../page-texts/text-page.ts'
import { pageTextKey, textPages } from '../page-texts.ts'
import { PAGE_TEXT_MAX } from '../setting.contract.ts'
import { OvertakenNote } from './overtaken-note.tsx'
import type { SettingFields } from './use-setting-fields.ts'

type PageTextFieldProps = { name: TextPageName; language: Language; label: string; rows: number; fields: SettingFields }

/** True if the page's text is empty in every language. */
export function isTextUnset(name: TextPageName, fields: SettingFields): boolean {
  return languages.every((one) => fields.field(pageTextKey(name, one)).value.trim() === '')
}

/** Field of a page's text in one language. While the text is empty, a suggestion fills it, if the shop has one. */
export function PageTextField({ name, language, label, rows, fields }: PageTextFieldProps) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const key = pageTextKey(name, language)
  const field = fields.field(key)
  const suggestion = textPages[name].suggestions?.[language]
  return (
    <div className="stack [--gap:.5rem]">
      <MarkedTextArea
        label={label}
        text={field.value}
        counter={t('product.length', { length: formatNumber(field.value.length, reader), limit: formatNumber(PAGE_TEXT_MAX, reader) })}
        problem={field.problem}
        area={{
          name: key,
          lang: language,
          rows,
          value: field.value,
          placeholder: isTextUnset(name, fields) ? suggestion : undefined,
          onChange: ({ currentTarget }) => field.set(currentTarget.value),
        }}
      />
      <OvertakenNote name={key} field={field} />
      {field.value.trim() === '' && suggestion ? (
        <button type="button" className="btn self-start" onClick={() => field.set(suggestion)}>
          {t('pageTexts.start')}
        </button>
      ) : null}
    </div>
  )
}
