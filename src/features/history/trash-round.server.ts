import type { HistoryAdapter } from '#database/history-adapter.ts'
import { DAY_MS } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createRepeatedTask, type StartInterval } from '#platform/interval.server.ts'
import { purgeTrash } from './trash.server.ts'

type Dependencies = {
  adapters: readonly HistoryAdapter[]
  clock: Clock
  log: { info(details: object, message: string): void; error(details: object, message: string): void }
  /** Erases deleted data from the database's files. Called after every run, since an earlier process may have ended before it. */
  afterErased?: () => Promise<void>
  every?: StartInterval
}

/**
 * Purges old entities of the trash now and once a day.
 *
 * @returns `first`, resolved when the first purge is over
 */
export function scheduleTrashPurge({ adapters, clock, log, afterErased = async () => {}, every }: Dependencies): {
  first: Promise<void>
  stop(): Promise<void>
} {
  const empty = async () => {
    const count = await purgeTrash(adapters, clock.now())
    if (count > 0) log.info({ count }, 'permanently deleted entities after thirty days in the trash')
    await afterErased()
  }
  const emptying = createRepeatedTask(empty, (error) => log.error({ err: error }, 'the trash could not be emptied'), every)
  return { first: emptying.every(DAY_MS), stop: emptying.stop }
}
