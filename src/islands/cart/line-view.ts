import { type CartLine, MAX_QUANTITY } from '#features/cart/cart.ts'
import { findLineChange } from '#features/cart/cart-memory.ts'
import { productName } from '#features/cart/product-name.ts'
import { pictureSources, thumbSizes } from '#features/media/picture-sizes.ts'
import { formatPrice } from '#i18n/format.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { keepUnitsTogether } from '#kit/text/units-together.ts'
import type { Contents } from './fill.ts'
import type { OpenCart } from './open-cart.ts'

/** A transparent picture in place of one that is not near the window yet. */
const TRANSPARENT_GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Name of a line's product; a generic name with its id if the stored cart has lost the name. */
export const lineName = ({ language, t }: OpenCart, line: CartLine): string =>
  productName(line, language) || t('cart.unnamed', { id: line.id })

/** Computes a line of the cart, for `LineTemplate`. */
export function lineView(open: OpenCart, line: CartLine): Contents {
  const { language, t } = open
  const { id, product, quantity, isGone } = line
  const name = lineName(open, line)
  const label = `${t('buy.quantity')}: ${name}`
  const canRaise = product.stockStatus === 'in_stock'
  const cents = centsToPay(product)
  const money = (amount: number) => formatPrice(formatCents(amount), language)
  const change = findLineChange(line)
  const hasStockNote = !isGone && !change?.stock
  return {
    '@data-id': String(id),
    ...pictureOf(product.mainImage),
    ...(product.slug && !isGone
      ? { link: { '@href': `/product/${product.slug}`, '#': keepUnitsTogether(name) } }
      : { name: keepUnitsTogether(name) }),
    remove: { '@aria-label': t('cart.remove', { name }) },
    quantity: {
      '@aria-label': label,
      lower: { '@disabled': quantity <= 1 },
      field: { '@aria-label': label, '@value': String(quantity), '@readonly': !canRaise },
      raise: { '@disabled': !canRaise || quantity >= MAX_QUANTITY },
    },
    onRequest: cents === undefined && !isGone,
    price: cents !== undefined && {
      sum: money(cents * quantity),
      each: quantity > 1 && t('cart.each', { price: money(cents) }),
    },
    change: change && {
      gone: change.isGone,
      prices: change.price && t('cart.priceChange', { before: priceWords(change.price.before), now: priceWords(change.price.now) }),
      ...(change.stock ? { [change.stock]: true } : {}),
    },
    [product.stockStatus]: hasStockNote,
  }

  function priceWords(amount: number | null): string {
    return amount === null ? t('order.onRequest') : money(amount)
  }
}

function pictureOf(url: string | null): Contents {
  const { bandwidth, line } = document.documentElement.dataset
  const sources = pictureSources(url, thumbSizes, bandwidth === 'low' || line !== 'good')
  if (!sources) return { noPicture: true }
  return {
    picture: {
      hold: { '@srcset': TRANSPARENT_GIF },
      avif: { '@srcset': sources.avif },
      webp: { '@srcset': sources.webp, '@src': sources.src, '@style': `background:${sources.colour}` },
    },
  }
}
