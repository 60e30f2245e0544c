import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { yieldToEventLoop } from './yield-to-event-loop.server.ts'

/** Ids of changed products, in the order of the changes. */
export type ChangeFeed = {
  /** The mark of the last change so far; 0 when there was none. */
  latest(): Promise<number>
  /**
   * Changes after a mark, a few thousand at a time.
   *
   * @returns the next mark, and whether these were the last changes
   */
  after(mark: number): Promise<{ mark: number; ids: readonly number[]; isLast: boolean }>
}

/** The structure that is kept up to date: rows are added and removed one by one. */
export type Table<Row> = {
  /** Adds a row, or replaces the row with the same id. */
  put(row: Row): void
  /** Removes the row with an id, if there is one. */
  remove(id: number): void
}

/** Reads what visitors may see, as rows of any type. A batch should take a few milliseconds. */
export type Rows<Row> = {
  /** The next rows with ids above this one, in order of ids; empty at the end. */
  after(id: number): Promise<readonly Row[]>
  /** The rows with these ids that visitors may see. */
  of(ids: readonly number[]): Promise<readonly Row[]>
}

export type LiveTable<Kept> = {
  /** The table with every change that was announced before the call. Use it at once, since it keeps changing. */
  current(): Promise<Kept>
}

/** Changed rows read at a time. */
const IDS_AT_ONCE = 200
/** Milliseconds of work after which other requests are let in. */
const SLICE_MS = 8
/** Delay after an announcement: an import changes the catalogue many times a second, so changes are read in batches. */
const QUIET_MS = 50

/**
 * A table in memory that follows the catalogue: filled once in batches that yield to other requests, then updated with changed
 * rows only. Simultaneous callers share one update. Once used, it also updates itself after announcements. After a failure the
 * next caller tries again, and gets the error if that fails too.
 *
 * Changes are identified by numbers in the database, so it does not matter which server wrote them, or whether an announcement
 * was lost.
 *
 * @param make makes an empty table; called again if the database turns out to be an older one than before
 */
export function liveTable<Row extends { id: number }, Kept extends Table<Row>>({
  changes,
  feed,
  rows,
  make,
}: {
  changes: CatalogueVersion
  feed: ChangeFeed
  rows: Rows<Row>
  make: () => Kept
}): LiveTable<Kept> {
  let table = make()
  /** Number of the last change read; undefined before the filling begins. */
  let mark: number | undefined
  /** The last id that was filled in; nothing once all are. */
  let filledTo: number | undefined = 0
  /** The announcement up to which the table is current. */
  let reached = -1
  let running: Promise<void> | undefined
  let waiting: NodeJS.Timeout | undefined

  changes.listen(() => {
    if (mark === undefined || waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      // Errors recur for the next caller, and are answered and logged there.
      current().catch(() => {})
    }, QUIET_MS).unref()
  })

  return { current }

  async function current(): Promise<Kept> {
    const wanted = changes.version
    while (reached < wanted) {
      running ??= catchUp().finally(() => {
        running = undefined
      })
      await running
    }
    return table
  }

  async function catchUp(): Promise<void> {
    const heard = changes.version
    const latest = await feed.latest()
    if (mark === undefined || latest < mark) {
      table = make()
      mark = latest
      filledTo = 0
    }
    // A row that changes during the filling is read again below, since its change is after the mark.
    for (let coming = filledTo === undefined ? undefined : readAfter(filledTo); coming; ) {
      const read = await coming
      const last = read.at(-1)?.id
      // The database reads the next rows while these are processed.
      coming = last === undefined ? undefined : readAfter(last)
      await putAll(read)
      filledTo = last
    }
    let isLast = false
    while (!isLast) {
      const changed = await feed.after(mark)
      for (let at = 0; at < changed.ids.length; at += IDS_AT_ONCE) {
        // Removing rows takes time, too, in each of several tables, and SQLite answers without giving way.
        if (changed.ids.length > IDS_AT_ONCE) await yieldToEventLoop()
        await readAgain(changed.ids.slice(at, at + IDS_AT_ONCE))
      }
      mark = changed.mark
      isLast = changed.isLast
    }
    reached = heard
  }

  function readAfter(id: number): Promise<readonly Row[]> {
    const coming = rows.after(id)
    // Errors reach the caller who awaits `coming`, which may be later.
    coming.catch(() => {})
    return coming
  }

  async function readAgain(ids: readonly number[]): Promise<void> {
    const read = await rows.of(ids)
    const seen = new Set(read.map(({ id }) => id))
    for (const id of ids) if (!seen.has(id)) table.remove(id)
    await putAll(read)
  }

  async function putAll(read: readonly Row[]): Promise<void> {
    // Yields after more than a single row.
    if (read.length > 1) await yieldToEventLoop()
    let began = performance.now()
    for (const row of read) {
      table.put(row)
      if (performance.now() - began < SLICE_MS) continue
      await yieldToEventLoop()
      began = performance.now()
    }
  }
}
