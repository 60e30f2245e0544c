import type { Database } from '#database/schema.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { secondsToWait } from '#platform/limits/backoff-limit.server.ts'
import { createConcurrencyLimit, QUEUE_FULL } from '#platform/limits/concurrency-limit.server.ts'
import { countAttempt, createTooManyError } from '#platform/limits/rate-limit.server.ts'
import { shopSecret } from '#platform/shop-secret.server.ts'
import type { Credentials } from './account.contract.ts'
import { findAdministratorById, findAdministratorByName, updatePasswordHash } from './administrator.store.server.ts'
import { type DeviceAccount, findDeviceKey } from './device-cookie.server.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from './passwords/password.server.ts'
import type { SignedIn } from './session.store.server.ts'
import { type CountedAttempt, knownDeviceAttempt, unknownDeviceAttempt } from './sign-in-limits.server.ts'

/** Wait before the next attempt; the password was not checked. `isUnknownBrowser`: a browser with a device cookie need not wait. */
export type SignInWait = { kind: 'wait'; seconds: number; isUnknownBrowser: boolean }
/** Result of an attempt. 'in': name and password are right. 'wrong': one of them is not, or the name is unknown. */
export type SignInOutcome = { kind: 'in'; administrator: SignedIn; account: DeviceAccount } | { kind: 'wrong' } | SignInWait

/**
 * Each password check takes 19 MB and 20 ms of a core. Unknown and known browsers have separate queues, so that a flood from
 * unknown browsers neither overloads the machine nor blocks staff.
 */
const limits = { unknown: createConcurrencyLimit({ running: 1, waiting: 50 }), known: createConcurrencyLimit({ running: 1, waiting: 50 }) }
const QUEUE_FULL_RETRY_S = 2

/** Client that makes an attempt: its IP address, and the value of its device cookie, '' for none. */
export type SignInClient = { address: string; deviceCookie: string }

/** Secret for the signatures of device cookies and for the choice of buckets in sign-in-limits. */
export function signInSecret(db: Database): Promise<string> {
  return shopSecret(db, 'sign-in')
}

/**
 * Checks a name and a password. Unknown names take the same time, count the same and get the same answer as wrong passwords.
 * During a wait even the right password is not checked, and nothing is written.
 *
 * A browser that has signed in to this account before (device-cookie.server.ts) is limited by its own attempts only.
 */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  { address, deviceCookie }: SignInClient,
  now: Date,
): Promise<SignInOutcome> {
  const secret = await signInSecret(db)
  const found = await findAdministratorByName(db, username)
  const device = found && findDeviceKey(secret, found, deviceCookie, now)
  const counted = device ? knownDeviceAttempt('loginOfBrowser', device) : unknownDeviceAttempt(secret, username, address)
  const check = () => isPasswordRight(password, found?.passwordHash)
  const outcome = await countedCheck(db, { counted, check, isUnknownBrowser: !device }, now)
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
 * Verifies the password of a signed-in user. Attempts are counted per session: failed attempts elsewhere cannot block the user,
 * and somebody at an unattended browser cannot guess for long.
 *
 * On a retry of a password change after a lost answer, `next` may already be the user's password, so it is accepted too.
 */
export async function checkOwnPassword(
  db: Database,
  { id, session }: { id: number; session: string },
  { current, next }: OwnPasswords,
  now: Date,
): Promise<'right' | 'wrong' | SignInWait> {
  const passwordHash = (await findAdministratorById(db, id))?.passwordHash
  const check = async () =>
    (await isPasswordRight(current, passwordHash)) || (next !== undefined && (await isPasswordRight(next, passwordHash)))
  return countedCheck(db, { counted: knownDeviceAttempt('passwordInSession', session), check, isUnknownBrowser: false }, now)
}

/**
 * Refusal of an attempt during a wait. The message for an unknown browser adds that known browsers need not wait, and who can
 * end the wait.
 */
export function createWaitRefusal({ seconds, isUnknownBrowser }: SignInWait): HttpError {
  const refusal = createTooManyError(seconds)
  if (!isUnknownBrowser) return refusal
  return new HttpError(refusal.status, 'account.tooManyTries', { values: refusal.values, headers: refusal.headers })
}

async function countedCheck(
  db: Database,
  { counted, check, isUnknownBrowser }: { counted: CountedAttempt; check: () => Promise<boolean>; isUnknownBrowser: boolean },
  now: Date,
): Promise<'right' | 'wrong' | SignInWait> {
  const wait = (seconds: number): SignInWait => ({ kind: 'wait', seconds, isUnknownBrowser })
  // Checks for a wait before the queue too, so that refused attempts occupy no place in the queue.
  const blocked = await secondsToWait(
    db,
    counted.limits.map(({ key }) => key),
    now,
  )
  if (blocked > 0) return wait(blocked)
  const outcome = await limits[isUnknownBrowser ? 'unknown' : 'known'].run(async () => {
    const seconds = await countAttempt(db, counted.limits, now)
    if (seconds > 0) return wait(seconds)
    return (await check()) ? 'right' : 'wrong'
  })
  if (outcome === QUEUE_FULL) return wait(QUEUE_FULL_RETRY_S)
  if (outcome === 'right') await counted.forgive(db)
  return outcome
}
