import type { Database } from '#database/schema.ts'
import { DAY_MS } from '#kit/units.ts'

/** A counted key, and its limit per window. */
export type KeyedLimit = { key: string; limit: number; windowMs: number }

/**
 * Returns the key under which an address is counted: an IPv4 address itself, or the first 64 bits of an IPv6 address, which a
 * household shares.
 */
export function toAddressKey(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!bare.includes(':')) return bare
  const [head = '', tail = ''] = bare.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const groups = [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Deletes counts a day after their window began or their wait ended, when they no longer matter. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  await db.deleteFrom('attempt').where('window_started_at', '<', dayAgo).execute()
}
