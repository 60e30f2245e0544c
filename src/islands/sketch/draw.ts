import type { Cart } from '#features/cart/cart.ts'
import { isOutdated } from '#features/cart/cart-memory.ts'
import { readOpened } from '#features/cart/screen/opened-parts.ts'
import { cartMarkup } from './markup.ts'
import { morph } from './morph.ts'
import type { Draw, OpenSketch } from './open-sketch.ts'
import { at, keepState } from './place.ts'

/** A place that has come this moment is not listened to yet. */
const HEARD_MS = 100

/**
 * Shows the cart as it is stored, and again after each change. Focus, scrolling, what is read and what waits for the
 * living cart stay as they were.
 */
export function drawer(sketch: OpenSketch): Draw {
  const { dialog, status } = sketch
  const markup = cartMarkup(sketch)

  function look(isMissed: boolean, cart: Cart | null | undefined = sketch.read()): ReturnType<typeof markup> {
    const isLow = document.documentElement.dataset.bandwidth === 'low'
    const prices =
      cart && !isOutdated(cart, new Date(), { isLow, language: sketch.language }) ? 'fresh' : sketch.hasFailed ? 'failed' : 'checking'
    try {
      const order = cart && sketch.write(cart)
      return markup({ cart, parts: order?.parts ?? [], opened: order ? readOpened(order) : [], prices, isMissed })
    } catch (cause) {
      // A number where a name should be: damaged after all.
      if (!cart) throw cause
      return look(isMissed, null)
    }
  }

  return (isMissed = false) => {
    const putBack = keepState(dialog)
    const [head, rest] = look(isMissed)
    const next = dialog.cloneNode() as HTMLElement
    // The element that reads changes out stays, else screen readers would miss them.
    next.innerHTML = `${head}${status.outerHTML}${rest}`
    morph(dialog, next)
    for (const place of sketch.touched) at(dialog, place)?.setAttribute('aria-busy', 'true')
    putBack()
    // What is waited for is said as well, and no longer than it is.
    if (isMissed) status.textContent = ''
    setTimeout(() => {
      const words = dialog.querySelector('.spin+p')
      if (words) status.textContent = words.textContent
    }, HEARD_MS)
  }
}
