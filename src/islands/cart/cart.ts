import type { Cart } from '#features/cart/cart.ts'
import { CART_EVENT } from '#features/cart/cart-storage.ts'
import { cartStore } from '#features/cart/cart-store.ts'
import { dropCalculations, readOrderCalculations } from '#features/cart/order/calculated.ts'
import { readNotes } from '#features/cart/order/order-notes.ts'
import { writeOrder } from '#features/cart/order/whatsapp-message.ts'
import { createOpenedOrderParts } from '#features/cart/screen/opened-order-parts.ts'
import type { Language } from '#i18n/language.ts'
import { type Catalogue, translator } from '#i18n/translate.ts'
import { openModal } from '#kit/browser/open-modal.ts'
import { onWindow } from '#kit/observable.ts'
import { addOverlayStyles } from '#kit/styles/add-styles.ts'
import { cartView } from './cart-view.ts'
import { type CartText, changeCart } from './change-cart.ts'
import { datePrices } from './date-prices.ts'
import { copierOf, fill } from './fill.ts'
import { makeOrderLink, removeOrderFromAddress } from './link.ts'
import type { OnlineFile } from './online/online.ts'
import { focusTitle, type OpenCart } from './open-cart.ts'
import { makePriceCheck } from './price-check.ts'
import { makeRedraw } from './redraw.ts'
import { watchDialog } from './watch-dialog.ts'

declare global {
  /** Address of the cart's script with requests to the shop (online/online.ts); set by the build. */
  const __CART_ONLINE__: string
}

/** Loads scripts; rejects if offline. The next call tries again. */
type LoadFiles = <Files>(addresses: string) => Promise<Files>

/**
 * The cart of one language: a dialog that shows, changes and sends the stored cart, offline too.
 *
 * @param template markup of `CartTemplate` in that language
 */
export function cartFile(language: Language, texts: Catalogue, template: string) {
  const t = translator(texts) as unknown as CartText
  const copy = copierOf(template)
  let isOpen = false
  void datePrices()
  onWindow([CART_EVENT, 'online'], datePrices)
  return { open, change: (step: (cart: Cart) => Cart, id: number) => changeCart(t, step, id) }

  /** @param loadFiles loads a further script, see early/files.ts */
  function open(loadFiles: LoadFiles): void {
    if (isOpen) return
    const facts = JSON.parse((document.querySelector('[data-cart]') as HTMLElement).dataset.cart as string) as OpenCart['facts']
    const dialog = makeDialog()
    const write = (cart: Cart) =>
      writeOrder(cart, {
        ...facts,
        language,
        t,
        about: window.inSecondCurrency,
        notes: readNotes(cart, language),
        ...readOrderCalculations(cart, language),
      })
    const fetchOnline = async () => (await loadFiles<[OnlineFile]>(__CART_ONLINE__))[0]
    const shown: OpenCart = {
      ...{ language, t, facts, dialog },
      ...{ write, said: '', news: [], hasCopied: false },
      draw: makeRedraw(dialog, () => {
        const cart = cartStore.read()
        shown.findings?.update(cart)
        return fill(copy(), cartView(shown, cart, write(cart)))
      }),
      opened: createOpenedOrderParts(),
      prices: makePriceCheck({ language, fetchOnline, draw: () => shown.draw() }),
      link: makeOrderLink({
        ...{ fetchOnline, publicUrl: facts.publicUrl },
        draw: () => shown.draw(),
        done(news) {
          shown.news = news
          shown.said = ''
          shown.draw()
          focusTitle(dialog)
        },
      }),
    }
    const { prices, link, draw } = shown

    watchDialog(shown)
    const stops = [
      cartStore.subscribe(() => {
        draw()
        fetchFindings()
      }),
      onWindow(['hashchange'], link.read),
      onWindow(['online'], () => {
        link.read()
        void prices.check()
        fetchFindings()
      }),
    ]
    dialog.addEventListener('close', () => {
      isOpen = false
      for (const stop of stops) stop()
      dialog.remove()
      removeOrderFromAddress()
      // An empty cart has no calculation.
      if (cartStore.read().lines.length === 0) dropCalculations()
    })

    const { lines } = cartStore.read()
    window.count?.(
      'cart-opened',
      lines.map(({ id }) => id),
    )
    // Full height from the start: if the dialog grew later, its lines would move under the visitor's finger.
    if (lines.length > 0) dialog.setAttribute('style', 'min-height:92%')
    // Only now: if something above fails, the next touch tries again.
    isOpen = true
    openModal(dialog)
    link.read()
    void prices.check()
    draw()
    focusTitle(dialog)
    fetchFindings()

    /** Loads the findings, unless they are loaded or the cart is empty. */
    function fetchFindings(): void {
      if (shown.findings || cartStore.read().lines.length === 0) return
      fetchOnline().then(
        ({ makeFindingsPanel }) => {
          shown.findings ??= makeFindingsPanel({
            draw,
            say: (text) => {
              shown.said = text
            },
            height: () => dialog.querySelector('[aria-labelledby=checks]')?.getBoundingClientRect().height || 0,
          })
          draw()
        },
        () => {},
      )
    }
  }
}

/** Makes an empty dialog for the cart. It handles clicks itself (`data-live`, see early/event-replay.ts). */
function makeDialog(): HTMLDialogElement {
  addOverlayStyles('#cart')
  document.body.insertAdjacentHTML('beforeend', '<dialog class="dlg" id="cart" aria-labelledby="cart-title" data-live></dialog>')
  return document.body.lastElementChild as HTMLDialogElement
}
