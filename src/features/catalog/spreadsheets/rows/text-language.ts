import { type Language, languages } from '#i18n/language.ts'

/** Frequent words that suggest one of the languages. */
const words: Record<Language, ReadonlySet<string>> = {
  es: new Set('de la el los las con para y por en una un del sin su al más panel paneles batería inversor cable'.split(' ')),
  de: new Set('der die das und mit für ein eine einen von zum zur im aus ohne ist auf bis oder bei nicht'.split(' ')),
  en: new Set('the and with for of is from without to or your are our this up not'.split(' ')),
}
const letters: Partial<Record<Language, RegExp>> = { es: /[ñ¿¡áíóú]/g, de: /[äöüß]/g }

/** Lowest number of typical words and letters for a guess. */
const SIGNS_MIN = 2

/** Guesses the language of texts by typical words and letters; undefined if no language clearly prevails. */
export function guessLanguage(texts: Iterable<string>): Language | undefined {
  const signs: Record<Language, number> = { es: 0, de: 0, en: 0 }
  for (const text of texts) {
    const plain = text.toLowerCase().replace(/<[^>]*>/g, ' ')
    const found = plain.match(/\p{L}+/gu) ?? []
    for (const language of languages) {
      const pattern = letters[language]
      signs[language] += found.filter((word) => words[language].has(word)).length
      if (pattern) signs[language] += plain.match(pattern)?.length ?? 0
    }
  }
  const [first, second] = languages.toSorted((one, other) => signs[other] - signs[one])
  if (!first || !second) return undefined
  return signs[first] >= SIGNS_MIN && signs[first] > 2 * signs[second] ? first : undefined
}
