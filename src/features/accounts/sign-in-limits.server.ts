import { createHmac } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { foldName } from '#kit/text/fold-name.ts'
import { refundAttempt, resetBackoff } from '#platform/limits/backoff-limit.server.ts'
import { type KeyedLimit, toAddressKey } from '#platform/limits/limit-keys.server.ts'
import { limitKey, limitOf, MINUTE_MS, type RateLimit } from '#platform/limits/rate-limit.server.ts'

const signIn = { windowMs: 15 * MINUTE_MS, beyond: 'growing' } as const

/** Limits of signing in and of confirming the own password. */
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
  /** Wrong current passwords while changing one's own, in one session. */
  passwordInSession: { name: 'passwordInSession', limit: 5, ...signIn },
} as const satisfies Record<string, RateLimit>

/**
 * Maximum rows that unknown browsers can fill, per limit: names and addresses are counted in buckets, chosen by a keyed hash.
 * Outsiders cannot tell which names share a bucket. By chance one pair in thousands does, and then shares waits of minutes.
 */
export const strangersRows = { loginOfPair: 16_384, loginFromAddress: 16_384, loginOfName: 4_096 } as const
type Bucketed = keyof typeof strangersRows

/** Limits that an attempt is counted against, the pair of name and address first. */
export type CountedTry = { limits: readonly KeyedLimit[]; forgive(db: Database): Promise<void> }

/** An attempt of a browser that has not signed in to this account before. Names without an account are counted the same way. */
export function unknownDeviceAttempt(secret: string, username: string, address: string): CountedTry {
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

/** An attempt that is limited only by earlier attempts of the same known browser or session. */
export function knownDeviceAttempt(name: 'loginOfBrowser' | 'passwordInSession', who: string): CountedTry {
  const own = limitOf(limits[name], who)
  return { limits: [own], forgive: (db) => resetBackoff(db, own.key) }
}

/** Ends every wait before signing in, for all names and addresses, after a password was reset. */
export async function endSignInWaits(db: Database): Promise<void> {
  const ended: RateLimit[] = [limits.loginOfPair, limits.loginFromAddress, limits.loginOfName, limits.loginOfBrowser]
  await db
    .deleteFrom('attempt')
    .where((row) => row.or(ended.map((limit) => row('key', 'like', limitKey(limit, '%')))))
    .execute()
}

function inBucket(secret: string, name: Bucketed, parts: string[]): KeyedLimit {
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify([name, ...parts]))
    .digest()
  return limitOf(limits[name], hash.readUInt32BE() % strangersRows[name])
}
