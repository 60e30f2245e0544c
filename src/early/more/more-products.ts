import { CART_EVENT } from '#features/cart/cart-storage.ts'
import type { MoreTexts } from '#i18n/scripts/more.ts'
import { showNotice } from '../notice.ts'
import { closestTo, onReady } from '../page.ts'

/** State of this history entry: number of further pages shown below the first, and scroll position. */
type Entry = { more?: number; top?: number }
const entry = (): Entry => (history.state as Entry | null) ?? {}
const keep = (more: Entry): void => history.replaceState({ ...entry(), ...more }, '')

const PAGES = 'pages'
/** Timeout of a request in ms. */
const TIMEOUT_MS = 12_000
/**
 * Pause in ms without a scroll event after which the scroll position is stored. Safari refuses more than a hundred history
 * updates in half a minute.
 */
const SCROLL_PAUSE_MS = 300
const nextOf = (pages: Element | null) => pages?.querySelector<HTMLAnchorElement>('[rel=next]')
const addressOf = (card: Element) => card.querySelector('h3 a')?.getAttribute('href')

/** Fetches a page of the list; a stalled request is aborted, also in the middle of the answer. */
async function read(address: string): Promise<string> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const answer = await fetch(address, { signal: controller.signal })
    if (!answer.ok) throw 0
    return await answer.text()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Appends the next page of the list instead of opening it. A product that is here already, because the list has changed
 * meanwhile, is not added again.
 *
 * @returns the first added card
 */
async function showNext(link: HTMLAnchorElement): Promise<Element | undefined> {
  // The security policy refuses the style element of the fetched page; its rules are in this document already (`data-later` of the links).
  const html = (await read(link.href)).replace(/<style>[\s\S]*?<\/style>/g, '')
  const come = new DOMParser().parseFromString(html, 'text/html').getElementById(PAGES)
  const pages = document.getElementById(PAGES)
  const grid = pages?.previousElementSibling
  if (!come || !pages || !grid) throw 0
  const known = new Set(Array.from(grid.children, addressOf))
  const added = Array.from(come.previousElementSibling?.children ?? []).filter((card) => !known.has(addressOf(card)))
  grid.append(...added)
  for (const card of added)
    for (const held of card.querySelectorAll('source[media]')) window.whenNear?.(held.parentElement?.lastElementChild as Element)
  // Lets the early script show cart quantities on the new cards.
  dispatchEvent(new Event(CART_EVENT))
  // Keeps the "previous" link of the first page that is shown.
  come.querySelector('[rel=prev]')?.remove()
  const before = pages.querySelector('[rel=prev]')
  if (before) come.prepend(before)
  pages.replaceWith(come)
  return added[0]
}

/**
 * Appends the next page in place when its link is clicked. After Back it loads the appended pages again and restores the scroll
 * position.
 */
export function showMore(t: MoreTexts): void {
  addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, `#${PAGES} [rel=next]`)
    // A new tab opens the next page as usual.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (link.ariaBusy) return
    const name = link.textContent
    link.ariaBusy = 'true'
    link.textContent = t.coming
    showNotice('')
    showNext(link).then(
      (first) => {
        keep({ more: (entry().more ?? 0) + 1 })
        first?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
      },
      () => {
        link.ariaBusy = null
        link.textContent = name
        showNotice(t.lost, true)
      },
    )
  })

  // After Back, if the browser has not restored the page: loads the appended pages again, then scrolls.
  onReady(async () => {
    const { more = 0, top = 0 } = entry()
    if (more) {
      history.scrollRestoration = 'manual'
      try {
        for (let page = 0; page < more; page += 1) {
          const link = nextOf(document.getElementById(PAGES))
          if (link) await showNext(link)
        }
      } catch {
        keep({ more: 0 })
      }
      scrollTo(0, top)
    }
    // Stores the scroll position whenever scrolling stops: a reload reads the entry before `pagehide`, and a tab that the
    // system discards gets no event.
    let resting: ReturnType<typeof setTimeout> | undefined
    const note = () => keep({ top: scrollY })
    addEventListener('scroll', () => {
      clearTimeout(resting)
      resting = setTimeout(note, SCROLL_PAUSE_MS)
    })
    addEventListener('pagehide', note)
  })
}
