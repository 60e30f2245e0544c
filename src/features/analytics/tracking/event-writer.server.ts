import { setImmediate } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Database, Tables } from '#database/schema.ts'
import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createRepeatedTask } from '#platform/interval.server.ts'
import type { EventKind } from '../event-kinds.ts'
import { findBotReason } from './bot-reason.server.ts'
import { createDailyBudget, unitsOf } from './daily-budget.server.ts'
import { droppedEventsLog } from './dropped-events.server.ts'
import { deviceOf } from './reading-requests.ts'
import type { VisitorKeys } from './visitor-key.server.ts'

/** Event from a request. It is in memory until it is written: for about a second, unless the database is down. */
export type ReceivedEvent = {
  kind: EventKind
  /** Random number that identifies the event if the browser sends it again. */
  id?: number | undefined
  /** Milliseconds for which the event waited in the browser. */
  age?: number
  /** IP address: goes into the hash of the visitor key and is never stored. */
  address: string
  userAgent: string
  reported?: { userAgent: string; isMobile: boolean }
  hasLanguage: boolean
  country: Promise<string | null>
  page?: string | null
  /** Products as the page identifies them: ids, or the slug in its address. */
  products?: readonly number[]
  slug?: string | null
  referrer?: string | null
  language?: string | null
  connection?: string | null
  term?: string | null
}

/** An event in the queue, with the times when it happened (`at`) and when it arrived (`came`). */
type QueuedEvent = ReceivedEvent & { at: Date; came: Date }

type ProductFacts = { id: number; slug: string; isOutOfStock: boolean }

type Dependencies = {
  db: Database
  clock: Clock
  visitorKeys: VisitorKeys
  log: Record<'error' | 'warn', (details: object, message: string) => void>
  /** Finds facts about the products with these ids or slugs; unknown products are left out. */
  findProducts: (wanted: { ids: number[]; slugs: string[] }) => Promise<ProductFacts[]>
  /** True if a search for these words has no result. */
  isMissed: (words: string, language: string) => Promise<boolean>
  /** Maximum units of events per day; tests set a smaller one than the default. */
  maxUnitsADay?: number
}

export type EventWriter = {
  /**
   * Queues an event.
   *
   * @returns false if too many are queued already
   */
  take(event: ReceivedEvent): boolean
  /** Counts an event that is dropped because its IP address has sent too many today. */
  noteDropped(): void
  /** Writes all events received so far. */
  flush(): Promise<void>
  /** Writes the remaining events; call it when no more come in. */
  close(): Promise<void>
}

/** Pause before queued events are written. */
const WRITE_DELAY_MS = 1000
/** Pause after a failed write. */
const LONG_PAUSE_MS = 5000
const MAX_WAITING = 100_000
const BATCH_SIZE = 1000
/** Rows per statement, few so that page requests run in between. */
const ROWS_PER_STATEMENT = 100
/** Error codes of both engines for values that they will never accept; other errors may be temporary. */
const PERMANENT_ERROR = /^(?:2[23]\w{3}|SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG))/

/**
 * Writes events in batches in the background: once a second, in transactions of a thousand. While the database is unavailable,
 * events wait in memory. An event that the database will never accept is dropped, so that it does not stop the counting.
 */
