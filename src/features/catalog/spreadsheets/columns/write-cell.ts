import type { Language } from '#i18n/language.ts'
import { noWords, onRequestWords, stockWords, yesWords } from '#i18n/spreadsheets/words.ts'
import { escapeFormula } from '#kit/csv.ts'
import { priceToPay } from '#kit/price.ts'
import { attributes } from '../../goods/attributes.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import type { Column } from './columns.ts'

/** Names and URLs that the cells of a product need. */
export type CellWords = {
  language: Language
  /** Name of a category in the language; its slug if another category has the same name. */
  category: (id: number) => string
  /** Name of a subcategory in the language; its slug if another subcategory of the same category has the same name. */
  subcategory: (id: number) => string
  /** Absolute URL of a picture of the shop. */
  picture: (path: string) => string
}

/** Writes a number with all its decimals: 0.0000001, where String would write "1e-7". */
const decimals = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 100 })

/**
 * Content of a product's cell. Numbers and prices are returned as numbers, since each file format writes them differently. Texts
 * that look like formulas are escaped.
 */
export function writeCell({ key, attribute }: Column, product: StaffProduct, words: CellWords): string | { number: string } {
  const { language } = words
  if (attribute) {
    const figure = product.specs[attribute]
    if (figure === undefined) return ''
    const kind = attributes[attribute]
    if (kind.kind === 'number') return { number: decimals.format(Number(figure)) }
    return escapeFormula((kind.choices as Record<string, Record<Language, string>>)[String(figure)]?.[language] ?? String(figure))
  }
  switch (key) {
    case 'price':
      return priceOf(product, language)
    case 'pictures':
      return pictures([product.mainImage, ...product.images], words)
    case 'categoryId':
      return escapeFormula(words.category(product.categoryId))
    case 'subcategoryId':
      return product.subcategoryId === null ? '' : escapeFormula(words.subcategory(product.subcategoryId))
    case 'stockStatus':
      return stockWords[product.stockStatus][language][0] ?? ''
    case 'images':
      return pictures(product.images, words)
    case 'mainImage':
      return pictures([product.mainImage], words)
    default: {
      const value = product[key as keyof StaffProduct]
      if (typeof value === 'boolean') return (value ? yesWords : noWords)[language][0] ?? ''
      if (typeof value === 'number') return { number: String(value) }
      if (value === null || value === undefined) return ''
      return key === 'newPrice' || key === 'oldPrice' ? { number: String(value) } : escapeFormula(String(value))
    }
  }
}

/** Cell with the price to pay, or the words for "on request"; empty for a product with neither, so that importing it changes nothing. */
function priceOf(product: StaffProduct, language: Language): string | { number: string } {
  const price = priceToPay(product)
  if (price !== null) return { number: price }
  return product.priceOnRequest ? (onRequestWords[language][0] ?? '') : ''
}

const pictures = (paths: readonly (string | null)[], { picture }: CellWords) =>
  paths.flatMap((path) => (path ? [picture(path)] : [])).join(' ')
