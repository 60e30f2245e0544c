import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import type { Guard } from '#platform/http/route.server.ts'
import type { AccountEdit } from './account-changes.store.server.ts'

/** Dependencies of the calls that change accounts. */
export type AccountServices = {
  db: Database
  clock: Clock
  requireAdmin: Guard
  findBrand: () => Promise<string>
  queueNotice: AccountEdit['queueNotice']
  /** Sends queued notices in the background as soon as possible. */
  sendNotices: () => void
}
