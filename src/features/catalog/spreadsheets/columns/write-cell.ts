import type { Language } from '#i18n/language.ts'
import { noWords, onRequestWords, stockWords, yesWords } from '#i18n/spreadsheets/words.ts'
import { priceToPay } from '#kit/price.ts'
import { attributes } from '../../goods/attributes.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import type { Column } from './columns.ts'
import { neutralText } from './neutral-text.ts'

/** The catalogue's words that a product's cells need. */
export type CellWords = {
  language: Language
  /** Name of a category or a subcategory that only it has, for readers of the language. */
  category: (id: number) => string
  subcategory: (id: number) => string
  /** Full address of one of the shop's pictures. */
  picture: (path: string) => string
}

/**
 * Content of a product's cell. Numbers and prices are numbers, so that each file format writes them in its own way; texts are
 * safe in spreadsheets.
 */
export function writeCell({ key, attribute }: Column, product: StaffProduct, words: CellWords): string | { number: string } {
  const { language } = words
  if (attribute) {
    const figure = product.specs[attribute]
    if (figure === undefined) return ''
    const kind = attributes[attribute]
    if (kind.kind === 'number') return { number: String(figure) }
    return neutralText((kind.choices as Record<string, Record<Language, string>>)[String(figure)]?.[language] ?? String(figure))
  }
  switch (key) {
    case 'price':
      return priceOf(product, language)
    case 'pictures':
      return pictures([product.mainImage, ...product.images], words)
    case 'categoryId':
      return neutralText(words.category(product.categoryId))
    case 'subcategoryId':
      return product.subcategoryId === null ? '' : neutralText(words.subcategory(product.subcategoryId))
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
      return key === 'newPrice' || key === 'oldPrice' ? { number: String(value) } : neutralText(String(value))
    }
  }
}

/** The price to pay. A product without any price has an empty cell, so that importing it again changes nothing. */
function priceOf(product: StaffProduct, language: Language): string | { number: string } {
  const price = priceToPay(product)
  if (price !== null) return { number: price }
  return product.priceOnRequest ? (onRequestWords[language][0] ?? '') : ''
}

const pictures = (paths: readonly (string | null)[], { picture }: CellWords) =>
  paths.flatMap((path) => (path ? [picture(path)] : [])).join(' ')
