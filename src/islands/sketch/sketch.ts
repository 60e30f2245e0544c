import { type Cart, emptyCart, putBack, quantityOf, removeFromCart, stepQuantity, type TakenOut, totalCents } from '#features/cart/cart.ts'
import type { CartFacts } from '#features/cart/cart-button.tsx'
import { acknowledge, isOutdated, PATIENCE_MS } from '#features/cart/cart-memory.ts'
import { CART_HASH, listStoredIds } from '#features/cart/cart-storage.ts'
import { keepOpened, readOpened } from '#features/cart/opened-parts.ts'
import { productName } from '#features/cart/product-name.ts'
import { writeOrder } from '#features/cart/whatsapp-message.ts'
import { readWhole } from '#features/cart/whole-cart.ts'
import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { CartTexts } from '#i18n/site/cart/es.ts'
import type { Site } from '#i18n/site/es.ts'
import { type Catalogue, type Translate, translator } from '#i18n/translate.ts'
import { formatCents } from '#kit/money.ts'
import type * as hydration from '../hydrate.tsx'
import { cartMarkup } from './markup.ts'
import { at, placeOf } from './place.ts'
import { bringStyles } from './styles.ts'

type CartFile = typeof import('../cart.tsx')

type Around = {
  /** React and the living cart. */
  bring(): Promise<[react: typeof hydration, file: CartFile]>
  /** The cart's text as the visitor knows it, also where the browser stores nothing. */
  held(): string | null
  /** @returns whether the browser keeps it; if not, the living cart has to answer */
  keep(cart: Cart): boolean
}

/**
 * The cart as it is stored, in a dialog of its own: lines, prices, total and the order, at once and also without a line.
 * Quantities change, lines go and come back, and the order is sent by the rules that the living cart has. That one looks
 * the same and takes its place as soon as it is here; what only it can answer is then touched again.
 */
