import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { SwitchField } from '#ui/staff/switch-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { ThreeTexts } from '../entity-form/three-texts.tsx'
import { FormSection } from './form-section.tsx'
import { useProductFields } from './product-form-context.ts'

const texts = ['availabilityTextDe', 'availabilityTextEs', 'availabilityTextEn'] as const

export function StatusSection() {
  const t = useStaffText()
  const { register, control, getValues, setValue } = useProductFields()
  const stockStatus = useWatch({ control, name: 'stockStatus' })
  const cleared = useRef(['', '', ''])

  /** On: in stock, and no availability text. Off: out of stock; "limited" is never set here, only kept. */
  function switchStock(isInStock: boolean): void {
    setValue('stockStatus', isInStock ? 'in_stock' : 'out_of_stock', { shouldDirty: true })
    if (isInStock) cleared.current = texts.map((field) => getValues(field) ?? '')
    for (const [index, field] of texts.entries()) setValue(field, isInStock ? '' : (cleared.current[index] ?? ''), { shouldDirty: true })
  }

  return (
    <FormSection section="status">
      <div>
        <SwitchField label={t('product.isActive')} help={t('product.isActiveHelp')} {...register('isActive')} />
        <SwitchField label={t('product.isFeatured')} help={t('product.isFeaturedHelp')} {...register('isFeatured')} />
        <SwitchField
          label={t('product.inStock')}
          help={t(stockStatus === 'limited' ? 'product.limitedHelp' : 'product.inStockHelp')}
          name="stockStatus"
          checked={stockStatus === 'in_stock'}
          onChange={(event) => switchStock(event.target.checked)}
        />
      </div>
      {stockStatus === 'in_stock' ? (
        <p className="help">{t('product.availabilityOff')}</p>
      ) : (
        <ThreeTexts field="availabilityText" label={t('product.availability')} help={t('product.availabilityHelp')} />
      )}
    </FormSection>
  )
}
