import type { Database } from '#database/schema.ts'
import { languages, nameOf } from '#i18n/language.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { listVisibleCategories, listVisibleSubcategories } from '../category/category.store.server.ts'
import { LIST_PAGE } from '../product/listing/list-limits.ts'
import { visibleRows } from '../product/product-changes.store.server.ts'
import { selectVisibleProducts } from '../product/visible-products.store.server.ts'
import { type ListPlace, listAddress } from './list-address.ts'

/** Title and picture that the preview of a shared link shows. */
export type SharedSubject = { title: string; picture: string | null }

/** Number of products read before other requests get their turn. */
const PRODUCTS_AT_ONCE = 500
/** Number of URLs of a list created before other requests get their turn. */
const ADDRESS_BATCH_SIZE = 200
const ID = /^[1-9]\d{0,9}$/

/**
 * Finds the title and picture for the preview of a shared link.
 *
 * @param id slug of a product, id of a category or subcategory
 * @returns one subject per language; undefined if it does not exist or is hidden from visitors
 */
export async function findSharedSubjects(
  db: Database,
  kind: 'product' | 'category' | 'subcategory',
  id: string,
): Promise<SharedSubject[] | undefined> {
  if (kind === 'product') {
    const row = await selectVisibleProducts(db)
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

/** Number of products in a list, and the time of their last change. */
type Listed = { count: number; updatedAt: string }

/**
 * Lists all public pages of the catalogue for the sitemap, each with the time of its last change. Other requests get their turn
 * between batches.
 */
export async function listCataloguePages(db: Database): Promise<CataloguePage[]> {
  const [categories, subcategories] = await Promise.all([listVisibleCategories(db), listVisibleSubcategories(db)])
  const { pages: products, directly, within } = await listProductPages(db)
  const pages: CataloguePage[] = []
  /** Adds every page of a list. All have the time of the list's last change, since a change moves products between pages. */
  const addList = async (place: ListPlace, own: string, { count, updatedAt }: Listed = { count: 0, updatedAt: own }) => {
    const latest = updatedAt > own ? updatedAt : own
    for (let page = 1; page <= Math.max(1, Math.ceil(count / LIST_PAGE)); page += 1) {
      if (page % ADDRESS_BATCH_SIZE === 0) await yieldToEventLoop()
      pages.push({ path: listAddress(place, {}, page), updatedAt: latest })
    }
  }
  for (const { id, updatedAt } of categories) await addList({ category: id }, updatedAt, directly.get(id))
  for (const { id, categoryId, updatedAt } of subcategories)
    await addList({ category: categoryId, subcategory: id }, updatedAt, within.get(id))
  for (const page of products) pages.push(page)
  return pages
}

/**
 * Lists the page of every product. `directly`: size of each category's own list, without its subcategories; `within`: size of each
 * subcategory's list.
 */
async function listProductPages(db: Database) {
  const rows = visibleRows(
    db,
    (products) =>
      products.select(['product.id', 'product.slug', 'product.updated_at', 'product.category_id', 'product.subcategory_id']).execute(),
    PRODUCTS_AT_ONCE,
  )
  const pages: CataloguePage[] = []
  const directly = new Map<number, Listed>()
  const within = new Map<number, Listed>()
  for (let part = await rows.after(0); part.length > 0; part = await rows.after(part.at(-1)?.id ?? 0)) {
    for (const { slug, updated_at: updatedAt, category_id, subcategory_id } of part) {
      pages.push({ path: `/product/${slug}`, updatedAt })
      if (subcategory_id === null) count(directly, category_id, updatedAt)
      else count(within, subcategory_id, updatedAt)
    }
    await yieldToEventLoop()
  }
  return { pages, directly, within }
}

function count(lists: Map<number, Listed>, id: number, updatedAt: string): void {
  const list = lists.get(id)
  if (!list) lists.set(id, { count: 1, updatedAt })
  else {
    list.count += 1
    if (updatedAt > list.updatedAt) list.updatedAt = updatedAt
  }
}
