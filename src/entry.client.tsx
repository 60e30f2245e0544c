import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#i18n/language.ts'
import { registerSiteMessages } from '#i18n/site.ts'

const catalogues = {
  es: () => import('#i18n/site/es.ts').then((module) => module.es),
  de: () => import('#i18n/site/de.ts').then((module) => module.de),
  en: () => import('#i18n/site/en.ts').then((module) => module.en),
}

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'es'
registerSiteMessages(language, await catalogues[language]())
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
