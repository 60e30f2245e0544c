import type { Language } from '#i18n/language.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { plainText } from '#kit/text/marked-text.ts'
import { SHORT_TEXT_CUT } from '../entity/limits.ts'
import type { ProductRow, StaffProduct } from './product.contract.ts'

/** Products, which come in parts, as lines of the staff's list. */
export async function* rowsOf(parts: AsyncIterable<readonly StaffProduct[]>, language: Language): AsyncGenerator<ProductRow[]> {
  for await (const part of parts) yield part.map((product) => rowOf(product, language))
}

/** A product as a line of the staff's list shows it to readers of a language. */
export function rowOf(product: StaffProduct, language: Language): ProductRow {
  const { shortDescriptionDe, shortDescriptionEs, shortDescriptionEn, descriptionDe, descriptionEs, descriptionEn, ...short } = product
  const { images, specs, wattPeak, onSale, outdatedTexts, createdAt, ...row } = short
  return { ...row, shortText: shortTextOf(product, language) }
}

/** The beginning of the short description, its marks removed: 80 characters and an ellipsis. Not yet translated, it is German. */
function shortTextOf(product: StaffProduct, language: Language): string {
  const { shortDescriptionDe: de, shortDescriptionEs: es, shortDescriptionEn: en } = product
  const text = [{ de, es, en }[language], de, es, en].find((written) => written.trim()) ?? ''
  return cutText(plainText(text), SHORT_TEXT_CUT)
}
