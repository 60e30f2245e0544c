import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'

/** Writes 8 categories with 3 subcategories each and `count` products directly into a new SQLite database. */
export async function fillCatalogue(dataDir: string, count: number): Promise<void> {
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
