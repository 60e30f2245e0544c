import { createHmac } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { foldName } from '#kit/text/fold-name.ts'
import { MINUTE_MS } from '#kit/units.ts'
import { refundAttempt, resetBackoff } from '#platform/limits/backoff-limit.server.ts'
import { type KeyedLimit, toAddressKey } from '#platform/limits/limit-keys.server.ts'
import { limitKey, limitOf, type RateLimit } from '#platform/limits/rate-limit.server.ts'

const signIn = { windowMs: 15 * MINUTE_MS, beyond: 'growing' } as const

/** Limits for wrong passwords, at sign-in and when users confirm their own password. */
const limits = {
  /** Wrong passwords from unknown browsers: for one name from one address, and from one address. */
  loginOfPair: { name: 'loginOfPair', limit: 5, ...signIn },
  loginFromAddress: { name: 'loginFromAddress', limit: 20, ...signIn },
  /**
   * Wrong passwords from unknown browsers for one name, from all addresses: half of the hundred that NIST SP 800-63B allows in
   * a row.
   */
  loginOfName: { name: 'loginOfName', limit: 50, ...signIn },
  /** Wrong passwords from a browser that has signed in to this account before. */
  loginOfBrowser: { name: 'loginOfBrowser', limit: 5, ...signIn },
  /** Wrong current passwords in one session, typed to change the password or to confirm a change of accounts. */
  passwordInSession: { name: 'passwordInSession', limit: 5, ...signIn },
} as const satisfies Record<string, RateLimit>

/**
 * Number of buckets per limit, and so the maximum of rows that unknown browsers can fill. A keyed hash assigns names and
 * addresses to buckets, so outsiders cannot tell which names share one. Two names rarely share a bucket; if they do, they also
 * share their waits.
 */
export const bucketCounts = { loginOfPair: 16_384, loginFromAddress: 16_384, loginOfName: 4_096 } as const
type BucketedLimit = keyof typeof bucketCounts

/**
 * Limits that count an attempt. `forgive`, after a right password: resets the counter of the pair, browser or session, and takes the
 * attempt off the counters that other people share.
 */
export type CountedAttempt = { limits: readonly KeyedLimit[]; forgive(db: Database): Promise<void> }

/** An attempt of a browser that has not signed in to this account before. Names without an account are counted the same way. */
export function unknownDeviceAttempt(secret: string, username: string, address: string): CountedAttempt {
  const [name, from] = [foldName(username), toAddressKey(address)]
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

/** An attempt that is limited only by earlier attempts of the same known browser or session, identified by `who`. */
export function knownDeviceAttempt(name: 'loginOfBrowser' | 'passwordInSession', who: string): CountedAttempt {
  const own = limitOf(limits[name], who)
  return { limits: [own], forgive: (db) => resetBackoff(db, own.key) }
}

/** Ends all waits at sign-in, for all names and addresses, after somebody's password was reset. */
export async function endAllSignInWaits(db: Database): Promise<void> {
  const ended: RateLimit[] = [limits.loginOfPair, limits.loginFromAddress, limits.loginOfName, limits.loginOfBrowser]
  await db
    .deleteFrom('attempt')
    .where((row) => row.or(ended.map((limit) => row('key', 'like', limitKey(limit, '%')))))
    .execute()
}

function inBucket(secret: string, name: BucketedLimit, parts: string[]): KeyedLimit {
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify([name, ...parts]))
    .digest()
  return limitOf(limits[name], hash.readUInt32BE() % bucketCounts[name])
}
