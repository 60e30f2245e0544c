import { formatDate, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import type { TemplateValues } from '../template-fields.ts'

/** gone: not in the catalogue any more, or hidden. */
export type AskedStock = 'in_stock' | 'limited' | 'out_of_stock' | 'gone'
/** A product that somebody asks for, as it stands in the catalogue now. */
export type AskedProduct = {
  names: Record<Language, string>
  quantity: number
  /** A decimal string for one piece; null where it is on request. */
  price: string | null
  stock: AskedStock
  /** What staff say of its availability; '' where they say nothing. */
  availability: Record<Language, string>
}

/** What an answer can be made of: whoever asks, and what is stored now. */
export type Letter = {
  name: string
  /** The code that the customer was told; undefined when there is none. */
  code: string | undefined
  /** When they wrote; undefined when that is not known. */
  writtenAt: string | undefined
  message: string
  products: readonly AskedProduct[]
  hours: Record<Language, string>
  address: string
  phone: string
  company: string
}

/** The fields of a template, in the language of whoever reads the answer. */
export function valuesOf(letter: Letter, language: Language): TemplateValues {
  const { name, code, writtenAt, message, products, hours, address, phone, company } = letter
  const isThere = ({ stock }: AskedProduct) => stock === 'in_stock' || stock === 'limited'
  const lines = (wanted: readonly AskedProduct[], saysStock: boolean) =>
    wanted.map((product) => productLine(product, language, saysStock)).join('\n')
  return {
    name,
    code: code ?? '',
    // The day alone: a customer abroad has another clock.
    date: writtenAt ? formatDate(writtenAt, language) : '',
    message: message.trim().replace(/^/gm, '> '),
    products: lines(products, true),
    inStock: lines(products.filter(isThere), false),
    notInStock: lines(
      products.filter(({ stock }) => stock === 'out_of_stock'),
      true,
    ),
    hours: hours[language],
    address,
    phone,
    company,
  }
}

/** "- 2 x Panel solar 550 W: $145.00 USD c/u (quedan pocas unidades)". That something is in stock is said only where asked. */
function productLine({ names, quantity, price, stock, availability }: AskedProduct, language: Language, saysStock: boolean): string {
  const t = staffText(language)
  const line = `- ${quantity} x ${names[language]}`
  const state = stock === 'gone' ? t('replies.stock.gone') : availability[language] || t(`replies.stock.${stock}`)
  if (stock === 'gone') return `${line} (${state})`
  const each = price === null ? t('replies.onRequest') : `${formatPrice(price, language)} USD`
  const priced = quantity > 1 && price !== null ? t('replies.each', { price: each }) : each
  return stock === 'in_stock' && !saysStock ? `${line}: ${priced}` : `${line}: ${priced} (${state})`
}
