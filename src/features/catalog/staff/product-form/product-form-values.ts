import type { Language } from '#i18n/language.ts'
import { parseCents } from '#kit/money.ts'
import { isAmbiguousNumber, typedNumber } from '#kit/text/typed-number.ts'
import { inThreeLanguages } from '../../entity/entity-fields.ts'
import { productTexts, translationNamesOf } from '../../entity/translations.ts'
import { type Attribute, type AttributeKey, attributeKeys, attributes, type Specs } from '../../goods/attributes.ts'
import type { StockStatus } from '../../goods/stock.ts'
import type { ProductInput, ProductPreviewInput, StaffProduct } from '../../product/product.contract.ts'
import { productFields } from '../../product/product-fields.ts'
import { notedNames, notesOfSameText } from '../entity-form/noted-translations.ts'
import { typedPrice } from '../entity-form/typed-price.ts'

type Fields = typeof productFields
type Typed<Blank> = Blank extends boolean ? boolean : Blank extends readonly unknown[] ? string[] : string

/** Form values of a product. Typed values, numbers included, are kept as the exact text. */
export type ProductFormValues = { [Name in Exclude<keyof Fields, 'specs' | 'stockStatus'>]: Typed<Fields[Name]['blank']> } & {
  stockStatus: StockStatus
  specs: Record<AttributeKey, string>
  /** Notes on the German texts that translations were made from; see ui/staff/fields/translation-notes.ts. */
  translationNotes: string[]
}

const fieldNames = Object.keys(productFields) as (keyof Fields)[]

export const blankValues = {
  ...Object.fromEntries(
    Object.entries(productFields).map(([name, { blank }]) => [name, typeof blank === 'boolean' || Array.isArray(blank) ? blank : '']),
  ),
  stockStatus: productFields.stockStatus.blank,
  specs: Object.fromEntries(attributeKeys.map((key) => [key, ''])),
  translationNotes: [],
} as unknown as ProductFormValues

/** Converts a product to form values; numbers have the reader's decimal sign. */
export function productFormValues(product: StaffProduct, language: Language): ProductFormValues {
  const inWords = (number: string) => (language === 'de' ? number.replace('.', ',') : number)
  const texts = fieldNames.map((name) => [name, typeof product[name] === 'number' ? String(product[name]) : (product[name] ?? '')])
  const figures = attributeKeys.map((key) => {
    const figure = product.specs[key] ?? ''
    return [key, typeof figure === 'number' ? inWords(figureText(figure)) : figure]
  })
  return {
    ...blankValues,
    ...Object.fromEntries(texts),
    oldPrice: inWords(product.oldPrice ?? ''),
    newPrice: inWords(product.newPrice ?? ''),
    sortOrder: product.sortOrder > 0 ? String(product.sortOrder) : '',
    specs: Object.fromEntries(figures) as Record<AttributeKey, string>,
  }
}

/** Form text of a stored figure: 12.125 becomes "12.1250", since "12.125" could also be read as twelve thousand. */
function figureText(figure: number): string {
  return isAmbiguousNumber(String(figure)) ? `${figure}0` : String(figure)
}

/**
 * Converts form values to API input. Invalid values are passed on as typed (or as NaN), so that the contract's schema refuses them
 * with a message.
 */
export function toProductInput(values: ProductFormValues): ProductInput {
  const { translationNotes, ...typed } = values
  return {
    ...typed,
    ...(values.stockStatus === 'in_stock' ? inThreeLanguages('availabilityText', '') : {}),
    categoryId: values.categoryId === '' ? 0 : Number(values.categoryId),
    subcategoryId: values.subcategoryId === '' ? null : Number(values.subcategoryId),
    sku: values.sku === '' ? null : values.sku,
    oldPrice: values.priceOnRequest ? null : typedPrice(values.oldPrice),
    newPrice: values.priceOnRequest ? null : typedPrice(values.newPrice),
    mainImage: values.mainImage.trim() || null,
    sortOrder: values.sortOrder.trim() === '' ? 0 : typedNumber(values.sortOrder),
    specs: typedSpecs(values.specs),
    checkedTexts: notedNames(translationNamesOf(productTexts), values, 'fits'),
    behindTexts: notedNames(translationNamesOf(productTexts), values, 'behind'),
  }
}

