import { CART_HASH } from '#features/cart/cart-storage.ts'
import { cartStore } from '#features/cart/cart-store.ts'
import type { Contents } from './fill.ts'
import type { LinkMessage, OpenLinkedOrder } from './online/linked-order.ts'
import type { OnlineFile } from './online/online.ts'

/** An order in the page's address, until the visitor has decided what to do with it. */
export type OrderLink = {
  /** Reads the order in the address. An empty order is the link to the cart in the web app manifest. */
  read(): void
  /** Tries again to load the script, or to request the products. */
  retry(): void
  /** Carries out the visitor's decision: `add`, `replace` or `keep`. */
  decide(decision: string): void
  view(): Contents | undefined
}

/** Removes the order from the address, so that a reload or the back button does not ask again. */
export function removeOrderFromAddress(): void {
  if (location.hash.startsWith(CART_HASH)) history.replaceState(history.state, '', location.href.split('#')[0])
}

type Dependencies = {
  fetchOnline(): Promise<OnlineFile>
  publicUrl: string
  draw(): void
  /** Called after the visitor's decision. */
  done(news: readonly LinkMessage[]): void
}

export function makeOrderLink({ fetchOnline, publicUrl, draw, done }: Dependencies): OrderLink {
  let text: string | undefined
  let order: OpenLinkedOrder | undefined
  let hasFailed = false

  return {
    read() {
      const [, next] = location.hash.split(CART_HASH)
      if (!next) return removeOrderFromAddress()
      if (next === text && !hasFailed) return
      text = next
      order = undefined
      void fetchFile(next)
    },
    retry() {
      if (order) order.search()
      else if (text !== undefined) void fetchFile(text)
    },
    decide(decision) {
      if (order) order.decide(decision)
      else end([])
    },
    view() {
      if (text === undefined) return undefined
      const failed = order ? order.state === 'failed' : hasFailed
      return {
        order: order?.view(),
        searching: !failed && order?.state !== 'found',
        failed,
        retry: failed,
        choice: order?.hasChoice || false,
      }
    },
  }

  async function fetchFile(asked: string): Promise<void> {
    hasFailed = false
    draw()
    try {
      const { openLinkedOrder } = await fetchOnline()
      if (text !== asked) return
      order = openLinkedOrder({ text: asked, publicUrl, ...cartStore, draw, done: end })
      order.search()
    } catch {
      if (text !== asked) return
      hasFailed = true
      draw()
    }
  }

  function end(news: readonly LinkMessage[]): void {
    text = undefined
    order = undefined
    removeOrderFromAddress()
    done(news)
  }
}
