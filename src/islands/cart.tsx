import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '#api/client.ts'
import { type Cart, MAX_QUANTITY, quantityOf } from '#features/cart/cart.ts'
import { cartStore } from '#features/cart/cart-store.ts'
import { dropCalculated } from '#features/cart/order/calculated.ts'
import type { CartFacts } from '#features/cart/screen/cart-button.tsx'
import { forgetOffer, readOffer } from '#features/cart/screen/cart-opening.ts'
import type { OfferFile } from '#features/cart/screen/linked-order.tsx'
import { OpenCart } from '#features/cart/screen/open-cart.tsx'
import type { FindProducts } from '#features/cart/screen/use-price-check.ts'
import { listProducts } from '#features/catalog/calls.ts'
import { IDS_MAX } from '#features/catalog/entity/limits.ts'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { defaultLanguage, isLanguage } from '#i18n/language.ts'
import { siteText } from '#i18n/site.ts'
import type { CartFiles } from './cart-files.ts'
import { learnTexts } from './hydrate.tsx'
import type { OpenSketch } from './sketch/open-sketch.ts'
import { toCartItem } from './to-cart-item.ts'

type CartContentsProps = CartFacts & {
  /** Whose place this takes: it knows what was taken out and read out, and whether today's prices were waited for, writes the order and checks it. */
  sketch: Pick<OpenSketch, 'dialog' | 'taken' | 'said' | 'hasFailed' | 'write' | 'check'>
  /** What came with this: also what answers an order by link, if the address carried one. */
  files: CartFiles
  /** Brings that if the address carries one later. */
  bringOffer(): Promise<CartFiles>
}

/** The open cart, with what it needs of other subjects; it stands in a dialog that `sketch` opened. */
export function CartContents({ sketch, phone, email, files, bringOffer }: CartContentsProps) {
  const [offer] = useState(() => offerOf(files))
  const bring = useCallback(async () => offerOf(await bringOffer()) as OfferFile, [bringOffer])
  // With the first look, which else would be at the visitor's own cart.
  useState(readOffer)
  useEffect(() => {
    addEventListener('hashchange', readOffer)
    return () => {
      removeEventListener('hashchange', readOffer)
      forgetOffer()
      // Left empty, it has no order any more.
      if (cartStore.read().lines.length === 0) dropCalculated()
    }
  }, [])
  return (
    <OpenCart
      close={() => sketch.dialog.close()}
      phone={phone}
      email={email}
      lastTaken={sketch.taken}
      lastSaid={sketch.said}
      hasWaited={!!sketch.hasFailed}
      write={sketch.write}
      check={sketch.check}
      offer={offer}
      bringOffer={bring}
      picture={(image) => <Picture url={image} alt="" sizes={pictureSizes.thumb} />}
      findProducts={findProducts}
    />
  )
}

/** What answers an order by link, if it has come; its texts are known from then on. */
function offerOf([, , , offer, texts = {}]: CartFiles): OfferFile | undefined {
  learnTexts(texts)
  return offer
}

// Not kept answers: a price is compared with that of this moment, and a dropped line is told at once.
const api = browserApi()

const findProducts: FindProducts = async (ids) => {
  const answers = await Promise.all(
    Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, page) =>
      api.call(listProducts, { query: { ids: ids.slice(page * IDS_MAX, (page + 1) * IDS_MAX).join() } }),
    ),
  )
  return answers.flat().map(toCartItem)
}

/**
 * Changes what the early script could not: by rules that also know carts that are old or damaged, and in memory where the
 * browser stores nothing.
 *
 * @param id the product that it is about
 * @returns what the visitor has to be told; `isFull`: nothing was added, since the cart holds as many as it can
 */
export function change(step: (cart: Cart) => Cart, id: number): { text: string; isFull?: boolean } | undefined {
  const { lang } = document.documentElement
  const t = siteText(isLanguage(lang) ? lang : defaultLanguage)
  let isFull = false
  cartStore.change((cart) => {
    const changed = step(cart)
    isFull = quantityOf(cart, id) === MAX_QUANTITY && quantityOf(changed, id) === MAX_QUANTITY
    return changed
  })
  if (isFull) return { text: t('buy.full'), isFull }
  return cartStore.read().isKept ? undefined : { text: t('cart.notKept') }
}
