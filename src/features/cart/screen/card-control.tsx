import { useText } from '#ui/visit.ts'
import { QuantityPicker } from './quantity-picker.tsx'

/** Button that adds a card's product, and the quantity picker that replaces it afterwards. */
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
