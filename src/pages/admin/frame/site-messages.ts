import { de } from '#i18n/site/de.ts'
import { en } from '#i18n/site/en.ts'
import { es } from '#i18n/site/es.ts'
import { registerSiteMessages } from '#i18n/site.ts'

// Staff see pieces of the public site in every language: price, stock and whole cards in the preview of their forms.
registerSiteMessages('es', es)
registerSiteMessages('de', de)
registerSiteMessages('en', en)
