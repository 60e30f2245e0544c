/** The languages of the shop, the default one first. German is for administrators only. */
export const languages = ['es', 'de', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'es'
/** Languages in the order in which visitors are likely to read them. */
export const byLikelihood: readonly Language[] = ['es', 'en', 'de']

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}

/** The locale that Intl formats with. Spanish is Cuba's, with the decimal point that its price tags use. */
export const locales: Record<Language, string> = { es: 'es-CU', de: 'de-DE', en: 'en-US' }

/** Language for a browser without a choice: English if it asks for English first, else Spanish. */
export function languageFromBrowser(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : defaultLanguage
}

/** Endings of the fields that hold a text in a language: `nameEs`. */
export const suffixes = { es: 'Es', de: 'De', en: 'En' } as const
type Suffix = (typeof suffixes)[Language]

/** A record that carries a text in three languages, and perhaps a plain one (a category's system name). */
export type Translated<Field extends string> = { [K in `${Field}${Suffix}`]: string } & { [K in Field]?: string | null }

/** The text of a field in exactly this language; '' when staff have not written it. */
export function textIn<Field extends string>(record: Translated<Field>, field: Field, language: Language): string {
  return (record as Record<string, string>)[`${field}${suffixes[language]}`]?.trim() ?? ''
}

/** A name that must never be empty on screen: the reader's language, else the plain field, else any language that has one. */
export function nameOf<Field extends string>(record: Translated<Field>, field: Field, language: Language): string {
  const plain = (record as Record<string, string | null | undefined>)[field]?.trim()
  return textIn(record, field, language) || plain || languages.map((other) => textIn(record, field, other)).find(Boolean) || ''
}
