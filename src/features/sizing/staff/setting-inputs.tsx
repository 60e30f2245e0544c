import { formatNumber } from '#i18n/format.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { ThreeLanguages } from '#ui/staff/fields/three-languages.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import {
  applianceOf,
  type FigureKey,
  limitsOf,
  type NumberField,
  type SettingField,
  type SizingSettingKey,
} from '../settings/setting-fields.ts'
import { unitOf } from './setting-words.ts'
import type { SOURCE_KEPT } from './source-kept.tsx'
import type { SettingTexts } from './typed-setting.ts'

/** Error messages by field; `SOURCE_KEPT` is the checkbox that confirms the source. */
export type FieldProblems = Partial<Record<SettingField | typeof SOURCE_KEPT, string>>

type SettingInputsProps = {
  of: SizingSettingKey
  values: SettingTexts
  problems: FieldProblems
  onChange: (field: SettingField, text: string) => void
}

const ofAppliance = ['watts', 'dayHours', 'nightHours', 'dutyPercent', 'startFactor'] as const

/** Inputs for the fields of an assumption or an appliance; number fields show their limits. */
export function SettingInputs({ of, values, problems, onChange }: SettingInputsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const unit = applianceOf(of) ? '' : unitOf(of, t)
  const problemOf = (field: SettingField) => problems[field]
  const input = (field: SettingField) => ({
    name: `sizing-${field}`,
    value: values[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  })
  const limits = (field: NumberField) => {
    const [least, most] = limitsOf(of, field)
    return t('sizing.limits', { least: formatNumber(least, language), most: formatNumber(most, language) })
  }
  const named = (field: 'nameDe' | 'nameEs' | 'nameEn') => ({ input: input(field), problem: problemOf(field) })
  return (
    <>
      {applianceOf(of) ? (
        <>
          <ThreeLanguages label={t('sizing.name')} inputs={{ de: named('nameDe'), es: named('nameEs'), en: named('nameEn') }} />
          <div className="fg grid-cols-1 sm:grid-cols-2">
            {ofAppliance.map((field) => (
              <TextField
                key={field}
                label={t(`sizing.${field}`)}
                className="num"
                inputMode="decimal"
                problem={problemOf(field)}
                help={field === 'dutyPercent' ? `${limits(field)} ${t('sizing.dutyHelp')}` : limits(field)}
                {...input(field)}
              />
            ))}
          </div>
        </>
      ) : (
        <TextField
          label={unit === '×' ? t('sizing.factor') : unit ? t('sizing.valueIn', { unit }) : t('sizing.value')}
          className="num"
          inputMode="decimal"
          data-autofocus
          problem={problemOf('value')}
          help={`${t(`sizing.help.${of as FigureKey}`)} ${limits('value')}`}
          {...input('value')}
        />
      )}
      <TextField
        label={t('sizing.source')}
        help={t('sizing.sourceHelp')}
        placeholder={t('sizing.own')}
        problem={problemOf('source')}
        maxLength={200}
        {...input('source')}
      />
    </>
  )
}
