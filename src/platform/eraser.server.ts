import { eraseDeleted } from '#database/erase-deleted.server.ts'
import type { Database } from '#database/schema.ts'
import { rounds } from './interval.server.ts'

const AGAIN_MS = 60_000

export type Eraser = {
  /** Something was deleted for ever: it leaves the files now, or as soon as nobody uses them. */
  erase(): Promise<void>
  stop(): Promise<void>
}

/** Erases what was deleted, one round at a time; one that fails or has to wait is made up for a minute later. */
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
