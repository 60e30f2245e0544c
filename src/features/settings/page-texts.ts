import { type Language, languages } from '#i18n/language.ts'
import { guarantee } from './page-texts/guarantee.ts'
import type { TextPage } from './page-texts/text-page.ts'

/**
 * Pages with staff text. To add one: its default texts in `page-texts/`, and an entry here. Its route, footer link, place
 * in the sitemap, settings and fields in the staff area follow.
 */
export const textPages = { guarantee } as const satisfies Record<string, TextPage>
export type TextPageName = keyof typeof textPages
export type PageTextKey = `page_${TextPageName}_${Language}`

/** Languages in the order in which visitors are likely to read them. */
const byLikelihood: readonly Language[] = ['es', 'en', 'de']

export const textPageNames = Object.keys(textPages) as TextPageName[]
export const pageTextKeys: readonly PageTextKey[] = textPageNames.flatMap((name) =>
  languages.map((language) => pageTextKey(name, language)),
)

/** Key of the setting that holds a page's text. */
export function pageTextKey(name: TextPageName, language: Language): PageTextKey {
  return `page_${name}_${language}`
}

/** The page at an address; undefined for others. */
export function textPageAt(path: string): TextPageName | undefined {
  return textPageNames.find((name) => textPages[name].path === path)
}

/**
 * Text of a page: staff's in the language, else staff's in another one, so that no default contradicts them, else the
 * default. `language` is the one that the text is written in.
 */
export function pageText(
  settings: readonly { key: string; value: string }[],
  name: TextPageName,
  language: Language,
): { text: string; language: Language } {
  const written = (one: Language) => settings.find(({ key }) => key === pageTextKey(name, one))?.value.trim() ?? ''
  const found = [language, ...byLikelihood].find((one) => written(one) !== '')
  return found ? { text: written(found), language: found } : { text: textPages[name].texts[language], language }
}
