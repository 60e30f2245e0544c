import type { ChangeEvent, FocusEvent, RefCallback } from 'react'
import type { FieldNotes } from '#ui/staff/fields/field.tsx'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type Attribute, type AttributeKey, attributes } from '../goods/attributes.ts'

type Field = HTMLInputElement | HTMLSelectElement
type FigureFieldProps = FieldNotes & {
  figure: AttributeKey
  suffix?: string
  name?: string
  value?: string
  ref?: RefCallback<Field>
  onChange: (event: ChangeEvent<Field>) => void
  onBlur?: (event: FocusEvent<Field>) => void
}

/** Field of a technical figure: a choice, or a number with its unit in the label. */
export function FigureField({ figure, ...field }: FigureFieldProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const attribute: Attribute = attributes[figure]
  const label = attribute.label[language]
  if (attribute.kind !== 'choice') {
    const unit = attribute.unit ? `, ${attribute.unit}` : ''
    return <TextField label={`${label}${unit}`} className="num" inputMode="decimal" autoComplete="off" {...field} />
  }
  return (
    <SelectField label={label} {...field}>
      <option value="">{t('product.notGiven')}</option>
      <Options of={Object.entries(attribute.choices).map(([choice, words]) => [choice, words[language]])} />
    </SelectField>
  )
}
