import { languages } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Country codes by name in the three languages, built at the first use. */
let codes: Map<string, string> | undefined

/**
 * ISO code of a country from its name in Spanish, English or German. Two letters become capitals, even if no country has that
 * code; any other text stays as it is.
 */
export function countryCode(text: string): string {
  if (text === '') return text
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase()
  codes ??= namedCodes()
  return codes.get(foldText(text)) ?? text
}

function namedCodes(): Map<string, string> {
  // supported: only the staff area and the server call this
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  const current = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    // Former codes, such as DD, have the name of their successor. Only current ones are canonical, and so returned unchanged.
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  return new Map(current.flatMap((code) => names.flatMap((all) => [[foldText(all.of(code) ?? ''), code] as const])))
}
