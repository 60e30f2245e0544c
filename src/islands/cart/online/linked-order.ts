import type { Cart } from '#features/cart/cart.ts'
import { decodeCalculation } from '#features/cart/order/calculated-link.ts'
import { decodeCart, type LinkedCart } from '#features/cart/order/cart-link.ts'
import { hasAllGoods, isSameCart, joinCarts, rebuildCart } from '#features/cart/order/cart-reorder.ts'
import { keepOnlyCalculationsOf, storeCalculation } from '#features/cart/order/keep-calculated.ts'
import { productName } from '#features/cart/product-name.ts'
import type { Language } from '#i18n/language.ts'
import type { CartText } from '../change-cart.ts'
import { fill } from '../fill.ts'
import type { FoundProducts } from './find-products.ts'

declare global {
  /** Address of the script that finds products on the device (early/compared); set by the build. */
  const __ON_DEVICE__: string
}

/** `open` builds an order without the shop: its cart, and a sentence that names products without a price. Rejects if a product is unknown. */
type OnDevice = { open(linked: LinkedCart, own: Cart, language: Language): Promise<[Cart, string]> }

/** Message about the result of an opened link, shown as long as `isTrue` holds for the cart. */
export type LinkMessage = { text: string; isTrue?(cart: Cart): boolean }

export type OpenLinkedOrder = {
  readonly state: 'searching' | 'failed' | 'found'
  /** True if the visitor has to decide between adding and replacing. */
  readonly hasChoice: boolean
  view(): DocumentFragment
  /** Requests the products; an empty cart takes them at once. */
  search(): void
  /** @param decision `add`, `replace`; anything else leaves the cart as it is */
  decide(decision: string): void
}

export type LinkedOrderDependencies = {
  language: Language
  t: CartText
  /** The address after `#c=`. */
  text: string
  publicUrl: string
  /** The visitor's own cart. */
  read(): Cart
  change(step: (cart: Cart) => Cart): void
  /** Fetches products from the shop, or offline from the saved catalogue; rejects without either. */
  findProducts(ids: readonly number[]): Promise<FoundProducts>
  draw(): void
  /** Called after the decision. */
  done(news: readonly LinkMessage[]): void
}

/**
 * Opens an order by link. An empty cart takes it over; a filled cart is never changed without the visitor's decision.
 *
 * @param copy returns a copy of `LinkedOrderTemplate`
 */
export function openLinkedOrder(copy: () => DocumentFragment, around: LinkedOrderDependencies): OpenLinkedOrder {
  const { language, t, text, publicUrl, read, change, findProducts, draw, done } = around
  const linked = decodeCart(text)
  const facts = linked?.carried === undefined ? undefined : decodeCalculation(linked.carried)
  let state: OpenLinkedOrder['state'] = linked ? 'searching' : 'found'
  let found: Cart = { lines: [], code: '' }
  let missingText = ''

  return {
    get state() {
      return state
    },
    get hasChoice() {
      return state === 'found' && found.lines.length > 0
    },
    view() {
      const isKnown = linked && state === 'found'
      return fill(copy(), {
        damaged: !linked,
        title: linked && t('reorder.title', { code: linked.code }),
        lines: isKnown && found.lines.map((line) => ({ count: `${line.quantity} x`, name: productName(line, language) })),
        missing: isKnown && missingText,
      })
    },
    search,
    decide(decision) {
      if (decision === 'add' || decision === 'replace') take(decision)
      else {
        if (linked) keepOnlyCalculationsOf(read().code)
        done([])
      }
    },
  }

  async function search(): Promise<void> {
    if (!linked) return draw()
    if (isSameCart(read(), linked)) return done([])
    state = 'searching'
    draw()
    try {
      ;[found, missingText] = await findProducts(linked.items.map(({ id }) => id)).then(
        ({ products, isSaved, date }): [Cart, string] => {
          const { cart, missing } = rebuildCart(linked, products, date)
          return [cart, missing ? t('reorder.missing', { count: missing, isSaved }) : '']
        },
        () => import(/* @vite-ignore */ __ON_DEVICE__).then((script: OnDevice) => script.open(linked, read(), language)),
      )
      state = 'found'
    } catch {
      state = 'failed'
    }
    if (found.lines.length > 0 && read().lines.length === 0) take('replace')
    else draw()
  }

  function take(decision: 'add' | 'replace'): void {
    const { lines, code } = found
    const own = read()
    if (facts) storeCalculation(code, facts, publicUrl)
    keepOnlyCalculationsOf(decision === 'add' ? own.code || code : code, code, lines)
    change(() => (decision === 'add' ? joinCarts(own, found) : found))
    const isLost = linked?.carried !== undefined && !facts
    done([
      decision === 'add'
        ? { text: t('reorder.added'), isTrue: (now) => hasAllGoods(now, lines) }
        : { text: t('reorder.done'), isTrue: (now) => now.code === code && hasAllGoods(now, lines) },
      ...(missingText ? [{ text: missingText }] : []),
      ...(isLost ? [{ text: t('reorder.noCalculation') }] : []),
    ])
  }
}
