import type { Database } from '#database/schema.ts'
import { foldName } from '#kit/fold-name.ts'
import { addressToCount, forgetAttempts, returnAttempt } from '#platform/attempts.server.ts'
import { countCall, limitKey } from '#platform/rate-limit.server.ts'
import type { Credentials } from './account.contract.ts'
import { findAdministratorByName, keepHash } from './administrator.store.server.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from './password.server.ts'
import type { SignedIn } from './session.store.server.ts'

export type SignInOutcome = { kind: 'in'; administrator: SignedIn } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/**
 * Checks a name and a password. Unknown names cost the same time, count the same and are answered the same as wrong
 * passwords; while a name or an address has to wait, the right password is not even looked at.
 */
export async function signIn(db: Database, { username, password }: Credentials, address: string, now: Date): Promise<SignInOutcome> {
  const counted = addressToCount(address)
  const seconds = (await countCall(db, 'loginOfName', foldName(username), now)) || (await countCall(db, 'loginFromAddress', counted, now))
  if (seconds > 0) return { kind: 'wait', seconds }

  const found = await findAdministratorByName(db, username)
  if (!(await isPasswordRight(password, found?.passwordHash)) || !found) return { kind: 'wrong' }

  await forgetAttempts(db, failuresOf(username))
  await returnAttempt(db, limitKey('loginFromAddress', counted))
  if (isHashOutdated(found.passwordHash)) await keepHash(db, found.id, await hashPassword(password), now)
  return { kind: 'in', administrator: { id: found.id, username: found.username, firstName: found.firstName } }
}

/** Under which key the failures of a name are counted; forgetting them lets its owner try again at once. */
export function failuresOf(username: string): string {
  return limitKey('loginOfName', foldName(username))
}
