import { setTimeout as wait } from 'node:timers/promises'
import { change } from '#database/change.server.ts'
import type { Database } from '#database/schema.ts'
import { createRepeatedTask } from '#platform/interval.server.ts'
import { getOriginal } from '../image.store.server.ts'
import { removeLocation } from './remove-location.server.ts'

const RETRY_MS = 60_000
/** Pause between two images, in which requests run: reading and searching 10 MB takes some 30 ms. */
const PAUSE_MS = 100

type Dependencies = {
  db: Database
  log: { info(details: object, message: string): void; error(details: object, message: string): void }
  /** Erases the overwritten positions from the database's files. */
  afterErased: () => Promise<void>
}

/**
 * Starts to remove the position from the originals that earlier versions stored with it. Ends at once if none is left to check.
 *
 * @returns `first`, resolved when the first run is over
 */
export function scheduleLocationRemoval({ db, log, afterErased }: Dependencies): { first: Promise<void>; stop(): Promise<void> } {
  let isStopped = false
  const removing = createRepeatedTask(
    async () => {
      const count = await removeStoredLocations(db, { isStopped: () => isStopped, pause: () => wait(PAUSE_MS) })
      if (count === 0) return
      log.info({ count }, 'removed the position from stored photos')
      await afterErased()
    },
    (error) => {
      log.error({ err: error }, 'the position could not be removed from stored photos')
      removing.later(RETRY_MS)
    },
  )
  const stop = () => {
    isStopped = true
    return removing.stop()
  }
  return { first: removing.now(), stop }
}

/**
 * Checks all images in `unchecked_image`, each in a transaction of its own, so that a later run continues with the rest. Keys stay
 * the same, since addresses contain them, although they were computed from the bytes before.
 *
 * @param isStopped true to end after the present image
 * @param pause called after each image
 * @returns the number of originals that had a position
 */
export async function removeStoredLocations(
  db: Database,
  { isStopped = () => false, pause = async () => {} }: { isStopped?: () => boolean; pause?: () => Promise<void> } = {},
): Promise<number> {
  let count = 0
  while (!isStopped()) {
    const next = await db.selectFrom('unchecked_image').select('image_id').orderBy('image_id').limit(1).executeTakeFirst()
    if (!next) break
    if (await removeStoredLocation(db, next.image_id)) count += 1
    await pause()
  }
  return count
}

async function removeStoredLocation(db: Database, id: number): Promise<boolean> {
  const stored = await getOriginal(db, id)
  const bytes = removeLocation(stored)
  return change(db, async (transaction) => {
    if (bytes !== stored)
      await transaction
        .updateTable('image_content')
        .set({ bytes: Buffer.from(bytes) })
        .where('image_id', '=', id)
        .execute()
    await transaction.deleteFrom('unchecked_image').where('image_id', '=', id).execute()
    return bytes !== stored
  })
}
