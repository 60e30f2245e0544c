import { CardControl } from '#features/cart/screen/card-control.tsx'
import { canBeOrdered } from '#features/catalog/goods/stock.ts'
import { ProductCard } from '#features/catalog/pages/card/product-card.tsx'
import type { Layout } from '#features/catalog/pages/products-view.ts'
import type { ProductCard as Product } from '#features/catalog/product/product.contract.ts'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { toCartItem } from '#islands/to-cart-item.ts'
import { useText } from '#ui/visit.ts'
import { RuntimeLine } from './runtime.tsx'

// By default phones show rows: a picture of 116 px costs a third of one as wide as the screen.
const looks = {
  grid: { className: 'grid grid-p', sizes: pictureSizes.productWide },
  list: { className: 'grid', sizes: pictureSizes.row },
  auto: { className: 'grid grid-p rows-m', sizes: pictureSizes.product },
} as const

/** Number of pictures that are requested before the styles have loaded; on a slow connection more would delay each other. */
const EAGER_PICTURES = 2

type ProductGridProps = {
  products: readonly Product[]
  layout: Layout
  /** Number of products in the first screen, whose pictures load early. */
  early?: number
  /** Note on a product, such as how many batteries belong to the page's product. */
  noteOf?: (product: Product) => string | undefined
}

/** Placeholder that early/buying.ts replaces by the product's name. */
const NAME = '*'

/** Shows products as cards in a grid, as rows, or by screen width. */
export function ProductGrid({ products, layout, early = 0, noteOf }: ProductGridProps) {
  const t = useText()
  const { className, sizes } = looks[layout ?? 'auto']
  return (
    <div className={className} data-notice={t('buy.notice', { name: NAME })}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          isRow={layout === 'list'}
          line={
            <>
              {noteOf?.(product) ? <p className="sm">{noteOf(product)}</p> : null}
              <RuntimeLine product={product} />
            </>
          }
          control={canBeOrdered(product) ? <CardControl isSource={toCartItem(product).product.isSource} /> : null}
        >
          <Picture url={product.mainImage} alt="" sizes={sizes} isEager={index < Math.min(early, EAGER_PICTURES)} isEarly={index < early} />
        </ProductCard>
      ))}
    </div>
  )
}
