import type { Language } from '#i18n/language.ts'
import * as forMachines from '#i18n/site/for-machines.ts'
import { registerSiteMessages } from '#i18n/site.ts'
import type { Catalogue } from '#i18n/translate.ts'

/** Message catalogues of all areas (`i18n/site/<area>/<language>.ts`), and the one of every page (`i18n/site/<language>.ts`). */
const catalogues = import.meta.glob<Record<string, Catalogue>>('../i18n/site/**/{es,de,en}.ts', { eager: true })

// The server registers all languages. A browser gets only the page's language, reduced to texts of its islands (tools/build-islands.ts).
for (const [path, catalogue] of Object.entries(catalogues)) {
  const language = path.slice(-'es.ts'.length, -'.ts'.length)
  registerSiteMessages(language as Language, catalogue[language] as Catalogue)
}
for (const [language, catalogue] of Object.entries(forMachines)) registerSiteMessages(language as Language, catalogue)
