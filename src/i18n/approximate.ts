import { convertCents, type Rate } from '#kit/exchange-rate.ts'
import { type Language, locales } from './language.ts'

const NO_BREAK = '\u00a0'

/**
 * Approximate amount beside a price in US dollars: "≈ 52 000 CUP", "≈ 1,119.43 EUR". Pesos are grouped by blanks that do not
 * break, in every language, so that nobody reads a comma as a decimal one.
 */
export function formatApproximate(cents: number, rate: Rate, language: Language): string {
  const amount = convertCents(cents, rate)
  const text =
    rate.currency === 'EUR'
      ? new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
      : String(amount).replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK)
  return `≈${NO_BREAK}${text} ${rate.currency}`
}

/** An approximate amount with the day of its rate, "≈ 52 000 CUP, tasa del 20 nov."; empty for 0. */
export const formatDatedApproximate = (cents: number, rate: Rate, language: Language, rateOf: string): string =>
  cents ? `${formatApproximate(cents, rate, language)}, ${rateOf}` : ''

/** Day of a rate without its year: "20 nov.", "20. Nov.", "Nov 20". */
export function formatRateDay(day: string, language: Language): string {
  const text = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
  // Spanish abbreviations end in a point, which not every engine writes.
  return (language === 'es' ? text.replace(/\.?$/, '.') : text).replace(/ /g, NO_BREAK)
}

/** A rate with the four decimals that are stored: "0.8617". */
export const formatRate = (perUsd: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 4 }).format(perUsd)
