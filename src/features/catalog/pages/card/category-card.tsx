import type { ReactNode } from 'react'
import { nameOf } from '#i18n/language.ts'
import { WithUnits } from '#ui/site/with-units.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import type { NamedCategory } from '../../category/category-link.ts'

type CategoryCardProps = { category: NamedCategory; to: string; heading?: 'h2' | 'h3'; children: ReactNode }

/** Card of a category or subcategory; the whole card is a link. The children are its picture. */
export function CategoryCard({ category, to, heading: Heading = 'h2', children }: CategoryCardProps) {
  const t = useText()
  const { language } = useVisit()
  return (
    <article className="card cat">
      <div className="pic">{children}</div>
      <div className="card-b">
        <Heading>
          <a href={to}>
            <WithUnits>{nameOf(category, 'name', language)}</WithUnits>
          </a>
        </Heading>
        <span className="go">{t('products.details')}</span>
      </div>
    </article>
  )
}
