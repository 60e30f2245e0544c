import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { needsOfferConfirmation } from '#kit/price.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type Entity, liveRowsOf } from '../entity/entity.server.ts'
import { entityStore } from '../entity/entity.store.server.ts'
import { shownNamesOf } from '../entity/entity-trash.store.server.ts'
import { productTexts } from '../entity/translations.ts'
import { refusedContradiction } from '../goods/figure-rules.ts'
import type { ProductChange, ProductInput, StaffProduct } from './product.contract.ts'
import { SKU_MAX } from './product-fields.ts'
import { toProductColumns, toStaffProduct } from './product-row.server.ts'
import { appendWithin, copyNames, mergeProduct, type ProductFields } from './product-rules.ts'

const product: Entity<StaffProduct, ProductFields, ProductInput, 'product'> = {
  kind: 'product',
  texts: productTexts,
  read: toStaffProduct,
  merge: mergeConsistently,
  columns: toProductColumns,
  findProblem: findPlaceProblem,
  unique: { column: 'product.sku', problem: 'sku-taken' },
  parentKinds: ['category', 'subcategory'],
  childEntities: [],
  trashColumns: ['name_de', 'sku'],
  detail: ({ sku }) => sku ?? '',
  async restoreProblem(db, row) {
    const { sku } = row
    const other = sku === null ? undefined : await liveRowsOf(db, 'product').selectAll().where('sku', '=', sku).executeTakeFirst()
    const values = other && { names: shownNamesOf(row), sku: String(sku), others: shownNamesOf(other) }
    return values && new HttpError(409, 'trash.skuTaken', { values })
  },
}
export const products = entityStore(product)

/** Creates an inactive copy of a product. Its names are marked as a copy; its slug is new, and so is its SKU if the original has one. */
export function duplicateProduct(write: CatalogueWrite, id: number, edit: Edit) {
  const differ = async (db: Database, original: StaffProduct) => ({
    ...copyNames(original),
    sku: original.sku && (await makeSku(db, original.sku)),
    isActive: false,
  })
  return products.duplicate(write, id, differ, edit)
}

/**
 * Merges a change as `mergeProduct` does, and refuses two kinds of contradictions unless they are stored already: figures that exclude
 * each other, and an offer that is not cheaper. The offer may also be confirmed.
 *
 * @throws HttpError 400 that names the figure, or 409 for the offer
 */
function mergeConsistently(change: ProductChange, before?: ProductFields): ReturnType<typeof mergeProduct> {
  const merged = mergeProduct(change, before)
  if (merged.ok && !change.confirmed?.includes('offer-not-cheaper')) refuseUnconfirmedOffer(merged.value, before)
  const wrong = merged.ok ? refusedContradiction(merged.value.specs, before?.specs) : undefined
  if (wrong) throw new HttpError(400, wrong.key, { field: `specs.${wrong.at}`, values: wrong.values })
  return merged
}

function refuseUnconfirmedOffer(after: ProductFields, before: ProductFields | undefined): void {
  if (needsOfferConfirmation(after, before))
    throw new HttpError(409, 'product.offerNotCheaper', { field: 'newPrice', extra: { problem: 'offer-not-cheaper' } })
}

/** Checks that a product's category exists, and that its subcategory is in that category. */
async function findPlaceProblem(db: Database, { categoryId, subcategoryId }: Pick<ProductFields, 'categoryId' | 'subcategoryId'>) {
  const category = await liveRowsOf(db, 'category').select('id').where('id', '=', categoryId).executeTakeFirst()
  if (!category) return 'category-unknown'
  if (subcategoryId === null) return undefined
  const inside = liveRowsOf(db, 'subcategory').select('id').where('id', '=', subcategoryId).where('category_id', '=', categoryId)
  return (await inside.executeTakeFirst()) ? undefined : 'subcategory-unknown'
}

/** Makes an unused SKU for a copy: "SP-550" becomes "SP-550-2", or gets the next unused number. */
async function makeSku(db: Database, sku: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const candidate = appendWithin(sku, `-${number}`, SKU_MAX)
    if (!(await liveRowsOf(db, 'product').select('id').where('sku', '=', candidate).executeTakeFirst())) return candidate
  }
}
