import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createAdministrator } from './account-changes.store.server.ts'
import { hasAnyAccount } from './administrator.store.server.ts'
import { generatePassword, hashPassword } from './passwords/password.server.ts'
import { findWeakness, WeakPassword } from './passwords/weak-password.server.ts'

/**
 * Creates an owner's account in a new shop. Does nothing if there is any account, even a removed one.
 *
 * @param company name of the company, which the password must not consist of
 * @returns the generated password, to be shown once; undefined if none was generated
 * @throws WeakPassword if the given password is weak
 */
export async function ensureFirstAdministrator({
  db,
  clock,
  username,
  password,
  company,
}: {
  db: Database
  clock: Clock
  username: string
  password: string | undefined
  company: string
}): Promise<string | undefined> {
  if (await hasAnyAccount(db)) return undefined
  const weakness = password === undefined ? undefined : await findWeakness(password, [username, company])
  if (weakness) throw new WeakPassword(weakness)
  const chosen = password ?? generatePassword()
  const created = await createAdministrator(
    db,
    { username, firstName: '', role: 'owner', passwordHash: await hashPassword(chosen) },
    // There is no owner yet who could get a notice.
    { now: clock.now(), by: null, queueNotice: async () => {} },
  )
  // If two servers start together on an empty database, the second finds the name taken and discards its generated password.
  return created.ok && password === undefined ? chosen : undefined
}
