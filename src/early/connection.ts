import { loadSavedProgram, SHOP_BACK_EVENT } from '#features/catalog/saved/ask-shop.ts'
import { readAbout } from '#features/catalog/saved/stored-catalogue.ts'
import type { Language } from '#i18n/language.ts'
import { all, onReady, root } from './page.ts'

declare global {
  /** Address of queued-forms.ts; set by the build. */
  const __FORMS__: string
}

const PAGE = '/connection'
/** Interval in ms at which the page tries whether the shop answers again. */
const RETRY_MS = 10_000
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

/** Loads the requested page once the shop answers. Asks the shop, because a browser may be wrong about its connection. */
async function retry(): Promise<void> {
  if (await isBack()) location.reload()
}

async function isBack(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz')
    // A captive portal answers with its own page.
    return (await answer.text()) === 'ok'
  } catch {
    return false
  }
}

/** Shows the page from the saved catalogue. @returns false if there is none, or it lacks the page */
async function showSaved(): Promise<boolean> {
  return (await loadSavedProgram(root.lang as Language)).open(all('main')[0] as HTMLElement)
}

/** Lets the catalogue link lead into the saved catalogue, if there is one, instead of the page that saves it. */
async function linkCatalogue(): Promise<void> {
  const [link] = all('#catalogue') as NodeListOf<HTMLAnchorElement>
  if (!link || !(await readAbout(root.lang as Language))) return
  link.href = '/products'
  link.textContent = link.dataset.saved as string
}

onReady(async () => {
  const isShown = location.pathname !== PAGE && (await showSaved().catch(() => false))
  // If a catalogue is saved, the service worker hides the main element until this script has chosen its content.
  for (const main of all('main')) main.style.visibility = ''
  if (isShown) {
    // The early script found no form when the page loaded, so the form of the saved page is watched here.
    if (all('main [data-js=""]')[0])
      void (import(/* @vite-ignore */ __FORMS__) as Promise<typeof import('./queued-forms.ts')>).then(({ watch }) => watch())
    // A reload would interrupt reading: instead a notice offers the current page once the shop answers.
    setInterval(async () => (await isBack()) && dispatchEvent(new Event(SHOP_BACK_EVENT)), RETRY_MS)
    return
  }
  void linkCatalogue()
  void listKept()
  if (location.pathname === PAGE) return
  ;(all('#again')[0] as HTMLAnchorElement).href = location.href
  addEventListener('online', retry)
  setInterval(retry, RETRY_MS)
})
