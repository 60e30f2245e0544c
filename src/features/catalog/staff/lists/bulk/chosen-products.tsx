import { formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { priceToPay } from '#kit/price.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { PREVIEWED_ROWS } from './bulk-preview.tsx'

/** The selected products with their present prices, on wide screens, while there is no preview of a change. */
export function ChosenProducts({ rows }: { rows: readonly ProductListRow[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <table className="tb tb-tight bulk-preview max-lg:hidden">
      <caption className="sr">{t('products.list')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bulk.product')}</th>
          <th scope="col">{t('sheet.price')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, PREVIEWED_ROWS).map((row) => {
          const price = priceToPay(row)
          return (
            <tr key={row.id}>
              <th scope="row" className="text-left font-normal [overflow-wrap:anywhere]">
                {nameOf(row, 'name', language)}
              </th>
              <td className="num muted">{price ? formatPrice(price, language) : t('product.priceOnRequest')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
