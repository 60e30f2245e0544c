/** Currencies in which visitors can see amounts besides US dollars. */
export const secondCurrencies = ['EUR', 'CUP'] as const
export type SecondCurrency = (typeof secondCurrencies)[number]

/** Exchange rate that staff entered: units of the currency per US dollar, with its day ("2026-11-20"). */
export type Rate = { currency: SecondCurrency; perUsd: number; day: string }
/** `isOtherYear`: true if the day is in another year than today, so that its text has the year. */
export type SourcedRate = Rate & { source: string; isOtherYear?: true }

/** Rates that visitors can choose today, and the rate that this visitor chose; undefined if amounts show in US dollars alone. */
export type Money = { rates: readonly SourcedRate[]; chosen: SourcedRate | undefined }

/** Cookie of the currency that a visitor chose. */
const MONEY_COOKIE = /(?:^|;\s*)money=(EUR|CUP)(?:;|$)/

/** Days for which a CUP rate is shown after its own day. */
const CUP_RATE_DAYS = 7
/** Days after which a EUR rate is worth renewing. It is shown all the same: within a quarter the euro seldom moves by more than 5 %. */
const EUR_RATE_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
/** Amounts in pesos are rounded to multiples of this. */
const CUP_STEP = 10

/** Lowest and highest plausible rate per US dollar. Others are refused as typing errors, such as a missing decimal comma. */
export const plausibleRates: Record<SecondCurrency, { min: number; max: number }> = {
  EUR: { min: 0.2, max: 5 },
  CUP: { min: 1, max: 100_000 },
}
/** Limits of what staff enter: decimals of a rate, characters of its source. */
export const RATE_DECIMALS = 4
export const SOURCE_MAX = 80

export const isSecondCurrency = (text: unknown): text is SecondCurrency => secondCurrencies.some((currency) => currency === text)

/** The rates, and the rate of the currency in the visitor's cookies, if there is one; undefined without rates. */
export function moneyOf(cookies: string | undefined, rates: readonly SourcedRate[]): Money | undefined {
  if (rates.length === 0) return undefined
  const [, remembered] = MONEY_COOKIE.exec(cookies ?? '') ?? []
  return { rates, chosen: rates.find(({ currency }) => currency === remembered) }
}

/** True if amounts at this rate may be shown. @param today the day in Havana, "2026-11-27" */
export function isRateShown({ currency, day }: Rate, today: string): boolean {
  return currency !== 'CUP' || Date.parse(today) - Date.parse(day) <= CUP_RATE_DAYS * DAY_MS
}

/**
 * The rates that may be shown today, marked if their day is in another year.
 *
 * @param today the day in Havana, "2026-11-27"
 */
export function filterShownRates(rates: readonly SourcedRate[], today: string): SourcedRate[] {
  const isSameYear = ({ day }: Rate) => day.slice(0, 4) === today.slice(0, 4)
  return rates.filter((rate) => isRateShown(rate, today)).map((rate) => (isSameYear(rate) ? rate : { ...rate, isOtherYear: true }))
}

/** True if staff should enter a newer rate: pesos once they are no longer shown, euros after `EUR_RATE_DAYS`. */
export function isRateOld(rate: Rate, today: string): boolean {
  if (rate.currency === 'CUP') return !isRateShown(rate, today)
  return Date.parse(today) - Date.parse(rate.day) > EUR_RATE_DAYS * DAY_MS
}

/** Last day in Havana on which the rate may be shown; undefined if it has no last day. */
export function lastShownDay({ currency, day }: Rate): string | undefined {
  return currency === 'CUP' ? new Date(Date.parse(day) + CUP_RATE_DAYS * DAY_MS).toISOString().slice(0, 10) : undefined
}

/** Amount of the second currency for US cents: euros rounded to cents, pesos to tens, or to whole pesos below ten. */
export function convertCents(cents: number, { currency, perUsd }: Rate): number {
  const amount = (cents * perUsd) / 100
  const step = currency === 'EUR' ? 0.01 : amount < CUP_STEP ? 1 : CUP_STEP
  return Math.round(amount / step) * step
}

/** US dollars for an amount of the second currency. */
export const dollarsOf = (amount: number, { perUsd }: Rate): number => amount / perUsd

/** Formats a rate for an attribute of the document, where scripts read it: "CUP 410.5 2026-11-20". */
export const writeRate = ({ currency, perUsd, day }: Rate): string => `${currency} ${perUsd} ${day}`

/** Parses the text of `writeRate`; undefined if it is missing or invalid. */
export function readRate(text = ''): Rate | undefined {
  const [currency, perUsd, day = ''] = text.split(' ')
  return isSecondCurrency(currency) && Number(perUsd) > 0 ? { currency, perUsd: Number(perUsd), day } : undefined
}
