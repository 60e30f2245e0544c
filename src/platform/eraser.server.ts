import { eraseDeleted } from '#database/erase-deleted.server.ts'
import type { Database } from '#database/schema.ts'
import { createRepeatedTask } from './interval.server.ts'

const RETRY_MS = 60_000

export type Eraser = {
  /** Starts to erase. Resolves after the first attempt, even if that failed. */
  erase(): Promise<void>
  stop(): Promise<void>
}

/**
 * Creates the task that removes purged data from the database's files (`eraseDeleted`). After an error, or if the database is in
 * use, it tries again a minute later.
 */
export function createEraser(db: Database, log: { error(details: object, message: string): void }): Eraser {
  const erasing = createRepeatedTask(
    async () => {
      if (!(await eraseDeleted(db))) erasing.later(RETRY_MS)
    },
    (error) => {
      log.error({ err: error }, 'deleted data is still in the files of the database')
      erasing.later(RETRY_MS)
    },
  )
  return { erase: erasing.now, stop: erasing.stop }
}
