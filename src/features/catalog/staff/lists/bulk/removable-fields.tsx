import { formatNumber } from '#i18n/format.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { SwitchField } from '#ui/staff/fields/switch-field.tsx'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type AttributeKey, attributeKeys, attributes } from '../../../goods/attributes.ts'
import { FigureField } from '../../figure-field.tsx'
import { parseFigure, type TypedChange, toBulkChanges } from './bulk-changes.ts'

export type TypedChangeProps = {
  typed: TypedChange
  /** True once staff have pressed the button: empty fields have a message from then on. */
  isTried: boolean
  onType: (change: Partial<TypedChange>) => void
}

// An empty field must not remove a value: the fields are empty before staff have typed anything.

/** Availability texts to set, or a switch that removes them. */
export function AvailabilityFields({ typed, isTried, onType }: TypedChangeProps) {
  const t = useStaffText()
  const isMissing = isTried && toBulkChanges(typed) === undefined
  return (
    <>
      {typed.isRemoval ? null : (
        <>
          {(['De', 'Es', 'En'] as const).map((language) => (
            <TextField
              key={language}
              label={`${t('bulk.what.availabilityText')} (${language.toUpperCase()})`}
              lang={language.toLowerCase()}
              problem={isMissing && language === 'De' ? t('bulk.valueFirst') : undefined}
              value={typed[`availabilityText${language}`]}
              onChange={({ target }) => onType({ [`availabilityText${language}`]: target.value })}
            />
          ))}
          <p className="sm muted">{t('bulk.availabilityEmpty')}</p>
        </>
      )}
      <RemovalField {...{ typed, onType }} />
    </>
  )
}

/** A figure with the value to set, or a switch that removes it. */
export function FigureFields({ typed, isTried, onType }: TypedChangeProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <>
      <SelectField
        label={t('bulk.what.figure')}
        problem={isTried && typed.figure === '' ? t('bulk.chooseFirst') : undefined}
        value={typed.figure}
        onChange={({ target }) => onType({ figure: target.value as AttributeKey | '', figureValue: '', isRemoval: false })}
      >
        <option value="">{t('bulk.choose')}</option>
        <Options of={attributeKeys.map((key) => [key, attributes[key].label[language]])} />
      </SelectField>
      {typed.figure === '' ? null : (
        <>
          {typed.isRemoval ? null : <FigureValueField {...{ typed, isTried, onType }} figure={typed.figure} />}
          <RemovalField {...{ typed, onType }} />
        </>
      )}
    </>
  )
}

function FigureValueField({ figure, typed, isTried, onType }: TypedChangeProps & { figure: AttributeKey }) {
  const problem = useFigureProblem(figure, typed, isTried)
  return (
    <FigureField
      figure={figure}
      value={typed.figureValue}
      problem={problem}
      onChange={({ target }) => onType({ figureValue: target.value })}
    />
  )
}

/** The message about a typed figure; about an empty one once the button was pressed. */
function useFigureProblem(figure: AttributeKey, { figureValue }: TypedChange, isTried: boolean): string | undefined {
  const t = useStaffText()
  const language = useStaffLanguage()
  const parsed = parseFigure(figure, figureValue)
  if (!('problem' in parsed)) return undefined
  if (parsed.problem === 'empty') return isTried ? t('bulk.valueFirst') : undefined
  const text = figureValue.trim()
  if (parsed.problem === 'number') return t('bulk.figureProblem', { text })
  return t('bulk.by.range', { text, min: formatNumber(0, language), max: formatNumber(parsed.max, language) })
}

/** Switch that removes the value in place of setting one. */
function RemovalField({ typed, onType }: Pick<TypedChangeProps, 'typed' | 'onType'>) {
  const t = useStaffText()
  return <SwitchField label={t('bulk.remove')} checked={typed.isRemoval} onChange={({ target }) => onType({ isRemoval: target.checked })} />
}
