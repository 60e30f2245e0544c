import { COMPARED_KEY, compareAddress, MAX_COMPARED, parseComparedIds } from '#features/catalog/compare/compared-ids.ts'
import type { CompareTexts } from '#i18n/scripts/compare.ts'
import { inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import { addStyles } from '#kit/styles/add-styles.ts'
import { showNotice } from '../notice.ts'
import { all, closestTo, root, whenIdle } from '../page.ts'
import sheet from './compare.css?inline'
import { share } from './share.ts'
import { zoom } from './zoom.ts'

/** Key in session storage: time when this tab last checked which chosen products are for sale. */
const CHECKED_KEY = 'compare-checked'
/** How long the result of that check is valid, in ms. */
const CHECK_VALID_MS = 3_600_000

/**
 * Stores the products that a visitor chooses to compare, and shows a link to their comparison at the bottom of the window. On
 * cards and product pages it turns the "compare" link into a switch by attributes only; the link remains a link if the browser
 * cannot store the choice. A separate script, loaded on demand. It also shares addresses, enlarges pictures and prints, because
 * each of these is too small for a script of its own.
 */
export function compare(t: CompareTexts) {
  const page = all('[data-compared]')[0]
  const bar = document.createElement('div')
  const offer = Object.assign(document.createElement('a'), { className: 'btn btn-sun' })
  const chosen = () => parseComparedIds(readStored(COMPARED_KEY)).ids.slice(0, MAX_COMPARED)
  const keep = (ids: readonly number[]) => writeStored(COMPARED_KEY, ids.join())
  const idOf = ({ href }: HTMLAnchorElement) => Number(/\d+$/.exec(href)?.[0])

  /**
   * Makes the products of a comparison page the chosen ones; none if the visitor has removed the last product. A link from
   * another site, such as a friend's, does not replace an earlier choice.
   */
  function follow(): void {
    if (!page) return
    const shown = page.dataset.compared
    const isFromHere = document.referrer.startsWith(location.origin)
    const isEmptied = /[?&]p=(?:&|$)/.test(location.search)
    if ((shown || isEmptied) && (isFromHere || chosen().length === 0)) keep(parseComparedIds(shown).ids)
  }

  /** Removes chosen products that the server reports as no longer for sale: no control on the page could remove them. */
  function drop(): void {
    const gone = parseComparedIds(page?.dataset.gone).ids
    if (chosen().some((id) => gone.includes(id))) keep(chosen().filter((id) => !gone.includes(id)))
  }

  /** Asks the shop for the chosen products and removes those no longer for sale, so that the count matches the comparison. */
  async function check(isDue = Date.now() - Number(readStored(CHECKED_KEY, inTab)) >= CHECK_VALID_MS): Promise<void> {
    const asked = chosen()
    if (asked.length === 0 || !isDue) return
    const answer = await fetch(`/api/products?ids=${asked}`)
    if (!answer.ok) return
    const there = ((await answer.json()) as { id: number }[]).map(({ id }) => id)
    writeStored(CHECKED_KEY, String(Date.now()), inTab)
    if (there.length === asked.length) return
    keep(chosen().filter((id) => there.includes(id) || !asked.includes(id)))
    show()
  }

  /** Counts a comparison for analytics each time it is shown. */
  function count(): void {
    const { ids } = parseComparedIds(page?.dataset.compared)
    if (ids.length > 1) window.count?.('compare', ids)
  }

  /** Shows the stored choice on this page, including changes of other tabs. */
  function show(): void {
    const ids = chosen()
    const canKeep = readStored(COMPARED_KEY) !== undefined
    for (const link of all('a.cmp') as NodeListOf<HTMLAnchorElement>) {
      const id = idOf(link)
      // Puts the link's own product last in the address, where idOf finds it.
      link.href = compareAddress([...ids.filter((other) => other !== id), id])
      if (!canKeep) continue
      link.setAttribute('role', 'button')
      link.setAttribute('aria-pressed', String(ids.includes(id)))
    }
    // An empty comparison page has the link to the chosen products below its heading.
    const isOffered = page?.dataset.compared === ''
    if (!isOffered || ids.length === 0) offer.remove()
    else {
      offer.href = compareAddress(ids)
      if (offer.textContent !== t.chosen({ count: ids.length })) offer.textContent = t.chosen({ count: ids.length })
      if (!offer.isConnected) page?.querySelector('h1')?.after(offer)
    }
    // The strip is shown only on pages where products are chosen or compared: elsewhere it would be in the way.
    const isList = location.pathname.startsWith('/products') || all('a.cmp').length > 0
    const isPlace = page ? !isOffered && ids.join() !== page.dataset.compared : isList
    const isShown = ids.length > 0 && isPlace
    root.toggleAttribute('data-compares', isShown)
    const link = Object.assign(document.createElement('a'), { href: compareAddress(ids), textContent: t.open({ count: ids.length }) })
    if (bar.textContent !== (isShown ? link.textContent : '')) {
      bar.textContent = ''
      if (isShown) bar.append(link)
    } else if (bar.firstElementChild) (bar.firstElementChild as HTMLAnchorElement).href = link.href
  }

  async function toggle(link: HTMLAnchorElement): Promise<void> {
    const id = idOf(link)
    const isFull = () => chosen().length >= MAX_COMPARED && !chosen().includes(id)
    // One of the four chosen products may no longer be for sale: removes it before the choice is refused as full.
    if (isFull()) await check(true).catch(() => {})
    const ids = chosen()
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
    if (next.length > MAX_COMPARED) showNotice(t.full, true)
    else if (!keep(next)) location.assign(link.href)
    show()
  }

  addStyles(sheet)
  bar.className = 'cmp-bar'
  bar.setAttribute('role', 'status')
  document.body.append(bar)
  for (const day of all('[data-day]')) {
    day.append(new Date().toLocaleDateString(root.lang, { dateStyle: 'medium' }))
    day.hidden = false
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A reloaded page does not change the choice: another tab may have chosen more products since the page was opened.
  if (visit?.type !== 'reload') follow()
  drop()
  show()
  count()
  whenIdle(() => check().catch(() => {}))
  addEventListener('storage', show)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    follow()
    drop()
    show()
    count()
  })
  // The space bar toggles a switch; links do not react to it.
  addEventListener('keydown', (event) => {
    const link = event.key === ' ' && closestTo(event, '.cmp[role]')
    if (!link) return
    event.preventDefault()
    link.click()
  })
  // Updates cards that are appended to a list later.
  const main = document.getElementById('main')
  if (main) new MutationObserver(show).observe(main, { childList: true, subtree: true })

  return {
    touch(target?: HTMLElement): void {
      // Only the first of the taps that were queued while this script was loading counts: visitors tap again if nothing happens.
      // A link from the hydrated gallery has no `aria-busy`, so each of its taps counts.
      if (target?.matches('[data-zoom]')) zoom(target as HTMLAnchorElement, t)
      else if (target?.matches('[aria-busy]')) {
        if (target.matches('.cmp')) toggle(target as HTMLAnchorElement)
        if (target.matches('[data-share]')) share(target as HTMLAnchorElement, t)
        if (target.matches('[data-print]')) print()
      }
      target?.removeAttribute('aria-busy')
    },
  }
}
