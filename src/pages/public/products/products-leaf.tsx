import { categoryAddress } from '#features/catalog/category/category-address.ts'
import type { NamedCategory } from '#features/catalog/category/named-category.ts'
import type { Layout } from '#features/catalog/pages/products-view.ts'
import type { ProductCard as Product } from '#features/catalog/product/product.contract.ts'
import { nameOf } from '#i18n/language.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { ViewToggle } from '#ui/site/view-toggle.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { ProductGrid } from '../product-grid.tsx'
import { BackLink } from './products-back.tsx'
import { CustomSolution } from './products-custom.tsx'
import { EmptyList } from './products-empty.tsx'

type LeafViewProps = { category: NamedCategory; subcategory: NamedCategory | null; products: readonly Product[]; layout: Layout }

/** The products of a subcategory, or of a category that has none. */
export function LeafView({ category, subcategory, products, layout }: LeafViewProps) {
  const t = useText()
  const { language } = useVisit()
  const parent = nameOf(category, 'name', language)
  const name = subcategory ? nameOf(subcategory, 'name', language) : parent
  const above = [{ to: '/products', name: t('products.title') }]
  return (
    <>
      <Breadcrumb trail={subcategory ? [...above, { to: categoryAddress(category.id), name: parent }] : above} here={name} />
      <div className="wrap sec-tight">
        {subcategory ? (
          <BackLink to={categoryAddress(category.id)}>{parent}</BackLink>
        ) : (
          <BackLink to="/products">{t('products.back')}</BackLink>
        )}
        <div className="head mt-1">
          <h1>{name}</h1>
        </div>
        {products.length > 0 ? (
          <section aria-labelledby="products">
            <div className="tools">
              <h2 className="muted num text-base [font-weight:400] [letter-spacing:0]" id="products">
                {t('products.count', { count: products.length })}
              </h2>
              <LayoutChoice layout={layout} address={categoryAddress(category.id, subcategory?.id)} />
            </div>
            <ProductGrid products={products} layout={layout} early={3} />
          </section>
        ) : (
          <EmptyList
            title={t(subcategory ? 'products.noProducts' : 'products.noContent')}
            text={`${t(subcategory ? 'products.noProductsText' : 'products.noContentText')} ${t('products.next')}`}
            message={t('products.askMessage', { name })}
          />
        )}
        <CustomSolution />
      </div>
    </>
  )
}

/** Without a choice phones show rows and wider screens a grid, so each gets the toggle that tells its state. */
function LayoutChoice({ layout, address }: { layout: Layout; address: string }) {
  const addressOf = (view: string) => `${address}&view=${view}`
  if (layout) return <ViewToggle current={layout} addressOf={addressOf} />
  return (
    <>
      <ViewToggle current="list" addressOf={addressOf} className="md:hidden" />
      <ViewToggle current="grid" addressOf={addressOf} className="max-md:hidden" />
    </>
  )
}
