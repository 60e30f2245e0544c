import { convertCents, type Rate, type SourcedRate } from '#kit/exchange-rate.ts'
import { type Language, locales } from './language.ts'

const NO_BREAK = '\u00a0'

/**
 * Formats an approximate amount beside a price in US dollars: "≈ 52 000 CUP", "≈ 1,119.43 EUR". Pesos are grouped by no-break
 * spaces in every language, because visitors could read a comma as a decimal separator.
 */
export function formatApproximate(cents: number, rate: Rate, language: Language): string {
  const amount = convertCents(cents, rate)
  const text =
    rate.currency === 'EUR'
      ? new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
      : String(amount).replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK)
  return `≈${NO_BREAK}${text} ${rate.currency}`
}

/**
 * Formats an approximate amount with the day of its rate, "≈ 52 000 CUP, tasa del 20 nov."; '' for 0.
 *
 * @param rateOf words with the day: "tasa del 20 nov."
 */
export const formatDatedApproximate = (cents: number, rate: Rate, language: Language, rateOf: string): string =>
  cents ? `${formatApproximate(cents, rate, language)}, ${rateOf}` : ''

/** Day of a rate: "20 nov.", "20. Nov.", "Nov 20"; with its year if it is another one than today's: "20 nov 2025". */
export function formatRateDay({ day, isOtherYear }: Pick<SourcedRate, 'day' | 'isOtherYear'>, language: Language): string {
  const year = isOtherYear && 'numeric'
  const text = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', year, timeZone: 'UTC' }).format(new Date(day))
  // Spanish abbreviations end in a dot, which some browsers omit.
  return (language === 'es' && !isOtherYear ? text.replace(/\.?$/, '.') : text).replace(/ /g, NO_BREAK)
}

/** Formats a rate with up to four decimals, as many as are stored: "0.8617". */
export const formatRate = (perUsd: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 4 }).format(perUsd)
