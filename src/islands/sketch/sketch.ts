import { type Cart, type CartLine, countOnRequest, countPieces, MAX_QUANTITY, totalCents } from '#features/cart/cart.ts'
import type { CartFacts } from '#features/cart/cart-button.tsx'
import { CART_HASH } from '#features/cart/cart-storage.ts'
import { productName } from '#features/cart/product-name.ts'
import { parseCart } from '#features/cart/stored-cart.ts'
import { oldestSight } from '#features/cart/whatsapp-message.ts'
import { formatDate, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { CartTexts } from '#i18n/site/cart/es.ts'
import type { Site } from '#i18n/site/es.ts'
import { type Catalogue, type Translate, translator } from '#i18n/translate.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import type * as hydration from '../hydrate.tsx'

declare global {
  /** The rules of the open cart alone, each confined to `#cart`; the build puts them here. */
  const __CART_STYLES__: string
}

type CartFile = typeof import('../cart.tsx')
type BringCart = () => Promise<[react: typeof hydration, file: CartFile]>

/** What stands in the open cart that a finger or the keyboard can reach. */
const REACHABLE = 'a,button,h2,summary'

/**
 * The cart as it is stored, in a dialog of its own: lines, prices and total, at once and also without a line. It looks
 * like the living cart, which takes its place as soon as it is here; what was touched meanwhile is then touched again.
 */
export function sketch(language: Language, texts: Catalogue) {
  const t = translator(texts) as unknown as Translate<Site & CartTexts>
  let dialog: HTMLDialogElement | undefined

  return {
    /** @param held the cart's text as the visitor knows it, also where the browser stores nothing */
    open(bring: BringCart, held: () => string | null): void {
      if (dialog) return
      const facts = JSON.parse(document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart ?? '') as CartFacts
      window.count?.(
        'cart-opened',
        parseCart(held()).cart.lines.map(({ id }) => id),
      )
      const made = document.createElement('dialog')
      dialog = made
      made.className = 'dlg'
      made.id = 'cart'
      made.setAttribute('aria-labelledby', 'cart-title')
      bringStyles()
      document.body.append(made)
      let unmount: (() => void) | undefined
      let touched: string[] = []
      let isComing = false

      made.addEventListener('click', (event) => {
        const target = event.target as HTMLElement
        const button = target.closest('button')
        // A link leads away, or to another part of this very page.
        if (target === made || button?.value === 'close' || target.closest('a[href^="/"]')) return made.close()
        if (unmount || !button) return
        if (button.value === 'retry') draw(false)
        else {
          // The living cart answers it.
          button.setAttribute('aria-busy', 'true')
          touched.push(placeOf(made, button))
        }
        if (!isComing) void live()
      })
      made.addEventListener('close', () => {
        dialog = undefined
        unmount?.()
        made.remove()
      })

      made.showModal()
      draw(false)
      void live()

      function draw(hasFailed: boolean): void {
        // An order that the address carries is shown by the living cart alone.
        const { cart } = parseCart(location.hash.startsWith(CART_HASH) ? null : held())
        made.innerHTML = html(cart, location.hash.startsWith(CART_HASH), hasFailed)
        made.querySelector<HTMLElement>(hasFailed ? '[value=retry]' : 'h2')?.focus()
      }

      async function live(): Promise<void> {
        isComing = true
        const [react, file] = await bring().catch(() => [])
        isComing = false
        if (!made.isConnected) return
        if (!react || !file) {
          touched = []
          draw(true)
          return
        }
        const held = placeOf(made, document.activeElement)
        const scrolled = made.querySelector('.dlg-b')?.scrollTop ?? 0
        const end = await react.mount(file.CartContents, made, { ...facts, close: () => made.close() })
        if (!made.isConnected) return end()
        unmount = end
        made.dataset.live = ''
        at(made, held)?.focus({ preventScroll: true })
        const body = made.querySelector('.dlg-b')
        if (body) body.scrollTop = scrolled
        // All are found before the first one changes anything.
        const buttons = touched.map((place) => at(made, place))
        for (const button of buttons) button?.click()
      }
    },
  }

  function html(cart: Cart, isOffer: boolean, hasFailed: boolean): string {
    const pieces = countPieces(cart)
    const close = `<button class="hb" value="close" aria-label="${t('cart.close')}">${icon('M18 6 6 18M6 6l12 12')}</button>`
    const clear = pieces > 0 ? `<button class="btn btn-quiet text-red">${t('cart.clear')}</button>` : ''
    const count = pieces > 0 ? ` <span class="muted num [font-weight:400]">${pieces}</span>` : ''
    const head = `<div class="dlg-h"><h2 id="cart-title" tabindex="-1">${t('cart.title')}${count}</h2><div class="row nowrap gap-0">${clear}${close}</div></div>`
    const failure = hasFailed
      ? `<div class="note note-warn sm mt-4" role="alert"><p>${t('failure.text')}</p><button class="btn mt-2 justify-self-start" value="retry">${t('failure.retry')}</button></div>`
      : ''
    if (isOffer || pieces === 0) {
      const empty = `<h3 class="text-xl">${t('cart.empty')}</h3><p class="muted">${t('cart.emptyText')}</p><a class="btn btn-sun" href="/products">${t('cart.browse')}</a>`
      const middle = `<div class="grid min-h-96 place-items-center"><div class="stack stack-c max-w-80">${isOffer ? '<span class="spin"></span>' : empty}</div></div>`
      return `${head}<div class="dlg-b">${failure}${middle}</div>`
    }
    const lines = cart.lines.map(lineHtml).join('')
    const preview = `<p class="sm row min-h-11 gap-2 lbl text-sea mt-3">${icon(PREVIEW_ICON)}${t('cart.preview')}</p>`
    return `${head}<div class="dlg-b pt-0">${failure}<ul>${lines}</ul>${preview}</div>${orderHtml(cart, hasFailed)}`
  }

  function lineHtml(line: CartLine): string {
    const { id, product, quantity, isGone } = line
    const words = productName(line, language) || t('cart.unnamed', { id })
    const name = encode(words)
    const title =
      product.slug && !isGone
        ? `<a class="text-ink no-underline hover:underline" href="/product/${encode(product.slug)}">${name}</a>`
        : name
    const remove = `<button class="hb -my-2.5 -mr-2.5" aria-label="${encode(t('cart.remove', { name: words }))}">${icon('M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2')}</button>`
    const colour = /[0-9a-f]{6}(?=\/\d+l?\.\w+$)/.exec(product.mainImage ?? '')?.[0]
    const picture = `<div class="pic"${colour ? ` style="background:#${colour}"` : ''}></div>`
    const lower = `<button aria-label="${t('buy.less')}"${quantity > 1 ? '' : ' disabled'}>${icon('M5 12h14')}</button>`
    const raise = `<button aria-label="${t('buy.more')}"${product.stockStatus === 'in_stock' && quantity < MAX_QUANTITY ? '' : ' disabled'}>${icon('M5 12h14M12 5v14')}</button>`
    const stepper = `<div class="qty" role="group" aria-label="${t('buy.quantity')}: ${name}">${lower}<output aria-live="off">${quantity}</output>${raise}</div>`
    const stock =
      product.stockStatus === 'in_stock' || isGone
        ? ''
        : `<p class="sm lbl text-red">${t(product.stockStatus === 'limited' ? 'stock.limited' : 'stock.onTheWay')}</p>`
    return `<li class="line">${picture}<div class="stack [--gap:.5rem]"><div class="row row-b nowrap items-start"><h3 class="text-base [line-height:1.3]">${title}</h3>${remove}</div><div class="row row-b">${stepper}${priceHtml(line)}</div>${stock}</div></li>`
  }

  function priceHtml({ product, quantity }: CartLine): string {
    const cents = centsToPay(product)
    if (cents === undefined) return `<b class="sm">${t('price.onRequest')}</b>`
    const each = quantity > 1 ? `<span class="xs muted block">${t('cart.each', { price: money(cents) })}</span>` : ''
    return `<span class="num text-right [line-height:1.25]"><b>${money(cents * quantity)}</b>${each}</span>`
  }

  function orderHtml(cart: Cart, hasFailed: boolean): string {
    const onRequest = countOnRequest(cart)
    const total =
      onRequest < cart.lines.length
        ? `<p class="tot"><span>${t('cart.total')}</span><b>${money(totalCents(cart))} <small class="muted text-[.5em] [letter-spacing:0]">USD</small></b></p>`
        : ''
    const seenAt = oldestSight(cart)
    const notes = [onRequest > 0 ? t('cart.onRequestNote', { count: onRequest }) : '', t('cart.pickup')]
    const note = `<p class="sm muted">${notes.filter(Boolean).join(' ')}</p>`
    const age = hasFailed
      ? `<p class="note note-warn sm">${seenAt ? t('cart.pricesOf', { date: formatDate(seenAt, language) }) : t('cart.pricesUnchecked')}</p>`
      : // The age stands where the living cart has its other ways to send, so nothing moves when it comes.
        `<button class="btn btn-lg btn-wide" disabled aria-busy="true">${t('cart.checking')}</button><p class="row justify-center sm muted min-h-11">${seenAt ? t('order.pricesOf', { date: formatDate(seenAt, language) }) : ''}</p>`
    const inquire = `<a class="btn btn-wide" href="/contact?cart=1#quote">${t('cart.inquire')}</a>`
    return `<div class="dlg-f stack max-h-[50dvh] shrink-0 overflow-auto [--gap:.6rem]">${total}${note}${age}${inquire}</div>`
  }

  function money(cents: number): string {
    return formatPrice(formatCents(cents), language)
  }
}

let styles: CSSStyleSheet | undefined
/** A document holds only the rules that it uses itself. */
function bringStyles(): void {
  if (styles) return
  try {
    styles = new CSSStyleSheet()
    styles.replaceSync(__CART_STYLES__)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
  } catch {
    // Browsers of before 2023 get the whole sheet.
    void window.bringSheet()
  }
}

const PREVIEW_ICON =
  'M22 17a2 2 0 0 1-2 2H6.82a2 2 0 0 0-1.41.58l-2.20 2.20A.71.71 0 0 1 2 21.28V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8'
const icon = (path: string) => `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
/** A text as it can stand in markup, within quotes too. */
const encode = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Where something stands, in words that hold for the living cart as well: in which line, and the how manieth from the end. */
function placeOf(dialog: HTMLElement, element: Element | null): string {
  const part = element?.closest('.line,.dlg-h,.dlg-f')
  if (!part || !dialog.contains(part)) return ''
  const line = [...dialog.querySelectorAll('.line')].indexOf(part)
  const reachable = [...part.querySelectorAll(REACHABLE)]
  return `${line < 0 ? `.${part.classList[0]}` : line} ${reachable.indexOf(element as Element) - reachable.length}`
}

function at(dialog: HTMLElement, place: string): HTMLElement | null | undefined {
  const [part = '', fromEnd] = place.split(' ')
  if (!part) return dialog.querySelector('h2')
  const around = part.startsWith('.') ? dialog.querySelector(part) : dialog.querySelectorAll('.line')[Number(part)]
  return [...(around?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])].at(Number(fromEnd))
}
