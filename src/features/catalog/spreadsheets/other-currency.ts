/** Signs and words of currencies other than the dollar. */
const OTHER_CURRENCY = /(?!\$)\p{Sc}|(?<!\p{L})(?:EUR|euros?|CUP|MN|MLC)(?!\p{L})/iu

/** Sign or word of another currency in a heading or a cell; undefined if it has none. Prices of the shop are in US dollars. */
export const otherCurrencyIn = (text: string): string | undefined => OTHER_CURRENCY.exec(text)?.[0]

/**
 * Sign or word of another currency in a number format of Excel, such as `[$€-407] #,##0.00`. The sign after an underscore is only a
 * space of its width: Excel's German format without a currency is `#,##0.00\ _€`.
 */
export const otherCurrencyOfFormat = (format: string): string | undefined => otherCurrencyIn(format.replace(/[_*]./gu, ''))
