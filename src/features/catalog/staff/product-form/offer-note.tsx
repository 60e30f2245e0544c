import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { needsOfferConfirmation } from '#kit/price.ts'
import { focusInMiddle } from '#ui/staff/focus-in-middle.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useSharedForm } from '../entity-form/form-context.ts'
import { focusField } from '../entity-form/form-problems.ts'
import { invalidPriceFields, type TypedPrices, typedPrices } from '../entity-form/typed-price.ts'
import { useProductFields } from './product-form-context.ts'
import type { ProductFormValues } from './product-form-values.ts'

/** True if the typed prices are an offer that is not cheaper; false while one of them is no price, which the form refuses. */
const isDoubtfulOffer = (typed: TypedPrices, saved: unknown) =>
  invalidPriceFields(typed).length === 0 && needsOfferConfirmation(typedPrices(typed), typedPrices(saved as ProductFormValues))

/** True while the typed prices are an offer that is not cheaper and not confirmed; a save then asks for a confirmation. */
export function useHasUnconfirmedOffer(): boolean {
  const { control } = useProductFields()
  const { confirming, saved } = useSharedForm()
  const [priceOnRequest, newPrice, oldPrice] = useWatch({ control, name: ['priceOnRequest', 'newPrice', 'oldPrice'] })
  const typed = { priceOnRequest, newPrice, oldPrice }
  return !confirming.isConfirmed(typed) && isDoubtfulOffer(typed, saved)
}

/** Note about an offer that is not cheaper, with buttons that turn it into a plain price or confirm it. */
export function OfferNote() {
  const t = useStaffText()
  const { control, getValues, setValue } = useProductFields()
  const { confirming, saved } = useSharedForm()
  const [priceOnRequest, newPrice, oldPrice] = useWatch({ control, name: ['priceOnRequest', 'newPrice', 'oldPrice'] })
  const typed = { priceOnRequest, newPrice, oldPrice }
  const priced = typedPrices(typed)
  const isAsked = isDoubtfulOffer(typed, saved)
  // The server may refuse prices that look fine here, since it compares them with prices that others have saved meanwhile.
  const refusals = confirming.refusals(typed)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    focusInMiddle(note.current)
  }, [refusals])
  if (confirming.isConfirmed(typed)) return isAsked ? <p className="help">{t('offer.confirmed')}</p> : null
  if (!isAsked && refusals === 0) return null

  function makePlain(): void {
    setValue('oldPrice', getValues('newPrice'), { shouldDirty: true })
    setValue('newPrice', '', { shouldDirty: true })
    // The button disappears with the offer, so the focus moves to a field.
    focusField('oldPrice')
  }
  return (
    <Note ref={note} kind={refusals > 0 ? 'error' : 'warn'} title={t(priced.oldPrice === null ? 'offer.withoutOld' : 'offer.notLower')}>
      <p>{t('offer.text')}</p>
      <div className="row mt-2">
        <button className="btn" type="button" onClick={makePlain}>
          {t('offer.makePlain')}
        </button>
        <button className="btn btn-quiet" type="button" onClick={confirming.confirm}>
          {t('offer.confirm')}
        </button>
      </div>
    </Note>
  )
}
