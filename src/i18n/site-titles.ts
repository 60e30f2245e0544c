import type { Language } from './language.ts'
import { de } from './site/home/de.ts'
import { en } from './site/home/en.ts'
import { es } from './site/home/es.ts'

/** What the shop is, in a few words, for what the server makes without a page: previews of links and the manifest. */
export const siteTitles: Record<Language, string> = { es: es['home.title'], de: de['home.title'], en: en['home.title'] }
