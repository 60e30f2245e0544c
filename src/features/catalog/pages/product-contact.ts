import { nameOf } from '#i18n/language.ts'
import { whatsappLink } from '#kit/links.ts'
import type { Product } from '../product/product.contract.ts'

export type NamedProduct = Pick<Product, 'name' | 'nameDe' | 'nameEs' | 'nameEn' | 'sku'>
export type ChatProduct = NamedProduct & Pick<Product, 'stockStatus'>

/** Formats the name and code of a product: "Panel 550 W [SKU-1]". */
export function nameAndCode(product: NamedProduct, language: 'es' | 'de' | 'en'): string {
  const name = nameOf(product, 'name', language)
  return product.sku ? `${name} [${product.sku}]` : name
}

/** Question at the end of the message, by stock status. */
const questions = { in_stock: '¿Está disponible?', limited: '¿Me lo pueden reservar?', out_of_stock: '¿Cuándo llega?' }

/**
 * WhatsApp link with a message about a product; '' without a phone number. The message is Spanish in every page language, since
 * the sellers speak Spanish.
 */
export function productChatLink(phone: string, product: ChatProduct): string {
  return whatsappLink(phone, `Hola, me interesa este producto: ${nameAndCode(product, 'es')}. ${questions[product.stockStatus]}`)
}
