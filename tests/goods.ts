import { slugFrom } from '#kit/text/slug.ts'
import { SHARED_SHOP, sharedShop, startShop } from './browser.ts'

// Finds ids of the demonstration catalogue, which differ between databases: of products by the slug in their address, of
// categories by their English name as a slug ("solar-panels"). All shops of a run have copies of one database, so the shared
// shop is queried, once. Outside a run a shop is started for the query.
const shop = process.env[SHARED_SHOP] ? sharedShop() : await startShop()
const [products, categories, subcategories] = await Promise.all([
  read('/api/products', ({ slug }) => slug),
  read('/api/categories', ({ nameEn }) => slugFrom(nameEn)),
  read('/api/subcategories', ({ nameEn }) => slugFrom(nameEn)),
])
await shop.stop()

export const productId = (slug: string) => idOf(products, slug)
export const categoryId = (key: string) => idOf(categories, key)
export const subcategoryId = (key: string) => idOf(subcategories, key)

/** The address of the list of a category, or of one of its subcategories. */
export function categoryPath(category: string, subcategory?: string): string {
  const path = `/products?category=${categoryId(category)}`
  return subcategory ? `${path}&subcategory=${subcategoryId(subcategory)}` : path
}

type Ids = Map<string, number>

type Thing = { id: number; slug: string; nameEn: string }

async function read(path: string, keyOf: (thing: Thing) => string): Promise<Ids> {
  const things = (await (await fetch(`${shop.url}${path}`)).json()) as Thing[]
  return new Map(things.map((thing) => [keyOf(thing), thing.id]))
}

function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The demonstration catalogue has no "${slug}".`)
  return id
}
