import type { Language } from '#i18n/language.ts'

/** A text that staff write: a page of its own, or a part of another page. */
export type TextPage = {
  /** Where visitors read it. */
  path: `/${string}`
  /** True for a part of another page, which exists without this text too. */
  isPart?: true
  titles: Record<Language, string>
  /** Descriptions for search engines. */
  descriptions: Record<Language, string>
  /** Texts that staff may start from. No page shows them: only the company can promise what they say. */
  suggestions?: Record<Language, string>
}
