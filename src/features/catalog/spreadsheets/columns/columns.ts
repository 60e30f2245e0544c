import { fieldName } from '#i18n/field-names.ts'
import { type Language, languages, suffixes } from '#i18n/language.ts'
import { pseudoNames } from '#i18n/spreadsheets/words.ts'
import { inThreeLanguages } from '../../entity/entity-fields.ts'
import { type AttributeKey, attributeKeys, attributes } from '../../goods/attributes.ts'
import type { productFields } from '../../product/product-fields.ts'

type Field = Exclude<keyof typeof productFields, 'specs'>
/**
 * Key of a column: a field of products, an attribute ("specs.powerKw"), or one of four columns that only spreadsheets have:
 * `id`, `price` (the price to pay), `currency` (of the row's prices) and `pictures` (main picture and gallery in one cell).
 */
export type ColumnKey = Field | `specs.${AttributeKey}` | 'id' | 'price' | 'currency' | 'pictures'
type CellKind =
  | 'id'
  | 'line'
  | 'text'
  | 'price'
  | 'currency'
  | 'flag'
  | 'stock'
  | 'whole'
  | 'number'
  | 'choice'
  | 'category'
  | 'subcategory'
  | 'picture'
  | 'pictures'
export type Column = { key: ColumnKey; kind: CellKind; attribute?: AttributeKey }

const kinds: Record<Field, CellKind> = {
  ...inThreeLanguages('name', 'line' as const),
  categoryId: 'category',
  subcategoryId: 'subcategory',
  sortOrder: 'whole',
  slug: 'line',
  ...inThreeLanguages('shortDescription', 'text' as const),
  ...inThreeLanguages('description', 'text' as const),
  priceOnRequest: 'flag',
  newPrice: 'price',
  oldPrice: 'price',
  sku: 'line',
  mainImage: 'picture',
  images: 'pictures',
  isActive: 'flag',
  isFeatured: 'flag',
  stockStatus: 'stock',
  ...inThreeLanguages('availabilityText', 'line' as const),
}

const fieldColumns = Object.entries(kinds).map(([key, kind]): Column => ({ key: key as Field, kind }))
const attributeColumns = attributeKeys.map(
  (key): Column => ({ key: `specs.${key}`, kind: attributes[key].kind === 'number' ? 'number' : 'choice', attribute: key }),
)

/** Columns of a whole export, in order. `id` and `sku` come first, since an import finds products by them. */
export const exportColumns: readonly Column[] = [
  { key: 'id', kind: 'id' },
  ...fieldColumns.filter(({ key }) => key === 'sku'),
  ...fieldColumns.filter(({ key }) => key !== 'sku'),
  ...attributeColumns,
]

/** All columns that an import recognises. */
export const allColumns: readonly Column[] = [
  ...exportColumns,
  { key: 'price', kind: 'price' },
  { key: 'currency', kind: 'currency' },
  { key: 'pictures', kind: 'pictures' },
]

const byKey = new Map(allColumns.map((column) => [column.key as string, column]))

/** The column with a key; undefined if there is none. */
export const findColumn = (key: string): Column | undefined => byKey.get(key)

/** Heading of a column in a language, such as "Name (DE)" or "Nennleistung (kVA)". No two columns have the same heading. */
export function columnName({ key, attribute }: Column, language: Language): string {
  if (attribute) {
    const { label, ...kind } = attributes[attribute]
    return kind.kind === 'number' && kind.unit ? `${label[language]} (${kind.unit})` : label[language]
  }
  return Object.hasOwn(pseudoNames, key) ? pseudoNames[key as keyof typeof pseudoNames][language] : fieldName(language, key)
}

/** True if a table has every column of a whole export, so that an empty cell in it means an empty field. */
export const isWholeExport = (keys: readonly (string | null)[]): boolean => exportColumns.every(({ key }) => keys.includes(key))

/** Columns whose cell identifies the product of a row. */
const namingColumns: readonly (string | null)[] = ['sku', 'slug', 'id', 'nameDe', 'nameEs', 'nameEn'] satisfies ColumnKey[]

/** True if at least one column identifies the product of a row. Without such a column a table cannot be imported. */
export const identifiesProducts = (keys: readonly (string | null)[]): boolean => keys.some((key) => namingColumns.includes(key))

/** Columns of a price list. A product without a name in the language is listed under its name in another language. */
export function priceListColumns(language: Language): Column[] {
  return [`name${suffixes[language]}`, 'sku', 'price', 'stockStatus', 'categoryId'].map((key) => byKey.get(key) as Column)
}

/** True if a table has the columns of a price list and no others. */
export const isPriceList = (keys: readonly (string | null)[]): boolean =>
  languages.some((language) => {
    const columns = priceListColumns(language)
    return columns.length === keys.length && columns.every(({ key }) => keys.includes(key))
  })

/** Columns of the empty template for imports: texts of one language, and the Spanish name, without which a product stays a draft. */
export function templateColumns(language: Language): Column[] {
  const suffix = suffixes[language]
  const texts = new Set([`name${suffix}`, 'nameEs', `shortDescription${suffix}`, `description${suffix}`])
  return ['sku', ...texts, 'categoryId', 'subcategoryId', 'price', 'stockStatus', 'pictures'].map((key) => byKey.get(key) as Column)
}

/** Headings of all columns in all languages, by which an import recognises columns. */
export const columnNames: readonly { column: Column; language: Language; name: string }[] = allColumns.flatMap((column) =>
  languages.map((language) => ({ column, language, name: columnName(column, language) })),
)
