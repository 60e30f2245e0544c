import { useWatch } from 'react-hook-form'
import { formatNumber } from '#i18n/format.ts'
import { MarkedTextArea } from '#ui/staff/fields/marked-text-area.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { LONG_TEXT } from '../../entity/limits.ts'
import { useFieldProblem } from '../entity-form/form-context.ts'
import { ThreeTexts, useLongWarning } from '../entity-form/three-texts.tsx'
import { FormSection } from './form-section.tsx'
import { useProductFields } from './product-form-context.ts'

export function ShortDescriptionSection() {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { register, control } = useProductFields()
  const problem = useFieldProblem()
  const longWarning = useLongWarning()
  const text = useWatch({ control, name: 'shortDescriptionDe' })
  return (
    <FormSection section="shortDescription">
      <MarkedTextArea
        label={t('product.german')}
        suffix={t('staff.required')}
        text={text}
        counter={t('product.length', { length: formatNumber(text.length, language), limit: formatNumber(LONG_TEXT, language) })}
        area={register('shortDescriptionDe')}
        problem={problem('shortDescriptionDe')}
        warning={longWarning(text)}
      />
      <ThreeTexts field="shortDescription" label={t('product.shortDescription')} isLong isGermanElsewhere />
    </FormSection>
  )
}

export function DescriptionSection() {
  const t = useStaffText()
  return (
    <FormSection section="description">
      <ThreeTexts field="description" label={t('product.description')} suffix={t('staff.optional')} isLong />
    </FormSection>
  )
}
