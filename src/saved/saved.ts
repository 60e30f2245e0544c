import './old-engines.ts'
import type { SavedProgram } from '#features/catalog/saved/ask-shop.ts'
import { readCatalogue, type StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import type { Language } from '#i18n/language.ts'
import { type PageTexts, registerSiteMessages, siteText } from '#i18n/site.ts'
import type { Catalogue } from '#i18n/translate.ts'
import { shortDateFormat } from '#kit/short-date.ts'
import { addOverlayStyles } from '#kit/styles/add-styles.ts'
import { savedApi } from './saved-api.ts'
import { isSavedPage, renderSavedPage } from './saved-page.tsx'
import { showCatalogue } from './shown-catalogue.ts'
import { chooseMoney, markMoney, showMoneyInCart } from './shown-rates.ts'

declare global {
  /** Address of the calculator's script; set by the build. */
  const __CALCULATOR__: string
}

/**
 * Shows the pages of a saved catalogue, and answers requests of other scripts from it. A separate script per language, which is
 * saved with the catalogue.
 */
export function savedPages(language: Language, texts: Partial<PageTexts> & Catalogue): SavedProgram {
  registerSiteMessages(language, texts)
  let opened: Promise<{ catalogue: StoredCatalogue; api: ReturnType<typeof savedApi> } | undefined> | undefined
  const opening = () => {
    opened ??= readCatalogue(language).then((catalogue) => {
      if (!catalogue) return undefined
      showCatalogue(catalogue)
      return { catalogue, api: savedApi(catalogue) }
    })
    return opened
  }

  /** Shows the page of the current address in the main element. @returns false if the catalogue has no such page */
  async function open(main: HTMLElement): Promise<boolean> {
    const saved = isSavedPage(location.pathname) ? await opening() : undefined
    if (!saved) return false
    chooseMoney(saved.catalogue)
    const { at } = saved.catalogue
    const markup = await renderSavedPage(new URL(location.href), saved)
    if (markup === undefined) return false
    addOverlayStyles('#main')
    main.innerHTML = markup
    main.lang = language
    if (document.getElementById('calc')) void import(/* @vite-ignore */ __CALCULATOR__).catch(() => {})
    const [, brand = ''] = document.title.split(' · ')
    document.title = `${main.querySelector('h1')?.textContent ?? ''} · ${brand}`
    showDate(language, at)
    showMoneyInCart(saved.catalogue)
    markMoney(saved.catalogue)
    // Lets other scripts update the page as after Back: cart quantities, comparison, runtimes.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return true
  }

  /** Answers a call of the shop, or renders a page, by its address. @throws if the catalogue has neither */
  async function answer(address: string): Promise<unknown> {
    const saved = await opening()
    if (!saved) throw new Error('No catalogue is saved')
    const url = new URL(address, location.href)
    if (!isSavedPage(url.pathname)) return saved.api.answer(address)
    return renderSavedPage(url, saved)
  }

  return { open, answer }
}

/** Fills the notice below the header: date of the prices, and a link to today's page. */
function showDate(language: Language, at: string): void {
  const t = siteText(language)
  const date = new Date(at)
  const time = date.toLocaleString(language, { ...shortDateFormat(date), hour: 'numeric', minute: '2-digit' })
  // The layout has this element on every page.
  const strip = document.querySelector('.offline p') as HTMLElement
  const title = document.createElement('b')
  const text = document.createElement('span')
  const again = Object.assign(document.createElement('a'), { className: 'btn', href: '' })
  // early/connection.ts swaps the two texts once the shop answers again.
  for (const [place, now, back] of [
    [title, `${t('saved.shown')} `, `${t('saved.back')} `],
    [again, t('saved.again'), t('saved.today')],
  ] as const) {
    place.textContent = now
    Object.assign(place.dataset, { text: now, back })
  }
  text.append(title, t('saved.shownOf', { time }))
  strip.textContent = ''
  strip.append(text, again)
  Object.assign(document.documentElement.dataset, { kept: at, offline: '' })
}
