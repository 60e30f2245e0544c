import type { ReactNode } from 'react'
import { nameOf, textIn } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../category.contract.ts'

type CardsProps = { thumbnail: (url: string) => string }

/** The categories, to look at: picture, name, description, whether they are active. */
export function CategoryCards({ categories, thumbnail }: CardsProps & { categories: readonly Category[] }) {
  return (
    <ul className="acards">
      {categories.map((category) => (
        <Card key={category.id} entry={category} thumbnail={thumbnail} />
      ))}
    </ul>
  )
}

type SubcategoryCardsProps = CardsProps & { subcategories: readonly Subcategory[]; categories: readonly Category[] }

/** The subcategories by their position, each with the category above it. */
export function SubcategoryCards({ subcategories, categories, thumbnail }: SubcategoryCardsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const sorted = [...subcategories].sort((one, other) => one.sortOrder - other.sortOrder || one.id - other.id)
  const parentOf = (entry: Subcategory) => categories.find(({ id }) => id === entry.categoryId)
  return (
    <ul className="acards">
      {sorted.map((subcategory) => {
        const parent = parentOf(subcategory)
        return (
          <Card key={subcategory.id} entry={subcategory} thumbnail={thumbnail}>
            <p className="sm num row gap-x-4 gap-y-1">
              <span>{parent ? nameOf(parent, 'name', language) : ''}</span>
              <span className="muted">{t('subcategories.position', { position: String(subcategory.sortOrder) })}</span>
            </p>
          </Card>
        )
      })}
    </ul>
  )
}

function Card({ entry, thumbnail, children }: CardsProps & { entry: Category; children?: ReactNode }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const description = textIn(entry, 'description', language) || entry.description
  return (
    <li className="card">
      <div className="pic aspect-[3/2]">
        {entry.image ? <img src={thumbnail(entry.image)} alt="" width={480} height={320} loading="lazy" decoding="async" /> : null}
      </div>
      <div className="card-b">
        <div className="row row-b nowrap items-start">
          <h3>{nameOf(entry, 'name', language)}</h3>
          <span className={entry.isActive ? 'tag tag-ok' : 'tag'}>{t(entry.isActive ? 'staff.active' : 'staff.inactive')}</span>
        </div>
        {description ? <p className="sm muted">{description}</p> : null}
        {children}
      </div>
    </li>
  )
}
