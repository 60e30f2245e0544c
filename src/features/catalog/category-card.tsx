import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameOf } from '#i18n/language.ts'
import { useText, useVisit } from '#ui/visit.ts'
import type { NamedCategory } from './named-category.ts'

/** A category or subcategory as a card; the whole card is the link. Its child is the picture. */
export function CategoryCard({ category, to, children }: { category: NamedCategory; to: string; children: ReactNode }) {
  const t = useText()
  const { language } = useVisit()
  return (
    <article className="card cat">
      <div className="pic">{children}</div>
      <div className="card-b">
        <h3>
          <Link to={to}>{nameOf(category, 'name', language)}</Link>
        </h3>
        <span className="go">{t('products.details')}</span>
      </div>
    </article>
  )
}
