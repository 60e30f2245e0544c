import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { nextStamp } from '#database/stamp.ts'

/** Gives another category everything that a category holds: its subcategories with their products, and its own products. */
export async function moveCategoryContents(transaction: Database, from: number, to: number, edit: Edit): Promise<void> {
  const subcategories = await transaction
    .selectFrom('subcategory')
    .select(['id', 'name', 'updated_at'])
    .where('category_id', '=', from)
    .where('deleted_at', 'is', null)
    .execute()
  const products = await productsIn(transaction, 'category_id', from)
  for (const { id, name, updated_at } of subcategories) {
    // The database takes the products along: their foreign key is the pair.
    const updatedAt = nextStamp(edit.now, updated_at)
    await transaction.updateTable('subcategory').set({ category_id: to, updated_at: updatedAt }).where('id', '=', id).execute()
    await recordEdit(transaction, edit, {
      kind: 'subcategory',
      subject: id,
      title: name,
      action: 'changed',
      before: { categoryId: from },
      after: { categoryId: to, updatedAt },
    })
  }
  const own = products.filter(({ subcategory_id }) => !subcategories.some(({ id }) => id === subcategory_id)).map(({ id }) => id)
  if (own.length > 0)
    await transaction.updateTable('product').set({ category_id: to, subcategory_id: null }).where('id', 'in', own).execute()
  for (const product of products) await recordMoved(transaction, product, { categoryId: from }, { categoryId: to }, edit)
}

/** Where the products of a subcategory are to stand: in another one, or in the category itself. */
export type ProductPlace = { categoryId: number; subcategoryId: number | null }

export async function moveSubcategoryContents(transaction: Database, from: ProductPlace, to: ProductPlace, edit: Edit): Promise<void> {
  const products = await productsIn(transaction, 'subcategory_id', from.subcategoryId as number)
  for (const product of products) {
    await transaction
      .updateTable('product')
      .set({ category_id: to.categoryId, subcategory_id: to.subcategoryId })
      .where('id', '=', product.id)
      .execute()
    await recordMoved(transaction, product, from, to, edit)
  }
}

/** The products of a subcategory that is about to stand in another category: the database takes them along, their foreign key is the pair. */
export async function recordMovedAlong(
  transaction: Database,
  subcategory: { id: number; categoryId: number },
  to: number,
  edit: Edit,
): Promise<void> {
  for (const product of await productsIn(transaction, 'subcategory_id', subcategory.id))
    await recordMoved(transaction, product, { categoryId: subcategory.categoryId }, { categoryId: to }, edit)
}

type Moved = { id: number; name_de: string; updated_at: string }

/** A form that is open on a product that has moved learns of it when it is saved. */
async function recordMoved(transaction: Database, { id, name_de, updated_at }: Moved, before: object, after: object, edit: Edit) {
  const updatedAt = nextStamp(edit.now, updated_at)
  await transaction.updateTable('product').set({ updated_at: updatedAt }).where('id', '=', id).execute()
  await recordEdit(transaction, edit, {
    kind: 'product',
    subject: id,
    title: name_de,
    action: 'changed',
    before: { ...before },
    after: { ...after, updatedAt },
  })
}

function productsIn(transaction: Database, column: 'category_id' | 'subcategory_id', id: number) {
  return transaction
    .selectFrom('product')
    .select(['id', 'name_de', 'subcategory_id', 'updated_at'])
    .where(column, '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
