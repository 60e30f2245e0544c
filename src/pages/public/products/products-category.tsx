import { categoryAddress } from '#features/catalog/category/category-address.ts'
import type { NamedCategory } from '#features/catalog/category/named-category.ts'
import type { ProductCard as Product } from '#features/catalog/product/product.contract.ts'
import { nameOf } from '#i18n/language.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { CategoryGrid } from '../category-grid.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { BackLink } from './products-back.tsx'

type CategoryViewProps = { category: NamedCategory; subcategories: readonly NamedCategory[]; products: readonly Product[] }

/** A category that has subcategories, and the products that are in none of them. */
export function CategoryView({ category, subcategories, products }: CategoryViewProps) {
  const t = useText()
  const name = nameOf(category, 'name', useVisit().language)
  return (
    <>
      <Breadcrumb trail={[{ to: '/products', name: t('products.title') }]} here={name} />
      <div className="wrap sec-tight">
        <BackLink to="/products">{t('products.back')}</BackLink>
        <div className="head mt-1">
          <h1>{name}</h1>
          <p className="muted">{t('products.subcategories', { count: subcategories.length })}</p>
        </div>
        <CategoryGrid categories={subcategories} addressOf={({ id }) => categoryAddress(category.id, id)} />
        {products.length > 0 ? (
          <section className="mt-section" aria-labelledby="more">
            <div className="head">
              <h2 id="more">{t('products.more')}</h2>
            </div>
            <ProductGrid products={products} layout={null} />
          </section>
        ) : null}
      </div>
    </>
  )
}
