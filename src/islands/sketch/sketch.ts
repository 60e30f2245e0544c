import type { Cart } from '#features/cart/cart.ts'
import { listStoredIds } from '#features/cart/cart-storage.ts'
import { calculatedOf } from '#features/cart/order/calculated.ts'
import { notesOf, notesSubject } from '#features/cart/order/order-notes.ts'
import { writeOrder } from '#features/cart/order/whatsapp-message.ts'
import { keepOpened, readOpened } from '#features/cart/screen/opened-parts.ts'
import { readWhole } from '#features/cart/whole-cart.ts'
import type { Language } from '#i18n/language.ts'
import { type Catalogue, translator } from '#i18n/translate.ts'
import { openModal } from '#kit/open-modal.ts'
import { answer, answerTyped } from './answer.ts'
import { makeOrderCheck } from './checks.ts'
import { makeDialog } from './dialog.ts'
import { drawer } from './draw.ts'
import { type Bring, livingCart } from './living-cart.ts'
import { isOffer, leaveOffer } from './offer.ts'
import type { OpenSketch } from './open-sketch.ts'
import { focusTitle, placeOf } from './place.ts'

/** Time after the last change until the order is checked again. */
const QUIET_MS = 700

type Around = {
  bring: Bring
  /** The cart's text as the visitor knows it, also where the browser stores nothing. */
  held(): string | null | undefined
  keep: OpenSketch['keep']
}

/**
 * The cart as it is stored, in a dialog of its own: lines, prices, total and the order, at once and also without a line.
 * Quantities change, lines go and come back, and the order is sent by the rules that the living cart has. That one looks
 * the same and takes its place as soon as it is here; what only it can answer is then touched again.
 */
export function sketch(language: Language, texts: Catalogue) {
  const t = translator(texts) as unknown as OpenSketch['t']
  let isOpen = false

  return {
    open({ bring, held, keep }: Around): void {
      if (isOpen) return
      const facts = JSON.parse(document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart ?? '') as OpenSketch['facts']
      isOpen = true
      window.count?.('cart-opened', listStoredIds(held()))
      const { dialog, status } = makeDialog()
      const read = () => (isOffer() ? undefined : readWhole(held()))
      const isEmpty = () => read()?.lines.length === 0
      const write = (cart: Cart) =>
        writeOrder(cart, { ...facts, language, t, notes: notesOf(cart, language), ...calculatedOf(cart, language) })
      const words = { language, t, facts, dialog, status }
      const check = makeOrderCheck(language, t('order.note'))
      const shown: OpenSketch = { ...words, read, keep, write, check, touched: [], missed: [] }
      const draw = drawer(shown)
      // The order names parts that do not fit before React's cart, which shows them, has come.
      const checkOrder = () => {
        const cart = read()
        const question = cart && status.isConnected && check.questionOf(cart)
        if (!question) return
        const show = () => {
          if (status.isConnected) draw()
        }
        check.ask(question, notesSubject(cart, language)).then(show, () => {})
      }
      let quiet: ReturnType<typeof setTimeout> | undefined
      shown.keep = (cart) => {
        clearTimeout(quiet)
        quiet = setTimeout(checkOrder, QUIET_MS)
        return keep(cart)
      }
      const live = livingCart(shown, draw, bring, texts)

      dialog.addEventListener('click', (event) => {
        const target = event.target as HTMLElement
        const button = target.closest('button')
        // A link leads away, or to another part of this very page.
        if (target === dialog || button?.value === 'close' || target.closest('a[href^="/"]')) return dialog.close()
        // From its first moment on the living cart answers for itself.
        if (!status.isConnected) return
        const part = target.closest<HTMLElement>('[data-part]')
        if (part) {
          const order = write(read() as Cart)
          keepOpened(order, [...readOpened(order), Number(part.dataset.part)])
          // The link is followed first.
          setTimeout(hear)
        }
        if (!button || answer(shown, button, draw)) return
        if (button.value === 'retry') {
          shown.touched = shown.missed
          shown.hasFailed = false
          status.textContent = button.closest('.order') ? t('cart.checking') : ''
          draw()
          focusTitle(dialog)
        } else {
          button.setAttribute('aria-busy', 'true')
          shown.touched.push(placeOf(dialog, button))
        }
        void live()
      })
      const heed = ({ type, target }: Event) => {
        if (target instanceof HTMLInputElement && status.isConnected) answerTyped(shown, draw, target, type === 'focusout')
      }
      dialog.addEventListener('input', heed)
      dialog.addEventListener('focusout', heed)
      dialog.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement) target.select()
      })
      dialog.addEventListener('keydown', ({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement && status.isConnected) target.blur()
      })
      // Another tab has changed it, or the address carries an order by now.
      const hear = () => {
        if (!status.isConnected) return
        // Only the living cart can show that, and it may have failed before.
        if (isOffer()) shown.touched = []
        if (isOffer() || !isEmpty()) void live()
        draw()
      }
      addEventListener('storage', hear)
      addEventListener('hashchange', hear)
      dialog.addEventListener('close', () => {
        isOpen = false
        removeEventListener('storage', hear)
        removeEventListener('hashchange', hear)
        dialog.remove()
        // Closed is answered, by the living cart too.
        leaveOffer()
      })

      // As high as it may be from the start: grown by what comes later, its lines would move away under a finger.
      if (!isEmpty()) dialog.style.minHeight = '92%'
      openModal(dialog)
      draw()
      focusTitle(dialog)
      // An empty cart has nothing to check or to send.
      if (!isEmpty()) void live()
      checkOrder()
    },
  }
}