/** Converts the filled-in figures to API input; a text that is no number becomes NaN, an ambiguous number stays text. */
export function typedSpecs(specs: ProductFormValues['specs']): Specs {
  const given = attributeKeys.filter((key) => (specs[key] ?? '').trim() !== '')
  return Object.fromEntries(given.map((key) => [key, figureFrom(key, specs[key])])) as Specs
}

function figureFrom(key: AttributeKey, text: string): number | string {
  const attribute: Attribute = attributes[key]
  if (attribute.kind === 'choice' || isAmbiguousNumber(text, attribute.max)) return text
  return typedNumber(text, attribute.max)
}

/** Names of the fields that differ between two states of the form; a technical figure is "specs.powerKw". */
export function changedFields(one: ProductFormValues, other: ProductFormValues): string[] {
  const changed = (Object.keys(blankValues) as (keyof ProductFormValues)[]).flatMap((field) => {
    if (field === 'specs')
      return attributeKeys.filter((key) => (one.specs[key] ?? '') !== (other.specs[key] ?? '')).map((key) => `specs.${key}`)
    if (field === 'images') return one.images.join('\n') === other.images.join('\n') ? [] : [field]
    if (field === 'translationNotes') return notesOfSameText(one, other).length > 0 ? [field] : []
    return (one[field] ?? '') === (other[field] ?? '') ? [] : [field]
  })
  return changed
}

/** Form values after a save: the server's values, except for fields that were edited during the save. */
export function afterSaving(now: ProductFormValues, sent: ProductFormValues, saved: ProductFormValues): ProductFormValues {
  const typedMeanwhile = new Set(changedFields(sent, now))
  const merged: Record<string, unknown> = { ...saved, specs: { ...saved.specs } }
  for (const field of typedMeanwhile) {
    if (field.startsWith('specs.')) {
      const key = field.slice('specs.'.length) as AttributeKey
      ;(merged.specs as Record<string, string>)[key] = now.specs[key]
    } else merged[field] = now[field as keyof ProductFormValues]
  }
  return merged as ProductFormValues
}

/**
 * Reads a draft, possibly of an older version of the form: known fields of the right type, blank values for all other fields.
 * Undefined if the draft is no object.
 */
export function readDraftValues(stored: unknown): ProductFormValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const given = stored as Record<string, unknown>
  const fields = (Object.keys(blankValues) as (keyof ProductFormValues)[]).map((field) => {
    const value = given[field]
    if (field === 'specs') return [field, { ...blankValues.specs, ...textsOf(value) }]
    if (field === 'images' || field === 'translationNotes')
      return [field, Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []]
    return [field, typeof value === typeof blankValues[field] ? value : blankValues[field]]
  })
  return Object.fromEntries(fields) as ProductFormValues
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([key, text]) => key in attributes && typeof text === 'string'))
}

/** Converts an unfinished form to a preview: invalid prices and figures are left out, and so are fields that no page shows. */
export function previewFrom(values: ProductFormValues): ProductPreviewInput {
  const { slug, sku, categoryId, sortOrder, checkedTexts, behindTexts, mainImage, specs, ...rest } = toProductInput(values)
  const price = (text: string | null | undefined) => (text && parseCents(text) !== undefined ? text : null)
  return {
    ...rest,
    ...(categoryId > 0 ? { categoryId } : {}),
    sku: sku?.trim() || null,
    oldPrice: price(rest.oldPrice),
    newPrice: price(rest.newPrice),
    mainImage: mainImage?.startsWith('/') ? mainImage : null,
    specs: Object.fromEntries(Object.entries(specs ?? {}).filter(([key, value]) => isShown(key as AttributeKey, value))),
  }
}

const isShown = (key: AttributeKey, value: unknown) =>
  attributes[key].kind === 'choice' || (typeof value === 'number' && !Number.isNaN(value))
