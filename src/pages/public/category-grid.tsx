import type { NamedCategory } from '#features/catalog/category/category-link.ts'
import { CategoryCard } from '#features/catalog/pages/card/category-card.tsx'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'

type CategoryGridProps = {
  categories: readonly NamedCategory[]
  heading?: 'h2' | 'h3'
  addressOf(category: NamedCategory): string
}

/** Number of pictures in the first two rows on a phone. */
const EARLY = 4
/** Number of pictures that are requested before the styles have loaded. */
const EAGER_PICTURES = 2

/** Grid of categories or subcategories with their pictures. */
export function CategoryGrid({ categories, heading, addressOf }: CategoryGridProps) {
  // A grid with a heading is further down the page, so its pictures can wait.
  const isFirst = heading === undefined
  return (
    <div className="grid grid-cat">
      {categories.map((category, index) => (
        <CategoryCard key={category.id} category={category} heading={heading} to={addressOf(category)}>
          <Picture
            url={category.image}
            alt={category.alt ?? ''}
            sizes={pictureSizes.category}
            isEager={isFirst && index < EAGER_PICTURES}
            isEarly={isFirst && index < EARLY}
          />
        </CategoryCard>
      ))}
    </div>
  )
}
