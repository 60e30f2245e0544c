import { languages } from '#i18n/language.ts'
import { centsToPay } from '#kit/price.ts'
import type { CartItem, CartProduct } from '../cart.ts'
import { productName } from '../product-name.ts'
import { toOneLine } from './one-line.ts'
import type { WrittenLine, WrittenOrder } from './order-reading.ts'
import { orderWords } from './order-words.ts'

/** A product of the catalogue, which may be inactive and so hidden from visitors. */
export type KnownProduct = CartItem & { isActive: boolean }

/** A line of an order with today's product and price. */
export type ComparedLine = {
  quantity: number
  /** The quantity in the text if it differs from the link's: somebody changed the text before sending it. */
  writtenQuantity: number | undefined
  /** Name of the product in the message; undefined if only the link names it. */
  label: string | undefined
  /** Undefined if the product is no longer in the catalogue, or the text does not identify it. */
  product: KnownProduct | undefined
  /** The id in the link, even if the product is no longer in the catalogue; without a link, the id of `product`. */
  productId: number | null
  /** Price of one piece in the message, in cents: null on request, undefined if the message has none. */
  centsThen: number | null | undefined
  /** Today's price of one piece in cents: null on request, undefined without a product. */
  centsNow: number | null | undefined
  /** True if the message says that the product is no longer in stock. */
  wasOut: boolean
}

/** An order compared with today's catalogue. Totals are in cents. */
export type ComparedOrder = { lines: ComparedLine[]; totalThen: number; totalNow: number }

/** Compares an order's prices in its message with today's. A line without a price adds 0 to a total. */
export function compareOrder(order: WrittenOrder, products: readonly KnownProduct[]): ComparedOrder {
  const find = finder(products)
  const lines = order.linked ? fromLink(order, products, find) : order.lines.map((line) => compared(line, find(line.label)))
  const sum = (price: 'centsThen' | 'centsNow') => lines.reduce((total, line) => total + (line[price] ?? 0) * line.quantity, 0)
  return { lines, totalThen: sum('centsThen'), totalNow: sum('centsNow') }
}

type Find = (label: string) => KnownProduct | undefined

function compared(written: WrittenLine, product: KnownProduct | undefined): ComparedLine {
  const { quantity, label, cents, isOut } = written
  return {
    quantity,
    writtenQuantity: undefined,
    label,
    product,
    productId: product?.id ?? null,
    centsThen: cents,
    centsNow: priceOf(product),
    wasOut: isOut,
  }
}

/** Lines of an order with a link: products and quantities come from the link, prices from the text. Lines only in the text follow. */
function fromLink({ linked, lines }: WrittenOrder, products: readonly KnownProduct[], find: Find): ComparedLine[] {
  const items = linked?.items ?? []
  const byId = new Map(products.map((product) => [product.id, product]))
  const isWhole = lines.length === items.length
  const rest = lines.map((written) => ({ written, product: isWhole ? undefined : find(written.label) }))
  const found = items.map(({ id, quantity }): ComparedLine => {
    const place = isWhole ? 0 : rest.findIndex(({ product }) => product?.id === id)
    const written = place < 0 ? undefined : rest.splice(place, 1)[0]?.written
    const product = byId.get(id)
    return {
      quantity,
      writtenQuantity: written && written.quantity !== quantity ? written.quantity : undefined,
      label: written?.label,
      product,
      productId: id,
      centsThen: written?.cents,
      centsNow: priceOf(product),
      wasOut: written?.isOut === true,
    }
  })
  return [...found, ...rest.map(({ written, product }) => compared(written, product))]
}

const priceOf = (product: KnownProduct | undefined) => product && (centsToPay(product.product) ?? null)

/**
 * Finds products by their label in an order: by name and SKU in any language; else by the SKU alone, since the name may have
 * changed; else by the beginning of a name that was too long for its message; else by the id in the label of a nameless product.
 * Products with the same label are found one after another, active ones first.
 */
function finder(products: readonly KnownProduct[]): Find {
  const sorted = [...products].sort((one, other) => Number(other.isActive) - Number(one.isActive))
  const byLabel = new Map<string, KnownProduct[]>()
  const bySku = new Map<string, KnownProduct>()
  for (const product of sorted) {
    const { sku } = product.product
    if (sku) bySku.set(toOneLine(sku), product)
    for (const label of new Set(languages.map((language) => labelOf(product, productName(product, language))))) {
      byLabel.set(label, [...(byLabel.get(label) ?? []), product])
    }
  }
  const used = new Set<KnownProduct>()
  return (label) => {
    const same = byLabel.get(label)
    const product =
      same?.find((one) => !used.has(one)) ?? same?.[0] ?? skuOf(label, bySku) ?? cutOff(label, byLabel) ?? numbered(label, products)
    if (product) used.add(product)
    return product
  }
}

function labelOf({ product: { sku } }: { product: Pick<CartProduct, 'sku'> }, name: string): string {
  return sku ? `${toOneLine(name)} [${toOneLine(sku)}]` : toOneLine(name)
}

/** Finds a product by the SKU in brackets at the end. A name or a SKU may itself have brackets: the shortest known SKU wins. */
function skuOf(label: string, bySku: ReadonlyMap<string, KnownProduct>): KnownProduct | undefined {
  if (!label.endsWith(']')) return undefined
  for (let at = label.lastIndexOf(' ['); at >= 0; at = at > 0 ? label.lastIndexOf(' [', at - 1) : -1) {
    const product = bySku.get(label.slice(at + 2, -1))
    if (product) return product
  }
  return undefined
}

function cutOff(label: string, byLabel: ReadonlyMap<string, KnownProduct[]>): KnownProduct | undefined {
  if (!label.endsWith('...')) return undefined
  const beginning = label.slice(0, -3)
  const found = [...byLabel].filter(([known]) => beginning.length > 0 && known.startsWith(beginning)).flatMap(([, one]) => one)
  return new Set(found).size === 1 ? found[0] : undefined
}

function numbered(label: string, products: readonly KnownProduct[]): KnownProduct | undefined {
  const id = orderWords.map(({ unnamed }) => unnamed.exec(label)?.[1]).find(Boolean)
  return id === undefined ? undefined : products.find((product) => product.id === Number(id))
}
