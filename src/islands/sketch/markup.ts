import { type Cart, type CartLine, countOnRequest, countPieces, MAX_QUANTITY, type TakenOut, totalCents } from '#features/cart/cart.ts'
import type { CartFacts } from '#features/cart/cart-button.tsx'
import { oldestSight } from '#features/cart/cart-memory.ts'
import { productName } from '#features/cart/product-name.ts'
import { formatDate, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { CartTexts } from '#i18n/site/cart/es.ts'
import type { Site } from '#i18n/site/es.ts'
import type { Translate } from '#i18n/translate.ts'
import { mailLink, smsLink, whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { COPY, MESSAGE, MESSAGE_TEXT, TRASH } from '#ui/site/cart-icon-paths.ts'
import { CLOSE, MAIL, MINUS, PLUS, WHATSAPP } from '#ui/site/icon-paths.ts'

/** What the open cart shows before React has come. */
export type View = {
  /** None while only the living cart can read it. */
  cart: Cart | null | undefined
  /** The order as chat links carry it. */
  parts: string[]
  facts: CartFacts
  taken: TakenOut | undefined
  prices: 'fresh' | 'checking' | 'failed'
  /** Something was wanted that only the living cart can do, and it did not come. */
  isMissed: boolean
}

/**
 * The open cart as markup, part for part as `features/cart` renders it: every text of a product is encoded. A button's
 * value says what it does; those without one are answered by the living cart.
 *
 * @returns what stands before the place where changes are read out, and what stands behind it
 */
export function cartMarkup(language: Language, t: Translate<Site & CartTexts>) {
  const money = (cents: number) => formatPrice(formatCents(cents), language)
  const nameOf = (line: CartLine) => productName(line, language) || t('cart.unnamed', { id: line.id })

  return (view: View): [head: string, rest: string] => {
    const { cart, isMissed, taken } = view
    const pieces = cart ? countPieces(cart) : 0
    const clear = pieces > 0 ? `<button class="btn btn-quiet text-red" value="clear">${t('cart.clear')}</button>` : ''
    const count = pieces > 0 ? ` <span class="muted num [font-weight:400]">${pieces}</span>` : ''
    const close = `<button class="hb" value="close" aria-label="${t('cart.close')}">${icon(CLOSE)}</button>`
    const head = `<div class="dlg-h"><h2 id="cart-title" tabindex="-1">${t('cart.title')}${count}</h2><div class="row nowrap gap-0">${clear}${close}</div></div>`
    const missed = isMissed
      ? `<div class="note note-warn sm mt-4" role="alert"><p>${t('failure.text')}</p><button class="btn mt-2 justify-self-start" value="retry">${t('failure.retry')}</button></div>`
      : ''
    const undo = taken
      ? `<p class="row row-b nowrap sm mt-3">${encode(t('cart.removed', { name: nameOf(taken.line) }))}<button class="btn" value="undo">${t('cart.undo')}</button></p>`
      : ''
    const notes = missed + undo
    if (!cart || pieces === 0) {
      const empty = `<h3 class="text-xl">${t('cart.empty')}</h3><p class="muted">${t('cart.emptyText')}</p><a class="btn btn-sun" href="/products">${t('cart.browse')}</a>`
      const middle = `<div class="grid min-h-96 place-items-center"><div class="stack stack-c max-w-80">${cart ? empty : '<span class="spin"></span>'}</div></div>`
      return [head, `<div class="dlg-b">${notes}${middle}</div>`]
    }
    const preview = `<details class="mt-3"><summary class="sm row min-h-11 cursor-pointer gap-2 lbl text-sea">${icon(MESSAGE_TEXT)}${t('cart.preview')}</summary><p class="sm whitespace-pre-wrap">${encode(view.parts.join('\n\n'))}</p></details>`
    return [head, `<div class="dlg-b pt-0">${notes}<ul>${cart.lines.map(lineHtml).join('')}</ul>${preview}</div>${orderHtml(view, cart)}`]
  }

  function lineHtml(line: CartLine): string {
    const { id, product, quantity, isGone } = line
    const words = nameOf(line)
    const name = encode(words)
    const title =
      product.slug && !isGone
        ? `<a class="text-ink no-underline hover:underline" href="/product/${encode(product.slug)}">${name}</a>`
        : name
    const remove = `<button class="hb -my-2.5 -mr-2.5" value="remove" aria-label="${encode(t('cart.remove', { name: words }))}">${icon(TRASH)}</button>`
    const colour = /[0-9a-f]{6}(?=\/\d+l?\.\w+$)/.exec(product.mainImage ?? '')?.[0]
    const picture = `<div class="pic"${colour ? ` style="background:#${colour}"` : ''}></div>`
    const lower = `<button value="-1" aria-label="${t('buy.less')}"${quantity > 1 ? '' : ' disabled'}>${icon(MINUS)}</button>`
    const raise = `<button value="1" aria-label="${t('buy.more')}"${product.stockStatus === 'in_stock' && quantity < MAX_QUANTITY ? '' : ' disabled'}>${icon(PLUS)}</button>`
    const stepper = `<div class="qty" role="group" aria-label="${t('buy.quantity')}: ${name}">${lower}<output aria-live="off">${quantity}</output>${raise}</div>`
    const stock =
      product.stockStatus === 'in_stock' || isGone
        ? ''
        : `<p class="sm lbl text-red">${t(product.stockStatus === 'limited' ? 'stock.limited' : 'stock.onTheWay')}</p>`
    return `<li class="line" data-id="${id}">${picture}<div class="stack [--gap:.5rem]"><div class="row row-b nowrap items-start"><h3 class="text-base [line-height:1.3]">${title}</h3>${remove}</div><div class="row row-b">${stepper}${priceHtml(line)}</div>${stock}</div></li>`
  }

  function priceHtml({ product, quantity }: CartLine): string {
    const cents = centsToPay(product)
    if (cents === undefined) return `<b class="sm">${t('price.onRequest')}</b>`
    const each = quantity > 1 ? `<span class="xs muted block">${t('cart.each', { price: money(cents) })}</span>` : ''
    return `<span class="num text-right [line-height:1.25]"><b>${money(cents * quantity)}</b>${each}</span>`
  }

  function orderHtml(view: View, cart: Cart): string {
    const onRequest = countOnRequest(cart)
    const total =
      onRequest < cart.lines.length
        ? `<p class="tot"><span>${t('cart.total')}</span><b>${money(totalCents(cart))} <small class="muted text-[.5em] [letter-spacing:0]">USD</small></b></p>`
        : ''
    const notes = [onRequest > 0 ? t('cart.onRequestNote', { count: onRequest }) : '', t('cart.pickup')]
    const note = `<p class="sm muted">${notes.filter(Boolean).join(' ')}</p>`
    const inquire = `<a class="btn btn-wide" href="/contact?cart=1#quote">${t('cart.inquire')}</a>`
    return `<div class="dlg-f stack max-h-[50dvh] shrink-0 overflow-auto [--gap:.6rem]">${total}${note}${waysHtml(view, cart)}${inquire}</div>`
  }

  function waysHtml({ facts: { phone, email }, prices, parts }: View, cart: Cart): string {
    const seenAt = oldestSight(cart)
    const date = seenAt ? formatDate(seenAt, language) : ''
    // Which parts of a long order were opened is remembered by the living cart.
    if (prices === 'checking' || (prices === 'fresh' && parts.length > 1))
      return `<button class="btn btn-lg btn-wide" disabled aria-busy="true">${t('cart.checking')}</button><p class="row justify-center sm muted min-h-11">${date && t('order.pricesOf', { date })}</p>`
    const age =
      prices === 'failed'
        ? `<div class="note note-warn sm" role="status"><p>${date ? t('cart.pricesOf', { date }) : t('cart.pricesUnchecked')}</p><button class="btn mt-2 justify-self-start" value="retry">${t('cart.checkAgain')}</button></div>`
        : ''
    const { code } = cart
    const count = parts.length
    const chat = (text: string, look: string, words: string) =>
      `<a class="btn btn-wa ${look}" href="${encode(whatsappLink(phone, text))}" target="_blank" rel="noopener">${icon(WHATSAPP)}${words}</a>`
    if (count === 1) {
      const [text = ''] = parts
      const mail = link(mailLink(email, t('order.code', { code }), text), MAIL, t('cart.mail'))
      const copy = `<button class="btn btn-quiet">${icon(COPY)}${t('cart.copy')}</button>`
      return `${age}${chat(text, 'btn-lg btn-wide', t('cart.send'))}<div class="row justify-center gap-1">${copy}${mail}${link(smsLink(phone, text), MESSAGE, t('cart.sms'))}</div>`
    }
    const items = parts.map((text, at) => `<li>${chat(text, 'btn-wide', t('cart.part', { part: at + 1, count }))}</li>`)
    return `${age}<p class="sm">${t('cart.long', { count })}</p><ol class="stack [--gap:.5rem]">${items.join('')}</ol>`
  }
}

const icon = (path: string) => `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
const link = (address: string, path: string, words: string) =>
  `<a class="btn btn-quiet" href="${encode(address)}">${icon(path)}${words}</a>`
/** A text as it can stand in markup, within quotes too. */
const encode = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
