import * as aboutDe from '#i18n/site/about/de.ts'
import * as aboutEn from '#i18n/site/about/en.ts'
import * as aboutEs from '#i18n/site/about/es.ts'
import * as cartDe from '#i18n/site/cart/de.ts'
import * as cartEn from '#i18n/site/cart/en.ts'
import * as cartEs from '#i18n/site/cart/es.ts'
import * as checksDe from '#i18n/site/checks/de.ts'
import * as checksEn from '#i18n/site/checks/en.ts'
import * as checksEs from '#i18n/site/checks/es.ts'
import * as compareDe from '#i18n/site/compare/de.ts'
import * as compareEn from '#i18n/site/compare/en.ts'
import * as compareEs from '#i18n/site/compare/es.ts'
import * as contactDe from '#i18n/site/contact/de.ts'
import * as contactEn from '#i18n/site/contact/en.ts'
import * as contactEs from '#i18n/site/contact/es.ts'
import { de } from '#i18n/site/de.ts'
import { en } from '#i18n/site/en.ts'
import { es } from '#i18n/site/es.ts'
import * as forMachines from '#i18n/site/for-machines.ts'
import * as homeDe from '#i18n/site/home/de.ts'
import * as homeEn from '#i18n/site/home/en.ts'
import * as homeEs from '#i18n/site/home/es.ts'
import * as inquiryDe from '#i18n/site/inquiry/de.ts'
import * as inquiryEn from '#i18n/site/inquiry/en.ts'
import * as inquiryEs from '#i18n/site/inquiry/es.ts'
import * as legalDe from '#i18n/site/legal/de.ts'
import * as legalEn from '#i18n/site/legal/en.ts'
import * as legalEs from '#i18n/site/legal/es.ts'
import * as searchDe from '#i18n/site/search/de.ts'
import * as searchEn from '#i18n/site/search/en.ts'
import * as searchEs from '#i18n/site/search/es.ts'
import * as sizingDe from '#i18n/site/sizing/de.ts'
import * as sizingEn from '#i18n/site/sizing/en.ts'
import * as sizingEs from '#i18n/site/sizing/es.ts'
import * as solarDe from '#i18n/site/solar/de.ts'
import * as solarEn from '#i18n/site/solar/en.ts'
import * as solarEs from '#i18n/site/solar/es.ts'
import { registerSiteMessages } from '#i18n/site.ts'

// The server speaks all languages; a browser gets the page's only, and of it what its islands can say (tools/build-islands.ts).
registerSiteMessages('es', {
  ...es,
  ...forMachines.es,
  ...homeEs.es,
  ...aboutEs.es,
  ...contactEs.es,
  ...inquiryEs.es,
  ...legalEs.es,
  ...cartEs.es,
  ...solarEs.es,
  ...sizingEs.es,
  ...searchEs.es,
  ...compareEs.es,
  ...checksEs.es,
})
registerSiteMessages('de', {
  ...de,
  ...forMachines.de,
  ...homeDe.de,
  ...aboutDe.de,
  ...contactDe.de,
  ...inquiryDe.de,
  ...legalDe.de,
  ...cartDe.de,
  ...solarDe.de,
  ...sizingDe.de,
  ...searchDe.de,
  ...compareDe.de,
  ...checksDe.de,
})
registerSiteMessages('en', {
  ...en,
  ...forMachines.en,
  ...homeEn.en,
  ...aboutEn.en,
  ...contactEn.en,
  ...inquiryEn.en,
  ...legalEn.en,
  ...cartEn.en,
  ...solarEn.en,
  ...sizingEn.en,
  ...searchEn.en,
  ...compareEn.en,
  ...checksEn.en,
})
