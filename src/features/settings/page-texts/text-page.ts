import type { Language } from '#i18n/language.ts'

/** The texts that staff write, in the order in which they are listed. */
export const textPageNames = ['guarantee', 'payment', 'delivery', 'about', 'imprint', 'privacy'] as const
export type TextPageName = (typeof textPageNames)[number]
export type PageTextKey = `page_${TextPageName}_${Language}`

/** A text that staff write: a page of its own, or a part of another page. */
export type TextPage = {
  /** Path of the page that shows the text. */
  path: `/${string}`
  /** True for a part of another page, which exists without this text too. */
  isPart?: true
  titles: Record<Language, string>
  /** Descriptions for search engines. */
  descriptions: Record<Language, string>
  /** Suggestions that staff may start from. No page shows them, since they contain promises that only the company can make. */
  suggestions?: Record<Language, string>
}
