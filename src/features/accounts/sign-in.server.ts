import type { Database } from '#database/schema.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { secondsToWait } from '#platform/limits/backoff-limit.server.ts'
import { concurrencyLimit, full } from '#platform/limits/concurrency-limit.server.ts'
import { countAttempt, tooMany } from '#platform/limits/rate-limit.server.ts'
import { shopSecret } from '#platform/shop-secret.server.ts'
import type { Credentials } from './account.contract.ts'
import { findAdministratorById, findAdministratorByName, keepHash } from './administrator.store.server.ts'
import { type DeviceAccount, findDevice } from './device-cookie.server.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from './passwords/password.server.ts'
import type { SignedIn } from './session.store.server.ts'
import { type CountedTry, knownDeviceAttempt, unknownDeviceAttempt } from './sign-in-limits.server.ts'

/** `wait`: nothing was looked at. `isStranger`: by a browser that has signed in before it would not have to be. */
export type Wait = { kind: 'wait'; seconds: number; isStranger: boolean }
export type SignInOutcome = { kind: 'in'; administrator: SignedIn; account: DeviceAccount } | { kind: 'wrong' } | Wait

/**
 * Each check of a password takes 19 MB and 20 ms of a core. Strangers have one queue and those who have signed in before
 * another, so that no flood of theirs takes the machine or anybody's turn.
 */
const limits = { strangers: concurrencyLimit({ running: 1, waiting: 50 }), known: concurrencyLimit({ running: 1, waiting: 50 }) }
const FULL_WAIT_S = 2

/** Whose try it is: where it comes from, and the device cookie that its browser sent, '' for none. */
export type Trier = { address: string; deviceCookie: string }

/** Secret that signs the device cookies of known browsers and chooses buckets. */
export function signInSecret(db: Database): Promise<string> {
  return shopSecret(db, 'sign-in')
}

/**
 * Checks a name and a password. Unknown names cost the same time, count the same and are answered the same as wrong
 * passwords; while somebody has to wait, the right password is not even looked at, and nothing is written.
 *
 * A browser that has signed in to this account before (device-cookie) is slowed by its own tries only.
 */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  { address, deviceCookie }: Trier,
  now: Date,
): Promise<SignInOutcome> {
  const secret = await signInSecret(db)
  const found = await findAdministratorByName(db, username)
  const device = found && findDevice(secret, found, deviceCookie, now)
  const counted = device ? knownDeviceAttempt('loginOfBrowser', device) : unknownDeviceAttempt(secret, username, address)
  const check = () => isPasswordRight(password, found?.passwordHash)
  const outcome = await countedCheck(db, { counted, check, isStranger: !device }, now)
  if (outcome !== 'right') return outcome === 'wrong' ? { kind: 'wrong' } : outcome
  if (!found) return { kind: 'wrong' }

  const { id, firstName, role } = found
  const passwordHash = isHashOutdated(found.passwordHash) ? await hashPassword(password) : found.passwordHash
  if (passwordHash !== found.passwordHash) await keepHash(db, id, passwordHash, now)
  return { kind: 'in', administrator: { id, username: found.username, firstName, role }, account: { id, passwordHash } }
}

/** The current password; for a change of it also the wanted one. */
type OwnPasswords = { current: string; next?: string }

/**
 * Verifies the password of a signed-in user. Counted by session: attempts of strangers block nobody here, and an open
 * session does not allow guessing for long.
 *
 * The answer to a change may get lost: when it is tried again, `next` may be in force already, and is right too.
 */
export async function checkOwnPassword(
  db: Database,
  { id, session }: { id: number; session: string },
  { current, next }: OwnPasswords,
  now: Date,
): Promise<'right' | 'wrong' | Wait> {
  const passwordHash = (await findAdministratorById(db, id))?.passwordHash
  const check = async () =>
    (await isPasswordRight(current, passwordHash)) || (next !== undefined && (await isPasswordRight(next, passwordHash)))
  return countedCheck(db, { counted: knownDeviceAttempt('passwordInSession', session), check, isStranger: false }, now)
}

/** How a try is refused that came too soon; a new browser is told whom it does not hold up, and who can end the wait. */
export function askedToWait({ seconds, isStranger }: Wait): HttpError {
  const refusal = tooMany(seconds)
  if (!isStranger) return refusal
  return new HttpError(refusal.status, 'account.tooManyTries', { values: refusal.values, headers: refusal.headers })
}

async function countedCheck(
  db: Database,
  { counted, check, isStranger }: { counted: CountedTry; check: () => Promise<boolean>; isStranger: boolean },
  now: Date,
): Promise<'right' | 'wrong' | Wait> {
  const wait = (seconds: number): Wait => ({ kind: 'wait', seconds, isStranger })
  // Asked before the queue as well: whoever has to wait takes nobody's place in it.
  const blocked = await secondsToWait(
    db,
    counted.limits.map(({ key }) => key),
    now,
  )
  if (blocked > 0) return wait(blocked)
  const outcome = await limits[isStranger ? 'strangers' : 'known'].run(async () => {
    const seconds = await countAttempt(db, counted.limits, now)
    if (seconds > 0) return wait(seconds)
    return (await check()) ? 'right' : 'wrong'
  })
  if (outcome === full) return wait(FULL_WAIT_S)
  if (outcome === 'right') await counted.forgive(db)
  return outcome
}
