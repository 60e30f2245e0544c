import { findSavedLanguage, loadSavedProgram } from '#features/catalog/saved/ask-shop.ts'
import type { Language } from '#i18n/language.ts'
import { explainOtherChoice, leadHere } from './other-choice.ts'
import { all, onReady, root } from './page.ts'
import { whenShopIsBack } from './shop-back.ts'

declare global {
  /** Address of queued-forms.ts; set by the build. */
  const __FORMS__: string
}

const PAGE = '/connection'
const MAX_LINKS = 12

/** Lists links to the stored pages: first those in the same section of the site, then the newest. */
async function listKept(): Promise<void> {
  const pages = await caches.open('pages-1')
  const part = (path: string) => path.split('/')[1]
  const urls = (await pages.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => pathname !== PAGE)
  const isNear = ({ pathname }: URL) => part(pathname) === part(location.pathname)
  const near = [...urls.filter((url) => !isNear(url)), ...urls.filter(isNear)].reverse().slice(0, MAX_LINKS)
  const [nav] = all('#kept')
  for (const { href } of near) {
    const html = await (await pages.match(href, { ignoreVary: true }))?.text()
    const [markup = href] = /<title>[^<]*/.exec(html ?? '') ?? []
    const [title = href] = new DOMParser().parseFromString(markup, 'text/html').title.split(' · ')
    const link = Object.assign(document.createElement('a'), { href, textContent: title })
    nav?.lastElementChild?.appendChild(document.createElement('li')).append(link)
  }
  if (nav) nav.hidden = near.length === 0
}

/** Shows the page from the saved catalogue. @returns false if there is none, or it lacks the page */
async function showSaved(): Promise<boolean> {
  return (await loadSavedProgram(root.lang as Language)).open(all('main')[0] as HTMLElement)
}

/** Lets the catalogue link lead into the saved catalogue, if there is one, instead of the page that saves it. */
async function linkCatalogue(): Promise<void> {
  const [link] = all('#catalogue') as NodeListOf<HTMLAnchorElement>
  if (!link || !(await findSavedLanguage(root.lang as Language))) return
  link.href = '/products'
  link.textContent = link.dataset.saved as string
}

/**
 * Offers the current page in the notice of a stored or saved page once the shop answers. Does not replace a page that somebody
 * reads. The texts are attributes, which also the early script inserts, so both are swapped.
 */
function offerCurrentPage(): void {
  const swap = () => {
    for (const place of all('.offline [data-back]')) {
      const { text, back } = place.dataset as Record<'text' | 'back', string>
      place.textContent = back
      Object.assign(place.dataset, { text: back, back: text })
    }
  }
  whenShopIsBack(() => {
    swap()
    const onLoss = () => {
      swap()
      offerCurrentPage()
    }
    addEventListener('offline', onLoss, { once: true })
  })
}

/** Runs on a page that the service worker shows without a connection: a stored page, or /connection in place of any other. */
onReady(async () => {
  const [again] = all('#again') as NodeListOf<HTMLAnchorElement>
  const [main] = all('main') as NodeListOf<HTMLElement>
  if (!again || !main) {
    explainOtherChoice(root.lang)
    return offerCurrentPage()
  }
  const isShown = location.pathname !== PAGE && (await showSaved().catch(() => false))
  // The service worker hides the main element until it is known which content it shows.
  main.style.visibility = ''
  if (location.pathname !== PAGE) {
    leadHere()
    explainOtherChoice(main.lang || root.lang)
  }
  if (isShown) {
    // The early script found no form when the page loaded, so the form of the saved page is watched here.
    if (all('main [data-js=""]')[0])
      void (import(/* @vite-ignore */ __FORMS__) as Promise<typeof import('./queued-forms.ts')>).then(({ watch }) => watch())
    return offerCurrentPage()
  }
  void linkCatalogue()
  void listKept()
  if (location.pathname === PAGE) return
  again.href = location.href
  whenShopIsBack(() => location.reload())
})
