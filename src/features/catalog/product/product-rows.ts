import type { Language } from '#i18n/language.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { plainText } from '#kit/text/marked-text.ts'
import { SHORT_TEXT_CUT } from '../entity/limits.ts'
import type { ProductListRow, StaffProduct } from './product.contract.ts'

/** Converts batches of products to rows of the staff's list. */
export async function* toProductListRows(
  parts: AsyncIterable<readonly StaffProduct[]>,
  language: Language,
): AsyncGenerator<ProductListRow[]> {
  for await (const part of parts) yield part.map((product) => toProductListRow(product, language))
}

/** Converts a product to a row of the staff's list. `language`: the reader's, for the short text. */
export function toProductListRow(product: StaffProduct, language: Language): ProductListRow {
  const { shortDescriptionDe, shortDescriptionEs, shortDescriptionEn, descriptionDe, descriptionEs, descriptionEn, ...short } = product
  const { images, specs, wattPeak, onSale, outdatedTexts, createdAt, ...row } = short
  return { ...row, shortText: shortTextOf(product, language) }
}

/** Start of the short description as plain text. If it is empty in this language, the text of another language, German first. */
function shortTextOf(product: StaffProduct, language: Language): string {
  const { shortDescriptionDe: de, shortDescriptionEs: es, shortDescriptionEn: en } = product
  const text = [{ de, es, en }[language], de, es, en].find((written) => written.trim()) ?? ''
  return cutText(plainText(text), SHORT_TEXT_CUT)
}
