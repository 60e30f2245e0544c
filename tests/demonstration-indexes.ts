import type { WholeDatabase } from '#database/schema.ts'
import { loadDemoIfEmpty } from '#database/seed/load-demo.server.ts'
import { buildSearchIndex, type SearchIndex } from '#features/search/search-index.ts'
import type { Language } from '#i18n/language.ts'
import type { TestDatabase } from './databases.ts'
import { listSearchableProducts } from './search-documents.ts'

/** Search index of the demonstration catalogue in one language, with the SKUs and slugs of its products by id. */
type DemonstrationIndex = { index: SearchIndex; skuOf: Map<number, string | null>; addressOf: Map<number, string> }

/** Loads the demonstration catalogue into a new database and indexes it in each language; `remove` deletes the database. */
export async function demonstrationIndexes(database: TestDatabase, languages: readonly Language[]) {
  const { opened, remove } = await database.make()
  await loadDemonstration(opened.db)
  const rows = await opened.db.selectFrom('product').select(['id', 'slug']).execute()
  const addressOf = new Map(rows.map(({ id, slug }) => [id, slug]))
  const indexes = new Map<string, DemonstrationIndex>()
  for (const language of languages) {
    const products = await listSearchableProducts(opened.db, language)
    const index = await buildSearchIndex(products, language)
    indexes.set(language, { index, skuOf: new Map(products.map(({ id, sku }) => [id, sku])), addressOf })
  }
  return { indexes, remove }
}

/** Fills a database with the demonstration catalogue. Its pictures are keys without files. */
export async function loadDemonstration(db: WholeDatabase): Promise<void> {
  let pictures = 0
  const describePicture = async () => {
    pictures += 1
    return { key: pictures.toString(16).padStart(26, '0'), mime: 'image/jpeg', width: 4, height: 3 }
  }
  await loadDemoIfEmpty(db, { describePicture, now: new Date('2026-11-21T12:00:00.000Z') })
}
