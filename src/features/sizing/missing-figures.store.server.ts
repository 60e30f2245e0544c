import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createRepeatedTask } from '#platform/interval.server.ts'
import type { MissingFigure } from './lacks.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: { error(details: object, message: string): void }
  /** Returns the existing products of a list of ids. */
  findProducts: (ids: readonly number[]) => Promise<readonly { id: number }[]>
}

export type MissingFigureCounter = {
  /** Counts each figure of a list once; written in the background. Passing the same list object again only raises a counter. */
  noteLacking(lacks: readonly MissingFigure[]): void
  /** Writes the counts in memory to the database. */
  flush(): Promise<void>
  /** Writes the remaining counts and stops; no figures may be counted afterwards. */
  close(): Promise<void>
}

/** Delay before a write, which collects the counts until then. */
const WRITE_DELAY_MS = 5000
/** Maximum lists between two writes; further ones are not counted. */
const MAX_LISTS = 1000
/** Maximum figures of a list and of a write; further ones are not counted. */
const MAX_FIGURES = 5000
/** Rows per SQL statement; few, so that page requests run between two statements. */
const ROWS_PER_STATEMENT = 100

/** Creates a counter that collects in memory and writes in the background. A failed write loses its counts. */
export function makeMissingFigureCounter({ db, clock, log, findProducts }: Dependencies): MissingFigureCounter {
  let waiting = new Map<readonly MissingFigure[], number>()

  async function writeAll(): Promise<void> {
    const taken = waiting
    waiting = new Map()
    const counts = new Map<string, MissingFigure & { count: number }>()
    // A list may contain a figure several times, once per check; it counts once.
    for (const [lacks, times] of taken)
      for (const [name, lack] of new Map(lacks.slice(0, MAX_FIGURES).map((one) => [`${one.id} ${one.key}`, one]))) {
        const count = (counts.get(name)?.count ?? 0) + times
        if (counts.size < MAX_FIGURES || counts.has(name)) counts.set(name, { ...lack, count })
      }
    if (counts.size > 0) await write([...counts.values()])
  }

  async function write(counted: readonly (MissingFigure & { count: number })[]): Promise<void> {
    const there = new Set((await findProducts([...new Set(counted.map(({ id }) => id))])).map(({ id }) => id))
    const { day: last_day } = dayAndMinute(clock.now())
    const rows = counted
      .filter(({ id }) => there.has(id))
      // All servers write in the same order, so that their row locks cannot deadlock.
      .sort((one, other) => one.id - other.id || (one.key < other.key ? -1 : 1))
      .map(({ id, key, count }) => ({ product_id: id, figure: key, count, last_day }))
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
      await db
        .insertInto('missing_figure')
        .values(rows.slice(at, at + ROWS_PER_STATEMENT))
        .onConflict((conflict) =>
          conflict.columns(['product_id', 'figure']).doUpdateSet({ count: sql`missing_figure.count + excluded.count`, last_day }),
        )
        .execute()
  }

  const writing = createRepeatedTask(writeAll, (error) => log.error({ err: error }, 'missing figures could not be counted'))
  return {
    noteLacking(lacks) {
      if (lacks.length === 0 || (waiting.size >= MAX_LISTS && !waiting.has(lacks))) return
      waiting.set(lacks, (waiting.get(lacks) ?? 0) + 1)
      writing.later(WRITE_DELAY_MS)
    },
    flush: writing.now,
    async close() {
      void writing.now()
      await writing.stop()
    },
  }
}

/** Reads the counts of missing figures, by product id. */
export async function readMissingCounts(db: Database): Promise<Map<number, { key: string; count: number; lastDay: string }[]>> {
  const rows = await db.selectFrom('missing_figure').selectAll().execute()
  const byProduct = new Map<number, { key: string; count: number; lastDay: string }[]>()
  for (const { product_id, figure: key, count, last_day: lastDay } of rows)
    byProduct.set(product_id, [...(byProduct.get(product_id) ?? []), { key, count, lastDay }])
  return byProduct
}
