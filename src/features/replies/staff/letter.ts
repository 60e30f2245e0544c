import { formatDate, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { type FilledTemplate, fieldsIn, fillTemplate, type TemplateField, type TemplateValues } from '../template-fields.ts'

/** gone: not in the catalogue any more, or hidden. */
type AskedStock = 'in_stock' | 'limited' | 'out_of_stock' | 'gone'
/** A product that somebody asks for, as it stands in the catalogue now. */
export type AskedProduct = {
  names: Record<Language, string>
  quantity: number
  /** A decimal string for one piece; null where it is on request. */
  price: string | null
  stock: AskedStock
  /** Staff's text about its availability; '' without one. */
  availability: Record<Language, string>
}

/** Facts that a reply can contain: the customer, and the data stored now. */
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

/** A template for whoever asked, with what is stored now in the place of its fields. */
export function fillLetter(text: string, letter: Letter, language: Language): FilledTemplate {
  return fillTemplate(text, valuesOf(letter, language, fieldsIn(text)))
}

/**
 * The fields of a template, in the language of whoever reads the answer.
 *
 * @param fields of the template: what few are left of stands in the field of its own, where the template has that, and
 * otherwise among what is in stock, so that no template leaves it out
 */
export function valuesOf(letter: Letter, language: Language, fields: readonly TemplateField[] = []): TemplateValues {
  const { name, code, writtenAt, message, products, hours, address, phone, company } = letter
  const ofStock = (...states: AskedStock[]) => products.filter(({ stock }) => states.includes(stock))
  const lines = (wanted: readonly AskedProduct[], told?: AskedStock) =>
    wanted.map((product) => productLine(product, language, told)).join('\n')
  const inStock = fields.includes('fewLeft') ? ofStock('in_stock') : ofStock('in_stock', 'limited')
  return {
    name,
    code: code ?? '',
    // The day alone: a customer abroad has another clock.
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
 * "- 2 x Panel solar 550 W: $145.00 USD c/u (sin existencia por ahora)". Of what few are left is always said, whatever
 * staff have written beside it.
 *
 * @param told by the words around the list, and so not said again in it
 */
function productLine({ names, quantity, price, stock, availability }: AskedProduct, language: Language, told?: AskedStock): string {
  const t = staffText(language)
  const line = `- ${quantity} x ${names[language]}`
  const own = t(`replies.stock.${stock}`)
  if (stock === 'gone') return `${line} (${own})`
  const each = price === null ? t('replies.onRequest') : `${formatPrice(price, language)} USD`
  const priced = quantity > 1 && price !== null ? t('replies.each', { price: each }) : each
  const ours = availability[language]
  const state = stock === 'limited' ? [told === stock ? '' : own, ours] : told === stock ? [] : [ours || own]
  const said = state.filter(Boolean).join('; ')
  return said ? `${line}: ${priced} (${said})` : `${line}: ${priced}`
}
