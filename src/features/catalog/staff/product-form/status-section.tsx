import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { SwitchField } from '#ui/staff/fields/switch-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { StockStatus } from '../../goods/stock.ts'
import { ThreeTexts } from '../entity-form/three-texts.tsx'
import { FormSection } from './form-section.tsx'
import { useProductFields } from './product-form-context.ts'
import { MissingFieldsNote, useSavesAsDraft } from './publish-note.tsx'

const texts = ['availabilityTextDe', 'availabilityTextEs', 'availabilityTextEn'] as const

const NOTHING_BEFORE: Record<'in_stock' | 'limited', StockStatus> = { in_stock: 'out_of_stock', limited: 'out_of_stock' }

export function StatusSection() {
  const t = useStaffText()
  const { register, control, getValues, setValue } = useProductFields()
  const isDraft = useSavesAsDraft()
  const stockStatus = useWatch({ control, name: 'stockStatus' })
  const textsOf = useRef<Partial<Record<StockStatus, string[]>>>({})
  const before = useRef(NOTHING_BEFORE)

  /** Switches to a stock status, or back to the status from before; out of stock if there was none. */
  function switchTo(status: 'in_stock' | 'limited', isOn: boolean): void {
    const { [status]: held } = before.current
    before.current = isOn ? { ...before.current, [status]: getValues('stockStatus') } : NOTHING_BEFORE
    setStock(isOn ? status : held)
  }

  /** An availability text describes one status only: it is cleared with that status and restored with it. */
  function setStock(status: StockStatus): void {
    const held = getValues('stockStatus')
    if (status === held) return
    textsOf.current[held] = texts.map((field) => getValues(field) ?? '')
    setValue('stockStatus', status, { shouldDirty: true })
    for (const [index, field] of texts.entries()) setValue(field, textsOf.current[status]?.[index] ?? '', { shouldDirty: true })
  }

  return (
    <FormSection section="status">
      <div>
        <SwitchField
          label={t('product.isActive')}
          help={t(isDraft ? 'product.isActiveDraftHelp' : 'product.isActiveHelp')}
          {...register('isActive')}
        />
        <div role="status">
          <MissingFieldsNote />
        </div>
        <SwitchField label={t('product.isFeatured')} help={t('product.isFeaturedHelp')} {...register('isFeatured')} />
        <SwitchField
          label={t('product.inStock')}
          help={t('product.inStockHelp')}
          name="stockStatus"
          checked={stockStatus === 'in_stock'}
          onChange={(event) => switchTo('in_stock', event.target.checked)}
        />
        <SwitchField
          label={t('product.limited')}
          help={t('product.limitedHelp')}
          checked={stockStatus === 'limited'}
          onChange={(event) => switchTo('limited', event.target.checked)}
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
