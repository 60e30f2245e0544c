import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { catalogueChanges } from '../catalogue-changes.ts'
import { catalogueWriter } from '../catalogue-write.server.ts'
import type { Database } from '../schema.ts'
import { insertCategories, insertProducts, insertSubcategories } from './demo-catalogue.server.ts'
import { insertPictures, type PictureAddresses } from './demo-pictures.server.ts'
import type { Demo } from './demo-types.ts'
import { demoFolder, readDemo } from './read-demo.server.ts'

/** Reads a picture's format and size in pixels and computes its key. Passed in, since src/database may not import features/media. */
export type ReadPictureMetadata = (bytes: Uint8Array) => Promise<{ key: string; mime: string; width: number; height: number }>

/**
 * Loads the demonstration catalogue with its pictures and settings into an empty database, all or nothing. A database with any
 * catalogue data, even in the trash, stays unchanged.
 *
 * @returns true if it was loaded
 */
export async function loadDemoIfEmpty(
  db: Database,
  { describePicture, now }: { describePicture: ReadPictureMetadata; now: Date },
): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const demo = readDemo()
  const { hero, team, warehouse } = demo.site
  const shown = [
    ...[...hero, team, warehouse],
    ...demo.categories.map(({ picture }) => picture),
    ...demo.subcategories.flatMap(({ picture }) => picture ?? []),
    ...demo.products.flatMap(({ pictures }) => pictures),
  ]
  const pictures = await Promise.all(
    [...new Map(shown.map((picture) => [picture.file, picture])).values()].map(async ({ file, alt }) => {
      const bytes = await readFile(new URL(`pictures/${file}`, demoFolder))
      return { file, filename: basename(file), alt, bytes, ...(await describePicture(bytes)) }
    }),
  )
  // These changes have no listeners: at this point of the start no cache exists.
  const write = catalogueWriter(db, catalogueChanges())
  const outcome = await write({ now, by: null }, async (transaction) => {
    // If two servers start together on an empty database, the second waits here and finds it filled.
    if (!(await isEmpty(transaction))) return { ok: false }
    const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() }
    const addresses = await insertPictures(transaction, pictures, stamps)
    const categories = await insertCategories(transaction, demo.categories, addresses, stamps)
    const subcategories = await insertSubcategories(transaction, demo.subcategories, categories, addresses, stamps)
    await insertProducts(transaction, demo.products, { categories, subcategories, addresses }, stamps)
    const settings = {
      ...heroSettings(hero, addresses),
      ...{ about_team_image: addresses.of(team.file), about_warehouse_image: addresses.of(warehouse.file) },
      ...demo.company.settings,
    }
    await transaction
      .insertInto('site_setting')
      .values(Object.entries(settings).map(([key, value]) => ({ key, value, updated_at: stamps.updated_at })))
      .execute()
    return { ok: true }
  })
  return outcome.ok
}

function heroSettings(hero: Demo['site']['hero'], addresses: PictureAddresses): Record<string, string> {
  const lines = hero.flatMap(({ file, title }, index) => [
    [`hero_image_${index + 1}`, addresses.of(file)],
    [`hero_title_${index + 1}_es`, title.es],
    [`hero_title_${index + 1}_en`, title.en],
    [`hero_title_${index + 1}_de`, title.de],
  ])
  return Object.fromEntries(lines)
}

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ['category', 'subcategory', 'product', 'image', 'site_setting'] as const) {
    const any = await db
      .selectFrom(table as 'category')
      .select((row) => row.val(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (any) return false
  }
  return true
}
