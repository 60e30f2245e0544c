import type { Selectable } from 'kysely'
import { type Fields, toColumns, toFields } from '#database/naming.ts'
import type { Tables } from '#database/schema.ts'
import type { Flag } from '#database/tables/shared.ts'
import { sortKey } from '#kit/text/sort-key.ts'
import { withTranslationStates } from '../entity/entity.server.ts'
import { blanksOf, mergedFields } from '../entity/entity-fields.ts'
import { categoryTexts } from '../entity/translations.ts'
import type { Category, StaffCategory, StaffSubcategory, Subcategory } from './category.contract.ts'
import { categoryFields } from './category-fields.ts'

type CategoryRow = Selectable<Tables['category']>
type SubcategoryRow = Selectable<Tables['subcategory']>
/** Fields of a category or subcategory that staff can write, without the slug. */
export type CategoryFields = Omit<Category, 'id' | 'slug' | 'createdAt' | 'updatedAt'>

export function toCategory<Row extends CategoryRow>({ sort_name, deleted_at, translated_from, is_active, ...row }: Row): Category {
  return { ...(toFields(row) as Fields<typeof row> & Category), isActive: is_active === 1 }
}

export function toSubcategory(row: SubcategoryRow): Subcategory {
  return toCategory(row) as Subcategory
}

export function toStaffCategory(row: CategoryRow): StaffCategory {
  return withTranslationStates(categoryTexts, toCategory(row), row)
}

export function toStaffSubcategory(row: SubcategoryRow): StaffSubcategory {
  return withTranslationStates(categoryTexts, toSubcategory(row), row)
}

/** Columns that a write sets. An empty system name becomes the German name; the column for sorting has the Spanish name. */
export function toCategoryColumns(category: CategoryFields) {
  const { isActive, ...texts } = category
  const name = category.name || category.nameDe
  const columns = toColumns<
    Omit<CategoryRow, 'id' | 'slug' | 'is_active' | 'sort_name' | 'translated_from' | 'created_at' | 'updated_at' | 'deleted_at'>
  >
  return {
    ...(columns({ ...texts, name }) as Required<ReturnType<typeof columns>>),
    is_active: (isActive ? 1 : 0) as Flag,
    sort_name: sortKey(category.nameEs || name),
  }
}

const { slug: _, ...blank } = blanksOf(categoryFields)

/** Fields after a write: sent fields replace the stored fields, or the defaults of a new category. */
export function mergeCategory(change: Partial<CategoryFields>, before: CategoryFields = blank): CategoryFields {
  return mergedFields<CategoryFields>(blank, { sent: change, before })
}
