import { useText } from '#ui/visit.ts'
import { QuantityPicker } from './quantity-picker.tsx'

/** Adds the product of a card, then shows and changes its quantity in the cart. Both are children of the card's box. */
export function CardControl({ isSource }: { isSource: true | undefined }) {
  const t = useText()
  return (
    <>
      <button type="button" className="btn btn-sun buy-out js" data-add={isSource ? '1' : ''}>
        <span className="to-add">{t('buy.addShort')}</span>
        <span className="added" data-text={t('buy.added')} />
      </button>
      <QuantityPicker className="qty buy-in" />
    </>
  )
}
