import type { MoreTexts } from '#i18n/more/es.ts'
import { say } from '../notice.ts'
import { around, onReady } from '../page.ts'

/** What the entry of this page in the browser's history knows: how many further pages of the list stand below the first. */
type Entry = { more?: number; top?: number }
const read = (): Entry => (history.state as Entry | null) ?? {}
const keep = (more: Entry): void => history.replaceState({ ...read(), ...more }, '')

const PAGES = 'pages'
const nextOf = (pages: Element | null) => pages?.querySelector<HTMLAnchorElement>('[rel=next]')
const addressOf = (card: Element) => card.querySelector('h3 a')?.getAttribute('href')

/**
 * Puts the next page of the list below this one, in place of going there. A product that stands here already, because the
 * list has moved meanwhile, is not shown twice.
 *
 * @returns the first card that was added
 */
async function showNext(link: HTMLAnchorElement): Promise<Element | undefined> {
  const answer = await fetch(link.href)
  if (!answer.ok) throw 0
  // Its styles are refused by this page's policy, and their rules are here already (`data-later` of the links).
  const html = (await answer.text()).replace(/<style>[\s\S]*?<\/style>/g, '')
  const come = new DOMParser().parseFromString(html, 'text/html').getElementById(PAGES)
  const pages = document.getElementById(PAGES)
  const grid = pages?.previousElementSibling
  if (!come || !pages || !grid) throw 0
  const known = new Set(Array.from(grid.children, addressOf))
  const added = Array.from(come.previousElementSibling?.children ?? []).filter((card) => !known.has(addressOf(card)))
  grid.append(...added)
  for (const card of added)
    for (const held of card.querySelectorAll('source[media]')) window.whenNear?.(held.parentElement?.lastElementChild as Element)
  // The way back is that of the first page.
  come.querySelector('[rel=prev]')?.remove()
  const before = pages.querySelector('[rel=prev]')
  if (before) come.prepend(before)
  pages.replaceWith(come)
  return added[0]
}

/** Answers the links to the next page from here on. */
export function showMore(t: MoreTexts): void {
  addEventListener('click', (event) => {
    const link = around<HTMLAnchorElement>(event, `#${PAGES} [rel=next]`)
    // Another tab is another page.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    say('')
    showNext(link).then(
      (first) => {
        keep({ more: (read().more ?? 0) + 1 })
        first?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
      },
      () => {
        link.ariaBusy = null
        say(t.lost, true)
      },
    )
  })

  // Back on a list that the browser has not kept whole: the pages that stood below come again, then the place.
  onReady(async () => {
    const { more = 0, top = 0 } = read()
    if (!more) return
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
  })
  addEventListener('pagehide', () => keep({ top: scrollY }))
}
