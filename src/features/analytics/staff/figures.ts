import { type Language, locales } from '#i18n/language.ts'

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(count)
}

/** Formats a share in whole per cent; a share of nothing is 0 %. */
export function formatShare(part: number, whole: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }).format(whole === 0 ? 0 : part / whole)
}

/** Minimum earlier count for a change in per cent; a percentage of a smaller count would exaggerate. */
const ENOUGH = 20

/** Change of the comparable part of a count against the preceding period: "+14 %", or "−2" for small counts. */
export function formatChange({ like, before }: { like: number; before: number }, language: Language): string {
  const share = (like - before) / before
  if (like === before || (before >= ENOUGH && Math.round(Math.abs(share) * 100) === 0)) return '±0'
  const minus = (text: string) => text.replace('-', '−')
  const signed = { signDisplay: 'always', maximumFractionDigits: 0 } as const
  return minus(
    before < ENOUGH
      ? new Intl.NumberFormat(locales[language], signed).format(like - before)
      : new Intl.NumberFormat(locales[language], { ...signed, style: 'percent' }).format(share),
  )
}

/** Formats a day of a series, "22. Okt.", or with its year, "22. Okt. 2026"; or an hour ("7"), "7:00". */
export function formatDayOrHour(at: string, language: Language, hasYear = false): string {
  if (!at.includes('-')) return `${at}:00`
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC', year: hasYear ? 'numeric' : undefined } as const
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(`${at}T00:00:00Z`))
}

/** Formats a range, "22. Okt. 2026 – 20. Nov. 2026"; a range of one day as that day. */
export function formatRange({ from, to }: { from: string; to: string }, language: Language): string {
  const day = (at: string) => formatDayOrHour(at, language, true)
  return from === to ? day(from) : `${day(from)} – ${day(to)}`
}
