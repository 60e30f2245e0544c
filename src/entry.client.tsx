import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#i18n/language.ts'
import type { Site } from '#i18n/site/es.ts'
import { registerSiteMessages } from '#i18n/site.ts'

declare global {
  interface Window {
    /** The visitor's messages, left here by the hydration script, which fetches them together with everything else. */
    siteMessages?: Site
  }
}

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'es'
if (import.meta.env.DEV) {
  const catalogues = await Promise.all([import('#i18n/site/es.ts'), import('#i18n/site/de.ts'), import('#i18n/site/en.ts')])
  window.siteMessages = Object.assign({}, ...catalogues)[language]
}
if (window.siteMessages) registerSiteMessages(language, window.siteMessages)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
