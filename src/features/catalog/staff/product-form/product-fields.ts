import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { type AttributeKey, attributeKeys, attributes } from '../../goods/attributes.ts'
import type { ProductFormValues } from './product-form-values.ts'

export const sections = ['basics', 'shortDescription', 'description', 'pricing', 'figures', 'pictures', 'status'] as const
export type Section = (typeof sections)[number]

/** The fields in the order in which they stand in the form, each with its section. */
const order: readonly (readonly [keyof ProductFormValues, Section])[] = [
  ['nameDe', 'basics'],
  ['nameEs', 'basics'],
  ['nameEn', 'basics'],
  ['categoryId', 'basics'],
  ['subcategoryId', 'basics'],
  ['sortOrder', 'basics'],
  ['slug', 'basics'],
  ['shortDescriptionDe', 'shortDescription'],
  ['shortDescriptionEs', 'shortDescription'],
  ['shortDescriptionEn', 'shortDescription'],
  ['descriptionDe', 'description'],
  ['descriptionEs', 'description'],
  ['descriptionEn', 'description'],
  ['priceOnRequest', 'pricing'],
  ['newPrice', 'pricing'],
  ['oldPrice', 'pricing'],
  ['sku', 'pricing'],
  ['specs', 'figures'],
  ['mainImage', 'pictures'],
  ['images', 'pictures'],
  ['isActive', 'status'],
  ['isFeatured', 'status'],
  ['stockStatus', 'status'],
  ['availabilityTextDe', 'status'],
  ['availabilityTextEs', 'status'],
  ['availabilityTextEn', 'status'],
]

export function sectionOf(field: string): Section | undefined {
  return order.find(([name]) => name === field.split('.')[0])?.[1]
}

/** True if a section has everything required and at least one value: an empty one is not ticked off. */
export function isFilledIn(section: Section, values: ProductFormValues): boolean {
  if (section === 'basics') return values.nameDe.trim() !== '' && values.categoryId !== ''
  if (section === 'shortDescription') return values.shortDescriptionDe.trim() !== ''
  if (section === 'pricing') return values.priceOnRequest || isGiven(values.newPrice) || isGiven(values.oldPrice)
  return order.some(([name, own]) => own === section && isGiven(values[name]))
}

function isGiven(value: ProductFormValues[keyof ProductFormValues]): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'boolean' ? value : Object.values(value).some(Boolean)
}

/** Puts problems into the order in which a reader of the form meets them. */
export function inFormOrder<P extends { field: string }>(problems: readonly P[]): P[] {
  const place = ({ field }: P) => {
    const [name, key] = field.split('.')
    const index = order.findIndex(([known]) => known === name)
    return (index < 0 ? order.length : index) * 100 + (key ? attributeKeys.indexOf(key as AttributeKey) : 0)
  }
  return [...problems].sort((one, other) => place(one) - place(other))
}

/** Label of a field in lists of fields: "Beschreibung (ES)". */
export function fieldName(field: string, t: StaffText, language: Language): string {
  if (field.startsWith('specs.')) return attributes[field.slice('specs.'.length) as AttributeKey]?.label[language] ?? field
  const [, base, suffix] = /^(name|shortDescription|description|availabilityText)(De|Es|En)$/.exec(field) ?? []
  if (base) {
    const names = {
      name: t('product.name'),
      shortDescription: t('product.shortDescription'),
      description: t('product.description'),
      availabilityText: t('product.availability'),
    }
    return `${names[base as keyof typeof names]} (${suffix?.toUpperCase()})`
  }
  const names: Record<string, string> = {
    categoryId: t('product.category'),
    subcategoryId: t('product.subcategory'),
    sortOrder: t('product.position'),
    slug: t('product.slug'),
    priceOnRequest: t('product.priceOnRequest'),
    newPrice: t('product.newPrice'),
    oldPrice: t('product.oldPrice'),
    sku: t('product.sku'),
    mainImage: t('product.mainImage'),
    images: t('product.gallery'),
    translationNotes: t('translation.checked'),
    isActive: t('product.isActive'),
    isFeatured: t('product.isFeatured'),
    stockStatus: t('product.inStock'),
    specs: t('product.figures'),
  }
  return names[field] ?? field
}
