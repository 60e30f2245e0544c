import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { SwitchField } from '#ui/staff/switch-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { StockStatus } from '../../goods/stock.ts'
import { ThreeTexts } from '../entity-form/three-texts.tsx'
import { FormSection } from './form-section.tsx'
import { useProductFields } from './product-form-context.ts'
import { DraftNote, useIsDraft } from './publish-note.tsx'

const texts = ['availabilityTextDe', 'availabilityTextEs', 'availabilityTextEn'] as const

export function StatusSection() {
  const t = useStaffText()
  const { register, control, getValues, setValue } = useProductFields()
  const isDraft = useIsDraft()
  const stockStatus = useWatch({ control, name: 'stockStatus' })
  const cleared = useRef(['', '', ''])
  const beforeLimited = useRef<StockStatus>('out_of_stock')

  /** A product in stock has no availability text: what it had comes back with another status. */
  function setStock(status: StockStatus): void {
    const before = getValues('stockStatus')
    if (status === before) return
    if (status === 'limited') beforeLimited.current = before
    if (status === 'in_stock') cleared.current = texts.map((field) => getValues(field) ?? '')
    setValue('stockStatus', status, { shouldDirty: true })
    if (status !== 'in_stock' && before !== 'in_stock') return
    for (const [index, field] of texts.entries())
      setValue(field, status === 'in_stock' ? '' : (cleared.current[index] ?? ''), { shouldDirty: true })
  }

  return (
    <FormSection section="status">
      <div>
        <SwitchField label={t('product.isActive')} help={t('product.isActiveHelp')} {...register('isActive')} />
        <div role="status" className={isDraft ? 'py-3' : undefined}>
          {isDraft ? <DraftNote /> : null}
        </div>
        <SwitchField label={t('product.isFeatured')} help={t('product.isFeaturedHelp')} {...register('isFeatured')} />
        <SwitchField
          label={t('product.inStock')}
          help={t('product.inStockHelp')}
          name="stockStatus"
          checked={stockStatus === 'in_stock'}
          onChange={(event) => setStock(event.target.checked ? 'in_stock' : 'out_of_stock')}
        />
        <SwitchField
          label={t('product.limited')}
          help={t('product.limitedHelp')}
          checked={stockStatus === 'limited'}
          onChange={(event) => setStock(event.target.checked ? 'limited' : beforeLimited.current)}
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
