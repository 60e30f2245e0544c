import type { ReactNode } from 'react'
import { nameOf } from '#i18n/language.ts'
import { WithUnits } from '#ui/site/with-units.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { compareAddress } from '../../compare/compared-ids.ts'
import { cardAttributes } from '../../goods/card-attributes.ts'
import { formatFigures, unlabelledFigures } from '../../goods/figure.ts'
import type { ProductCard as Product } from '../../product/product.contract.ts'
import { PriceTag, ProductTags } from './price-tag.tsx'
import { StockBadge } from './stock-line.tsx'

type ProductCardProps = {
  product: Product
  isRow?: boolean
  /** A line from another feature, shown below the figures. */
  line?: ReactNode
  /** Buttons that put the product into the cart (early/buying.ts reads it from this card); none if it cannot be ordered. */
  control?: ReactNode
  /** The picture. */
  children: ReactNode
}

/** A product as a card, or as a row with a small picture; the whole card is a link to the product. */
export function ProductCard({ product, isRow, line, control, children }: ProductCardProps) {
  const { language } = useVisit()
  return (
    <article className={isRow ? 'card card-row' : 'card'}>
      <div className="pic">{children}</div>
      <div className="card-b">
        <div className="card-t">
          <ProductTags product={product} />
        </div>
        <h3>
          <a href={`/product/${product.slug}`}>
            <WithUnits>{nameOf(product, 'name', language)}</WithUnits>
          </a>
        </h3>
        <SpecLine specs={product.specs} />
        {line}
        <StockBadge product={product} />
        <div className="card-f" {...(control ? { role: 'group', 'data-buy': product.sku ?? '' } : null)}>
          <PriceTag product={product} />
          {control}
          <CompareLink product={product} />
        </div>
      </div>
    </article>
  )
}

type CompareLinkProps = { product: { id: number }; className?: string }

/** Link that adds a product to the comparison. In browsers with JavaScript, `early/compare` makes it a toggle button. */
export function CompareLink({ product, className = 'btn btn-quiet sm' }: CompareLinkProps) {
  return (
    <a className={`${className} cmp`} href={compareAddress([product.id])}>
      {useText()('compare.go')}
    </a>
  )
}

/** A product's first figures in one line of its card: "5.12 kWh | 100 Ah | 51.2 V". Shows nothing if there are none. */
function SpecLine({ specs }: { specs: Readonly<Record<string, number | string | undefined>> }) {
  const figures = unlabelledFigures(formatFigures(cardAttributes, specs, useVisit().language))
  if (figures.length === 0) return null
  return (
    <p className="spec">
      {figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </p>
  )
}
