import { addDays, countDays } from './days.ts'

/** Maximum days of a range: a leap year. */
export const MAX_DAYS = 366
/** Earliest day that a range may begin with. */
export const FIRST_DAY = '2000-01-01'

/** Ranges with a button, as number of days up to and including today. */
export const ranges = { '28': 28, today: 1, '7': 7, '91': 91, year: 365 } as const
export type RangeName = keyof typeof ranges
/** The range that the report page shows. The name 'own' stands for two dates that staff have typed. */
export type ChosenRange = { name: RangeName | 'own'; from: string; to: string; isWrong: boolean }

/**
 * Reads the range from the query of the page: `from` and `to`, else the name in `range`, else the last 28 days.
 *
 * @param today in Havana
 * @returns `isWrong`: a date is invalid, the dates are in the wrong order, or the range is too long. The typed dates are returned
 * unchanged, for correction
 */
export function parseRange(search: URLSearchParams, today: string): ChosenRange {
  const [from, to] = [search.get('from'), search.get('to')]
  if (from !== null || to !== null) {
    const own = { name: 'own' as const, from: from ?? '', to: to ?? '' }
    const isRight = isDay(own.from) && isDay(own.to) && own.from <= own.to && countDays(own.from, own.to) <= MAX_DAYS
    return { ...own, isWrong: !isRight }
  }
  const wanted = search.get('range') ?? ''
  const name = Object.hasOwn(ranges, wanted) ? (wanted as RangeName) : '28'
  return { name, from: addDays(today, 1 - ranges[name]), to: today, isWrong: false }
}

function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) && text >= FIRST_DAY
}
