import type { Cart, CartItem, CartLine } from '#features/cart/cart.ts'
import type { LinkedCart } from '#features/cart/order/cart-link.ts'
import { rebuildCart } from '#features/cart/order/cart-reorder.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import type { ComparedTexts } from '#i18n/scripts/compared.ts'
import { parsePieces } from '#kit/parse.ts'
import { readStoredPages } from './stored-products.ts'

/** A product with the ISO time when its price was read; '' if the price is unknown. */
type SeenItem = CartItem & Pick<CartLine, 'seenAt'>

/**
 * Builds the cart of an order from what this device has.
 *
 * @param own the visitor's own cart
 * @returns the cart, and a sentence that names the products without a price
 * @throws if a product is unknown
 */
export async function openOnDevice(t: ComparedTexts, linked: LinkedCart, own: Cart, language: Language): Promise<[Cart, string]> {
  const ids = linked.items.map(({ id }) => id)
  const items = await findOnDevice(ids, own, language)
  const { cart, missing } = rebuildCart(linked, items, '')
  if (missing) throw new Error('A product of the order is not on this device.')
  const lines = cart.lines.map((line) => ({ ...line, seenAt: items.find(({ id }) => id === line.id)?.seenAt ?? '' }))
  const names = lines.filter(({ seenAt }) => !seenAt).map(({ product }) => nameOf(product, 'name', language))
  return [{ ...cart, lines }, names.length > 0 ? t.unpriced({ names: names.join(', ') }) : '']
}

/**
 * Finds the products of an order on this device, for a visitor without a connection: in the cart and on stored pages with their price and
 * its date, else in a kit on the open page, which shows names but no single prices. Products found nowhere are left out.
 *
 * @param cart the visitor's own cart
 */
async function findOnDevice(ids: readonly number[], cart: Cart, language: string): Promise<SeenItem[]> {
  const found = new Map<number, SeenItem>()
  for (const item of [
    ...kitItems(language),
    ...cart.lines.map(({ id, product, seenAt }) => ({ id, product, seenAt })),
    ...(await storedItems()),
  ]) {
    const known = found.get(item.id)
    if (!known || !(Date.parse(known.seenAt) > Date.parse(item.seenAt))) found.set(item.id, item)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Products on their own stored pages and in stored comparisons. */
async function storedItems(): Promise<SeenItem[]> {
  const items: SeenItem[] = []
  for await (const { html, date } of readStoredPages()) {
    const seenAt = new Date(date || Date.now()).toISOString()
    for (const [attribute] of html.matchAll(/data-item="[^"]*"/g)) {
      const { dataset } = new DOMParser().parseFromString(`<p ${attribute}>`, 'text/html').querySelector('p') as HTMLElement
      items.push({ ...(JSON.parse(dataset.item ?? '') as SeenItem), seenAt })
    }
  }
  return items
}

/** Products of the kits on the open page. Without a date, their price counts as unknown until the shop answers. */
function kitItems(language: string): SeenItem[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-kit]')).flatMap((button) => {
    const links = button.closest('.kit')?.querySelectorAll<HTMLAnchorElement>('li a') ?? []
    return parsePieces(button.dataset.kit ?? '').flatMap(({ id }, at) => {
      const link = links[at]
      if (!link) return []
      const name = link.textContent ?? ''
      const names = { nameEs: name, nameDe: name, nameEn: name, namedIn: language }
      const [slug = ''] = link.pathname.split('/').slice(-1)
      const unknown = { sku: null, mainImage: null, oldPrice: null, newPrice: null, priceOnRequest: true }
      return { id, product: { ...names, ...unknown, slug, stockStatus: 'in_stock' }, seenAt: '' }
    })
  })
}
