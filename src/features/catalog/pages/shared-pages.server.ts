import type { Database } from '#database/schema.ts'
import { languages, nameOf } from '#i18n/language.ts'
import { turn } from '#platform/turn.server.ts'
import { listVisibleCategories, listVisibleSubcategories } from '../category/category.store.server.ts'
import { LIST_PAGE } from '../entity/limits.ts'
import { visibleRows } from '../product/product-changes.store.server.ts'
import { visibleProducts } from '../product/product-lists.store.server.ts'
import { type ListPlace, listAddress } from './list-address.ts'

/** What a shared link to a product, category or subcategory shows: its name in each language and its picture. */
export type SharedSubject = { title: string; picture: string | null }

const PRODUCTS_AT_ONCE = 1000
const ID = /^[1-9]\d{0,9}$/

/**
 * @param id a product's slug, else an id
 * @returns one subject a language, with the names that its page has; undefined for what visitors may not see
 */
export async function findSharedSubjects(
  db: Database,
  kind: 'product' | 'category' | 'subcategory',
  id: string,
): Promise<SharedSubject[] | undefined> {
  if (kind === 'product') {
    const row = await visibleProducts(db)
      .select(['product.name_de as nameDe', 'product.name_es as nameEs', 'product.name_en as nameEn', 'product.main_image as picture'])
      .where('product.slug', '=', id)
      .executeTakeFirst()
    return row && inEachLanguage({ ...row, name: row.nameDe }, row.picture)
  }
  if (!ID.test(id)) return undefined
  const list = kind === 'category' ? await listVisibleCategories(db) : await listVisibleSubcategories(db)
  const found = list.find((one) => one.id === Number(id))
  return found && inEachLanguage(found, found.image)
}

function inEachLanguage(named: Parameters<typeof nameOf<'name'>>[0], picture: string | null): SharedSubject[] {
  return languages.map((language) => ({ title: nameOf(named, 'name', language), picture }))
}

export type CataloguePage = { path: string; updatedAt: string }

/** The pages of the catalogue, in the order of lists, each with the moment of the last change that it shows. */
export async function listCataloguePages(db: Database): Promise<CataloguePage[]> {
  const [categories, subcategories, products] = await Promise.all([
    listVisibleCategories(db),
    listVisibleSubcategories(db),
    listAllVisible(db),
  ])
  const latest = (own: string, shown: readonly { updated_at: string }[]) =>
    shown.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), own)
  /** Every page of a list; each shows what is new in it, since what it holds moves on. */
  const pagesOf = (place: ListPlace, own: string, shown: typeof products): CataloguePage[] => {
    const updatedAt = latest(own, shown)
    return Array.from({ length: Math.max(1, Math.ceil(shown.length / LIST_PAGE)) }, (_, index) => ({
      path: listAddress(place, {}, index + 1),
      updatedAt,
    }))
  }
  const directly = Map.groupBy(products, ({ category_id, subcategory_id }) => (subcategory_id === null ? category_id : 0))
  const within = Map.groupBy(products, ({ subcategory_id }) => subcategory_id)
  return [
    ...categories.flatMap(({ id, updatedAt }) => pagesOf({ category: id }, updatedAt, directly.get(id) ?? [])),
    ...subcategories.flatMap(({ id, categoryId, updatedAt }) =>
      pagesOf({ category: categoryId, subcategory: id }, updatedAt, within.get(id) ?? []),
    ),
    ...products.map(({ slug, updated_at }) => ({ path: `/product/${slug}`, updatedAt: updated_at })),
  ]
}

/** Every product, read in parts between which others have their turn. */
async function listAllVisible(db: Database) {
  const rows = visibleRows(
    db,
    (products) =>
      products.select(['product.id', 'product.slug', 'product.updated_at', 'product.category_id', 'product.subcategory_id']).execute(),
    PRODUCTS_AT_ONCE,
  )
  const all: Awaited<ReturnType<typeof rows.of>>[number][] = []
  for (let part = await rows.after(0); part.length > 0; part = await rows.after(part.at(-1)?.id ?? 0)) {
    all.push(...part)
    await turn()
  }
  return all
}
