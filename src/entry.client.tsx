import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#i18n/language.ts'
import { type Area, registerSiteMessages } from '#i18n/site.ts'
import type { Catalogue } from '#i18n/translate.ts'

declare global {
  interface Window {
    /** The page's messages, left here by the hydration script, which fetches them together with everything else. */
    siteMessages?: Catalogue
    /** Where the messages of the other areas are, for the pages that follow. */
    messageFiles?: Record<Area, string>
  }
}

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'es'
if (import.meta.env.DEV) await import('./pages/all-messages.ts')
if (window.siteMessages) registerSiteMessages(language, window.siteMessages)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
