import { nextStamp } from '#database/change.server.ts'
import { liveRowsOf, type WriteContext } from '../entity/entity.server.ts'

/** Moves the contents of a category to another category: its subcategories with their products, and the products directly in it. */
export async function moveCategoryContents(write: WriteContext, from: number, to: number): Promise<void> {
  const { transaction, recordChange, now } = write
  const subcategories = await transaction
    .selectFrom('subcategory')
    .select(['id', 'name', 'updated_at'])
    .where('category_id', '=', from)
    .where('deleted_at', 'is', null)
    .execute()
  const products = await productsIn(write, 'category_id', from)
  const change = { before: { categoryId: from }, after: { categoryId: to } }
  for (const { id, name, updated_at } of subcategories) {
    // The database moves the products of the subcategory: their foreign key has both ids, with ON UPDATE CASCADE.
    const updatedAt = nextStamp(now, updated_at)
    await transaction.updateTable('subcategory').set({ category_id: to, updated_at: updatedAt }).where('id', '=', id).execute()
    await recordChange({
      kind: 'subcategory',
      subject: id,
      title: name,
      action: 'changed',
      ...change,
      after: { ...change.after, updatedAt },
    })
  }
  const own = products.filter(({ subcategory_id }) => !subcategories.some(({ id }) => id === subcategory_id)).map(({ id }) => id)
  if (own.length > 0)
    await transaction.updateTable('product').set({ category_id: to, subcategory_id: null }).where('id', 'in', own).execute()
  for (const product of products) await recordMoved(write, product, change)
}

/** Category and subcategory of a product; without a subcategory it is directly in the category. */
type ProductPlace = { categoryId: number; subcategoryId: number | null }

/** Moves the products of a subcategory, to another subcategory or directly into a category. */
export async function moveSubcategoryContents(write: WriteContext, from: ProductPlace, to: ProductPlace): Promise<void> {
  for (const product of await productsIn(write, 'subcategory_id', from.subcategoryId as number)) {
    await write.transaction
      .updateTable('product')
      .set({ category_id: to.categoryId, subcategory_id: to.subcategoryId })
      .where('id', '=', product.id)
      .execute()
    await recordMoved(write, product, { before: from, after: to })
  }
}

/** Records that the products of a subcategory move with it to another category. The database moves them, by ON UPDATE CASCADE. */
export async function recordMovedProducts(write: WriteContext, subcategory: { id: number; categoryId: number }, to: number): Promise<void> {
  if (to === subcategory.categoryId) return
  const change = { before: { categoryId: subcategory.categoryId }, after: { categoryId: to } }
  for (const product of await productsIn(write, 'subcategory_id', subcategory.id)) await recordMoved(write, product, change)
}

type MovedProduct = { id: number; name_de: string; updated_at: string }

/** Records a product's move in the history. A new `updated_at` makes forms that are open on the product merge the move when saved. */
async function recordMoved(
  { transaction, recordChange, now }: WriteContext,
  { id, name_de, updated_at }: MovedProduct,
  change: { before: object; after: object },
) {
  const updatedAt = nextStamp(now, updated_at)
  await transaction.updateTable('product').set({ updated_at: updatedAt }).where('id', '=', id).execute()
  const [before, after] = [{ ...change.before }, { ...change.after, updatedAt }]
  await recordChange({ kind: 'product', subject: id, title: name_de, action: 'changed', before, after })
}

function productsIn({ transaction }: WriteContext, column: 'category_id' | 'subcategory_id', id: number) {
  return liveRowsOf(transaction, 'product').select(['id', 'name_de', 'subcategory_id', 'updated_at']).where(column, '=', id).execute()
}
