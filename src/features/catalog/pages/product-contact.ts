import { nameOf } from '#i18n/language.ts'
import { whatsappLink } from '#kit/links.ts'
import type { Product } from '../product/product.contract.ts'

export type Named = Pick<Product, 'name' | 'nameDe' | 'nameEs' | 'nameEn' | 'sku'>
export type ChatProduct = Named & Pick<Product, 'stockStatus'>

/** A product as people speak of it: its name, and the code where it has one. */
export function nameAndCode(product: Named, language: 'es' | 'de' | 'en'): string {
  const name = nameOf(product, 'name', language)
  return product.sku ? `${name} [${product.sku}]` : name
}

/** Suggested question, by stock. */
const questions = { in_stock: '¿Está disponible?', limited: '¿Me lo pueden reservar?', out_of_stock: '¿Cuándo llega?' }

/** A chat about one product. It is written in Spanish whatever the visitor reads, since the sellers answer in Spanish. */
export function productChatLink(phone: string, product: ChatProduct): string {
  return whatsappLink(phone, `Hola, me interesa este producto: ${nameAndCode(product, 'es')}. ${questions[product.stockStatus]}`)
}
