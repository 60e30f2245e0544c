import { connectionTexts } from '#i18n/scripts/connection.ts'
import { readStored } from '#kit/browser/storage.ts'
import { LANGUAGE_KEY } from './kept-language.ts'
import { showNotice } from './notice.ts'
import { all, root } from './page.ts'

/**
 * Says why a page shown without a connection is not in the language or currency that the visitor has chosen. The address may have
 * either; a language that was chosen before is stored.
 *
 * @param language language of the main element
 */
export function explainOtherChoice(language: string): void {
  const asked = new URLSearchParams(location.search)
  const wanted = asked.get('lang') ?? readStored(LANGUAGE_KEY) ?? ''
  const money = asked.get('money')
  const [shown = 'USD'] = root.dataset.money?.split(' ') ?? []
  const texts = connectionTexts[wanted]
  if (language !== wanted && texts) showNotice(texts.language)
  else if (money && money !== shown) showNotice((connectionTexts[root.lang] ?? connectionTexts.es).money)
}

/** The page's frame was rendered for /connection: makes its language and currency links lead to the current page. */
export function leadHere(): void {
  for (const link of all('a[href^="/connection"]') as NodeListOf<HTMLAnchorElement>) {
    const here = new URL(location.href)
    for (const [name, value] of new URL(link.href).searchParams) here.searchParams.set(name, value)
    link.href = here.href
  }
}
