import { byLikelihood, defaultLanguage, type Language, languages } from '#i18n/language.ts'
import { delivery, payment } from './page-texts/conditions.ts'
import { guarantee } from './page-texts/guarantee.ts'
import { about, imprint, privacy } from './page-texts/parts.ts'
import { type PageTextKey, type TextPage, type TextPageName, textPageNames } from './page-texts/text-page.ts'

/**
 * Texts that staff write. To add a page: add its name to `page-texts/text-page.ts`, its titles (and suggested texts, if any) to
 * `page-texts/`, and an entry here. Its route, footer link, sitemap entry, settings, staff fields and field in the company's
 * contract are derived from these.
 */
export const textPages: Record<TextPageName, TextPage> = { guarantee, payment, delivery, about, imprint, privacy }

/** Texts that have a page of their own; the others are parts of other pages. */
export const standaloneTextPages = textPageNames.filter((name) => !textPages[name].isPart)
export const pageTextKeys: readonly PageTextKey[] = textPageNames.flatMap((name) =>
  languages.map((language) => pageTextKey(name, language)),
)

/** Key of the setting that holds a page's text. */
export function pageTextKey(name: TextPageName, language: Language): PageTextKey {
  return `page_${name}_${language}`
}

/** Name of the text whose page is at a path; undefined for other paths. */
export function textPageAt(path: string): TextPageName | undefined {
  return standaloneTextPages.find((name) => textPages[name].path === path)
}

/** Text of a page in the language, else in another one, else ''. The returned `language` is the one that the text is written in. */
export function pageText(
  settings: readonly { key: string; value: string }[],
  name: TextPageName,
  language: Language,
): { text: string; language: Language } {
  const written = (one: Language) => settings.find(({ key }) => key === pageTextKey(name, one))?.value.trim() ?? ''
  const found = [language, ...byLikelihood].find((one) => written(one) !== '')
  return found ? { text: written(found), language: found } : { text: '', language }
}

/** Texts with a page of their own that staff have written in at least one language. */
export function pagesWithText(settings: readonly { key: string; value: string }[]): TextPageName[] {
  return standaloneTextPages.filter((name) => pageText(settings, name, defaultLanguage).text !== '')
}
