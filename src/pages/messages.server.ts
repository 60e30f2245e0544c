import { de } from '#i18n/site/de.ts'
import { en } from '#i18n/site/en.ts'
import { es } from '#i18n/site/es.ts'
import { registerSiteMessages } from '#i18n/site.ts'

// The server speaks all languages; a browser gets its visitor's only (entry.client.tsx).
registerSiteMessages('es', es)
registerSiteMessages('de', de)
registerSiteMessages('en', en)
