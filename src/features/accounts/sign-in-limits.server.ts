import { createHmac } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { foldName } from '#kit/text/fold-name.ts'
import { refundAttempt, resetBackoff } from '#platform/limits/backoff-limit.server.ts'
import { addressToCount, type KeyedLimit } from '#platform/limits/limit-keys.server.ts'
import { limitKey, type RateLimitName, rateLimits } from '#platform/limits/rate-limit.server.ts'

/**
 * The most rows that strangers can fill, by limit: names and addresses are counted in buckets, chosen by a keyed hash.
 * Nobody outside can tell who shares one; by chance two do so once in thousands, and then wait together for minutes at most.
 */
export const strangersRows = { loginOfPair: 16_384, loginFromAddress: 16_384, loginOfName: 4_096 } as const
type Bucketed = keyof typeof strangersRows

/** Limits that an attempt is counted against, the pair of name and address first. */
export type CountedTry = { limits: readonly KeyedLimit[]; forgive(db: Database): Promise<void> }

/** A try of a browser that has not signed in to this account before. Names that nobody has are counted like any other. */
export function unknownDeviceAttempt(secret: string, username: string, address: string): CountedTry {
  const [name, from] = [foldName(username), addressToCount(address)]
  const pair = inBucket(secret, 'loginOfPair', [name, from])
  const shared = [inBucket(secret, 'loginFromAddress', [from]), inBucket(secret, 'loginOfName', [name])]
  return {
    limits: [pair, ...shared],
    async forgive(db) {
      await resetBackoff(db, pair.key)
      for (const { key } of shared) await refundAttempt(db, key)
    },
  }
}

/** A try that only its maker's own tries slow down: of a known browser, or of a session. */
export function knownDeviceAttempt(name: 'loginOfBrowser' | 'passwordInSession', who: string): CountedTry {
  const own = { key: limitKey(name, who), ...rateLimits[name] }
  return { limits: [own], forgive: (db) => resetBackoff(db, own.key) }
}

/** Ends every wait before signing in, of all names and addresses: what whoever resets a password wants of it. */
export async function endSignInWaits(db: Database): Promise<void> {
  const names: RateLimitName[] = ['loginOfPair', 'loginFromAddress', 'loginOfName', 'loginOfBrowser']
  await db
    .deleteFrom('attempt')
    .where((row) => row.or(names.map((name) => row('key', 'like', limitKey(name, '%')))))
    .execute()
}

function inBucket(secret: string, name: Bucketed, parts: string[]): KeyedLimit {
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify([name, ...parts]))
    .digest()
  return { key: limitKey(name, hash.readUInt32BE() % strangersRows[name]), ...rateLimits[name] }
}