export function eventWriter({ db, clock, visitorKeys, log, findProducts, isMissed, maxUnitsADay }: Dependencies): EventWriter {
  let waiting: QueuedEvent[] = []
  const budget = createDailyBudget(db, maxUnitsADay)
  const dropped = droppedEventsLog(clock, log)

  async function writeAll(): Promise<void> {
    for (let size = BATCH_SIZE; waiting.length > 0; ) {
      const batch = waiting.slice(0, size)
      try {
        await write(batch)
        waiting = waiting.slice(batch.length)
        size = Math.min(BATCH_SIZE, size * 2)
      } catch (error) {
        budget.forget()
        if (PERMANENT_ERROR.test((error as { code?: string }).code ?? '')) {
          // Halves the batch until the bad event is found.
          if (batch.length > 1) size = Math.ceil(batch.length / 2)
          else {
            log.error({ err: error }, 'a visit event was dropped, because the database refused it')
            waiting = waiting.slice(1)
          }
          continue
        }
        log.error({ err: error, waiting: waiting.length }, 'visit events could not be stored yet')
        return writing.later(LONG_PAUSE_MS)
      }
    }
  }

  async function write(batch: readonly QueuedEvent[]): Promise<void> {
    const facts = await findProducts({
      ids: [...new Set(batch.flatMap(({ products }) => products ?? []))],
      slugs: [...new Set(batch.flatMap(({ slug }) => slug ?? []))],
    })
    const [byId, bySlug] = [new Map(facts.map((one) => [one.id, one])), new Map(facts.map((one) => [one.slug, one]))]
    const rows: Insertable<Tables['visit_event']>[] = []
    for (const seen of batch) {
      const { day, minute } = dayAndMinute(seen.at)
      const bot = findBotReason({ userAgent: seen.userAgent, reported: seen.reported, hasLanguage: seen.hasLanguage })
      const named = bySlug.get(seen.slug ?? '')
      const products = [...(seen.products ?? []).flatMap((id) => byId.get(id) ?? []), ...(named ? [named] : [])]
      // A view of an unknown product is dropped.
      if (seen.kind === 'product' && products.length === 0) continue
      if (!(await budget.spend(day, unitsOf(seen)))) {
        dropped.add()
        continue
      }
      rows.push({
        day,
        minute,
        kind: seen.kind === 'whatsapp-product' && products.length === 0 ? 'whatsapp-other' : seen.kind,
        event_id: seen.id ?? null,
        visitor: await visitorOf(seen, day),
        page: seen.page ?? null,
        products: JSON.stringify([...new Set(products.map(({ id }) => id))]),
        is_out_of_stock: seen.kind === 'product' && products.some(({ isOutOfStock }) => isOutOfStock) ? 1 : 0,
        referrer: seen.referrer ?? null,
        country: await seen.country,
        language: seen.language ?? null,
        device: deviceOf(seen.userAgent),
        connection: seen.connection ?? null,
        term: seen.term ?? null,
        is_missed: !bot && seen.term && (await isSearchMissed(seen.term, seen.language ?? 'es')) ? 1 : 0,
        bot,
      })
    }
    await db.transaction().execute(async (transaction) => {
      for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
        await transaction
          .insertInto('visit_event')
          .values(rows.slice(at, at + ROWS_PER_STATEMENT))
          // A conflict means that the event is stored already: its first answer was lost, or a second tab sent it too.
          .onConflict((conflict) => conflict.column('event_id').doNothing())
          .execute()
    })
  }

  /**
   * The visitor's key for the day of the event. The salts of earlier days are deleted, so the key for a late event is made with
   * the salt of the day on which it arrived.
   */
  function visitorOf({ address, userAgent, came }: QueuedEvent, day: string): Promise<string> {
    const arrival = dayAndMinute(came).day
    return visitorKeys.ofVisitor(arrival, address, arrival === day ? userAgent : `${userAgent}\n${day}`)
  }

  async function isSearchMissed(term: string, language: string): Promise<boolean> {
    // A search is CPU-bound, so yield to page requests before each one.
    await setImmediate()
    return isMissed(term, language)
  }

  const writing = createRepeatedTask(writeAll, (error) => log.error({ err: error }, 'visit events could not be stored'))
  return {
    take(event) {
      if (waiting.length >= MAX_WAITING) return false
      const came = clock.now()
      waiting.push({ ...event, came, at: new Date(came.getTime() - (event.age ?? 0)) })
      writing.later(WRITE_DELAY_MS)
      return true
    },
    noteDropped: dropped.add,
    flush: writing.now,
    async close() {
      void writing.now()
      await writing.stop()
      dropped.close()
      if (waiting.length > 0) log.error({ lost: waiting.length }, 'visit events are lost, because the database refused them')
    },
  }
}
