import { languages } from '#i18n/language.ts'
import { withinPhrase } from '#i18n/staff-format.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ImportPreview, Mapping } from '../../spreadsheets/spreadsheet.contract.ts'

type ReadingChoicesProps = { preview: ImportPreview; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** Choices for reading a file: the language of its texts, if the headings do not name it, and the meaning of empty cells. */
export function ReadingChoices({ preview, mapping, onChange }: ReadingChoicesProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <section className="panel stack mb-4" aria-label={t('import.choices')}>
      <h3 className="text-lg">{t('import.choices')}</h3>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {preview.hasPlainTexts ? (
          <SelectField
            label={t('import.language')}
            help={t('import.languageHelp')}
            value={mapping.language}
            onChange={({ target }) => onChange({ ...mapping, language: target.value as Mapping['language'] })}
          >
            <Options of={languages.map((one) => [one, withinPhrase(t(`inquiries.language.${one}`), language)])} />
          </SelectField>
        ) : null}
        <SelectField
          label={t('import.blanks')}
          value={mapping.blanks ?? 'keep'}
          onChange={({ target }) => onChange({ ...mapping, blanks: target.value as Mapping['blanks'] })}
        >
          <option value="keep">{t('import.blanks.keep')}</option>
          <option value="clear">{t('import.blanks.clear')}</option>
        </SelectField>
      </div>
    </section>
  )
}
