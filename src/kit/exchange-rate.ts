/** Currencies in which visitors can have amounts shown beside US dollars. */
export const secondCurrencies = ['EUR', 'CUP'] as const
export type SecondCurrency = (typeof secondCurrencies)[number]

/** Exchange rate that staff entered: units of the currency per US dollar, with its day ("2026-11-20"). */
export type Rate = { currency: SecondCurrency; perUsd: number; day: string }
export type SourcedRate = Rate & { source: string }

/** Rates that visitors can choose today, and the one whose amounts a visitor sees. */
export type Money = { rates: readonly SourcedRate[]; chosen: SourcedRate | undefined }

/** Cookie of the currency that a visitor chose. */
const MONEY_COOKIE = /(?:^|;\s*)money=(EUR|CUP)(?:;|$)/

/** Days after which a CUP rate is not shown any more. */
const CUP_RATE_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
/** Pesos that an amount is rounded to. */
const CUP_STEP = 10

export const isSecondCurrency = (text: unknown): text is SecondCurrency => secondCurrencies.some((currency) => currency === text)

/** Rates to choose from and the one that the visitor's cookies name, if there is a rate for it; undefined without rates. */
export function moneyOf(cookies: string | undefined, rates: readonly SourcedRate[]): Money | undefined {
  if (rates.length === 0) return undefined
  const [, remembered] = MONEY_COOKIE.exec(cookies ?? '') ?? []
  return { rates, chosen: rates.find(({ currency }) => currency === remembered) }
}

/** True if amounts at this rate may be shown. @param today the day in Havana, "2026-11-27" */
export function isRateShown({ currency, day }: Rate, today: string): boolean {
  return currency !== 'CUP' || Date.parse(today) - Date.parse(day) <= CUP_RATE_DAYS * DAY_MS
}

/** Last day in Havana on which the rate may be shown; undefined for one that does not end. */
export function lastDayOf({ currency, day }: Rate): string | undefined {
  return currency === 'CUP' ? new Date(Date.parse(day) + CUP_RATE_DAYS * DAY_MS).toISOString().slice(0, 10) : undefined
}

/** Amount of the second currency for US cents: euros in cents, pesos in tens. An amount below ten pesos stays as it is. */
export function convertCents(cents: number, { currency, perUsd }: Rate): number {
  const amount = (cents * perUsd) / 100
  const step = currency === 'EUR' ? 0.01 : amount < CUP_STEP ? 1 : CUP_STEP
  return Math.round(amount / step) * step
}

/** US dollars for an amount of the second currency. */
export const dollarsOf = (amount: number, { perUsd }: Rate): number => amount / perUsd

/** Rate as an attribute of the document holds it, for scripts: "CUP 410.5 2026-11-20". */
export const writeRate = ({ currency, perUsd, day }: Rate): string => `${currency} ${perUsd} ${day}`

/** Reads what `writeRate` wrote; undefined without a rate. */
export function readRate(text = ''): Rate | undefined {
  const [currency, perUsd, day = ''] = text.split(' ')
  return isSecondCurrency(currency) && Number(perUsd) > 0 ? { currency, perUsd: Number(perUsd), day } : undefined
}
