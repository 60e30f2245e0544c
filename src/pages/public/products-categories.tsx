import { CategoryCard } from '#features/catalog/category-card.tsx'
import type { NamedCategory } from '#features/catalog/named-category.ts'
import { categoryAddress } from '#features/catalog/products-view.ts'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { useText } from '#ui/visit.ts'
import { CustomSolution } from './products-custom.tsx'
import { EmptyShelf } from './products-empty.tsx'

/** The top of the catalogue. */
export function CategoriesView({ categories }: { categories: readonly NamedCategory[] }) {
  const t = useText()
  return (
    <>
      <Breadcrumb here={t('products.title')} />
      <div className="wrap sec-tight">
        <div className="head">
          <h1>{t('products.title')}</h1>
          {categories.length > 0 ? <p className="muted">{t('products.categories', { count: categories.length })}</p> : null}
        </div>
        {categories.length > 0 ? (
          <CategoryGrid categories={categories} addressOf={({ id }) => categoryAddress(id)} />
        ) : (
          <EmptyShelf title={t('products.noCategories')} text={t('products.noCategoriesText')} message={t('layout.helpMessage')} />
        )}
        <CustomSolution />
      </div>
    </>
  )
}

type CategoryGridProps = { categories: readonly NamedCategory[]; addressOf(category: NamedCategory): string }

/** Cards of categories or subcategories, each with its picture. */
export function CategoryGrid({ categories, addressOf }: CategoryGridProps) {
  return (
    <div className="grid grid-cat">
      {categories.map((category) => (
        <CategoryCard key={category.id} category={category} to={addressOf(category)}>
          <Picture url={category.image} alt="" sizes={pictureSizes.category} />
        </CategoryCard>
      ))}
    </div>
  )
}
