import type { Language } from '#i18n/language.ts'
import { type PageTextKey, type TextPageName, textPageNames } from '../page-texts/text-page.ts'
import { pageTextKey } from '../page-texts.ts'
import { type LineName, lineNames } from '../setting-keys.ts'

/** Setting keys of page texts, by page and language. */
export const textPageFields = Object.fromEntries(
  textPageNames.map((name) => [name, { es: pageTextKey(name, 'es'), de: pageTextKey(name, 'de'), en: pageTextKey(name, 'en') }]),
) as Record<TextPageName, Record<Language, PageTextKey>>

/** Setting keys of sentences about the company, by name and language. */
export const lineFields = Object.fromEntries(
  lineNames.map((name) => [name, { es: `line_${name}_es`, de: `line_${name}_de`, en: `line_${name}_en` }]),
) as { [Name in LineName]: { [L in Language]: `line_${Name}_${L}` } }