export function sketch(language: Language, texts: Catalogue) {
  const t = translator(texts) as unknown as Translate<Site & CartTexts>
  const markup = cartMarkup(language, t)
  let dialog: HTMLDialogElement | undefined

  return {
    open({ bring, held, keep }: Around): void {
      if (dialog) return
      const facts = JSON.parse(document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart ?? '') as CartFacts
      const write = (cart: Cart) => writeOrder(cart, { ...facts, language, t })
      window.count?.('cart-opened', listStoredIds(held()))
      const made = document.createElement('dialog')
      const status = document.createElement('p')
      dialog = made
      made.className = 'dlg'
      made.id = 'cart'
      made.setAttribute('aria-labelledby', 'cart-title')
      status.className = 'sr'
      status.setAttribute('role', 'status')
      made.append(status)
      bringStyles()
      document.body.append(made)
      let unmount: (() => void) | undefined
      /** What only the living cart can answer, and what it could not when it did not come. */
      let touched: string[] = []
      let missed: string[] = []
      let taken: TakenOut | undefined
      let isComing = false
      let hasFailed = false
      let patience: ReturnType<typeof setTimeout> | undefined

      made.addEventListener('click', (event) => {
        const target = event.target as HTMLElement
        const button = target.closest('button')
        // A link leads away, or to another part of this very page.
        if (target === made || button?.value === 'close' || target.closest('a[href^="/"]')) return made.close()
        // From its first moment on the living cart answers for itself.
        if (!status.isConnected) return
        const part = target.closest<HTMLElement>('[data-part]')
        if (part) {
          const { parts } = write(read() as Cart)
          keepOpened(parts, [...readOpened(parts), Number(part.dataset.part)])
          // The link is followed first.
          setTimeout(hear)
        }
        if (!button || answer(button)) return
        if (button.value === 'retry') {
          touched = missed
          hasFailed = false
          status.textContent = button.closest('.dlg-f') ? t('cart.checking') : ''
          draw()
          title()?.focus()
        } else {
          button.setAttribute('aria-busy', 'true')
          touched.push(placeOf(made, button))
        }
        void live()
      })
      // Another tab has changed it, or the address carries an order by now.
      const hear = () => {
        if (!status.isConnected) return
        if (isOffer()) touched = []
        draw()
      }
      addEventListener('storage', hear)
      addEventListener('hashchange', hear)
      made.addEventListener('close', () => {
        dialog = undefined
        removeEventListener('storage', hear)
        removeEventListener('hashchange', hear)
        unmount?.()
        made.remove()
        // Closed is answered, by the living cart too.
        if (isOffer()) history.replaceState(history.state, '', location.pathname + location.search)
      })

      made.showModal()
      draw()
      title()?.focus()
      void live()

      /** @returns whether this touch needed no more than what is stored */
      function answer(button: HTMLButtonElement): boolean {
        const cart = read()
        if (!cart) return false
        const id = Number(button.closest<HTMLElement>('.line')?.dataset.id)
        const line = cart.lines.find((one) => one.id === id)
        const { value } = button
        const change = (next: Cart, words: string, out: TakenOut | null | undefined = taken) => {
          if (!keep(next)) return false
          taken = out ?? undefined
          draw()
          // Whatever had the focus went with what it did.
          if (!Number(value)) title()?.focus()
          status.textContent = words
          return true
        }
        if (value === 'clear') {
          // Where nothing can be kept the living cart asks.
          if (!keep(cart)) return false
          if (!confirm(t('cart.clearQuestion'))) return true
          return change(emptyCart, t('cart.cleared'), null)
        }
        if (value === 'read') return change(acknowledge(cart), '')
        if (value === 'undo' && taken) {
          return change(putBack(cart, taken), t('buy.notice', { name: nameOf(taken.line) }), null)
        }
        if (!line) return false
        const name = nameOf(line)
        if (value === 'remove') {
          const out = { line, at: cart.lines.indexOf(line), code: cart.code }
          return change(removeFromCart(cart, line.id), t('cart.removed', { name }), out)
        }
        const next = stepQuantity(cart, line.id, Number(value))
        const total = formatPrice(formatCents(totalCents(next)), language)
        return change(next, t('cart.changed', { name, count: quantityOf(next, line.id), total }))
      }

      /** Nothing for the living cart to read alone: an order that the address carries, or what is old, damaged or full. */
      function read(): Cart | undefined {
        return isOffer() ? undefined : readWhole(held())
      }

      function look(isMissed: boolean, cart: Cart | null | undefined = read()): ReturnType<typeof markup> {
        const isLow = document.documentElement.dataset.bandwidth === 'low'
        const prices = cart && !isOutdated(cart, new Date(), { isLow }) ? 'fresh' : hasFailed ? 'failed' : 'checking'
        try {
          const parts = cart ? write(cart).parts : []
          return markup({ cart, parts, opened: readOpened(parts), isOffer: isOffer(), facts, taken, prices, isMissed })
        } catch (cause) {
          // A number where a name should be: damaged after all.
          if (!cart) throw cause
          return look(isMissed, null)
        }
      }

      function draw(isMissed = false): void {
        const before = stateOf()
        const [head, rest] = look(isMissed)
        // The place where changes are read out stays, else screen readers would miss them.
        for (const part of [...made.children]) if (part !== status) part.remove()
        status.insertAdjacentHTML('beforebegin', head)
        status.insertAdjacentHTML('afterend', rest)
        for (const place of touched) at(made, place)?.setAttribute('aria-busy', 'true')
        putState(before)
      }

      /** What a visitor has made of the dialog: where the focus is, what was scrolled to, whether the message is read. */
      function stateOf() {
        const place = placeOf(made, document.activeElement)
        return { place, scrolled: body()?.scrollTop ?? 0, isRead: !!made.querySelector('details')?.open }
      }
      function putState({ place, scrolled, isRead }: ReturnType<typeof stateOf>): void {
        const details = made.querySelector('details')
        if (details) details.open = isRead
        const focused = place ? at(made, place) : undefined
        // Where a quantity can be lowered no more, it can be raised.
        const able = focused?.matches(':disabled') ? (focused.parentElement?.lastElementChild as HTMLElement) : focused
        ;(able?.matches(':enabled,a,summary') ? able : title())?.focus({ preventScroll: true })
        const scrolling = body()
        if (scrolling) scrolling.scrollTop = scrolled
      }

      async function live(): Promise<void> {
        if (!status.isConnected) return
        // A line that says nothing must not keep the order back for longer than one that is gone.
        clearTimeout(patience)
        patience = setTimeout(fail, PATIENCE_MS)
        if (isComing) return
        isComing = true
        const [react, file] = await bring().catch(() => [])
        clearTimeout(patience)
        if (!made.isConnected) return
        if (!react || !file) {
          isComing = false
          const isMissed = touched.length > 0 || !read()
          missed = touched
          touched = []
          addEventListener('online', live, { once: true })
          return fail(isMissed)
        }
        react.learnTexts({ [language]: texts })
        const state = stateOf()
        const end = await react.mount(file.CartContents, made, { ...facts, taken, hasWaited: hasFailed, write, close: () => made.close() })
        if (!made.isConnected) return end()
        unmount = end
        made.dataset.live = ''
        putState(state)
        // All are found before the first one changes anything.
        const buttons = touched.map((place) => at(made, place))
        for (const button of buttons) button?.click()
      }

      function fail(isMissed = false): void {
        hasFailed = true
        draw(isMissed)
        if (isMissed) made.querySelector<HTMLElement>('[value=retry]')?.focus()
      }

      function isOffer(): boolean {
        return location.hash.startsWith(CART_HASH)
      }
      function title(): HTMLElement | null {
        return made.querySelector('h2')
      }
      function body(): Element | null {
        return made.querySelector('.dlg-b')
      }
      function nameOf(line: TakenOut['line']): string {
        return productName(line, language) || t('cart.unnamed', { id: line.id })
      }
    },
  }
}
