import { DAY_MS } from './units.ts'

/** Days after which a deleted item or a removed account is purged; until then it can be restored. */
export const TRASH_DAYS = 30

/** The moment at which an item deleted at `deletedAt` is purged; both are ISO 8601. */
export function purgedAt(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString()
}
