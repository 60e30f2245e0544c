import type { Database } from '#database/schema.ts'
import type { TranslatedName } from '#i18n/language.ts'
import { measures, productMeasures, type Sum, type VisitMeasure } from './day-sums.server.ts'
import { hasEvents, listOpenDays, listSumsByDay, sumDay, sumDayRange } from './day-sums.store.server.ts'
import { addDays, countDays, daysFrom } from './days.ts'
import { pathSteps } from './event-kinds.ts'
import { OTHERS, SHOWN_LINES } from './list-words.ts'
import type { ListLine, ProductLine, Report, ReportListName, ReportQuery } from './report.contract.ts'

export type FindNames = (ids: number[]) => Promise<TranslatedName[]>

const measureOf: Record<Exclude<ReportListName, 'products'>, VisitMeasure> = {
  pages: 'page',
  referrers: 'referrer',
  countries: 'country',
  languages: 'language',
  devices: 'device',
  connections: 'connection',
  actions: 'event',
  terms: 'term',
  missed: 'missed',
  bots: 'bot',
}
const comparedMeasures: readonly VisitMeasure[] = ['total', 'event', 'hour']

/** A report with complete lists. The page shows it cut (shortenReport), the CSV export has everything. */
export type FullReport = Omit<Report, 'sizes'>

/**
 * Makes the report of a range, compared with the preceding period of the same length. Days that are summed up come from their
 * sums, other days (usually only today) from their events.
 *
 * A range that is not over is compared with the same part of the preceding period: of the day that today is compared with, only
 * events up to the same minute count. A future range is not compared.
 *
 * @param present day and minute in Havana
 */
export async function makeReport(
  db: Database,
  { from, to }: ReportQuery,
  { findNames, present }: { findNames: FindNames; present: { day: string; minute: number } },
): Promise<FullReport> {
  const length = countDays(from, to)
  const before = { from: addDays(from, -length), to: addDays(from, -1) }
  const open = await listOpenDays(db, before.from, to)
  const fresh = new Map<string, Sum[]>()
  for (const day of open) fresh.set(day, (await sumDay(db, day)).sums)

  const isRunning = to >= present.day
  // The day of the preceding period that today is compared with.
  const against = addDays(present.day, -length)
  const partly = isRunning ? await howCompared() : null
  const begun = partly === 'minute' ? (await sumDay(db, against, present.minute)).sums : []

  const now = await table({ from, to }, measures)
  const then = await table(isRunning ? { from: before.from, to: addDays(against, -1) } : before, comparedMeasures)
  then.add(begun)
  const yesterday = from === to ? await table(before, ['hour']) : undefined
  const isLeft = partly === 'days' || partly === 'none'
  const left = isLeft ? await table({ from: present.day, to }, comparedMeasures) : undefined
  const compared = (measure: VisitMeasure, name: string) => {
    const count = now.of(measure, name)
    return { count, before: then.of(measure, name), like: count - (left?.of(measure, name) ?? 0) }
  }
  const products = await productLines(now, findNames)
  return {
    from,
    to,
    now: present,
    before,
    partly,
    totals: {
      visits: compared('total', 'visits'),
      visitors: compared('total', 'visitors'),
      views: compared('event', 'view'),
      orders: compared('event', 'whatsapp-cart'),
      inquiries: compared('event', 'inquiry'),
    },
    series: yesterday ? byHour(now, partly === 'none' ? undefined : yesterday, begunHour()) : await byDay(),
    funnel: pathSteps.map((name) => {
      const count = now.of('path', name)
      return { name, count, outOfOrder: now.of('funnel', name) - count }
    }),
    lists: Object.fromEntries(Object.entries(measureOf).map(([list, measure]) => [list, now.list(measure)])) as FullReport['lists'],
    products,
  }

  async function howCompared(): Promise<'minute' | 'days' | 'none'> {
    if (from > present.day) return 'none'
    if (await hasEvents(db, against)) return 'minute'
    return from === present.day ? 'none' : 'days'
  }

  /**
   * The current hour, and the compared day's visits in it up to the same minute. Undefined unless the range begins today and the
   * events of the compared day are stored.
   */
  function begunHour() {
    if (partly !== 'minute' || from !== present.day) return undefined
    const hour = Math.floor(present.minute / 60)
    return { hour, visits: begun.find(({ measure, name }) => measure === 'hour' && name === String(hour))?.count ?? 0 }
  }

  async function table(range: { from: string; to: string }, wanted: readonly VisitMeasure[]) {
    const counts = new Map<VisitMeasure, Map<string, number>>()
    const add = ({ measure, name, count }: Sum) => {
      const names = counts.get(measure) ?? new Map<string, number>()
      counts.set(measure, names)
      names.set(name, (names.get(name) ?? 0) + count)
    }
    for (const sum of await sumDayRange(db, { ...range, measures: wanted, except: open })) add(sum)
    for (const [day, sums] of fresh) if (day >= range.from && day <= range.to) for (const sum of sums) add(sum)
    return {
      add: (sums: readonly Sum[]) => sums.forEach(add),
      of: (measure: VisitMeasure, name: string) => counts.get(measure)?.get(name) ?? 0,
      list: (measure: VisitMeasure) => sorted([...(counts.get(measure) ?? [])].map(([name, count]) => ({ name, count }))),
    }
  }

  async function byDay(): Promise<Report['series']> {
    const wanted = { from: before.from, to, measures: ['total', 'event'] as const, except: open }
    const known = new Map<string, number>()
    const add = (day: string, { measure, name, count }: Sum) => known.set(`${day} ${measure} ${name}`, count)
    for (const sum of await listSumsByDay(db, wanted)) add(sum.day, sum)
    for (const [day, sums] of fresh) for (const sum of sums) add(day, sum)
    if (partly) {
      for (const key of [...known.keys()]) if (key.startsWith(against)) known.delete(key)
      for (const sum of begun) add(against, sum)
    }
    const of = (day: string, measure: VisitMeasure, name: string) => known.get(`${day} ${measure} ${name}`) ?? 0
    return daysFrom(from, to).map((day) => ({
      at: day,
      visits: of(day, 'total', 'visits'),
      visitors: of(day, 'total', 'visitors'),
      views: of(day, 'event', 'view'),
      before: partly === 'none' || (partly === 'days' && day === present.day) ? null : of(addDays(day, -length), 'total', 'visits'),
    }))
  }
}

