import { shortHash } from '#kit/codes/short-hash.ts'
import { type Cart, MAX_QUANTITY } from '../cart.ts'
import { CART_HASH } from '../cart-storage.ts'
import { isOrderCode } from '../order-code.ts'

/** A cart decoded from a link: ids only; whoever opens it looks up the products. `carried`: the calculation, not decoded yet. */
export type LinkedCart = { code: string; items: { id: number; quantity: number }[]; carried?: string }

const MAX_CART_LENGTH = 4000
const HIGHEST_ID = 2_147_483_647
const PIECE = /^([0-9a-z]{1,6})(?:\.([0-9a-z]{1,3}))?$/

/**
 * Link that rebuilds a cart: `https://…/products#c=K7M3PX-7.2-1a-x4c`. Browsers do not send the hash to the server, so it gets
 * the same cached page as any other visit.
 *
 * @param carried calculation of a kit in the cart, see calculated-link.ts. It follows after a `~`; functions that need only the
 * cart ignore it
 */
export function cartLink(publicUrl: string, cart: Cart, carried = ''): string {
  return `${publicUrl}/products${CART_HASH}${encodeCart(cart)}${carried && `~${carried}`}`
}

/** Encodes a cart: code, id and quantity of each line in base 36 (a quantity of 1 is omitted), and a checksum of three characters. */
export function encodeCart({ code, lines }: Pick<Cart, 'code'> & { lines: readonly { id: number; quantity: number }[] }): string {
  const pieces = lines.map(({ id, quantity }) => (quantity === 1 ? id.toString(36) : `${id.toString(36)}.${quantity.toString(36)}`))
  const body = [code, ...pieces].join('-')
  return `${body}-${checkOf(body)}`
}

/** Decodes the cart of a link; undefined if the text is truncated, mistyped or no cart. */
export function decodeCart(link: string): LinkedCart | undefined {
  const end = link.indexOf('~')
  const [text, carried] = end < 0 ? [link] : [link.slice(0, end), link.slice(end + 1)]
  // Chats treat a full stop or bracket after a link as part of the link.
  const clean = text.replace(/[^0-9a-z]+$/i, '').toLowerCase()
  const at = clean.lastIndexOf('-')
  const body = clean.slice(0, at)
  if (clean.length > MAX_CART_LENGTH || at < 0 || clean.slice(at + 1) !== checkOf(body)) return undefined
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
