import { eraseDeleted } from '#database/erase-deleted.server.ts'
import type { Database } from '#database/schema.ts'
import { rounds } from './interval.server.ts'

const AGAIN_MS = 60_000

export type Eraser = {
  /** Erases purged data from the files now, or as soon as the database is not in use. */
  erase(): Promise<void>
  stop(): Promise<void>
}

/** Erases purged data from the database's files, one round at a time; a failed or postponed round is repeated after a minute. */
export function eraser(db: Database, log: { error(details: object, message: string): void }): Eraser {
  const erasing = rounds(
    async () => {
      if (!(await eraseDeleted(db))) erasing.later(AGAIN_MS)
    },
    (error) => {
      log.error({ err: error }, 'what was deleted is still in the files of the database')
      erasing.later(AGAIN_MS)
    },
  )
  return { erase: erasing.now, stop: erasing.stop }
}
