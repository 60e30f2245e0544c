import type { NamedCategory } from '#features/catalog/category/category-link.ts'
import { categoryAddress } from '#features/catalog/category/category-link.ts'
import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { usePageText } from '#ui/visit.ts'
import { CategoryGrid } from '../category-grid.tsx'
import { useHasCalculator } from '../layout-data.ts'
import { ListNotes } from './list-notes.tsx'
import type { ListProps } from './list-props.ts'
import { CustomSolution } from './products-custom.tsx'
import { EmptyList } from './products-empty.tsx'

/** First page of the catalogue: its categories. */
export function CategoriesView({ categories, choice }: { categories: readonly NamedCategory[]; choice: ListProps['choice'] }) {
  const t = usePageText()
  return (
    <>
      <Breadcrumb here={t('products.title')} />
      <div className="wrap sec-tight">
        <div className="head">
          <h1>{t('products.title')}</h1>
          {categories.length > 0 ? <p className="muted">{t('products.categories', { count: categories.length })}</p> : null}
        </div>
        <ListNotes choice={choice} />
        {categories.length > 0 ? (
          <div className="mb-6 max-w-144">
            <SearchBox id="find" words="" />
          </div>
        ) : null}
        {categories.length > 0 ? (
          <CategoryGrid categories={categories} addressOf={({ id }) => categoryAddress(id)} />
        ) : (
          <EmptyList title={t('products.noCategories')} text={t('products.noCategoriesText')} message={t('layout.helpMessage')} />
        )}
        <p className="row mt-section">
          {useHasCalculator() ? (
            <a className="py-2.5" href="/cuba-energia-solar#calc">
              {t('home.calculate')}
            </a>
          ) : null}
          <a className="py-2.5" href="/guardar-catalogo">
            {t('saved.title')}
          </a>
        </p>
        <CustomSolution />
      </div>
    </>
  )
}
