import { type Language, languages, nameOf, suffixes, textIn } from '#i18n/language.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { plainText } from '#kit/text/marked-text.ts'
import type { AttributeKey } from '../../goods/attributes.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import { type ColumnKey, findColumn } from '../columns/columns.ts'
import { MAPPED_NAME_MAX, QUOTED_MAX } from '../limits.ts'
import type { NearestPlace } from './nearest-place.ts'
import { type PictureReference, readPictureReferences } from './picture-names.ts'
import type { PlaceFinder } from './places.ts'
import { type ParsedRow, priceFieldsOf } from './read-row.ts'

/** Characters of a short description that is made from the beginning of the description. */
const SHORT_TEXT = 200

/** Fields that a row sets, by their names in the API, and the pictures it names, which `findRowPictures` looks up later. */
export type RowFields = {
  fields: Record<string, unknown>
  /** Figures that the row sets; null removes a figure. */
  specs: Partial<Record<AttributeKey, number | string | null>>
  pictures: { main?: PictureReference[]; gallery?: PictureReference[]; all?: PictureReference[] }
  /** German texts of a new product that are copies of another language's text, to be translated later. */
  standIns: ('nameDe' | 'shortDescriptionDe')[]
}
type RowContext = {
  before: StaffProduct | undefined
  /** SKU of a product if the row's SKU differs from it only in leading zeros. */
  similarSku: string | null | undefined
  blanks: 'clear' | 'keep'
  isPriceList: boolean
  places: PlaceFinder
  language: Language
  origins: readonly string[]
  headingOf: (key: ColumnKey) => string
  noteUnknown: (name: string, nearest: NearestPlace | undefined) => void
  noteAssigned: (name: string) => void
}

/** Fields that an empty cell never clears: they are required, or have no empty value. */
const neverEmptied = new Set([
  'nameDe',
  'shortDescriptionDe',
  'slug',
  'priceOnRequest',
  'isActive',
  'isFeatured',
  'stockStatus',
  'categoryId',
])

/** Columns that set no field, or whose fields have a function of their own. */
const setElsewhere = new Set<ColumnKey>([
  ...(['id', 'currency', 'categoryId', 'subcategoryId'] as const),
  ...(['price', 'newPrice', 'oldPrice', 'priceOnRequest'] as const),
])

/** Columns of which a row has at least one if it is meant to be a new product. */
const describing = ['nameEs', 'nameDe', 'nameEn', 'categoryId'] as const

/** Determines the fields that a row sets. `before`: the stored product that the row changes; undefined for a new product. */
export function rowFieldsOf(read: ParsedRow, context: RowContext): RowFields {
  const target: RowFields = { fields: {}, specs: {}, pictures: {}, standIns: [] }
  for (const [key, value] of read.values) {
    const column = findColumn(key)
    if (!column || setElsewhere.has(key)) continue
    const isEmpty = value === null || value === ''
    if (isEmpty && (context.blanks === 'keep' || neverEmptied.has(key))) continue
    if (isFallbackName(key, value, context)) continue
    if (column.attribute) target.specs[column.attribute] = value as number | string | null
    else if (key === 'pictures') target.pictures.all = withTexts(readPictureReferences(String(value), context.origins), read, context)
    else if (key === 'mainImage') target.pictures.main = readPictureReferences(String(value), context.origins)
    else if (key === 'images') target.pictures.gallery = readPictureReferences(String(value), context.origins)
    else target.fields[key] = key === 'sku' && isEmpty ? null : key === 'sortOrder' ? (value ?? 0) : value
  }
  Object.assign(target.fields, priceFieldsOf(read, context))
  // A row without name and category, as in a price list, is about a product that the shop should have.
  const code = String(read.values.get('sku') || read.values.get('slug') || '')
  const isDescribed = describing.some((key) => read.values.get(key))
  if (!context.before && code && !isDescribed)
    read.faults.push({ key: 'row.codeUnknown', values: { text: code.slice(0, QUOTED_MAX), nearest: context.similarSku } })
  else {
    setPlace(target, read, context)
    if (!context.before) completeTexts(target, read, context)
  }
  return target
}

