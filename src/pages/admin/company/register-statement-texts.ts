import { de as aboutDe } from '#i18n/site/about/de.ts'
import { en as aboutEn } from '#i18n/site/about/en.ts'
import { es as aboutEs } from '#i18n/site/about/es.ts'
import { de as homeDe } from '#i18n/site/home/de.ts'
import { en as homeEn } from '#i18n/site/home/en.ts'
import { es as homeEs } from '#i18n/site/home/es.ts'
import { registerSiteMessages } from '#i18n/site.ts'

// Owners tick statements whose sentences are texts of the home and about pages. Of the website's texts, the staff area otherwise
// loads only those that all pages share.
registerSiteMessages('es', { ...homeEs, ...aboutEs })
registerSiteMessages('de', { ...homeDe, ...aboutDe })
registerSiteMessages('en', { ...homeEn, ...aboutEn })
