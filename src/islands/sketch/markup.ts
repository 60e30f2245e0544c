import { type Cart, type CartLine, countOnRequest, countPieces, MAX_QUANTITY, totalCents } from '#features/cart/cart.ts'
import { changeOf, type LineChange, oldestSight } from '#features/cart/cart-memory.ts'
import { productName } from '#features/cart/product-name.ts'
import { formatDate, formatPrice } from '#i18n/format.ts'
import { mailLink, smsLink, whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { unitsTogether } from '#kit/text/units-together.ts'
import { COPY, MESSAGE, MESSAGE_TEXT, TRASH } from '#ui/site/cart-icon-paths.ts'
import { CHECK, CLOSE, MAIL, MINUS, PLUS, SHOPPING_CART, WHATSAPP } from '#ui/site/icon-paths.ts'
import { isOffer } from './offer.ts'
import type { OpenSketch } from './open-sketch.ts'

/** What the open cart shows before React has come. */
export type View = {
  /** None while only the living cart can read it. */
  cart: Cart | null | undefined
  /** The order as chat links carry it, and which of several were opened. */
  parts: string[]
  opened: readonly number[]
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
export function cartMarkup(sketch: OpenSketch) {
  const { language, t, facts } = sketch
  const money = (cents: number) => formatPrice(formatCents(cents), language)
  const nameOf = (line: CartLine) => productName(line, language) || t('cart.unnamed', { id: line.id })

  return (view: View): [head: string, rest: string] => {
    const { cart, isMissed } = view
    const { taken } = sketch
    const pieces = cart ? countPieces(cart) : 0
    const clear = pieces > 0 ? `<button class="btn btn-quiet text-red" value="clear">${t('cart.clear')}</button>` : ''
    const count = pieces > 0 ? ` <span class="muted num">${pieces}</span>` : ''
    const close = `<button class="hb" value="close" aria-label="${t('cart.close')}">${icon(CLOSE)}</button>`
    const head = `<div class="dlg-h"><h2 id="cart-title" tabindex="-1">${t('cart.title')}${count}</h2><div class="row nowrap gap-0">${clear}${close}</div></div>`
    const missed = isMissed
      ? `<div class="note note-warn sm mt-4" role="alert"><p>${t('failure.text')}</p><button class="btn mt-2 justify-self-start" value="retry">${t('failure.retry')}</button></div>`
      : ''
    const undo = taken
      ? `<p class="row row-b nowrap sm mt-3">${encode(t('cart.removed', { name: nameOf(taken.line) }))}<button class="btn" value="undo">${t('cart.undo')}</button></p>`
      : ''
    const changed = cart?.lines.filter((line) => changeOf(line) && !line.isGone).length
    const news = changed
      ? `<div class="note note-warn sm mt-4"><div class="row row-b"><p class="grow basis-28">${t('cart.changes', { count: changed })}</p><button class="btn" value="read">${t('cart.understood')}</button></div></div>`
      : ''
    const notes = missed + news + undo
    if (!cart || pieces === 0) {
      const empty = `${icon(SHOPPING_CART, 'size-10 text-sea')}<h3 class="text-xl">${t('cart.empty')}</h3><p class="muted">${t('cart.emptyText')}</p><a class="btn btn-sun" href="/products">${t('cart.browse')}</a><a class="btn" href="/cuba-energia-solar#calc">${t('cart.calculate')}</a>`
      const waiting = `<span class="spin"></span><p class="muted">${t(isOffer() ? 'reorder.searching' : 'cart.opening')}</p>`
      // Nothing is waited for that has not come.
      const middle = cart ? empty : isMissed ? '' : waiting
      return [
        head,
        `<div class="dlg-b">${notes}<div class="grid min-h-96 place-items-center"><div class="stack stack-c max-w-80">${middle}</div></div></div>`,
      ]
    }
    const preview = `<details class="mt-3"><summary class="sm row min-h-11 cursor-pointer gap-2 lbl text-sea">${icon(MESSAGE_TEXT)}${t('cart.preview')}</summary><p class="sm whitespace-pre-wrap">${encode(view.parts.join('\n\n'))}</p></details>`
    const alone = cart.lines.length > 1 ? '' : `<p class="sm mt-3"><a href="/cuba-energia-solar#calc">${t('cart.calculate')}</a></p>`
    return [
      head,
      `<div class="dlg-b pt-0">${notes}<ul>${cart.lines.map(lineHtml).join('')}</ul>${preview}${alone}${waysHtml(view, cart)}</div>${orderHtml(view, cart)}`,
    ]
  }

  function lineHtml(line: CartLine): string {
    const { id, product, quantity, isGone } = line
    const words = nameOf(line)
    const name = encode(unitsTogether(words))
    const title = product.slug && !isGone ? `<a href="/product/${encode(product.slug)}">${name}</a>` : name
    const remove = `<button class="hb" value="remove" aria-label="${encode(t('cart.remove', { name: words }))}">${icon(TRASH)}</button>`
    const colour = /[0-9a-f]{6}(?=\/\d+l?\.\w+$)/.exec(product.mainImage ?? '')?.[0]
    const picture = `<div class="pic"${colour ? ` style="background:#${colour}"` : ''}></div>`
    const lower = `<button value="-1" aria-label="${t('buy.less')}"${quantity > 1 ? '' : ' disabled'}>${icon(MINUS)}</button>`
    const raise = `<button value="1" aria-label="${t('buy.more')}"${product.stockStatus === 'in_stock' && quantity < MAX_QUANTITY ? '' : ' disabled'}>${icon(PLUS)}</button>`
    const label = `aria-label="${t('buy.quantity')}: ${encode(words)}"`
    const field = `<input inputmode="numeric" maxlength="4" autocomplete="off" value="${quantity}" ${label}${product.stockStatus === 'in_stock' ? '' : ' readonly'}>`
    const stepper = `<div class="qty" role="group" ${label}>${lower}${field}${raise}</div>`
    const change = changeOf(line)
    const stock =
      product.stockStatus === 'in_stock' || isGone || change?.stock
        ? ''
        : `<p class="sm lbl text-red">${t(product.stockStatus === 'limited' ? 'stock.limited' : 'stock.onTheWay')}</p>`
    return `<li class="line" data-id="${id}">${picture}<div class="stack"><div class="row row-b nowrap items-start"><h3>${title}</h3>${remove}</div><div class="row row-b">${stepper}${priceHtml(line)}</div>${change ? changeHtml(change) : ''}${stock}</div></li>`
  }

  function changeHtml({ isGone, price, stock }: LineChange): string {
    const words = (cents: number | null) => (cents === null ? t('order.onRequest') : money(cents))
    const gone = isGone ? `<p class="text-red">${t('cart.gone')}</p>` : ''
    const paid = price ? `<p>${t('cart.priceChange', { before: words(price.before), now: words(price.now) })}</p>` : ''
    const had = stock
      ? `<p class="${stock === 'in_stock' ? 'text-leaf' : 'text-red'}">${t(stock === 'in_stock' ? 'cart.nowIn' : stock === 'limited' ? 'cart.nowLimited' : 'cart.nowOut')}</p>`
      : ''
    return `<div class="sm lbl">${gone}${paid}${had}</div>`
  }

  function priceHtml({ product, quantity }: CartLine): string {
    const cents = centsToPay(product)
    if (cents === undefined) return `<b class="sm">${t('price.onRequest')}</b>`
    const each = quantity > 1 ? `<span class="xs muted">${t('cart.each', { price: money(cents) })}</span>` : ''
    return `<span class="num"><b>${money(cents * quantity)}</b>${each}</span>`
  }

  /** The total and the main button, which stay in sight. */
  function orderHtml({ prices, parts }: View, cart: Cart): string {
    const total =
      countOnRequest(cart) < cart.lines.length
        ? `<p class="tot"><span>${t('cart.total')}</span><b>${money(totalCents(cart))} <small class="muted">USD</small></b></p>`
        : ''
    const main =
      prices === 'checking'
        ? `<button class="btn btn-lg btn-wide" disabled aria-busy="true">${t('cart.checking')}</button>`
        : parts[1]
          ? `<button class="btn btn-wa btn-lg btn-wide" value="parts">${icon(WHATSAPP)}${t('cart.send')}</button>`
          : `<a class="btn btn-wa btn-lg btn-wide" ${chatTo(facts.phone, parts[0] ?? '')}>${icon(WHATSAPP)}${t('cart.send')}</a>`
    return `<div class="dlg-f stack order">${total}${main}</div>`
  }

  /** Remarks on the order, and the other ways to send it. */
  function waysHtml(view: View, cart: Cart): string {
    const onRequest = countOnRequest(cart)
    const notes = [onRequest > 0 ? t('cart.onRequestNote', { count: onRequest }) : '', t('cart.pickup')]
    const note = `<p class="sm muted">${notes.filter(Boolean).join(' ')}</p>`
    const inquire = `<a class="btn btn-wide" href="/contact?cart=1#quote">${t('cart.inquire')}</a>`
    return `<div class="stack order mt-3">${note}${otherWays(view, cart)}${inquire}</div>`
  }

  function otherWays({ prices, parts, opened }: View, cart: Cart): string {
    const { phone, email } = facts
    const seenAt = oldestSight(cart)
    const date = seenAt ? formatDate(seenAt, language) : ''
    if (prices === 'checking') return `<p class="row justify-center sm muted min-h-11">${date && t('order.pricesOf', { date })}</p>`
    const age =
      prices === 'failed'
        ? `<div class="note note-warn sm" role="status"><p>${date ? t('cart.pricesOf', { date }) : t('cart.pricesUnchecked')}</p><button class="btn mt-2 justify-self-start" value="retry">${t('cart.checkAgain')}</button></div>`
        : ''
    const { code } = cart
    const count = parts.length
    const copy = `<button class="btn btn-quiet">${icon(COPY)}${t('cart.copy')}</button>`
    if (count === 1) {
      const [text = ''] = parts
      const mail = link(mailLink(email, t('order.code', { code }), text), MAIL, t('cart.mail'))
      return `${age}<div class="row justify-center gap-1">${copy}${mail}${link(smsLink(phone, text), MESSAGE, t('cart.sms'))}</div>`
    }
    const items = parts.map((text, at) => {
      const part = at + 1
      const isOpened = opened.includes(at)
      const words = `${t('cart.part', { part, count })}${isOpened ? `: ${t('cart.opened')}` : ''}`
      const chat = `<a class="btn btn-wide ${isOpened ? 'btn-done' : 'btn-wa'}" data-part="${at}" ${chatTo(phone, text)}>${icon(isOpened ? CHECK : WHATSAPP)}${words}</a>`
      const other = (address: string, path: string, way: string) =>
        `<a class="btn btn-ic" href="${encode(address)}" aria-label="${t('cart.wayPart', { way, part, count })}">${icon(path)}</a>`
      const mail = other(mailLink(email, t('order.codePart', { code, part, count }), text), MAIL, t('cart.mail'))
      return `<li class="row nowrap gap-2">${chat}${mail}${other(smsLink(phone, text), MESSAGE, t('cart.sms'))}</li>`
    })
    return `${age}<p class="sm">${t('cart.long', { count })}</p><ol class="stack [--gap:.5rem]">${items.join('')}</ol><div class="row justify-center">${copy}</div>`
  }
}

const icon = (path: string, size = '') => `<svg class="ic ${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
const link = (address: string, path: string, words: string) =>
  `<a class="btn btn-quiet" href="${encode(address)}">${icon(path)}${words}</a>`
const chatTo = (phone: string, text: string) => `href="${encode(whatsappLink(phone, text))}" target="_blank" rel="noopener"`
/** A text as it can stand in markup, within quotes too. */
const encode = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
