import type { Selectable } from 'kysely'
import type { Tables } from '#database/schema.ts'
import { type EventKind, type FunnelStep, funnelStepOf, funnelSteps, pathSteps } from './event-kinds.ts'
import { OTHERS, UNKNOWN } from './list-words.ts'

type PlainColumns = Omit<
  Selectable<Tables['visit_event']>,
  'id' | 'event_id' | 'day' | 'kind' | 'products' | 'is_out_of_stock' | 'is_missed'
>
/** An event of the day that is summed up, parsed from its row. */
export type DayEvent = PlainColumns & { kind: EventKind; products: readonly number[]; isOutOfStock: boolean; isMissed: boolean }

/** Measures of a product, counted in visitors: the steps of the funnel, and views while the product was out of stock. */
export const productMeasures = [...funnelSteps.map((step) => `product:${step}` as const), 'product:out'] as const
/** Measures of a visit, taken from its first page view. */
const visitMeasures = ['referrer', 'country', 'language', 'device', 'connection'] as const

/**
 * Measures of a day. total: visits and visitors; hour: visits by the hour of their beginning, "0" to "23"; event: events by
 * kind, and searches without result as "search-missed"; funnel: visitors by step, in any order; path: visitors by step, if they
 * took every step before it first; page: views by page; term: searches by term; missed: searches without result by term; bot:
 * events attributed to bots, by reason.
 */
export const measures = [
  'total',
  'hour',
  'event',
  'funnel',
  'path',
  'page',
  ...visitMeasures,
  'term',
  'missed',
  'bot',
  ...productMeasures,
] as const
export type VisitMeasure = (typeof measures)[number]
/** Count of one name in a measure, such as 12 for the name "/about" in the measure `page`. */
export type Sum = { measure: VisitMeasure; name: string; count: number }

/** Names stored per measure and day. Visitors and bots can invent any number of pages and terms; the rest is counted as OTHERS. */
export const MAX_NAMES_PER_MEASURE = 200

/** After a pause longer than this a visitor's next event begins a new visit. */
const PAUSE_MINUTES = 30

/**
 * Sums up a day. `add` expects the events in the order in which they happened. Bots count only in the measure `bot`; a visitor
 * counts once a day in each step.
 */
export function daySumCounter(): { add(event: DayEvent): void; sums(): Sum[] } {
  const counts = new Map<VisitMeasure, Map<string, number>>()
  const lastMinutes = new Map<string, number>()
  const taken = new Set<string>()
  const visitors = new Set<string>()
  /** Number of steps of the path that each visitor has taken in order. */
  const progress = new Map<string, number>()

  function count(measure: VisitMeasure, name: string | null): void {
    const names = counts.get(measure) ?? new Map<string, number>()
    counts.set(measure, names)
    names.set(name ?? UNKNOWN, (names.get(name ?? UNKNOWN) ?? 0) + 1)
  }

  /** Counts a name at most once per visitor. */
  function countOnce(measure: VisitMeasure, name: string, visitor: string): void {
    const key = `${measure} ${name} ${visitor}`
    if (taken.has(key)) return
    taken.add(key)
    count(measure, name)
  }

  /** Counts a step only if it is the next one on this visitor's path. */
  function countPath(step: FunnelStep, visitor: string): void {
    const stepsTaken = progress.get(visitor) ?? 0
    if (pathSteps[stepsTaken] !== step) return
    progress.set(visitor, stepsTaken + 1)
    count('path', step)
  }

  function countView(event: DayEvent): void {
    const last = lastMinutes.get(event.visitor)
    lastMinutes.set(event.visitor, event.minute)
    count('page', event.page)
    if (last !== undefined && event.minute - last <= PAUSE_MINUTES) return
    count('total', 'visits')
    count('hour', String(Math.floor(event.minute / 60)))
    for (const measure of visitMeasures) count(measure, event[measure])
  }

  return {
    add(event) {
      const { kind, visitor, bot, products } = event
      if (bot) return count('bot', bot)
      if (!visitors.has(visitor)) count('total', 'visitors')
      visitors.add(visitor)
      count('event', kind)
      if (kind === 'view') countView(event)
      else if (lastMinutes.has(visitor)) lastMinutes.set(visitor, event.minute)
      const step = funnelStepOf(kind)
      if (step) countOnce('funnel', step, visitor)
      if (step) countPath(step, visitor)
      if (step) for (const id of products) countOnce(`product:${step}`, String(id), visitor)
      if (kind === 'product' && event.isOutOfStock) for (const id of products) countOnce('product:out', String(id), visitor)
      if (kind !== 'search') return
      count('term', event.term)
      if (!event.isMissed) return
      count('event', 'search-missed')
      count('missed', event.term)
    },
    sums: () => [...counts].flatMap(([measure, names]) => mostFrequent(names).map(([name, count]) => ({ measure, name, count }))),
  }
}

/** The most frequent names, and one for all others. */
function mostFrequent(names: Map<string, number>): [name: string, count: number][] {
  const all = [...names].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  const rest = all.slice(MAX_NAMES_PER_MEASURE).reduce((sum, [, count]) => sum + count, 0)
  return rest > 0 ? [...all.slice(0, MAX_NAMES_PER_MEASURE), [OTHERS, rest]] : all
}
