import { languages } from '#i18n/language.ts'
import { dollarWords } from '#i18n/spreadsheets/words.ts'
import { foldText } from '#kit/text/fold-text.ts'

/** Signs and words of currencies other than the US dollar. Other dollars and pesos have letters before the sign, such as "R$". */
const OTHER_CURRENCY =
  /(?!\$)\p{Sc}|(?<!\p{L})(?:(?:EUR|euros?|CUP|MN|MLC|CUC|CHF|MXN|GBP|CAD|BRL)(?!\p{L})|(?:R|RD|C|CA|A|AU|AR|MX|NZ|HK|S)\$)/iu

/** Currencies in a number format of Excel: "MXN" of `[$MXN] #,##0.00`, "€" of `[$€-407]`; of `[$-407]`, a language alone, ''. */
const CURRENCY_OF_FORMAT = /\[\$([^\]-]*)/g
const US_DOLLAR = /^(?:\$|US?\$|U\$S|USD)?$/i

/** Sign or word of another currency in a heading or a cell; undefined if it has none. Prices of the shop are in US dollars. */
export const otherCurrencyIn = (text: string): string | undefined => OTHER_CURRENCY.exec(text)?.[0]

/**
 * Sign or word of another currency in a number format of Excel, such as `[$€-407] #,##0.00`. The sign after an underscore is only a
 * space of its width: Excel's German format without a currency is `#,##0.00\ _€`.
 */
export function otherCurrencyOfFormat(format: string): string | undefined {
  const named = [...format.matchAll(CURRENCY_OF_FORMAT)].map(([, code = '']) => code.trim())
  return named.find((code) => !US_DOLLAR.test(code)) ?? otherCurrencyIn(format.replace(/[_*]./gu, ''))
}

const wordsOf = (text: string) => foldText(text).match(/\p{L}+/gu) ?? []
const dollars = new Set(languages.flatMap((language) => dollarWords[language].flatMap(wordsOf)))

/**
 * Text of a cell in a column of currencies if it is another currency than the US dollar; undefined for the dollar and for a cell without
 * letters or signs. A currency that the shop does not know is another one.
 */
export const otherCurrencyOfRow = (text: string): string | undefined =>
  otherCurrencyIn(text) || wordsOf(text.replace(/U\$[SD]/gi, '')).some((word) => !dollars.has(word)) ? text : undefined
