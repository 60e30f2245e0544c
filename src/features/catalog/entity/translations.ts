import { type Language, suffixes } from '#i18n/language.ts'
import { shortHash } from '#kit/codes/short-hash.ts'

/** Names of the texts that products and categories have in three languages, without the language. */
export const productTexts = ['name', 'shortDescription', 'description', 'availabilityText'] as const
export const categoryTexts = ['name', 'description'] as const
type TextName = (typeof productTexts)[number]
export const translationLanguages = ['es', 'en'] as const
type TranslationLanguage = (typeof translationLanguages)[number]
/** Field name of a translation in the API: "nameEs". */
export type TranslationName<Text extends string = TextName> = `${Text}${'Es' | 'En'}`

/**
 * State of the translations into a language. `missing`: at least one is missing. `outdated`: none is missing, at least one is
 * outdated. `complete`: all are there and current.
 */
type TranslationState = 'complete' | 'missing' | 'outdated'
export type TranslationStates = Record<TranslationLanguage, TranslationState>
/** Filters of staff's lists: "missing-es". */
export const translationFilters = ['missing-es', 'missing-en', 'outdated-es', 'outdated-en'] as const
export type TranslationFilter = (typeof translationFilters)[number]

/**
 * Outdated translations by field name ("nameEs"), each with the hash of the German text that it was made from, or with the hash
 * of '' if that text is unknown. A German text ("nameDe") that is only a copy of a Spanish or English text is listed too, with
 * the language of that text ("es") in place of a hash.
 */
export type TranslatedFrom = Partial<Record<string, string>>
type Texts = Record<string, unknown>

const textOf = (record: Texts, name: string) => String(record[name] ?? '').trim()
const hashOf = (german: string) => shortHash(german.trim())

type TextsWrite = {
  before: Texts
  after: Texts
  /** Outdated translations before the write. */
  from: TranslatedFrom
  /** Fields that staff confirmed as they are: translations that still fit, German texts that are no copies. */
  checked?: readonly string[] | undefined
  /** Translations that were made from an earlier German text; German texts that are copies of another language's text. */
  behind?: readonly string[] | undefined
}

/** Field names of the German texts: "nameDe". */
export function germanNamesOf<Text extends string>(texts: readonly Text[]): `${Text}De`[] {
  return texts.map((text) => `${text}De` as const)
}

/** Field names of all translations of these texts: "nameEs", "nameEn". */
export function translationNamesOf<Text extends string>(texts: readonly Text[]): TranslationName<Text>[] {
  return texts.flatMap((text) => [`${text}Es`, `${text}En`] as TranslationName<Text>[])
}

/**
 * Outdated translations after a write. A translation becomes outdated if the German text changes and the translation does not.
 * It becomes current again when it is changed, when staff confirm it (`checked`), or when the German text is changed back.
 *
 * A German text that is a copy of another language's text (`behind`) stays marked until it is changed or confirmed. Replacing
 * such a copy by a real German text outdates no translation.
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
    for (const language of translationLanguages) {
      const name = `${text}${suffixes[language]}`
      const translation = textOf(after, name)
      const isBehind = behind.includes(name)
      const isLevel = checked.includes(name) || translation !== textOf(before, name)
      if (translation === '' || german === '' || (isLevel && !isBehind)) continue
      // The translation was current before, and the German text has not changed.
      if (from[name] === undefined && !isBehind && german === textOf(before, `${text}De`)) continue
      const madeFrom = from[name] ?? hashOf(textOf(before, `${text}De`))
      if (madeFrom !== hashOf(german)) outdated[name] = madeFrom
      else if (isBehind) outdated[name] = hashOf('')
    }
  }
  return outdated
}

/** Finds the language that a German text was copied from; undefined if the German text is no copy. */
function originalOf(text: string, { before, after, from, checked = [], behind = [] }: TextsWrite): TranslationLanguage | undefined {
  const name = `${text}De`
  const german = textOf(after, name)
  if (german === '' || checked.includes(name)) return undefined
  if (behind.includes(name)) return languageOfCopy(text, after)
  const known = translationLanguages.find((language) => language === from[name])
  return german === textOf(before, name) ? known : undefined
}

/** State of the translations into each language. A text that is empty in German needs no translation. */
export function translationStates(texts: readonly string[], record: Texts, outdated: readonly string[]): TranslationStates {
  const state = (language: TranslationLanguage): TranslationState => {
    const names = texts.filter((text) => textOf(record, `${text}De`) !== '').map((text) => `${text}${suffixes[language]}`)
    if (names.some((name) => textOf(record, name) === '')) return 'missing'
    return names.some((name) => outdated.includes(name)) ? 'outdated' : 'complete'
  }
  return { es: state('es'), en: state('en') }
}

/** True if an entity matches a filter such as "missing-es". */
export function isInTranslationState({ translations }: { translations: TranslationStates }, filter: TranslationFilter): boolean {
  const [state, language] = filter.split('-') as [TranslationState, TranslationLanguage]
  return translations[language] === state
}

/** Finds the language that a German text repeats: the one with an equal text, else the first one that has a text. */
function languageOfCopy(text: string, record: Texts): TranslationLanguage | undefined {
  const written = translationLanguages.filter((language) => textOf(record, `${text}${suffixes[language]}`) !== '')
  return written.find((language) => textOf(record, `${text}${suffixes[language]}`) === textOf(record, `${text}De`)) ?? written[0]
}

/**
 * Lists the translations that a write has added or changed, with their source texts. Outdated translations are left out. The source
 * text is the German text; while that is a copy, its original. A German text that replaces a copy is a translation of that original.
 */
export function writtenTranslations(
  texts: readonly string[],
  before: Texts & { outdatedTexts?: readonly string[] },
  after: Texts & { outdatedTexts: readonly string[] },
): { text: string; translated: string; from: Language; to: Language }[] {
  const textIn = (language: Language, text: string) => textOf(after, `${text}${suffixes[language]}`)
  return texts.flatMap((text) => {
    if (textIn('de', text) === '') return []
    const german = `${text}De`
    const isCopy = after.outdatedTexts.includes(german)
    const replaced = !isCopy && before.outdatedTexts?.includes(german) ? languageOfCopy(text, before) : undefined
    const from: Language | undefined = isCopy ? languageOfCopy(text, after) : 'de'
    const changed = translationLanguages.filter((to) => {
      const name = `${text}${suffixes[to]}`
      return to !== from && textIn(to, text) !== textOf(before, name) && !after.outdatedTexts.includes(name)
    })
    const pairs: { from: Language; to: Language }[] = [
      ...(replaced ? [{ from: replaced, to: 'de' as const }] : []),
      ...(from ? changed.map((to) => ({ from, to })) : []),
    ]
    return pairs
      .map((pair) => ({ text: textIn(pair.from, text), translated: textIn(pair.to, text), ...pair }))
      .filter((pair) => pair.text !== '' && pair.translated !== '')
  })
}
