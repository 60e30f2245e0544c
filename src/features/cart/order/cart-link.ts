import { shortHash } from '#kit/short-hash.ts'
import { type Cart, MAX_QUANTITY } from '../cart.ts'
import { CART_HASH } from '../cart-storage.ts'
import { isOrderCode } from '../order-code.ts'

/** A cart as a link carries it: products are looked up where it is opened. `carried`: what it says of a calculation, unread. */
export type LinkedCart = { code: string; items: { id: number; quantity: number }[]; carried?: string }

const MAX_LENGTH = 4000
const HIGHEST_ID = 2_147_483_647
const PIECE = /^([0-9a-z]{1,6})(?:\.([0-9a-z]{1,3}))?$/

/**
 * The address that rebuilds a cart: `https://…/products#c=K7M3PX-7.2-1a-x4c`. What stands behind `#` never reaches a
 * server, so the page stays the one that is kept for everybody.
 *
 * @param carried what a kit in it was calculated from, see calculated-link.ts; stands behind a `~`, where who reads carts
 *   alone stops
 */
export function cartLink(publicUrl: string, cart: Cart, carried = ''): string {
  return `${publicUrl}/products${CART_HASH}${encodeCart(cart)}${carried && `~${carried}`}`
}

/** Code, then id and quantity of each line in base 36 (a quantity of 1 is left out), then three letters that check the rest. */
export function encodeCart({ code, lines }: Pick<Cart, 'code'> & { lines: readonly { id: number; quantity: number }[] }): string {
  const pieces = lines.map(({ id, quantity }) => (quantity === 1 ? id.toString(36) : `${id.toString(36)}.${quantity.toString(36)}`))
  const body = [code, ...pieces].join('-')
  return `${body}-${checkOf(body)}`
}

/** The cart of a link; undefined when it was cut off, mistyped or never was one. */
export function decodeCart(link: string): LinkedCart | undefined {
  const end = link.indexOf('~')
  const [text, carried] = end < 0 ? [link] : [link.slice(0, end), link.slice(end + 1)]
  // Chats take a full stop or a bracket behind an address for a part of it.
  const clean = text.replace(/[^0-9a-z]+$/i, '').toLowerCase()
  const at = clean.lastIndexOf('-')
  const body = clean.slice(0, at)
  if (clean.length > MAX_LENGTH || at < 0 || clean.slice(at + 1) !== checkOf(body)) return undefined
  const [code = '', ...pieces] = body.split('-')
  const items = pieces.flatMap(readPiece)
  const ids = new Set(items.map(({ id }) => id))
  const isWhole = items.length > 0 && items.length === pieces.length && ids.size === items.length
  return isWhole && isOrderCode(code.toUpperCase())
    ? { code: code.toUpperCase(), items, ...(carried === undefined ? {} : { carried }) }
    : undefined
}

function readPiece(piece: string): LinkedCart['items'] {
  const [, first = '', second = '1'] = PIECE.exec(piece) ?? []
  const [id, quantity] = [Number.parseInt(first, 36), Number.parseInt(second, 36)]
  return id >= 1 && id <= HIGHEST_ID && quantity >= 1 && quantity <= MAX_QUANTITY ? [{ id, quantity }] : []
}

const checkOf = (body: string): string => shortHash(body.toLowerCase()).slice(-3)
