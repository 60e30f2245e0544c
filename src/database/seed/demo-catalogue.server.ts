import { parseCents } from '#kit/money.ts'
import { slugFrom } from '#kit/text/slug.ts'
import { sortKey } from '#kit/text/sort-key.ts'
import type { CatalogueTransaction } from '../schema.ts'
import type { Flag } from '../tables/shared.ts'
import type { PictureAddresses, RowStamps } from './demo-pictures.server.ts'
import type { DemoCategory, DemoProduct, DemoSubcategory, Texts } from './demo-types.ts'

/** Ids of categories or subcategories, by their keys in the demonstration. */
type Ids = ReadonlyMap<string, number>

export async function insertCategories(
  db: CatalogueTransaction,
  categories: readonly DemoCategory[],
  addresses: PictureAddresses,
  stamps: RowStamps,
): Promise<Ids> {
  const values = categories.map((category, index) => ({ ...categoryColumns(category, index, addresses), ...stamps }))
  return idsOf(categories, await db.insertInto('category').values(values).returning(['slug', 'id']).execute())
}

export async function insertSubcategories(
  db: CatalogueTransaction,
  subcategories: readonly DemoSubcategory[],
  categories: Ids,
  addresses: PictureAddresses,
  stamps: RowStamps,
): Promise<Ids> {
  const values = subcategories.map((subcategory, index) => ({
    ...categoryColumns(subcategory, index, addresses),
    category_id: idOf(categories, subcategory.category),
    ...stamps,
  }))
  return idsOf(subcategories, await db.insertInto('subcategory').values(values).returning(['slug', 'id']).execute())
}

type Places = { categories: Ids; subcategories: Ids; addresses: PictureAddresses }

export async function insertProducts(
  db: CatalogueTransaction,
  products: readonly DemoProduct[],
  places: Places,
  stamps: RowStamps,
): Promise<void> {
  // Inserts products one by one: a single statement would exceed SQLite's maximum number of values.
  for (const [index, product] of products.entries()) {
    const { id } = await db
      .insertInto('product')
      .values({ ...productColumns(product, index, places), ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('slug_redirect')
      .values({ kind: 'product', slug: product.slug, target_id: id, created_at: stamps.created_at })
      .execute()
  }
}

function categoryColumns(
  { name, description, picture, goods }: DemoCategory | DemoSubcategory,
  index: number,
  addresses: PictureAddresses,
) {
  return {
    name: name.de,
    sort_name: sortKey(name.es),
    slug: slugFrom(name.es),
    ...translated('name', name),
    description: '',
    ...translated('description', description),
    image: picture && addresses.of(picture.file),
    goods: goods ?? null,
    is_active: 1 as const,
    sort_order: index + 1,
  }
}

function productColumns(product: DemoProduct, index: number, { categories, subcategories, addresses }: Places) {
  const [main, ...others] = product.pictures.map(({ file }) => addresses.of(file))
  return {
    slug: slugFrom(product.name.es),
    sku: product.sku,
    sort_name: sortKey(product.name.es),
    category_id: idOf(categories, product.category),
    subcategory_id: product.subcategory === null ? null : idOf(subcategories, product.subcategory),
    ...translated('name', product.name),
    ...translated('short_description', product.shortDescription),
    ...translated('description', product.description),
    ...translated('availability_text', product.availabilityText ?? { de: '', es: '', en: '' }),
    old_price_cents: cents(product.oldPrice),
    new_price_cents: cents(product.newPrice),
    price_on_request: flag(product.priceOnRequest),
    main_image: main ?? null,
    images: JSON.stringify(others),
    is_active: flag(product.isActive),
    is_featured: flag(product.isFeatured),
    stock_status: product.stockStatus,
    sort_order: index + 1,
    specs: JSON.stringify(product.wattPeak === null ? product.specs : { ...product.specs, wattPeak: product.wattPeak }),
  }
}

type Columns<Field extends string> = Record<`${Field}_de` | `${Field}_es` | `${Field}_en`, string>

function translated<Field extends string>(field: Field, { de, es, en }: Texts): Columns<Field> {
  return { [`${field}_de`]: de, [`${field}_es`]: es, [`${field}_en`]: en } as Columns<Field>
}

const flag = (value: boolean): Flag => (value ? 1 : 0)

/** Maps keys to ids by slug, since an insert may return its rows in any order. */
function idsOf(made: readonly (DemoCategory | DemoSubcategory)[], rows: readonly { slug: string; id: number }[]): Ids {
  const bySlug = new Map(rows.map(({ slug, id }) => [slug, id]))
  return new Map(made.map(({ key, name }) => [key, bySlug.get(slugFrom(name.es)) as number]))
}

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demonstration has no ${key}`)
  return id
}

function cents(price: string | null): number | null {
  if (price === null) return null
  const whole = parseCents(price)
  if (whole === undefined) throw new Error(`the demonstration has a wrong price: ${price}`)
  return whole
}
