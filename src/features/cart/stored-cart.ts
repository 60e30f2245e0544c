import { parseCents } from '#kit/money.ts'
import { type Cart, type CartLine, type CartProduct, emptyCart, type KnownFacts, MAX_QUANTITY } from './cart.ts'
import { isOrderCode, makeOrderCode } from './order-code.ts'

const VERSION = 1
/** The same limits as in the catalogue, so that a damaged cart cannot make a message too long for any link. */
const MAX_NAME_LENGTH = 300
const MAX_SKU_LENGTH = 64

export function serializeCart(cart: Cart): string {
  return JSON.stringify({ version: VERSION, code: cart.code, items: cart.lines })
}

/**
 * Parses a cart from storage, which another tab, an older version of the shop or the visitor may have written. A line with a
 * product id and a quantity is kept, since the catalogue has all other facts; other lines and duplicates are dropped.
 *
 * @returns the cart; `isDamaged` if something of it was dropped
 */
export function parseCart(stored: string | null | undefined): { cart: Cart; isDamaged: boolean } {
  const known = new Map<number, CartLine>()
  let code = ''
  let isDamaged = false
  try {
    const value: unknown = JSON.parse(stored || '[]')
    // The oldest version stored a bare list of items.
    const { items, ...cart } = record(Array.isArray(value) ? { items: value } : value)
    if (!Array.isArray(items)) throw items
    for (const item of items) {
      const line = readLine(record(item))
      if (line && !known.has(line.id)) known.set(line.id, line)
    }
    isDamaged = known.size < items.length
    code = text(cart.code)
  } catch {
    isDamaged = true
  }
  const lines = [...known.values()]
  return { cart: lines[0] ? { lines, code: isOrderCode(code) ? code : codeFrom(lines) } : emptyCart, isDamaged }
}

function readLine(item: Record<string, unknown>): CartLine | undefined {
  const product = record(item.product)
  const id = whole(product.id) ?? whole(item.id)
  const quantity = whole(item.quantity)
  if (!id || !quantity) return undefined
  return {
    id,
    quantity: Math.min(quantity, MAX_QUANTITY),
    product: readProduct(product),
    addedAt: text(item.addedAt),
    seenAt: text(item.seenAt),
    known: readFacts(record(item.known)),
    isGone: item.isGone === true || undefined,
  }
}

function readProduct(product: Record<string, unknown>): CartProduct {
  const name = text(product.name)
  return {
    slug: text(product.slug),
    sku: text(product.sku).slice(0, MAX_SKU_LENGTH) || null,
    nameEs: (text(product.nameEs) || name).slice(0, MAX_NAME_LENGTH),
    nameDe: (text(product.nameDe) || name).slice(0, MAX_NAME_LENGTH),
    nameEn: (text(product.nameEn) || name).slice(0, MAX_NAME_LENGTH),
    mainImage: text(product.mainImage) || null,
    oldPrice: price(product.oldPrice) ?? price(product.price),
    newPrice: price(product.newPrice),
    priceOnRequest: product.priceOnRequest === true,
    stockStatus: stock(product.stockStatus),
    isSource: product.isSource === true || undefined,
    namedIn: text(product.namedIn) || undefined,
  }
}

function readFacts({ cents, stockStatus }: Record<string, unknown>): KnownFacts | undefined {
  return cents === null || Number.isSafeInteger(cents) ? { cents: cents as number | null, stockStatus: stock(stockStatus) } : undefined
}

/** Derives a code for a cart without one from its lines, so that every tab and reload shows the same code until it is stored. */
function codeFrom(lines: readonly CartLine[]): string {
  let seed = lines.reduce((sum, { id, quantity }) => (sum * 31 + id * 7 + quantity) % 233_280, 7)
  return makeOrderCode(() => {
    seed = (seed * 9301 + 49_297) % 233_280
    return seed / 233_280
  })
}

const record = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const stock = (value: unknown): CartProduct['stockStatus'] => (value === 'limited' || value === 'out_of_stock' ? value : 'in_stock')
/** A whole number above 0, also from text; undefined for anything else. */
function whole(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : undefined
}
function price(value: unknown): string | null {
  const amount = typeof value === 'number' ? value.toFixed(2) : text(value)
  return parseCents(amount) === undefined ? null : amount
}
