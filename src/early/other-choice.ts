import { de, en, es } from '#i18n/scripts/connection.ts'
import { readStored } from '#kit/browser/storage.ts'
import { LANGUAGE_KEY } from './kept-language.ts'
import { showNotice } from './notice.ts'
import { all, root } from './page.ts'

const texts: Record<string, typeof es> = { es, de, en }

/**
 * Says why a page shown without a connection is not in the language or currency that the visitor has just chosen. A chosen
 * language reloads the page, a chosen currency is in its address.
 *
 * @param language language of the main element
 */
export function explainOtherChoice(language: string): void {
  const wanted = readStored(LANGUAGE_KEY) ?? ''
  const money = new URLSearchParams(location.search).get('money')
  const [shown = 'USD'] = root.dataset.money?.split(' ') ?? []
  // The property for new browsers is missing in old ones.
  const isReload = performance.navigation.type === performance.navigation.TYPE_RELOAD
  // A saved catalogue in another language than the page around it needs the explanation each time.
  if (language !== wanted && (isReload || language !== root.lang) && texts[wanted]) showNotice(texts[wanted].language)
  else if (money && money !== shown) showNotice((texts[root.lang] ?? es).money)
}

/** The page's frame was rendered for /connection: makes its language and currency links lead to the current page. */
export function leadHere(): void {
  for (const link of all('a[href^="/connection"]') as NodeListOf<HTMLAnchorElement>) {
    const here = new URL(location.href)
    for (const [name, value] of new URL(link.href).searchParams) here.searchParams.set(name, value)
    link.href = here.href
  }
}
