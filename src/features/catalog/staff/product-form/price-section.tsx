import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { problemText } from '#i18n/problems.ts'
import { SwitchField } from '#ui/staff/fields/switch-field.tsx'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useFieldProblem } from '../entity-form/form-context.ts'
import { invalidPriceFields } from '../entity-form/typed-price.ts'
import { FormSection } from './form-section.tsx'
import { OfferNote } from './offer-note.tsx'
import { PricePreview } from './price-preview.tsx'
import { useProductFields } from './product-form-context.ts'

const prices = ['oldPrice', 'newPrice'] as const

export function PriceSection() {
  const t = useStaffText()
  const { register, control, getValues, setValue, clearErrors } = useProductFields()
  const problem = useFieldProblem()
  const language = useStaffLanguage()
  const [isOnRequest, newPrice, oldPrice] = useWatch({ control, name: ['priceOnRequest', 'newPrice', 'oldPrice'] })
  const hasNewPrice = (newPrice ?? '').trim() !== ''
  const invalid = invalidPriceFields({ priceOnRequest: isOnRequest, newPrice, oldPrice })
  /** The problem of a save, else that of the text that is being typed. */
  const priceProblem = (price: (typeof prices)[number]) =>
    problem(price) ?? (invalid.includes(price) ? problemText(language, 'problem.price') : undefined)
  /** Prices that the "on request" switch has cleared; they return if the switch is turned off again. */
  const cleared = useRef({ newPrice: '', oldPrice: '' })
  const preview = useRef<HTMLDivElement>(null)

  function clearOrBringBack(isOn: boolean): void {
    if (isOn) cleared.current = { newPrice: getValues('newPrice') ?? '', oldPrice: getValues('oldPrice') ?? '' }
    for (const price of prices) setValue(price, isOn ? '' : cleared.current[price], { shouldDirty: true })
    clearErrors([...prices, 'priceOnRequest'])
  }

  // On a phone the save bar would cover the price preview, so typing scrolls the preview into view.
  const showPreview = () => void requestAnimationFrame(() => preview.current?.scrollIntoView({ block: 'nearest' }))
  const priceInput = {
    className: 'num',
    inputMode: 'decimal',
    autoComplete: 'off',
    disabled: isOnRequest,
    onFocus: showPreview,
    onInput: showPreview,
  } as const

  return (
    <FormSection section="pricing">
      <SwitchField
        label={t('product.priceOnRequest')}
        help={t(isOnRequest ? 'product.priceOnRequestOn' : 'product.priceOnRequestOff')}
        {...register('priceOnRequest', { onChange: (event: { target: { checked: boolean } }) => clearOrBringBack(event.target.checked) })}
      />
      <div className="fg fg-3">
        <TextField
          label={t(hasNewPrice ? 'product.oldPrice' : 'product.price')}
          help={t('product.oldPriceHelp')}
          problem={priceProblem('oldPrice') ?? problem('priceOnRequest')}
          {...priceInput}
          {...register('oldPrice')}
        />
        <TextField
          label={t('product.newPrice')}
          help={t('product.newPriceHelp')}
          problem={priceProblem('newPrice')}
          {...priceInput}
          {...register('newPrice')}
        />
        <div className="stack [--gap:1.1rem] md:col-span-full">
          <PricePreview ref={preview} />
          <OfferNote />
        </div>
        <div className="md:col-start-3 md:row-start-1">
          <TextField
            label={t('product.sku')}
            suffix={t('staff.optional')}
            problem={problem('sku')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('sku')}
          />
        </div>
      </div>
    </FormSection>
  )
}
