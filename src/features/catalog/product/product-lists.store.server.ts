import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { Product, ProductCard, productQuerySchema } from './product.contract.ts'
import { cardColumns, goodsColumn, toProduct, toProductCard } from './product-row.server.ts'

type Query = z.output<typeof productQuerySchema>
const PAGE_SIZE = 24
const NEAR_PRODUCTS = 3

/**
 * Cards of what visitors may see, filtered and in order; the whole list unless a page is asked for.
 *
 * @param found ids that a search found, best first; the list then holds these only, in this order unless `sort` is given
 * @returns the cards of the page and how many there are on all pages
 */
export async function listVisibleProducts(
  db: Database,
  query: Query,
  found?: readonly number[],
): Promise<{ cards: ProductCard[]; total: number }> {
  if (found) return listFoundProducts(db, query, found)
  const visible = filtered(db, query)
  const listed = sorted(visible.select(cardColumns).select(goodsColumn), query.sort ?? 'position')
  if (query.page === undefined) {
    const cards = (await listed.execute()).map(toProductCard)
    return { cards, total: cards.length }
  }
  const { limit, offset } = windowOf(query)
  const rows = await listed.limit(limit).offset(offset).execute()
  const { total } = await visible.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { cards: rows.map(toProductCard), total }
}

/** Cards of the products with these ids, in their order; without those that visitors may not see. */
export async function listCards(db: Database, ids: readonly number[]): Promise<ProductCard[]> {
  const cards =
    ids.length === 0 ? [] : await visibleProducts(db).select(cardColumns).select(goodsColumn).where('product.id', 'in', ids).execute()
  const byId = new Map(cards.map((row) => [row.id, toProductCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Products offered where a search has no result: near ones, and only if there are none, featured ones. */
export async function listInstead(db: Database, near: readonly number[]): Promise<{ near: ProductCard[]; featured: ProductCard[] }> {
  const few = { page: 1, pageSize: NEAR_PRODUCTS }
  const { cards } = await listVisibleProducts(db, few, near)
  return { near: cards, featured: cards.length > 0 ? [] : (await listVisibleProducts(db, { ...few, featured: true })).cards }
}

/** Search results that pass the filters: only the page's own rows are read whole. */
async function listFoundProducts(db: Database, query: Query, found: readonly number[]): Promise<{ cards: ProductCard[]; total: number }> {
  if (found.length === 0) return { cards: [], total: 0 }
  const ids = filtered(db, query).select('product.id')
  const rows = await (query.sort ? sorted(ids, query.sort) : ids).execute()
  const order = query.sort ? rows.map(({ id }) => id) : found
  const both = new Set(query.sort ? found : rows.map(({ id }) => id))
  const listed = order.filter((id) => both.has(id))
  const { limit, offset } = windowOf(query)
  const page = query.page === undefined ? listed : listed.slice(offset, offset + limit)
  return { cards: await listCards(db, page), total: listed.length }
}

function windowOf({ page = 1, pageSize = PAGE_SIZE }: Query): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}

/** The product at an address; undefined when visitors may not see it. */
export async function findVisibleProduct(db: Database, slug: string): Promise<Product | undefined> {
  const row = await visibleProducts(db).selectAll('product').where('product.slug', '=', slug).executeTakeFirst()
  return row && toProduct(row)
}

/** The present address of a product that once stood at this one. */
export async function findMovedSlug(db: Database, slug: string): Promise<string | undefined> {
  const moved = await visibleProducts(db)
    .innerJoin('slug_redirect', 'slug_redirect.target_id', 'product.id')
    .select('product.slug')
    .where('slug_redirect.kind', '=', 'product')
    .where('slug_redirect.slug', '=', slug)
    .executeTakeFirst()
  return moved?.slug
}

/** Active, not in the trash, in an active category and in an active subcategory or none. */
export function visibleProducts(db: Database) {
  return db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .where('product.is_active', '=', 1)
    .where('product.deleted_at', 'is', null)
    .where('category.is_active', '=', 1)
    .where('category.deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('product.subcategory_id', 'is', null),
        row.and([row('subcategory.is_active', '=', 1), row('subcategory.deleted_at', 'is', null)]),
      ]),
    )
}

function filtered(db: Database, { ids, category, subcategory, stock, featured }: Query) {
  let found = visibleProducts(db)
  if (ids !== undefined) found = found.where('product.id', 'in', ids)
  if (category !== undefined) found = found.where('product.category_id', '=', category)
  if (subcategory === 'none') found = found.where('product.subcategory_id', 'is', null)
  else if (subcategory !== undefined) found = found.where('product.subcategory_id', '=', subcategory)
  if (stock !== undefined) found = found.where('product.stock_status', '=', stock)
  if (featured !== undefined) found = found.where('product.is_featured', '=', featured ? 1 : 0)
  return found
}

function sorted<Q extends ReturnType<typeof withId>>(list: Q, sort: NonNullable<Query['sort']>): Q {
  const byPosition = (query: Q) =>
    query
      .orderBy((row) => row('product.sort_order', '=', 0))
      .orderBy('product.sort_order')
      .orderBy('product.sort_name')
      .orderBy('product.id') as Q
  if (sort === 'name') return list.orderBy('product.sort_name').orderBy('product.id') as Q
  if (sort === 'newest') return list.orderBy('product.created_at', 'desc').orderBy('product.id', 'desc') as Q
  if (sort === 'position') return byPosition(list)
  // Products without a price come last both ways; the two databases disagree on where nulls go.
  const direction = sort === 'price' ? 'asc' : 'desc'
  return byPosition(list.orderBy(sql`${centsToPay} is null`).orderBy(centsToPay, direction) as Q)
}

/** Price of a piece, by the rule of `kit/price.ts`: the new price, else the old one; null if it is on request. */
const centsToPay = sql<number | null>`case product.price_on_request
  when 0 then coalesce(product.new_price_cents, product.old_price_cents) end`

const withId = (db: Database) => visibleProducts(db).select('product.id')

/** The German names of products, also of those in the trash, by id. */
export async function listProductNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('product').select(['id', 'name_de']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name_de }) => [id, name_de]))
}
