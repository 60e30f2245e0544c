import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { yieldToEventLoop } from './yield-to-event-loop.server.ts'

/** Ids of what has changed, in the order of its changes. */
export type ChangeFeed = {
  /** The mark of the last change so far; 0 when there was none. */
  latest(): Promise<number>
  /**
   * Changes after a mark, a few thousand at a time.
   *
   * @returns the mark to ask from next, and whether nothing more was there
   */
  after(mark: number): Promise<{ mark: number; ids: readonly number[]; isLast: boolean }>
}

/** The structure that is filled: rows go in and out one by one. */
export type Table<Row> = {
  /** Takes a row in, in place of the one of this id if it has one. */
  put(row: Row): void
  /** Takes the row of an id out, if it has it. */
  remove(id: number): void
}

/** Reads what visitors may see, as rows of any shape. A step should take a few milliseconds. */
export type Rows<Row> = {
  /** Those with the next ids above this one, in the order of ids; none when there are no more. */
  after(id: number): Promise<readonly Row[]>
  /** Those of these ids that visitors may see. */
  of(ids: readonly number[]): Promise<readonly Row[]>
}

export type LiveTable<Kept> = {
  /** The table with every change in it that was announced before the call. To be used at once: it goes on changing. */
  current(): Promise<Kept>
}

/** Changed rows read at a time. */
const IDS_AT_ONCE = 200
/** How long rows are processed before other requests get their turn. */
const SLICE_MS = 8
/** An import changes the catalogue many times a second: it is followed in strides. */
const QUIET_MS = 50

/**
 * A table in memory that follows the catalogue: filled once, in steps between which others get their turn, then told of
 * what has changed and of nothing else. Simultaneous callers share one catching up. After an announcement it catches up by
 * itself, once it was asked for. What fails is tried again by the next caller, who is told if it fails again.
 *
 * Changes are told by numbers that the database keeps, so it does not matter which server wrote them, or whether an
 * announcement got lost before another came.
 *
 * @param make an empty table; made anew if the database turns out to be an older one than the table was filled from
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
  /** Where changes are read from next; nothing until the filling has begun. */
  let mark: number | undefined
  /** The last id that was filled in; nothing once all are. */
  let filledTo: number | undefined = 0
  /** The announcement up to which the table is true. */
  let reached = -1
  let running: Promise<void> | undefined
  let waiting: NodeJS.Timeout | undefined

  changes.listen(() => {
    if (mark === undefined || waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      // Errors happen again for the next caller, and are answered and logged there.
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
    // A row that changes meanwhile is read again below: its change comes after the mark.
    for (let coming = filledTo === undefined ? undefined : readAfter(filledTo); coming; ) {
      const read = await coming
      const last = read.at(-1)?.id
      // The database looks for the next ones while these are taken in.
      coming = last === undefined ? undefined : readAfter(last)
      await putAll(read)
      filledTo = last
    }
    let isLast = false
    while (!isLast) {
      const changed = await feed.after(mark)
      for (let at = 0; at < changed.ids.length; at += IDS_AT_ONCE) await readAgain(changed.ids.slice(at, at + IDS_AT_ONCE))
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
    // A single row holds nobody up.
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
