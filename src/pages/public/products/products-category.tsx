import { categoryAddress, type NamedCategory } from '#features/catalog/category/category-link.ts'
import { listAddress } from '#features/catalog/pages/list-address.ts'
import { countFilters } from '#features/catalog/product/listing/filters.ts'
import { nameOf } from '#i18n/language.ts'
import { BackLink, Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { CategoryGrid } from '../category-grid.tsx'
import { ListNotes } from './list-notes.tsx'
import type { ListProps } from './list-props.ts'
import { ProductList } from './product-list.tsx'

type CategoryViewProps = Omit<ListProps, 'place'> & {
  category: NamedCategory
  subcategories: readonly NamedCategory[]
  /** Number of products in the category and its subcategories. */
  wholeCount: number
}

/** Classes of lists that this page links to. Their rules are in this document too, so that the next document compresses better. */
const ON_LISTS = 'added btn-sun buy-in buy-out card-f cmp price qty spec to-add'

/** A category with subcategories, and its products outside of them; with filters, all of its products. */
export function CategoryView({ category, subcategories, wholeCount, choice, list }: CategoryViewProps) {
  const t = useText()
  const isNarrowed = countFilters(choice.filters) > 0
  const name = nameOf(category, 'name', useVisit().language)
  return (
    <>
      <Breadcrumb trail={[{ to: '/products', name: t('products.title') }]} here={name} />
      <div className="wrap sec-tight" data-later={ON_LISTS}>
        <BackLink to="/products">{t('products.back')}</BackLink>
        <div className="head mt-1">
          <h1>{name}</h1>
          <p className="muted">{t('products.subcategories', { count: subcategories.length })}</p>
        </div>
        <ListNotes choice={choice} list={list} />
        <CategoryGrid categories={subcategories} addressOf={({ id }) => categoryAddress(category.id, id)} />
        {wholeCount > list.total ? (
          <p className="mt-6">
            <a className="btn" href={listAddress({ category: category.id, subcategory: 'all' })}>
              {t('products.seeAll', { count: wholeCount })}
            </a>
          </p>
        ) : null}
        {list.total > 0 || isNarrowed ? (
          <div className="mt-section">
            <div className="head">
              <h2 id="more">{t(isNarrowed ? 'nav.products' : 'products.more')}</h2>
            </div>
            <ProductList place={{ category: category.id }} choice={choice} list={list} labelledBy="more" isPart={!isNarrowed} />
          </div>
        ) : null}
      </div>
    </>
  )
}
