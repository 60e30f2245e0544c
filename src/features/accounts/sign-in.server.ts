import type { Database } from '#database/schema.ts'
import { addressToCount, deleteOldAttempts, forgetAttempts, returnAttempt, takeAttempt } from '#platform/attempts.server.ts'
import { Refusal } from '#platform/refusal.server.ts'
import type { Credentials } from './account.contract.ts'
import { findAdministratorByName, keepHash } from './administrator.store.server.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from './password.server.ts'
import type { SignedIn } from './session.store.server.ts'

const WINDOW_MS = 15 * 60_000
const FAILURES_PER_NAME = 5
const FAILURES_PER_ADDRESS = 20

export type SignInOutcome = { kind: 'in'; administrator: SignedIn } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/**
 * Checks a name and a password. Unknown names cost the same time, count the same and are answered the same as wrong
 * passwords; while a name or an address has to wait, the right password is not even looked at.
 */
export async function signIn(db: Database, { username, password }: Credentials, address: string, now: Date): Promise<SignInOutcome> {
  const nameKey = failuresOf(username)
  const addressKey = `login:address:${addressToCount(address)}`
  await deleteOldAttempts(db, now)
  const seconds =
    (await takeAttempt(db, { key: nameKey, limit: FAILURES_PER_NAME, windowMs: WINDOW_MS }, now)) ||
    (await takeAttempt(db, { key: addressKey, limit: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS }, now))
  if (seconds > 0) return { kind: 'wait', seconds }

  const found = await findAdministratorByName(db, username)
  if (!(await isPasswordRight(password, found?.passwordHash)) || !found) return { kind: 'wrong' }

  await forgetAttempts(db, nameKey)
  await returnAttempt(db, addressKey)
  if (isHashOutdated(found.passwordHash)) await keepHash(db, found.id, await hashPassword(password), now)
  return { kind: 'in', administrator: { id: found.id, username: found.username, firstName: found.firstName } }
}

/** Under which key the failures of a name are counted; forgetting them lets its owner try again at once. */
export function failuresOf(username: string): string {
  return `login:name:${username.toLowerCase()}`
}

/** How a request is refused that comes after too many wrong passwords. */
export function waitFirst(seconds: number): Refusal {
  return new Refusal(429, 'problem.tooMany', { values: { seconds }, headers: { 'retry-after': String(seconds) } })
}
