import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameOf, textIn } from '#i18n/language.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'

type CardsProps = { thumbnail: (url: string) => string; busyId: number | undefined; onDelete: (entry: Category | Subcategory) => void }

/** Cards of categories: picture, name, description, status, and buttons to edit and delete. */
export function CategoryCards({ categories, ...card }: CardsProps & { categories: readonly Category[] }) {
  return (
    <ul className="acards">
      {categories.map((category) => (
        <Card key={category.id} entry={category} editHref={`/admin/categories/${category.id}/edit`} {...card} />
      ))}
    </ul>
  )
}

type SubcategoryCardsProps = CardsProps & { subcategories: readonly Subcategory[]; categories: readonly Category[] }

/** Cards of subcategories, sorted by position, each with the name of its category. */
export function SubcategoryCards({ subcategories, categories, ...card }: SubcategoryCardsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const sorted = [...subcategories].sort((one, other) => one.sortOrder - other.sortOrder || one.id - other.id)
  const parentOf = (entry: Subcategory) => categories.find(({ id }) => id === entry.categoryId)
  return (
    <ul className="acards">
      {sorted.map((subcategory) => {
        const parent = parentOf(subcategory)
        return (
          <Card key={subcategory.id} entry={subcategory} editHref={`/admin/subcategories/${subcategory.id}/edit`} {...card}>
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

type CardProps = CardsProps & { entry: Category | Subcategory; editHref: string; children?: ReactNode }

function Card({ entry, editHref, thumbnail, busyId, onDelete, children }: CardProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const name = nameOf(entry, 'name', language)
  const description = textIn(entry, 'description', language) || entry.description
  return (
    <li className="card">
      <div className="pic aspect-[3/2]">
        {entry.image ? <img src={thumbnail(entry.image)} alt="" width={480} height={320} loading="lazy" decoding="async" /> : null}
      </div>
      <div className="card-b">
        <div className="row row-b nowrap items-start">
          <h3>{name}</h3>
          <span className={entry.isActive ? 'tag tag-ok' : 'tag'}>{t(entry.isActive ? 'categories.active' : 'categories.inactive')}</span>
        </div>
        {description ? <p className="sm muted">{description}</p> : null}
        {children}
        <div className="act">
          <Link className="btn" to={editHref} aria-label={t('products.editNamed', { name })}>
            <Pencil className="ic" aria-hidden="true" />
            {t('products.edit')}
          </Link>
          <IconButton
            icon={Trash2}
            className="btn text-red"
            aria-label={t('products.deleteNamed', { name })}
            disabled={busyId === entry.id}
            onClick={() => onDelete(entry)}
          >
            {t('products.delete')}
          </IconButton>
        </div>
      </div>
    </li>
  )
}
