import type { Language } from '#i18n/language.ts'

/** A public page with a text that staff write. `texts` apply while staff have written none in any language. */
export type TextPage = {
  path: `/${string}`
  titles: Record<Language, string>
  /** Descriptions for search engines. */
  descriptions: Record<Language, string>
  texts: Record<Language, string>
}
