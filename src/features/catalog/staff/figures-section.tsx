import { SelectField } from '#ui/staff/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextField } from '#ui/staff/text-field.tsx'
import { type Attribute, attributeKeys, attributes } from '../attributes.ts'
import { useFieldProblem } from './form-context.ts'
import { FormSection } from './form-section.tsx'
import { useProductFields } from './product-form-context.ts'

/** The typed figures of the registry, each with its unit; a new one in the registry appears here by itself. */
export function FiguresSection() {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { register } = useProductFields()
  const problem = useFieldProblem()
  return (
    <FormSection section="figures">
      <p className="help">{t('product.figuresHelp')}</p>
      <div className="fg fg-3 grid-cols-2 md:grid-cols-3">
        {attributeKeys.map((key) => {
          const attribute: Attribute = attributes[key]
          const label = attribute.label[language]
          const field = register(`specs.${key}`)
          if (attribute.kind === 'choice') {
            return (
              <SelectField key={key} label={label} problem={problem(`specs.${key}`)} {...field}>
                <option value="">{t('product.notGiven')}</option>
                {Object.entries(attribute.choices).map(([choice, words]) => (
                  <option key={choice} value={choice}>
                    {words[language]}
                  </option>
                ))}
              </SelectField>
            )
          }
          return (
            <TextField
              key={key}
              label={attribute.unit ? `${label}, ${attribute.unit}` : label}
              problem={problem(`specs.${key}`)}
              className="num"
              inputMode="decimal"
              autoComplete="off"
              {...field}
            />
          )
        })}
      </div>
    </FormSection>
  )
}
