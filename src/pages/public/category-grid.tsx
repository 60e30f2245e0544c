import type { NamedCategory } from '#features/catalog/category/category-link.ts'
import { CategoryCard } from '#features/catalog/pages/card/category-card.tsx'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'

type CategoryGridProps = {
  categories: readonly NamedCategory[]
  heading?: 'h2' | 'h3'
  addressOf(category: NamedCategory): string
}

/** Two rows of a phone. */
const EARLY = 4
/** The first of them, asked for before the styles have come. */
const EAGER = 2

/** Cards of categories or subcategories, each with its picture. */
export function CategoryGrid({ categories, heading, addressOf }: CategoryGridProps) {
  // Below a heading of its own it stands further down the page.
  const isFirst = heading === undefined
  return (
    <div className="grid grid-cat">
      {categories.map((category, index) => (
        <CategoryCard key={category.id} category={category} heading={heading} to={addressOf(category)}>
          <Picture
            url={category.image}
            alt={category.alt ?? ''}
            sizes={pictureSizes.category}
            isEager={isFirst && index < EAGER}
            isEarly={isFirst && index < EARLY}
          />
        </CategoryCard>
      ))}
    </div>
  )
}
