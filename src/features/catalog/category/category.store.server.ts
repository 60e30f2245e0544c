import type { Selectable } from 'kysely'
import { type Fields, toColumns, toFields } from '#database/naming.ts'
import type { Database, Tables } from '#database/schema.ts'
import type { Flag } from '#database/tables/shared.ts'
import { ok } from '#kit/result.ts'
import { sortKey } from '#kit/text/sort-key.ts'
import { type Entity, liveRowsOf, withTranslationStates } from '../entity/entity.server.ts'
import { entityStore, liveRowsInOrder } from '../entity/entity.store.server.ts'
import { blanksOf, mergedFields } from '../entity/entity-fields.ts'
import { CATEGORY_ORDER_MAX } from '../entity/limits.ts'
import { categoryTexts } from '../entity/translations.ts'
import { type CategoryPath, type GoodsKind, goodsKindOf } from '../goods/goods-kinds.ts'
import { products } from '../product/product.store.server.ts'
import type { Category, CategoryInput, StaffCategory, StaffSubcategory, Subcategory, SubcategoryInput } from './category.contract.ts'
import { categoryFields } from './category-fields.ts'
import { moveCategoryContents, moveSubcategoryContents, recordMovedProducts } from './move-contents.store.server.ts'

type SubcategoryFields = CategoryFields & { categoryId: number }

const subcategory: Entity<StaffSubcategory, SubcategoryFields, SubcategoryInput, 'subcategory'> = {
  kind: 'subcategory',
  texts: categoryTexts,
  read: toStaffSubcategory,
  merge: (sent, before) => ok({ ...mergeCategory(sent, before), categoryId: sent.categoryId ?? before?.categoryId ?? 0 }),
  columns: ({ categoryId, ...fields }) => ({ ...toCategoryColumns(fields), category_id: categoryId }),
  // A new subcategory without a position comes after all others.
  complete: async (db, input) => ({ ...input, sortOrder: input.sortOrder ?? (await nextPosition(db)) }),
  findProblem: async (db, { categoryId }) => ((await categories.find(db, categoryId)) ? undefined : 'category-unknown'),
  // If a subcategory moves to another category, its products move with it.
  changeDependents: (write, before, { categoryId }) => recordMovedProducts(write, before, categoryId),
  parentKinds: ['category'],
  childEntities: [products.entity],
  trashColumns: ['name'],
  detail: (_, parent) => parent,
  async moveContents(write, { id, categoryId }, to) {
    const target = to === 'none' ? { id: null, categoryId } : to !== id && (await subcategories.find(write.transaction, to))
    if (target)
      await moveSubcategoryContents(write, { categoryId, subcategoryId: id }, { categoryId: target.categoryId, subcategoryId: target.id })
    return Boolean(target)
  },
}
export const subcategories = entityStore(subcategory)

const category: Entity<StaffCategory, CategoryFields, CategoryInput, 'category'> = {
  kind: 'category',
  texts: categoryTexts,
  read: toStaffCategory,
  merge: (sent, before) => ok(mergeCategory(sent, before)),
  columns: toCategoryColumns,
  parentKinds: [],
  childEntities: [subcategory, products.entity],
  trashColumns: ['name'],
  detail: () => '',
  async moveContents(write, { id }, to) {
    if (to === 'none' || to === id || !(await categories.find(write.transaction, to))) return false
    await moveCategoryContents(write, id, to)
    return true
  },
}
export const categories = entityStore(category)

/** Active categories, by position then name. */
export async function listVisibleCategories(db: Database): Promise<Category[]> {
  return (await liveRowsInOrder(db, 'category').selectAll().where('is_active', '=', 1).execute()).map((row) => toCategory(row as never))
}

/** Active subcategories of active categories, by position then name. */
export async function listVisibleSubcategories(db: Database): Promise<Subcategory[]> {
  const active = liveRowsOf(db, 'category').select('id').where('is_active', '=', 1)
  const rows = await liveRowsInOrder(db, 'subcategory').selectAll().where('is_active', '=', 1).where('category_id', 'in', active).execute()
  return rows.map((row) => toSubcategory(row as never))
}

async function nextPosition(db: Database): Promise<number> {
  const { highest } = await liveRowsOf(db, 'subcategory')
    .select((row) => row.fn.max('sort_order').as('highest'))
    .executeTakeFirstOrThrow()
  return Math.min((highest ?? 0) + 1, CATEGORY_ORDER_MAX)
}

type CategoryRow = Selectable<Tables['category']>
type SubcategoryRow = Selectable<Tables['subcategory']>
/** Fields of a category or subcategory that staff can write, without the slug. */
type CategoryFields = Omit<Category, 'id' | 'slug' | 'createdAt' | 'updatedAt'>

function toCategory<Row extends CategoryRow>({ sort_name, deleted_at, translated_from, is_active, ...row }: Row): Category {
  return { ...(toFields(row) as Fields<typeof row> & Category), isActive: is_active === 1 }
}

function toSubcategory(row: SubcategoryRow): Subcategory {
  return toCategory(row) as Subcategory
}

function toStaffCategory(row: CategoryRow): StaffCategory {
  return withTranslationStates(categoryTexts, toCategory(row), row)
}

function toStaffSubcategory(row: SubcategoryRow): StaffSubcategory {
  return withTranslationStates(categoryTexts, toSubcategory(row), row)
}

/** Columns that a write sets. An empty system name becomes the German name; the column for sorting has the Spanish name. */
function toCategoryColumns(category: CategoryFields) {
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
function mergeCategory(change: Partial<CategoryFields>, before: CategoryFields = blank): CategoryFields {
  return mergedFields<CategoryFields>(blank, { sent: change, before })
}

/** Kind of goods of a subcategory, else of its category, else `other`. A missing row counts as one without a kind. */
export async function findGoodsKind(db: Database, { categoryId, subcategoryId }: CategoryPath): Promise<GoodsKind> {
  const [category, subcategory] = await Promise.all([
    db.selectFrom('category').select('goods').where('id', '=', categoryId).executeTakeFirst(),
    subcategoryId === null ? undefined : db.selectFrom('subcategory').select('goods').where('id', '=', subcategoryId).executeTakeFirst(),
  ])
  return goodsKindOf(category, subcategory)
}
