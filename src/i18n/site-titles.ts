import type { Language } from './language.ts'
import { de } from './site/home/de.ts'
import { en } from './site/home/en.ts'
import { es } from './site/home/es.ts'

/** Short descriptions of the shop, for previews of links and the manifest, which the server makes without a page. */
export const siteTitles: Record<Language, string> = { es: es['home.title'], de: de['home.title'], en: en['home.title'] }
