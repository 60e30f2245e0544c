import { formatDate, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { type FieldValues, type FilledTemplate, fieldsIn, fillTemplate, type TemplateField } from '../template-fields.ts'

/** Stock of a requested product. `gone`: the product is hidden or no longer in the catalogue. */
type RequestedStock = 'in_stock' | 'limited' | 'out_of_stock' | 'gone'
/** A product of an inquiry, with its present data in the catalogue. */
export type RequestedProduct = {
  names: Record<Language, string>
  quantity: number
  /** Price of one piece as a decimal string; null: on request. */
  price: string | null
  stock: RequestedStock
  /** Staff's text about the product's availability; '' without one. */
  availability: Record<Language, string>
}

/** Facts that a reply can contain: the customer, and the data stored now. */
export type ReplyFacts = {
  name: string
  /** Code of the inquiry, which the customer knows; undefined if it has none. */
  code: string | undefined
  /** Time of the inquiry; undefined if unknown. */
  writtenAt: string | undefined
  message: string
  products: readonly RequestedProduct[]
  hours: Record<Language, string>
  address: string
  phone: string
  company: string
}

/** Fills the fields of a template with the values of a letter. */
export function fillLetter(text: string, letter: ReplyFacts, language: Language): FilledTemplate {
  return fillTemplate(text, valuesOf(letter, language, fieldsIn(text)))
}

/**
 * Values of the fields, in the customer's language.
 *
 * @param fields fields of the template. Without `fewLeft` among them, products with few left are listed in `inStock`, so that no
 * template omits them
 */
export function valuesOf(letter: ReplyFacts, language: Language, fields: readonly TemplateField[] = []): FieldValues {
  const { name, code, writtenAt, message, products, hours, address, phone, company } = letter
  const ofStock = (...states: RequestedStock[]) => products.filter(({ stock }) => states.includes(stock))
  const lines = (wanted: readonly RequestedProduct[], statedStock?: RequestedStock) =>
    wanted.map((product) => productLine(product, language, statedStock)).join('\n')
  const inStock = fields.includes('fewLeft') ? ofStock('in_stock') : ofStock('in_stock', 'limited')
  return {
    name,
    code: code ?? '',
    // Without the time of day, which differs for a customer in another time zone.
    date: writtenAt ? formatDate(writtenAt, language) : '',
    message: message.trim().replace(/^/gm, '> '),
    products: lines(products),
    inStock: lines(inStock, 'in_stock'),
    fewLeft: lines(ofStock('limited'), 'limited'),
    notInStock: lines(ofStock('out_of_stock')),
    hours: hours[language],
    address,
    phone,
    company,
  }
}

/**
 * "- 2 x Panel solar 550 W: $145.00 USD c/u (sin existencia por ahora)". "Few left" is shown even beside staff's own text.
 *
 * @param statedStock stock that the text around the list states, so that the line does not repeat it
 */
function productLine(
  { names, quantity, price, stock, availability }: RequestedProduct,
  language: Language,
  statedStock?: RequestedStock,
): string {
  const t = staffText(language)
  const line = `- ${quantity} x ${names[language]}`
  const own = t(`replies.stock.${stock}`)
  if (stock === 'gone') return `${line} (${own})`
  const each = price === null ? t('replies.onRequest') : `${formatPrice(price, language)} USD`
  const priced = quantity > 1 && price !== null ? t('replies.each', { price: each }) : each
  const ours = availability[language]
  const state = stock === 'limited' ? [statedStock === stock ? '' : own, ours] : statedStock === stock ? [] : [ours || own]
  const stateText = state.filter(Boolean).join('; ')
  return stateText ? `${line}: ${priced} (${stateText})` : `${line}: ${priced}`
}
