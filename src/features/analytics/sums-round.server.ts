import type { Database } from '#database/schema.ts'
import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createRepeatedTask } from '#platform/interval.server.ts'
import { keepSums } from './day-sums.store.server.ts'

const ROUND_MS = 10 * 60 * 1000
/** Minutes after midnight in which other servers may still write events of the day before. */
const SETTLED_MINUTES = 10

type Dependencies = {
  db: Database
  /** Salts of visitors' keys were deleted. */
  afterErased: () => Promise<void>
  clock: Clock
  log: { error(details: object, message: string): void }
}

/** Sums up the days that are over, every ten minutes. */
export function scheduleVisitSums({ db, clock, log, afterErased }: Dependencies): { stop(): Promise<void> } {
  let erased = ''
  const sumUp = async () => {
    const { day, minute } = dayAndMinute(clock.now())
    await keepSums(db, day, minute >= SETTLED_MINUTES)
    // Once a day there are keys to delete.
    if (minute < SETTLED_MINUTES || erased === day) return
    await afterErased()
    erased = day
  }
  const { every, stop } = createRepeatedTask(sumUp, (error) => log.error({ err: error }, 'days of visits could not be summed up'))
  void every(ROUND_MS)
  return { stop }
}
