import type { Language } from '#i18n/language.ts'
import { headingWords, pseudoNames } from '#i18n/spreadsheets/words.ts'
import { cellText, type SheetRow } from '../cell.ts'
import type { ColumnKey } from '../columns/columns.ts'
import { foldWord } from '../columns/recognise.ts'
import type { sheetKinds } from '../spreadsheet.contract.ts'

export type SheetKind = (typeof sheetKinds)[number]
type Foreign = Exclude<SheetKind, 'table'>
type Target = ColumnKey | 'name' | 'shortDescription' | 'description'

/** Columns of WooCommerce's product export, with their headings in English, Spanish and German. */
const woocommerce: [target: Target, ...headings: string[]][] = [
  ['sku', 'SKU', 'Artikelnummer'],
  ['name', 'Name', 'Nombre'],
  ['isActive', 'Published', 'Publicado', 'Veröffentlicht'],
  ['isFeatured', 'Is featured?', '¿Está destacado?', '¿Destacado?', 'Ist hervorgehoben?', 'Empfohlen?'],
  ['shortDescription', 'Short description', 'Descripción corta', 'Kurzbeschreibung'],
  ['description', 'Description', 'Descripción', 'Beschreibung'],
  ['stockStatus', 'In stock?', '¿Existencias?', '¿En inventario?', '¿Hay existencias?', 'Vorrätig?', 'Auf Lager?'],
  ['specs.weightKg', 'Weight (kg)', 'Peso (kg)', 'Gewicht (kg)'],
  ['newPrice', 'Sale price', 'Precio rebajado', 'Angebotspreis'],
  ['oldPrice', 'Regular price', 'Precio normal', 'Regulärer Preis'],
  ['categoryId', 'Categories', 'Categorías', 'Kategorien'],
  ['pictures', 'Images', 'Imágenes', 'Bilder'],
]

/** Columns of Shopify's product export, by its English headings: those of the older exports, then those since 2025. */
const shopify: [target: Target, ...headings: string[]][] = [
  ['sku', 'Variant SKU', 'SKU'],
  ['name', 'Title'],
  ['description', 'Body (HTML)', 'Description'],
  ['categoryId', 'Type', 'Custom Product Type'],
  ['slug', 'Handle', 'URL handle'],
  ['isActive', 'Published', 'Published on online store'],
  ['newPrice', 'Variant Price', 'Price'],
  ['oldPrice', 'Variant Compare At Price', 'Compare-at price'],
  ['stockStatus', 'Variant Inventory Qty', 'Inventory quantity'],
  ['specs.weightKg', 'Variant Grams', 'Weight value (grams)'],
  ['pictures', 'Image Src', 'Product image URL'],
]

const tables: Record<Foreign, Map<string, Target>> = { woocommerce: tableOf(woocommerce), shopify: tableOf(shopify) }

function tableOf(columns: typeof woocommerce): Map<string, Target> {
  return new Map(columns.flatMap(([target, ...headings]) => headings.map((heading) => [foldWord(heading), target] as const)))
}

/** Headings of the types of products in a WooCommerce export, folded, and the types, which WooCommerce translates in no language. */
const TYPE = ['type', 'tipo', 'typ']
const PRODUCT_TYPE = /^(?:simple|variable|variation|grouped|external)\b/

/**
 * Detects if a table was exported from Shopify or WooCommerce. WooCommerce exports chosen columns too: then the types of products
 * below the headings, or a heading that is a question ("In stock?"), tell it from a table by hand.
 *
 * @param rows some rows below the headings
 */
export function detectSheetKind(headings: readonly string[], rows: readonly SheetRow[] = []): SheetKind {
  const folded = headings.map(foldWord)
  const targets = (kind: Foreign) => new Set(folded.map((heading) => tables[kind].get(heading)))
  const [shop, woo] = [targets('shopify'), targets('woocommerce')]
  if (shop.has('slug') && shop.has('name') && shop.has('newPrice')) return 'shopify'
  if (!woo.has('oldPrice')) return 'table'
  const isWhole = woo.has('categoryId') && woo.has('pictures') && folded.includes('id')
  const asks = headings.some((heading, at) => heading.trim().endsWith('?') && tables.woocommerce.has(folded[at] as string))
  const types = rows.map(({ cells }) => cellText(cells[folded.findIndex((heading) => TYPE.includes(heading))])).filter(Boolean)
  const hasTypes = types.length > 0 && types.every((type) => PRODUCT_TYPE.test(type))
  return isWhole || asks || hasTypes ? 'woocommerce' : 'table'
}

/** Headings of currencies, which extensions add to exports of both. */
const currencyHeadings = new Set(
  [...Object.values(pseudoNames.currency), ...Object.values(headingWords.currency ?? {}).flat()].map(foldWord),
)

/** Columns of an export of Shopify or WooCommerce. `language`: language of its texts, which the headings do not state. */
export function foreignColumns(kind: Foreign, headings: readonly string[], language: Language): (ColumnKey | null)[] {
  const suffix = { es: 'Es', de: 'De', en: 'En' }[language]
  return headings.map((heading) => {
    const target = tables[kind].get(foldWord(heading))
    if (target === undefined) return currencyHeadings.has(foldWord(heading)) ? 'currency' : null
    return ['name', 'shortDescription', 'description'].includes(target) ? (`${target}${suffix}` as ColumnKey) : (target as ColumnKey)
  })
}
