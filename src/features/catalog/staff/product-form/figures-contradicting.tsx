import { useWatch } from 'react-hook-form'
import { problemText } from '#i18n/problems.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { AttributeKey } from '../../goods/attributes.ts'
import { contradictions, unexpectedSolarFigures } from '../../goods/figure-rules.ts'
import { focusField } from '../entity-form/form-problems.ts'
import { useProductFields } from './product-form-context.ts'
import { type ProductFormValues, typedSpecs } from './product-form-values.ts'

function useTypedFigures() {
  const { control } = useProductFields()
  return typedSpecs(useWatch({ control, name: 'specs' }) as ProductFormValues['specs'])
}

/** Returns a function that gives the warning for a figure that contradicts another; updated while staff type. */
export function useContradictions(): (key: AttributeKey) => string | undefined {
  const language = useStaffLanguage()
  const found = contradictions(useTypedFigures())
  return (key) => {
    const first = found.find(({ at }) => at === key)
    return first && problemText(language, first.key, first.values)
  }
}

/** Button that clears all figures of a solar input if the product is marked as having no solar input. */
export function ClearSolarInputButton() {
  const t = useStaffText()
  const { setValue, clearErrors } = useProductFields()
  const filled = unexpectedSolarFigures(useTypedFigures())
  if (filled.length === 0) return null
  const clear = () => {
    for (const key of filled) setValue(`specs.${key}`, '', { shouldDirty: true })
    // The click removes the button, so the focus moves to a field.
    focusField('specs.solarInput')
    clearErrors(['specs.solarInput', ...filled.map((key) => `specs.${key}` as const)])
  }
  return (
    <button className="btn mt-2" type="button" onClick={clear}>
      {t('figure.clearSolarInput')}
    </button>
  )
}
