import { type Language, languages, nameOf, suffixes, type Translated, textIn } from '#i18n/language.ts'
import { isOnSale } from '#kit/price.ts'
import { adviceFor } from '../goods/advice.ts'
import type { ProductDetail } from '../product/product.contract.ts'
import type { SavedProduct } from './saved-catalogue.contract.ts'

const textFields = ['shortDescription', 'description', 'availabilityText'] as const

/** Converts a product to the form that browsers save: texts in one language, no derived fields. */
export function toSavedProduct(product: Omit<ProductDetail, 'advice'>, language: Language): SavedProduct {
  const { id, slug, sku, categoryId, subcategoryId, sortOrder, oldPrice, newPrice, priceOnRequest } = product
  const { isFeatured, stockStatus, specs, goods, createdAt } = product
  return {
    ...{ id, slug, sku, categoryId, subcategoryId, sortOrder, oldPrice, newPrice, priceOnRequest },
    ...{ isFeatured, stockStatus, specs, goods, createdAt },
    name: nameOf(product, 'name', language),
    shortDescription: textIn(product, 'shortDescription', language),
    description: textIn(product, 'description', language),
    availabilityText: textIn(product, 'availabilityText', language),
    pictures: product.pictures.map((picture) => ({ url: picture.url, alt: textIn(picture, 'alt', language) })),
  }
}

/** Rebuilds the API's answer for a product. Other languages have empty names and lack other texts; `updatedAt` is the time of creation. */
export function fromSavedProduct(saved: SavedProduct, language: Language): ProductDetail {
  const suffix = suffixes[language]
  const texts = Object.fromEntries(textFields.map((field) => [`${field}${suffix}`, saved[field]]))
  const { shortDescription, description, availabilityText, ...facts } = saved
  return {
    ...facts,
    ...(texts as Translated<(typeof textFields)[number]>),
    ...{ nameDe: '', nameEs: '', nameEn: '', [`name${suffix}`]: saved.name },
    mainImage: saved.pictures[0]?.url ?? null,
    images: [],
    pictures: saved.pictures.map(({ url, alt }) => ({ url, altDe: '', altEs: '', altEn: '', [`alt${suffix}`]: alt, large: null })),
    isActive: true,
    onSale: isOnSale(saved),
    wattPeak: saved.specs.wattPeak ?? null,
    advice: adviceFor(saved.goods),
    updatedAt: saved.createdAt,
  }
}

/** Converts a category or subcategory to the form that browsers save: texts in one language, no times. */
export function toSavedCategory<Entity extends Translated<'name'>>(category: Entity, language: Language): Partial<Entity> {
  return { ...inLanguage(category, language), [`name${suffixes[language]}`]: nameOf(category, 'name', language) }
}

/** Converts settings to the form that browsers save: a text of another language only if it is missing in this one. */
export function toSavedSettings<Setting extends { key: string; value: string }>(
  settings: readonly Setting[],
  language: Language,
): Partial<Setting>[] {
  const set = new Set(settings.flatMap(({ key, value }) => (value ? key : [])))
  const isOwn = ({ key }: Setting) => {
    const [, stem] = LANGUAGE_AT_END.exec(key) ?? []
    const own = `${stem}_${language}`
    return stem === undefined || key === own || !set.has(own)
  }
  return settings.filter(isOwn).map((setting) => inLanguage(setting, language))
}
const LANGUAGE_AT_END = new RegExp(`^(.+)_(?:${languages.join('|')})$`)

/** Leaves out an entity's fields in other languages, and its times. */
function inLanguage<Entity extends object>(entity: Entity, language: Language): Partial<Entity> {
  const isOther = (key: string) => Object.entries(suffixes).some(([other, suffix]) => other !== language && key.endsWith(suffix))
  const own = Object.entries(entity).filter(([key]) => !isOther(key) && !/^(?:created|updated)At$/.test(key))
  return Object.fromEntries(own) as Partial<Entity>
}
