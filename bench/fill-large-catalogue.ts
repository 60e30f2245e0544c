import { catalogueChanges } from '../src/database/catalogue-changes.ts'
import { catalogueWriter } from '../src/database/catalogue-write.server.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import { insertCategories, insertProducts, insertSubcategories } from '../src/database/seed/demo-catalogue.server.ts'
import type { DemoProduct } from '../src/database/seed/demo-types.ts'
import { demoCategories, demoProducts, demoSubcategories } from '../tests/demo.ts'

/** Number of products that one call inserts. Each call numbers positions from 1; the highest position is 9999. */
const AT_ONCE = 5000
const now = new Date('2026-01-01T00:00:00.000Z')
const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() }

/** Fills a new database like that of a large shop: the demonstration's categories, and `count` variants of its products. */
export async function fillLargeCatalogue(place: { databaseUrl: string | undefined; dataDir: string }, count: number): Promise<void> {
  const { db, engine, close } = await openDatabase(place)
  await migrate(db, engine)
  const addresses = { of: (file: string) => `/media/${file}` }
  await catalogueWriter(db, catalogueChanges())({ now, by: null }, async (transaction) => {
    const categories = await insertCategories(transaction, demoCategories, addresses, stamps)
    const subcategories = await insertSubcategories(transaction, demoSubcategories, categories, addresses, stamps)
    for (let first = 0; first < count; first += AT_ONCE) {
      const products = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => productOf(first + index))
      await insertProducts(transaction, products, { categories, subcategories, addresses }, stamps)
    }
  })
  await close()
}

/** Product number `n`: one of the demonstration's products in turn, with its own SKU and a few rare words. */
function productOf(n: number): DemoProduct {
  const product = demoProducts[n % demoProducts.length] as DemoProduct
  const series = Math.floor(n / demoProducts.length)
  const nameOf = (text: string) => `${text} ${inventWord(series)}`
  const descriptionOf = (text: string) => `${text}\n${inventWord(n)} ${inventWord(n * 7)}`
  const { name, description } = product
  return {
    ...product,
    slug: `${product.slug}-${series}`,
    sku: `${product.sku}-${series}`,
    name: { de: nameOf(name.de), es: nameOf(name.es), en: nameOf(name.en) },
    description: { de: descriptionOf(description.de), es: descriptionOf(description.es), en: descriptionOf(description.en) },
    isFeatured: n % 500 === 0,
    pictures: [],
  }
}

const syllables = ['ba', 'ce', 'dor', 'fi', 'gan', 'lu', 'mer', 'no', 'pas', 'ri', 'sol', 'ta', 'ven', 'xi', 'zu', 'que']

/** Invents one of 4,096 words of four syllables that look like names. The same number gives the same word. */
export function inventWord(n: number): string {
  return [n, n >> 4, n >> 8, n >> 2].map((part) => syllables[part & 15]).join('')
}