type Table = { add(sums: readonly Sum[]): void; of(measure: VisitMeasure, name: string): number; list(measure: VisitMeasure): ListLine[] }

/**
 * Series of a single day by hour.
 *
 * @param then counts of the compared day; undefined if nothing is comparable
 * @param begun the current hour, with the compared day's visits in it up to the same minute
 */
function byHour(now: Table, then: Table | undefined, begun: { hour: number; visits: number } | undefined): Report['series'] {
  return Array.from({ length: 24 }, (_, hour) => ({
    at: String(hour),
    visits: now.of('hour', String(hour)),
    visitors: 0,
    views: 0,
    before: hour === begun?.hour ? begun.visits : (then?.of('hour', String(hour)) ?? null),
  }))
}

/** Counts of every product that has any, the most viewed product first. */
async function productLines(now: Table, findNames: FindNames): Promise<ProductLine[]> {
  const ids = new Set(productMeasures.flatMap((measure) => now.list(measure).map(({ name }) => name)))
  ids.delete(OTHERS)
  const names = new Map((await findNames([...ids].map(Number))).map((one) => [one.id, one]))
  const lines = [...ids].map((id) => ({
    ...(names.get(Number(id)) ?? { id: Number(id), nameDe: '', nameEs: '', nameEn: '' }),
    product: now.of('product:product', id),
    cart: now.of('product:cart', id),
    'cart-opened': now.of('product:cart-opened', id),
    whatsapp: now.of('product:whatsapp', id),
    inquiry: now.of('product:inquiry', id),
    out: now.of('product:out', id),
  }))
  return lines.sort((a, b) => b.product - a.product || b.cart - a.cart || a.id - b.id)
}

/** Sorts lines by count, the highest first; OTHERS comes last. */
function sorted(lines: ListLine[]): ListLine[] {
  const rank = ({ name }: ListLine) => (name === OTHERS ? 1 : 0)
  return lines.sort((a, b) => rank(a) - rank(b) || b.count - a.count || (a.name < b.name ? -1 : 1))
}

/** Cuts a report for the page: the first lines of each list, and the full length of each list. */
export function shortenReport(report: FullReport): Report {
  const lists = Object.entries(report.lists)
  return {
    ...report,
    lists: Object.fromEntries(lists.map(([name, lines]) => [name, lines.slice(0, SHOWN_LINES)])) as Report['lists'],
    // Up to twice as many products are shown if some were viewed while out of stock.
    products: report.products.filter(({ out }, index) => index < SHOWN_LINES || out > 0).slice(0, SHOWN_LINES * 2),
    sizes: Object.fromEntries([...lists.map(([name, lines]) => [name, lines.length]), ['products', report.products.length]]),
  }
}
