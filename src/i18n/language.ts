/** The languages of the shop, the default one first. German is for administrators only. */
export const languages = ['es', 'de', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'es'
/** The languages in the order of how many visitors read them. */
export const byLikelihood: readonly Language[] = ['es', 'en', 'de']

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}

/** Locales for Intl. Spanish is Cuba's, which has a decimal point, as price tags in Cuba do. */
export const locales: Record<Language, string> = { es: 'es-CU', de: 'de-DE', en: 'en-US' }

/** Language for visitors by the browser's Accept-Language: English if that comes first, else Spanish, even for a German browser. */
export function languageFromBrowser(acceptLanguage: string | undefined): 'es' | 'en' {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'es'
}

/** Suffix of fields with a text in each language: `nameEs`. */
export const suffixes = { es: 'Es', de: 'De', en: 'En' } as const
type Suffix = (typeof suffixes)[Language]

/** A record with a text in three languages, and possibly a plain one (a category's system name). */
export type Translated<Field extends string> = { [K in `${Field}${Suffix}`]: string } & { [K in Field]?: string | null }
/** An entity with its names in three languages. */
export type TranslatedName = { id: number } & Translated<'name'>

/** Text of a field in this language; '' if staff have not written it. */
export function textIn<Field extends string>(record: Translated<Field>, field: Field, language: Language): string {
  return (record as Record<string, string>)[`${field}${suffixes[language]}`]?.trim() ?? ''
}

/** Name to show, with fallbacks so that it is not empty: the reader's language, else the plain field, else any language. */
export function nameOf<Field extends string>(record: Translated<Field>, field: Field, language: Language): string {
  const plain = (record as Record<string, string | null | undefined>)[field]?.trim()
  return textIn(record, field, language) || plain || languages.map((other) => textIn(record, field, other)).find(Boolean) || ''
}
