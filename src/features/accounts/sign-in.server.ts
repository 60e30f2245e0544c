import type { Database } from '#database/schema.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { secondsToWait } from '#platform/limits/backoff-limit.server.ts'
import { concurrencyLimit, QUEUE_FULL } from '#platform/limits/concurrency-limit.server.ts'
import { countAttempt, createTooManyError } from '#platform/limits/rate-limit.server.ts'
import { shopSecret } from '#platform/shop-secret.server.ts'
import type { Credentials } from './account.contract.ts'
import { findAdministratorById, findAdministratorByName, updatePasswordHash } from './administrator.store.server.ts'
import { type DeviceAccount, findDevice } from './device-cookie.server.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from './passwords/password.server.ts'
import type { SignedIn } from './session.store.server.ts'
import { type CountedTry, knownDeviceAttempt, unknownDeviceAttempt } from './sign-in-limits.server.ts'

/** `wait`: the password was not checked. `isStranger`: a browser that has signed in before would not have to wait. */
export type Wait = { kind: 'wait'; seconds: number; isStranger: boolean }
export type SignInOutcome = { kind: 'in'; administrator: SignedIn; account: DeviceAccount } | { kind: 'wrong' } | Wait

/**
 * Each password check takes 19 MB and 20 ms of a core. Unknown and known browsers have separate queues, so that a flood of
 * unknown ones neither overloads the machine nor blocks staff.
 */
const limits = { strangers: concurrencyLimit({ running: 1, waiting: 50 }), known: concurrencyLimit({ running: 1, waiting: 50 }) }
const FULL_WAIT_S = 2

/** Origin of an attempt: its address, and its browser's device cookie, '' for none. */
export type Trier = { address: string; deviceCookie: string }

/** Secret that signs the device cookies of known browsers and chooses buckets. */
export function signInSecret(db: Database): Promise<string> {
  return shopSecret(db, 'sign-in')
}

/**
 * Checks a name and a password. Unknown names take the same time, count the same and get the same answer as wrong passwords.
 * During a wait even the right password is not checked, and nothing is written.
 *
 * A browser that has signed in to this account before (device-cookie) is limited by its own attempts only.
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
  if (passwordHash !== found.passwordHash) await updatePasswordHash(db, id, passwordHash, now)
  return { kind: 'in', administrator: { id, username: found.username, firstName, role }, account: { id, passwordHash } }
}

/** The current password; for a password change also the new one. */
type OwnPasswords = { current: string; next?: string }

/**
 * Verifies the password of a signed-in user. Attempts are counted per session, so that strangers cannot block it, and an open
 * session does not allow guessing for long.
 *
 * A lost answer may hide that the change was made: on a retry `next` may be in force already, and is accepted too.
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

/**
 * Refusal of an attempt during a wait; an unknown browser also reads that known browsers need not wait, and who can end the
 * wait.
 */
export function askedToWait({ seconds, isStranger }: Wait): HttpError {
  const refusal = createTooManyError(seconds)
  if (!isStranger) return refusal
  return new HttpError(refusal.status, 'account.tooManyTries', { values: refusal.values, headers: refusal.headers })
}

async function countedCheck(
  db: Database,
  { counted, check, isStranger }: { counted: CountedTry; check: () => Promise<boolean>; isStranger: boolean },
  now: Date,
): Promise<'right' | 'wrong' | Wait> {
  const wait = (seconds: number): Wait => ({ kind: 'wait', seconds, isStranger })
  // Checked before queueing too, so that waiting attempts take no place in the queue.
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
  if (outcome === QUEUE_FULL) return wait(FULL_WAIT_S)
  if (outcome === 'right') await counted.forgive(db)
  return outcome
}
