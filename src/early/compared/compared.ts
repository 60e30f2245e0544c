import type { Cart } from '#features/cart/cart.ts'
import type { LinkedCart } from '#features/cart/order/cart-link.ts'
import { MAX_COMPARED, parseComparedIds } from '#features/catalog/compare/compared-ids.ts'
import type { Language } from '#i18n/language.ts'
import type { ComparedTexts } from '#i18n/scripts/compared.ts'
import { addOverlayStyles } from '#kit/styles/add-styles.ts'
import { root } from '../page.ts'
import { openOnDevice } from './order-on-device.ts'
import { findStoredProducts, type StoredProduct } from './stored-products.ts'

/**
 * Uses the products that stored pages contain: shows the chosen ones on the page /connection in place of /compare, and builds
 * orders for the cart.
 */
export function compared(t: ComparedTexts) {
  return {
    open: (linked: LinkedCart, own: Cart, language: Language) => openOnDevice(t, linked, own, language),
    async show(main: HTMLElement): Promise<void> {
      const ids = parseComparedIds(new URLSearchParams(location.search).get('p')).ids.slice(0, MAX_COMPARED)
      if (ids.length === 0) return
      const products = await findStoredProducts(ids)
      addOverlayStyles('#compared')
      main.insertAdjacentHTML('afterbegin', '<section id="compared" class="wrap sec-tight stack"><h1></h1></section>')
      const place = document.getElementById('compared') as HTMLElement
      const heading = place.firstElementChild as HTMLElement
      heading.textContent = t.title
      if (products.length > 0) {
        heading.insertAdjacentHTML(
          'afterend',
          '<div class="cmp-all"><section class="cmp-move" tabindex="0"><table class="cmpt num"></table></section></div>',
        )
        fill(place.querySelector('table') as HTMLTableElement, products, t)
      }
      const missing = ids.length - products.length
      const cards = products.filter(({ isCard }) => isCard).map(({ name }) => name)
      for (const note of [
        products.length === 0 ? t.none : missing > 0 ? t.missing({ count: missing }) : '',
        cards.length > 0 ? t.onlyCard({ names: cards.join(', ') }) : '',
      ])
        if (note) place.append(Object.assign(document.createElement('p'), { textContent: note }))
    },
  }
}

/** Fills the table: a column for each product, and a row for each figure that one of them has. */
function fill(table: HTMLTableElement, products: readonly StoredProduct[], t: ComparedTexts): void {
  table.style.setProperty('--n', String(products.length))
  const head = table.createTHead().insertRow()
  head.innerHTML = '<td class="cmp-corner"></td>'
  for (const { name, address, summary } of products) {
    head.insertAdjacentHTML('beforeend', '<th scope="col"><a class="cmp-name"></a><span></span></th>')
    const [link, line] = (head.lastElementChild as HTMLElement).children as unknown as [HTMLAnchorElement, HTMLElement]
    Object.assign(link, { href: address, textContent: name })
    line.textContent = summary
  }
  const body = table.createTBody()
  const addRow = (label: string, values: readonly string[]) => {
    const row = body.insertRow()
    row.append(Object.assign(document.createElement('th'), { scope: 'row', textContent: label }))
    for (const value of values) row.insertCell().append(value)
  }
  const day = (date: string) => (date ? new Date(date).toLocaleDateString(root.lang, { day: 'numeric', month: 'short' }) : '')
  addRow(
    t.price,
    products.map(({ price }) => price || '—'),
  )
  addRow(
    t.stock,
    products.map(({ stock }) => stock || '—'),
  )
  for (const label of new Set(products.flatMap(({ figures }) => Array.from(figures.keys()))))
    addRow(
      label,
      products.map(({ figures }) => figures.get(label) ?? '—'),
    )
  addRow(
    t.seen,
    products.map(({ date }) => day(date)),
  )
}
