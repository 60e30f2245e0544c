import { languages } from '#i18n/language.ts'
import { dollarWords } from '#i18n/spreadsheets/words.ts'
import { foldText } from '#kit/text/fold-text.ts'

/** Signs and words of currencies other than the US dollar. Other dollars and pesos have letters before the sign, such as "R$". */
const OTHER_CURRENCY =
  /(?!\$)\p{Sc}|(?<!\p{L})(?:(?:EUR|euros?|CUP|MN|MLC|CUC|CHF|MXN|GBP|CAD|AUD|NZD|BRL|ARS|CLP|COP|UYU|DOP)(?!\p{L})|(?:R|RD|C|CA|A|AU|AR|MX|NZ|HK|S)\$)|\[\$/iu

/**
 * Currencies in a number format of Excel, with the locale whose currency it is: "MXN" of `[$MXN] #,##0.00`, "€" and "407" of
 * `[$€-407]`, "$" and "es-MX" of `[$$-es-MX]`; of `[$-407]`, a language alone, '' and "407".
 */
const CURRENCY_OF_FORMAT = /\[\$([^\]-]*)(?:-([^\]]*))?\]/g
const US_DOLLAR = /^(?:\$|US?\$|U\$S|USD)?$/i
/** Locales whose "$" is the US dollar: United States in English and Spanish, Ecuador, El Salvador, Panama, Puerto Rico. */
const usLocales = new Set(['409', '540a', 'us', '300a', 'ec', '440a', 'sv', '180a', 'pa', '500a', 'pr'])
/** Currencies of other locales that write "$" alone, for messages. */
const localDollars: Readonly<Record<string, string>> = {
  ...{ '80a': 'MXN', mx: 'MXN', '1009': 'CAD', c0c: 'CAD', ca: 'CAD', c09: 'AUD', au: 'AUD', '1409': 'NZD', nz: 'NZD', '2c0a': 'ARS' },
  ...{ ar: 'ARS', '340a': 'CLP', cl: 'CLP', '240a': 'COP', co: 'COP', '380a': 'UYU', uy: 'UYU', '1c0a': 'DOP', do: 'DOP' },
  ...{ '5c0a': 'CUP', cu: 'CUP' },
}

/** Sign or word of another currency in a heading or a cell; undefined if it has none. Prices of the shop are in US dollars. */
export const otherCurrencyIn = (text: string): string | undefined => OTHER_CURRENCY.exec(text)?.[0]

/**
 * Sign or word of another currency in a number format of Excel, such as `[$€-407] #,##0.00`. A "$" with a locale is that locale's
 * currency: of `[$$-80A]`, Mexico, it is "MXN", and of a locale without a name here the brackets themselves. The sign after an
 * underscore is only a space of its width: Excel's German format without a currency is `#,##0.00\ _€`.
 */
export function otherCurrencyOfFormat(format: string): string | undefined {
  for (const [brackets, code = '', locale = ''] of format.matchAll(CURRENCY_OF_FORMAT)) {
    const sign = code.trim()
    if (!US_DOLLAR.test(sign)) return sign
    const key = localeKey(locale)
    if (sign === '$' && key !== '' && !usLocales.has(key)) return localDollars[key] ?? brackets
  }
  return otherCurrencyIn(format.replaceAll(CURRENCY_OF_FORMAT, '').replace(/[_*]./gu, ''))
}

/** Key of a locale: the number of Windows, "80a" of "80A" and of "200080A", whose first digits name a calendar; else the region, "mx" of "es-MX". */
function localeKey(locale: string): string {
  if (/^[\da-f]{3,8}$/i.test(locale)) return (Number.parseInt(locale, 16) % 0x1_0000).toString(16)
  return locale.split('-').at(-1)?.toLowerCase() ?? ''
}

const wordsOf = (text: string) => foldText(text).match(/\p{L}+/gu) ?? []
const dollars = new Set(languages.flatMap((language) => dollarWords[language].flatMap(wordsOf)))

/**
 * Text of a cell in a column of currencies if it is another currency than the US dollar; undefined for the dollar and for a cell without
 * letters or signs. A currency that the shop does not know is another one.
 */
export const otherCurrencyOfRow = (text: string): string | undefined =>
  otherCurrencyIn(text) || wordsOf(text.replace(/U\$[SD]/gi, '')).some((word) => !dollars.has(word)) ? text : undefined
