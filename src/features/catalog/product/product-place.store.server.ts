import type { Database } from '#database/schema.ts'

/** What is wrong with where a product is to stand: its category must exist, and its subcategory in that category. */
export async function findPlaceProblem(
  db: Database,
  { categoryId, subcategoryId }: { categoryId: number; subcategoryId: number | null },
): Promise<'category-unknown' | 'subcategory-unknown' | undefined> {
  const category = await db
    .selectFrom('category')
    .select('id')
    .where('id', '=', categoryId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!category) return 'category-unknown'
  if (subcategoryId === null) return undefined
  const subcategory = await db
    .selectFrom('subcategory')
    .select('id')
    .where('id', '=', subcategoryId)
    .where('category_id', '=', categoryId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return subcategory ? undefined : 'subcategory-unknown'
}
