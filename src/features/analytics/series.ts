import type { Report } from './report.contract.ts'

type SeriesOfRange = Pick<Report, 'from' | 'to' | 'now' | 'series'>

/** Number of days or hours of a report that have begun; later ones have no figures yet. */
export function countBegun({ from, to, now, series }: SeriesOfRange): number {
  if (to < now.day) return series.length
  if (from === to) return from === now.day ? Math.floor(now.minute / 60) + 1 : 0
  return series.filter(({ at }) => at <= now.day).length
}

/** Columns of the series as a table: hours have only visits, days also visitors and views. */
export function seriesColumns({ from, to }: Pick<Report, 'from' | 'to'>) {
  return from === to ? (['visits', 'before'] as const) : (['visits', 'visitors', 'views', 'before'] as const)
}

/** Formats a minute of the day, such as "14:32". */
export function formatMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
