import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { SLICE_MS, yieldToEventLoop } from './yield-to-event-loop.server.ts'

/** Source of the ids of changed products, in the order of the changes. */
export type ChangeFeed = {
  /** Returns the number of the last change, its mark; 0 if there was none. */
  latest(): Promise<number>
  /**
   * Reads the changes after a mark, a few thousand at a time.
   *
   * @returns the ids, the mark to continue from, and `isLast` if no more changes follow
   */
  after(mark: number): Promise<{ mark: number; ids: readonly number[]; isLast: boolean }>
}

/** Data structure that a live table keeps up to date, such as a search index. */
export type UpdatableTable<Row> = {
  /** Adds a row or replaces the row with the same id. */
  put(row: Row): void
  /** Removes the row with an id, if there is one. */
  remove(id: number): void
}

/** Reads the rows that visitors may see. A batch should take a few milliseconds. */
export type RowSource<Row> = {
  /** Reads the next rows with higher ids, in order of ids; returns none at the end. */
  after(id: number): Promise<readonly Row[]>
  /** Reads the rows with these ids; those that visitors may not see are missing. */
  of(ids: readonly number[]): Promise<readonly Row[]>
}

export type LiveTable<Kept> = {
  /** Returns the table with all changes announced before the call. Read it before the next `await`, since updates change it. */
  current(): Promise<Kept>
}

/** Changed rows read at a time. */
const ID_BATCH_SIZE = 200
/** Delay after an announcement, so that several writes in quick succession are read in one batch. */
const DEBOUNCE_MS = 50

/**
 * Creates a table in memory that follows the catalogue. It is filled once, in batches that yield to other requests, and then
 * updated with changed rows only. Simultaneous callers share one update. After its first use the table also updates itself
 * after announcements. After a failure the next caller tries again, and gets the error if that fails too.
 *
 * Changes are identified by numbers in the database, so it does not matter which server wrote them, or whether an announcement
 * was lost.
 *
 * @param make creates an empty table; called again if the database was replaced by an older copy
 */
export function createLiveTable<Row extends { id: number }, Kept extends UpdatableTable<Row>>({
  changes,
  feed,
  rows,
  make,
}: {
  changes: CatalogueVersion
  feed: ChangeFeed
  rows: RowSource<Row>
  make: () => Kept
}): LiveTable<Kept> {
  let table = make()
  /** Number of the last change that was read; undefined before the filling begins. */
  let mark: number | undefined
  /** Id of the last row that the filling has added; undefined once the table is filled. */
  let filledTo: number | undefined = 0
  /** Catalogue version up to which the table is current. */
  let reached = -1
  let running: Promise<void> | undefined
  let waiting: NodeJS.Timeout | undefined

  changes.listen(() => {
    if (mark === undefined || waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      // Errors recur for the next caller, and are answered and logged there.
      current().catch(() => {})
    }, DEBOUNCE_MS).unref()
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
      // Starts reading the next rows before these are processed.
      coming = last === undefined ? undefined : readAfter(last)
      await putAll(read)
      filledTo = last
    }
    let isLast = false
    while (!isLast) {
      const changed = await feed.after(mark)
      for (let at = 0; at < changed.ids.length; at += ID_BATCH_SIZE) {
        // Yields between batches too: removing rows takes time, and queries to SQLite block the event loop.
        if (changed.ids.length > ID_BATCH_SIZE) await yieldToEventLoop()
        await readAgain(changed.ids.slice(at, at + ID_BATCH_SIZE))
      }
      mark = changed.mark
      isLast = changed.isLast
    }
    reached = heard
  }

  function readAfter(id: number): Promise<readonly Row[]> {
    const coming = rows.after(id)
    // Prevents an unhandled rejection: `coming` may be awaited only later, where the error is thrown.
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
    // Yields before a batch, but not for a single changed row.
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
