import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { allLines, type Kit } from '#features/sizing/kits/kit.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { formatCents } from '#kit/money.ts'
import { Approximate } from '#ui/site/approximate.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useClassesText, useRuntimeText } from './kit-message.ts'
import { useNotIncludedText, useYieldText } from './kit-words.ts'

type Props = { kit: Kit; sizing: Sizing; products: readonly ProductCard[] }

/** Kit on the installer's sheet: its products with their codes, the total price, and what it does not include. */
export function SheetKit({ kit, sizing, products }: Props) {
  const t = usePageText()
  const { language, pricedOn } = useVisit()
  const [classesOf, carriedBy, leavesOut, yieldOf] = [useClassesText(), useRuntimeText(), useNotIncludedText(sizing), useYieldText()]
  const isSystem = kit.lines.length === 1
  return (
    <section className="stack">
      <h2 className="text-xl">{`${isSystem ? t('sheet.system') : t('sheet.kit', { classes: classesOf(kit) })}: ${carriedBy(kit)}`}</h2>
      <ul>
        {allLines(kit).map(({ id, quantity }) => {
          const product = products.find((one) => one.id === id)
          return product ? (
            <li key={id}>{`${quantity} × ${nameOf(product, 'name', language)}${product.sku ? ` [${product.sku}]` : ''}`}</li>
          ) : null
        })}
      </ul>
      <p>
        <b>{`${t('calc.total')}: ${kit.cents === null ? t('calc.ask') : `${formatPrice(formatCents(kit.cents), language)} USD`}`}</b>
        <Approximate cents={kit.cents} isDated />
        {pricedOn ? ` ${t('saved.pricedOn', { day: pricedOn })}` : null}
      </p>
      {kit.offGrid ? <p>{yieldOf(kit.offGrid)}</p> : null}
      {kit.charging ? <p>{t('calc.limit', kit.charging)}</p> : null}
      <p className="sm">{isSystem ? t('calc.systemLeavesOut') : leavesOut([kit])}</p>
    </section>
  )
}
