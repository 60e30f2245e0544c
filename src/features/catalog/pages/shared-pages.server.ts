import type { Database } from '#database/schema.ts'
import { languages, nameOf } from '#i18n/language.ts'
import { listVisibleCategories, listVisibleSubcategories } from '../category/category.store.server.ts'
import { categoryAddress } from '../category/category-address.ts'
import { visibleProducts } from '../product/product-lists.store.server.ts'

/** What a shared link to a product, category or subcategory shows: its name in each language and its picture. */
export type SharedSubject = { title: string; picture: string | null }

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
    visibleProducts(db)
      .select(['product.slug', 'product.updated_at', 'product.category_id', 'product.subcategory_id'])
      .orderBy('product.id')
      .execute(),
  ])
  const latest = (own: string, shown: readonly { updated_at: string }[]) =>
    shown.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), own)
  return [
    ...categories.map(({ id, updatedAt }) => ({
      path: categoryAddress(id),
      updatedAt: latest(
        updatedAt,
        products.filter(({ category_id, subcategory_id }) => category_id === id && subcategory_id === null),
      ),
    })),
    ...subcategories.map(({ id, categoryId, updatedAt }) => ({
      path: categoryAddress(categoryId, id),
      updatedAt: latest(
        updatedAt,
        products.filter(({ subcategory_id }) => subcategory_id === id),
      ),
    })),
    ...products.map(({ slug, updated_at }) => ({ path: `/product/${slug}`, updatedAt: updated_at })),
  ]
}
