import { blanksOf } from '#features/catalog/entity/entity-fields.ts'
import type { StaffProduct } from '#features/catalog/product/product.contract.ts'
import { productFields } from '#features/catalog/product/product-fields.ts'

/** A minimal product as staff read it. Tests change the fields that matter to them. */
export const blankProduct: StaffProduct = {
  ...blanksOf(productFields),
  id: 1,
  slug: 'producto',
  name: 'Produkt',
  nameDe: 'Produkt',
  shortDescriptionDe: 'Kurz',
  categoryId: 1,
  wattPeak: null,
  onSale: false,
  translations: { es: 'missing', en: 'missing' },
  outdatedTexts: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}