/** True for a name that a price list has in place of a missing one; it is no translation. */
function isFallbackName(key: ColumnKey, value: unknown, { before, isPriceList }: RowContext): boolean {
  if (!isPriceList || !before) return false
  return languages.some(
    (one) => key === `name${suffixes[one]}` && textIn(before, 'name', one) === '' && nameOf(before, 'name', one) === value,
  )
}

/** Adds the text alternatives of the row to pictures of other sites. */
function withTexts(references: PictureReference[], { pictureTexts }: ParsedRow, { language }: RowContext): PictureReference[] {
  return references.map((reference) => {
    const text = 'address' in reference ? pictureTexts.get(reference.address) : undefined
    return text ? { ...reference, alt: { language, text } } : reference
  })
}

function setPlace(
  { fields }: RowFields,
  read: ParsedRow,
  { before, places, headingOf, noteUnknown, noteAssigned, blanks }: RowContext,
): void {
  const text = String(read.values.get('categoryId') ?? '')
  const inside = read.values.get('subcategoryId')
  let categoryId = before?.categoryId
  // A new product without a category goes where staff have chosen for all of these.
  if (text || !before) {
    const found = places.find(text, headingOf('categoryId'))
    if ('problem' in found) return void read.faults.push(found.problem)
    if ('unknown' in found) {
      if (found.unknown.length <= MAPPED_NAME_MAX) noteUnknown(found.unknown, found.nearest)
      if (!text) return void read.faults.push(read.withoutParent ?? { key: 'row.categoryMissing' })
      const values = { column: headingOf('categoryId'), text: found.unknown.slice(0, QUOTED_MAX), nearest: found.nearest?.names }
      return void read.faults.push({ key: 'row.categoryUnknown', values })
    }
    if (found.chosenFor !== undefined) noteAssigned(found.chosenFor)
    categoryId = found.place.categoryId
    fields.categoryId = categoryId
    if (found.place.subcategoryId !== null || categoryId !== before?.categoryId) fields.subcategoryId = found.place.subcategoryId
  }
  if (inside === undefined || categoryId === undefined) return
  if (inside === '' || inside === null) {
    if (blanks === 'clear' && fields.subcategoryId === undefined) fields.subcategoryId = null
    return
  }
  const id = places.findSubcategory(String(inside), categoryId)
  if (id === undefined) {
    const text = String(inside)
    const nearest = places.nearestSubcategory(text, categoryId)
    const values = {
      column: headingOf('subcategoryId'),
      text: text.slice(0, QUOTED_MAX),
      category: places.namesOf(categoryId) ?? '',
      nearest,
    }
    read.faults.push({ key: 'row.subcategoryUnknown', values })
  } else fields.subcategoryId = id
}

/**
 * Fills in the German name and short description of a new product, which are required. A missing text is copied from another language,
 * or made from the long description or the name. Texts that are not German are listed in `standIns`, to be translated later.
 */
function completeTexts({ fields, standIns }: RowFields, { notes, faults }: ParsedRow, { language }: RowContext): void {
  const order = [language, 'de', 'es', 'en'] as const
  const textIn = (field: string, one: Language) => String(fields[`${field}${suffixes[one]}`] ?? '')
  const original = (field: string) => order.find((one) => textIn(field, one))
  const named = original('name')
  if (!named) return void faults.push({ key: 'row.nameMissing' })
  if (!fields.nameDe) {
    fields.nameDe = textIn('name', named)
    standIns.push('nameDe')
  }
  if (!fields.shortDescriptionDe) {
    const short = original('shortDescription')
    const long = original('description')
    const beginning = long ? cutText(plainText(textIn('description', long)), SHORT_TEXT) : ''
    const from = short ?? (beginning ? long : named) ?? named
    fields.shortDescriptionDe = short ? textIn('shortDescription', short) : beginning || textIn('name', named)
    if (!short) {
      notes.push({ key: 'row.textMade' })
      fields[`shortDescription${suffixes[from]}`] = fields.shortDescriptionDe
    }
    if (from !== 'de') standIns.push('shortDescriptionDe')
  }
  if (standIns.length > 0) notes.push({ key: 'row.toTranslate' })
}
