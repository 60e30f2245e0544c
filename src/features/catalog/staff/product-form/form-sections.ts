import { productFields, type Section } from '../../product/product-fields.ts'
import type { ProductFormValues } from './product-form-values.ts'

const order = Object.entries(productFields)

/** Section of the form that contains a field; "specs.powerKw" names a field inside another. */
export function sectionOf(field: string): Section | undefined {
  return order.find(([name]) => name === field.split('.')[0])?.[1].section
}

/** True if a section has its required values, or at least one value if none is required. Such a section gets a tick. */
export function isSectionFilledIn(section: Section, values: ProductFormValues): boolean {
  if (section === 'basics') return values.nameDe.trim() !== '' && values.categoryId !== ''
  if (section === 'shortDescription') return values.shortDescriptionDe.trim() !== ''
  if (section === 'pricing') return values.priceOnRequest || isGiven(values.newPrice) || isGiven(values.oldPrice)
  return order.some(([name, { section: own }]) => own === section && isGiven(values[name as keyof typeof productFields]))
}

function isGiven(value: ProductFormValues[keyof ProductFormValues]): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'boolean' ? value : Object.values(value).some(Boolean)
}
