import type { Language } from '#i18n/language.ts'
import * as forMachines from '#i18n/site/for-machines.ts'
import { registerSiteMessages } from '#i18n/site.ts'
import type { Catalogue } from '#i18n/translate.ts'

/** The catalogues of all areas: `i18n/site/<area>/<language>.ts`, and that of what every page says. */
const catalogues = import.meta.glob<Record<string, Catalogue>>('../i18n/site/**/{es,de,en}.ts', { eager: true })

// The server speaks all languages; a browser gets the page's only, and of it what its islands can say (tools/build-islands.ts).
for (const [path, catalogue] of Object.entries(catalogues)) {
  const language = path.slice(-'es.ts'.length, -'.ts'.length)
  registerSiteMessages(language as Language, catalogue[language] as Catalogue)
}
for (const [language, catalogue] of Object.entries(forMachines)) registerSiteMessages(language as Language, catalogue)
