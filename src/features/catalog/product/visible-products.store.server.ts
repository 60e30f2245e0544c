import type { Database } from '#database/schema.ts'
import { powerKinds } from '../goods/advice.ts'
import type { Product, ProductCard } from './product.contract.ts'
import { cardColumns, goodsColumn, toProduct, toProductCard } from './product-row.server.ts'

/** Cards of the products with these ids, in the order of the ids. Products that visitors may not see are left out. */
export async function listCards(db: Database, ids: readonly number[]): Promise<ProductCard[]> {
  const cards =
    ids.length === 0 ? [] : await selectVisibleProducts(db).select(cardColumns).select(goodsColumn).where('product.id', 'in', ids).execute()
  const byId = new Map(cards.map((row) => [row.id, toProductCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The product with a slug; undefined if there is none or visitors may not see it. */
export async function findVisibleProduct(db: Database, slug: string): Promise<Product | undefined> {
  const row = await selectVisibleProducts(db).selectAll('product').where('product.slug', '=', slug).executeTakeFirst()
  return row && toProduct(row)
}

/** The present slug of the product that had this slug earlier; undefined if there is none or visitors may not see it. */
export async function findMovedSlug(db: Database, slug: string): Promise<string | undefined> {
  const moved = await selectVisibleProducts(db)
    .innerJoin('slug_redirect', 'slug_redirect.target_id', 'product.id')
    .select('product.slug')
    .where('slug_redirect.kind', '=', 'product')
    .where('slug_redirect.slug', '=', slug)
    .executeTakeFirst()
  return moved?.slug
}

/** Query of the products that visitors may see: active, not in the trash, in an active category, in an active subcategory or none. */
export function selectVisibleProducts(db: Database) {
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

/** True if any of these products makes, stores or carries power. Products that visitors may not see are ignored. */
export async function isAnyPower(db: Database, ids: readonly number[]): Promise<boolean> {
  const found = await selectVisibleProducts(db)
    .select('product.id')
    .where('product.id', 'in', ids)
    .where(({ fn }) => fn.coalesce('subcategory.goods', 'category.goods'), 'in', powerKinds)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
