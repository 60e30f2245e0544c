import type { Database } from '#database/schema.ts'

type PictureUse = { address: string; kind: 'product' | 'category' | 'subcategory'; subject: string; title: string }

/** Lists every picture of the catalogue with the product or category that uses it. Entities in the trash are left out. */
export async function listCataloguePictures(db: Database): Promise<PictureUse[]> {
  const [products, categories, subcategories] = await Promise.all([
    db
      .selectFrom('product')
      .select(['id', 'name_de as title', 'main_image', 'images'])
      .where('deleted_at', 'is', null)
      .where((where) => where.or([where('main_image', 'is not', null), where('images', '!=', '[]')]))
      .orderBy('id')
      .execute(),
    picturesOf(db, 'category'),
    picturesOf(db, 'subcategory'),
  ])
  return [
    ...products.flatMap(({ id, title, main_image, images }) =>
      [main_image, ...(JSON.parse(images) as string[])]
        .filter((address) => address !== null)
        .map((address) => ({ address, kind: 'product' as const, subject: String(id), title })),
    ),
    ...categories,
    ...subcategories,
  ]
}

async function picturesOf(db: Database, kind: 'category' | 'subcategory'): Promise<PictureUse[]> {
  const rows = await db
    .selectFrom(kind)
    .select(['id', 'name_de', 'name', 'image'])
    .where('deleted_at', 'is', null)
    .where('image', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name_de, name, image }) => ({ address: image ?? '', kind, subject: String(id), title: name_de || name }))
}
