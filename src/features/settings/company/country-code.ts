import { languages } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Names of countries in the three languages with their codes, made when one is first asked for. */
let codes: Map<string, string> | undefined

/** The two capital letters of a country by its letters in any case or its name in one of the three languages; else the text itself. */
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
    // Codes of former countries have the name of their successor: only current ones are their own canonical form.
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  return new Map(current.flatMap((code) => names.flatMap((all) => [[foldText(all.of(code) ?? ''), code] as const])))
}
