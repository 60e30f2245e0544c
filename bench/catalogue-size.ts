import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import { startShop } from '../tests/browser.ts'
import { type Figures, median, ms } from './figures.ts'

const PAGES = 60

/** Product pages of a small and of a large catalogue: rendered for the first time, and kept. */
export async function benchCatalogueSize(): Promise<Figures> {
  const small = await measure(100)
  const large = await measure(10_000)
  return [
    ['product page rendered, 100 products', ms(small.rendered)],
    ['product page rendered, 10,000 products', ms(large.rendered)],
    ['  ratio (at most 1.2)', (large.rendered / small.rendered).toFixed(2)],
    ['product page kept, 100 products', ms(small.kept)],
    ['product page kept, 10,000 products', ms(large.kept)],
    ['  ratio (at most 1.2)', (large.kept / small.kept).toFixed(2)],
    ['memory with 10,000 products', `${Math.round(large.memory / 1e6)} MB`],
  ]
}

async function measure(count: number): Promise<{ rendered: number; kept: number; memory: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  await fill(dataDir, count)
  const shop = await startShop({ DATA_DIR: dataDir, DEMO: 'off' })
  try {
    // The first pages also warm the engine up; they are not counted.
    const first = await timeEach(shop.url, (page) => Math.floor((page * count) / (PAGES * 2)), PAGES * 2)
    const again = await timeEach(shop.url, () => 1, PAGES * 2)
    const { residentBytes } = await import('./start.ts')
    return { rendered: median(first.slice(PAGES)), kept: median(again.slice(PAGES)), memory: residentBytes(shop.pid) }
  } finally {
    await shop.stop()
  }
}

async function timeEach(url: string, product: (page: number) => number, pages: number): Promise<number[]> {
  const times: number[] = []
  for (let page = 0; page < pages; page += 1) {
    const began = performance.now()
    const answer = await fetch(`${url}/product/articulo-${product(page)}`, { headers: { 'accept-language': 'es' } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times
}

/** A catalogue of 8 categories with 3 subcategories each and `count` products, written straight into a new database. */
async function fill(dataDir: string, count: number): Promise<void> {
  const { db, engine, close } = await openDatabase({ databaseUrl: undefined, dataDir })
  await migrate(db, engine)
  const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z', deleted_at: null }
  const texts = (name: string) => ({
    name_de: name,
    name_es: name,
    name_en: name,
    description_de: '',
    description_es: '',
    description_en: '',
  })
  await db.transaction().execute(async (transaction) => {
    for (let category = 1; category <= 8; category += 1) {
      const row = {
        ...stamps,
        ...texts(`Categoría ${category}`),
        name: `Categoría ${category}`,
        description: '',
        image: null,
        is_active: 1 as const,
        sort_order: category,
        sort_name: `categoria ${category}`,
      }
      await transaction
        .insertInto('category')
        .values({ ...row, id: category, slug: `categoria-${category}` } as never)
        .execute()
      for (let place = 0; place < 3; place += 1) {
        await transaction
          .insertInto('subcategory')
          .values({ ...row, id: category * 3 + place, slug: `sub-${category}-${place}`, category_id: category } as never)
          .execute()
      }
    }
    for (let n = 0; n < count; n += 1) {
      const category = (n % 8) + 1
      await transaction
        .insertInto('product')
        .values({
          ...stamps,
          ...texts(`Artículo ${n}`),
          description_es: 'Texto largo del artículo. '.repeat(20),
          slug: `articulo-${n}`,
          short_description_de: 'Kurz',
          short_description_es: 'Breve descripción del artículo',
          short_description_en: 'Short',
          category_id: category,
          subcategory_id: category * 3 + (n % 3),
          sku: `SKU-${n}`,
          old_price_cents: 10_000 + n,
          new_price_cents: null,
          price_on_request: 0,
          main_image: null,
          images: '[]',
          is_active: 1,
          is_featured: n % 50 === 0 ? 1 : 0,
          stock_status: 'in_stock',
          availability_text_de: '',
          availability_text_es: '',
          availability_text_en: '',
          sort_order: n % 999,
          sort_name: `articulo ${n}`,
          specs: '{"powerKw":5,"voltageV":48}',
        } as never)
        .execute()
    }
  })
  await close()
}
