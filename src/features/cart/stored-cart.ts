import { type Cart, type CartLine, type CartProduct, emptyCart, MAX_QUANTITY } from './cart.ts'

const VERSION = 1

export function serializeCart(cart: Cart): string {
  return JSON.stringify({ version: VERSION, code: cart.code, items: cart.lines })
}

/**
 * Reads a cart back from storage. Whatever is damaged is left out, line by line: another tab, an older version of the
 * shop or the visitor may have written it.
 */
export function parseCart(stored: string | null): Cart {
  let value: unknown
  try {
    value = JSON.parse(stored ?? '')
  } catch {
    return emptyCart
  }
  if (!isRecord(value) || !Array.isArray(value.items)) return emptyCart
  const lines = new Map<number, CartLine>()
  for (const item of value.items) {
    const line = readLine(item)
    if (line && !lines.has(line.id)) lines.set(line.id, line)
  }
  return lines.size > 0 ? { lines: [...lines.values()], code: text(value.code).slice(0, 12) } : emptyCart
}

function readLine(item: unknown): CartLine | undefined {
  if (!isRecord(item) || !isRecord(item.product)) return undefined
  const { id, quantity } = item
  const { slug } = item.product
  if (!isPositive(id) || !isPositive(quantity) || typeof slug !== 'string' || !slug) return undefined
  return {
    id,
    quantity: Math.min(quantity, MAX_QUANTITY),
    product: readProduct(item.product, slug),
    addedAt: text(item.addedAt),
    seenAt: text(item.seenAt),
  }
}

function readProduct(product: Record<string, unknown>, slug: string): CartProduct {
  const { stockStatus } = product
  return {
    slug,
    sku: textOrNull(product.sku),
    nameEs: text(product.nameEs),
    nameDe: text(product.nameDe),
    nameEn: text(product.nameEn),
    mainImage: textOrNull(product.mainImage),
    oldPrice: textOrNull(product.oldPrice),
    newPrice: textOrNull(product.newPrice),
    priceOnRequest: product.priceOnRequest === true,
    stockStatus: stockStatus === 'limited' || stockStatus === 'out_of_stock' ? stockStatus : 'in_stock',
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPositive = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
