import { shortHash } from '#kit/short-hash.ts'

/** The texts that products and categories have in three languages. */
export const productTexts = ['name', 'shortDescription', 'description', 'availabilityText'] as const
export const categoryTexts = ['name', 'description'] as const
type TextName = (typeof productTexts)[number]
export const translationLanguages = ['es', 'en'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]
/** A translation by its name in the API: "nameEs". */
export type TranslationName<Text extends string = TextName> = `${Text}${'Es' | 'En'}`

/** State of the translations into a language: none missing or outdated; at least one missing; at least one outdated. */
type TranslationState = 'complete' | 'missing' | 'outdated'
export type TranslationStates = Record<TranslationLanguage, TranslationState>
/** Filters of staff's lists: "missing-es". */
export const translationFilters = ['missing-es', 'missing-en', 'outdated-es', 'outdated-en'] as const
export type TranslationFilter = (typeof translationFilters)[number]

/**
 * Outdated translations by name, each with a hash of the German text that it was made from; that of '' where the text is not known.
 * A German text ("nameDe") that stands in until it is translated has the language of its original instead.
 */
export type TranslatedFrom = Partial<Record<string, string>>
type Texts = Record<string, unknown>

const suffixes = { es: 'Es', en: 'En' } as const
const textOf = (record: Texts, name: string) => String(record[name] ?? '').trim()
const hashOf = (german: string) => shortHash(german.trim())

type TextsWrite = {
  before: Texts
  after: Texts
  from: TranslatedFrom
  checked?: readonly string[] | undefined
  behind?: readonly string[] | undefined
}

/** The names of these texts in German. */
export function germanNamesOf<Text extends string>(texts: readonly Text[]): `${Text}De`[] {
  return texts.map((text) => `${text}De` as const)
}

/** The names of all translations of these texts. */
export function translationsOf<Text extends string>(texts: readonly Text[]): TranslationName<Text>[] {
  return texts.flatMap((text) => [`${text}Es`, `${text}En`] as TranslationName<Text>[])
}

/**
 * Outdated translations after a write. A translation becomes outdated when only the German text changes; it is up to date again
 * when it changes too, when staff confirm it, or when the German text is changed back.
 *
 * The form may add knowledge: `checked` names translations that staff confirmed as they are, `behind` new translations made
 * from an earlier German text. A German text in `behind` is a copy of another language's text: it stays so until it changes or is
 * confirmed, and its originals are not outdated by that.
 */
export function findOutdatedTranslations(
  texts: readonly string[],
  { before, after, from, checked = [], behind = [] }: TextsWrite,
): TranslatedFrom {
  const outdated: TranslatedFrom = {}
  for (const text of texts) {
    const german = textOf(after, `${text}De`)
    const original = originalOf(text, { before, after, from, checked, behind })
    if (original) outdated[`${text}De`] = original
    if (original || from[`${text}De`] !== undefined) continue
    for (const suffix of Object.values(suffixes)) {
      const name = `${text}${suffix}`
      const translation = textOf(after, name)
      const isBehind = behind.includes(name)
      const isLevel = checked.includes(name) || translation !== textOf(before, name)
      if (translation === '' || german === '' || (isLevel && !isBehind)) continue
      // The German text is the one before, too.
      if (from[name] === undefined && !isBehind && german === textOf(before, `${text}De`)) continue
      const madeFrom = from[name] ?? hashOf(textOf(before, `${text}De`))
      if (madeFrom !== hashOf(german)) outdated[name] = madeFrom
      else if (isBehind) outdated[name] = hashOf('')
    }
  }
  return outdated
}

/** The language whose text a German one is a copy of, until it is translated; undefined for a German text of its own. */
function originalOf(text: string, { before, after, from, checked = [], behind = [] }: TextsWrite): TranslationLanguage | undefined {
  const name = `${text}De`
  const german = textOf(after, name)
  if (german === '' || checked.includes(name)) return undefined
  if (behind.includes(name)) {
    const written = translationLanguages.filter((language) => textOf(after, `${text}${suffixes[language]}`) !== '')
    return written.find((language) => textOf(after, `${text}${suffixes[language]}`) === german) ?? written[0]
  }
  const known = translationLanguages.find((language) => language === from[name])
  return german === textOf(before, name) ? known : undefined
}

/** State of each language. A text without German needs no translation. */
export function translationStates(texts: readonly string[], record: Texts, outdated: readonly string[]): TranslationStates {
  const state = (language: TranslationLanguage): TranslationState => {
    const names = texts.filter((text) => textOf(record, `${text}De`) !== '').map((text) => `${text}${suffixes[language]}`)
    if (names.some((name) => textOf(record, name) === '')) return 'missing'
    return names.some((name) => outdated.includes(name)) ? 'outdated' : 'complete'
  }
  return { es: state('es'), en: state('en') }
}

/** True if an entity belongs to a list filtered by "missing-es" and the like. */
export function isInTranslationState({ translations }: { translations: TranslationStates }, filter: TranslationFilter): boolean {
  const [state, language] = filter.split('-') as [TranslationState, TranslationLanguage]
  return translations[language] === state
}

/** Translations that a write made or changed, with their German text, for the translation memory; outdated ones excluded. */
export function writtenTranslations(
  texts: readonly string[],
  before: Texts,
  after: Texts & { outdatedTexts: readonly string[] },
): { text: string; translated: string; to: TranslationLanguage }[] {
  return texts.flatMap((text) => {
    const german = textOf(after, `${text}De`)
    return translationLanguages.flatMap((to) => {
      const name = `${text}${suffixes[to]}`
      const translated = textOf(after, name)
      const isGerman = german !== '' && !after.outdatedTexts.includes(`${text}De`)
      const isWritten = isGerman && translated !== '' && translated !== textOf(before, name) && !after.outdatedTexts.includes(name)
      return isWritten ? [{ text: german, translated, to }] : []
    })
  })
}
