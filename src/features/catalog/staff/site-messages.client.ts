import type { Language } from '#i18n/language.ts'
import { registerSiteMessages } from '#i18n/site.ts'

const catalogues = {
  es: () => import('#i18n/site/es.ts').then(({ es }) => es),
  de: () => import('#i18n/site/de.ts').then(({ de }) => de),
  en: () => import('#i18n/site/en.ts').then(({ en }) => en),
}

/** The public site's messages in one more language than the page's own; the server has them all from the start. */
export async function loadSiteMessages(language: Language): Promise<void> {
  registerSiteMessages(language, await catalogues[language]())
}
