import { categoryAddress, type NamedCategory } from '#features/catalog/category/category-link.ts'
import { countFilters } from '#features/catalog/product/listing/filters.ts'
import { nameOf } from '#i18n/language.ts'
import { BackLink, Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'
import { ListNotes } from './list-notes.tsx'
import type { ListProps } from './list-props.ts'
import { ProductList } from './product-list.tsx'
import { CustomSolution } from './products-custom.tsx'
import { EmptyList } from './products-empty.tsx'

type LeafViewProps = Omit<ListProps, 'place'> & { category: NamedCategory; subcategory: NamedCategory | null; isWhole: boolean }

/** Products of a subcategory, of a category without subcategories, or of a whole category. */
export function LeafView({ category, subcategory, isWhole, choice, list }: LeafViewProps) {
  const t = useText()
  const { language } = useVisit()
  const isImporter = useFacts().services.includes('import')
  const parent = nameOf(category, 'name', language)
  const name = subcategory ? nameOf(subcategory, 'name', language) : parent
  const above = [{ to: '/products', name: t('products.title') }]
  const isBelow = subcategory !== null || isWhole
  const place = { category: category.id, subcategory: isWhole ? ('all' as const) : subcategory?.id }
  return (
    <>
      <Breadcrumb
        trail={isBelow ? [...above, { to: categoryAddress(category.id), name: parent }] : above}
        here={isWhole ? t('products.all') : name}
      />
      <div className="wrap sec-tight">
        {isBelow ? (
          <BackLink to={categoryAddress(category.id)}>{parent}</BackLink>
        ) : (
          <BackLink to="/products">{t('products.back')}</BackLink>
        )}
        <div className="head mt-1">
          <h1>{name}</h1>
        </div>
        <ListNotes choice={choice} list={list} />
        {list.total > 0 || countFilters(choice.filters) > 0 ? (
          <ProductList place={place} choice={choice} list={list} early={3} hasLayouts />
        ) : (
          <EmptyList
            title={t(subcategory ? 'products.noProducts' : 'products.noContent')}
            text={[t(subcategory ? 'products.noProductsText' : 'products.noContentText'), ...(isImporter ? [t('products.next')] : [])].join(
              ' ',
            )}
            message={t('products.askMessage', { name, isImporter })}
          />
        )}
        <CustomSolution />
      </div>
    </>
  )
}
