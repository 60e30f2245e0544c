import type { Database } from '#database/schema.ts'
import { findGoodsKind } from '../category/category.store.server.ts'
import { type CompanionFacts, type Companions, pickCompanions } from '../fit/companions.ts'
import { kindsOfferedWith } from '../fit/offer.ts'
import type { Specs } from '../goods/attributes.ts'
import type { ProductCard } from './product.contract.ts'
import { listCards, selectVisibleProducts } from './visible-products.store.server.ts'

/** Cards of the companions of the product with this slug; undefined if visitors may not see the product. */
export async function listCompanions(db: Database, slug: string): Promise<Companions<ProductCard> | undefined> {
  const row = await withGoods(db).where('product.slug', '=', slug).executeTakeFirst()
  return row && companionsAmong(db, toCompanionFacts(row))
}

/** Companions of a product that is being edited, for its preview. */
export async function companionsOf(db: Database, product: Omit<CompanionFacts, 'goods'>): Promise<Companions<ProductCard>> {
  return companionsAmong(db, { ...product, goods: await findGoodsKind(db, product) })
}

async function companionsAmong(db: Database, product: CompanionFacts): Promise<Companions<ProductCard>> {
  const rows = await withGoods(db)
    .where(({ eb, or, fn }) => {
      const isBeside = kindsOfferedWith(product.goods).map((goods) => eb(fn.coalesce('subcategory.goods', 'category.goods'), '=', goods))
      return or([eb('product.category_id', '=', product.categoryId), ...isBeside])
    })
    .orderBy(({ eb }) => eb('product.sort_order', '=', 0))
    .orderBy('product.sort_order')
    .orderBy('product.sort_name')
    .orderBy('product.id')
    .execute()
  const { relation, products, banks } = pickCompanions(product, rows.map(toCompanionFacts))
  const ids = products.map(({ id }) => id)
  return { relation, products: await listCards(db, ids), banks }
}

function withGoods(db: Database) {
  return selectVisibleProducts(db)
    .select(['product.id', 'product.category_id', 'product.subcategory_id', 'product.stock_status', 'product.is_featured', 'product.specs'])
    .select(({ fn }) => fn.coalesce('subcategory.goods', 'category.goods').as('goods'))
}

type Row = Awaited<ReturnType<ReturnType<typeof withGoods>['execute']>>[number]

function toCompanionFacts(row: Row): CompanionFacts {
  return {
    id: row.id,
    categoryId: row.category_id,
    subcategoryId: row.subcategory_id,
    goods: row.goods ?? 'other',
    stockStatus: row.stock_status,
    isFeatured: row.is_featured === 1,
    specs: JSON.parse(row.specs) as Specs,
  }
}
