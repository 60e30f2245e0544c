import type { Database } from '#database/schema.ts'
import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createRepeatedTask } from '#platform/interval.server.ts'
import { updateDaySums } from './day-sums.store.server.ts'

const ROUND_MS = 10 * 60 * 1000
/** Minutes after midnight in which other servers may still write events of the day before. */
const SETTLED_MINUTES = 10

type Dependencies = {
  db: Database
  /** Called once a day, after salts were deleted, to erase their bytes from the database's files. */
  afterErased: () => Promise<void>
  clock: Clock
  log: { error(details: object, message: string): void }
}

/** Sums up finished days, every ten minutes. */
export function scheduleVisitSums({ db, clock, log, afterErased }: Dependencies): { stop(): Promise<void> } {
  let erased = ''
  const sumUp = async () => {
    const { day, minute } = dayAndMinute(clock.now())
    await updateDaySums(db, day, minute >= SETTLED_MINUTES)
    // Erases the bytes of deleted salts once a day, when the day before is settled.
    if (minute < SETTLED_MINUTES || erased === day) return
    await afterErased()
    erased = day
  }
  const { every, stop } = createRepeatedTask(sumUp, (error) => log.error({ err: error }, 'daily sums of visits could not be updated'))
  void every(ROUND_MS)
  return { stop }
}
