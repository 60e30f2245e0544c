import { type Selectable, sql } from 'kysely'
import { type Fields, toColumns, toFields } from '#database/naming.ts'
import type { Tables } from '#database/schema.ts'
import type { Flag } from '#database/tables/shared.ts'
import { formatCents, parseCents } from '#kit/money.ts'
import { isOnSale, type ProductPrices } from '#kit/price.ts'
import { sortKey } from '#kit/text/sort-key.ts'
import { withTranslationStates } from '../entity/entity.server.ts'
import { productTexts } from '../entity/translations.ts'
import type { Specs } from '../goods/attributes.ts'
import type { GoodsKind } from '../goods/goods-kinds.ts'
import type { Product, ProductCard, StaffProduct } from './product.contract.ts'
import type { ProductFields } from './product-rules.ts'

type ProductRow = Selectable<Tables['product']>

export const priceColumns = ['product.old_price_cents', 'product.new_price_cents', 'product.price_on_request'] as const
export type PriceColumns = Pick<ProductRow, 'old_price_cents' | 'new_price_cents' | 'price_on_request'>

/** Converts the price columns of a product to its prices in the API. */
export function pricedOf({ old_price_cents: old, new_price_cents: now, price_on_request }: PriceColumns): ProductPrices {
  return {
    oldPrice: old === null ? null : formatCents(old),
    newPrice: now === null ? null : formatCents(now),
    priceOnRequest: price_on_request === 1,
  }
}

export const cardColumns = [
  ...priceColumns,
  'product.id',
  'product.slug',
  'product.name_de',
  'product.name_es',
  'product.name_en',
  'product.category_id',
  'product.subcategory_id',
  'product.sku',
  'product.main_image',
  'product.is_featured',
  'product.stock_status',
  'product.availability_text_de',
  'product.availability_text_es',
  'product.availability_text_en',
  'product.sort_order',
  'product.specs',
] as const
/** Kind of goods of a product: the kind of its subcategory, else of its category, else null. */
export const goodsColumn = sql<GoodsKind | null>`coalesce(subcategory.goods, category.goods)`.as('goods')
type CardColumn = (typeof cardColumns)[number] extends `product.${infer Name}` ? Name : never

type CardRow = Pick<ProductRow, CardColumn & keyof ProductRow>

export function toProductCard({ goods, ...row }: CardRow & { goods: GoodsKind | null }): ProductCard {
  return { ...cardFields(row), goods: goods ?? 'other' }
}

function cardFields(row: CardRow): Omit<ProductCard, 'goods'> {
  const { old_price_cents, new_price_cents, price_on_request, is_featured, specs: specsText, ...rest } = row
  const specs = JSON.parse(specsText) as Specs
  const priced = pricedOf(row)
  return {
    ...toFields(rest),
    name: row.name_de,
    ...priced,
    onSale: isOnSale(priced),
    isFeatured: is_featured === 1,
    specs,
    wattPeak: specs.wattPeak ?? null,
  }
}

export function toProduct({ sort_name, deleted_at, translated_from, is_active, images, ...row }: ProductRow): Product {
  // `cardFields` also copies the row's other columns; its return type does not show them.
  const card = cardFields(row) as Omit<ProductCard, 'goods'> & Omit<Fields<typeof row>, keyof ProductCard>
  return { ...card, isActive: is_active === 1, images: JSON.parse(images) as string[] }
}

export function toStaffProduct(row: ProductRow): StaffProduct {
  return withTranslationStates(productTexts, toProduct(row), row)
}

/** Columns that a write sets, without the slug, `created_at` and `updated_at`. */
export function toProductColumns(product: ProductFields) {
  const { oldPrice, newPrice, priceOnRequest, isActive, isFeatured, specs, images, ...rest } = product
  const columns = toColumns<
    Omit<ProductRow, 'id' | 'slug' | 'created_at' | 'updated_at' | 'deleted_at' | 'translated_from' | keyof typeof converted>
  >
  const converted = {
    old_price_cents: cents(oldPrice),
    new_price_cents: cents(newPrice),
    price_on_request: flag(priceOnRequest),
    is_active: flag(isActive),
    is_featured: flag(isFeatured),
    specs: JSON.stringify(specs),
    images: JSON.stringify(images),
    sort_name: sortKey(product.nameEs || product.nameDe),
  }
  return { ...(columns(rest) as Required<ReturnType<typeof columns>>), ...converted }
}

const flag = (value: boolean): Flag => (value ? 1 : 0)
const cents = (price: string | null): number | null => (price === null ? null : (parseCents(price) ?? null))
