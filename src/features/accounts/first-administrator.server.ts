import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createAdministrator } from './account-changes.store.server.ts'
import { hasAnyAccount } from './administrator.store.server.ts'
import { generatePassword, hashPassword } from './passwords/password.server.ts'
import { WeakPassword, weaknessOf } from './passwords/weak-password.server.ts'

/**
 * Makes sure that somebody can sign in to a new shop. The account is an owner's. Does nothing as soon as there is any
 * account, even a removed one.
 *
 * @param company its name, which the password should not repeat
 * @returns the password when it was generated, to be shown once; undefined when none was needed
 * @throws WeakPassword when the given one would be guessed first
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
  const weakness = password === undefined ? undefined : await weaknessOf(password, [username, company])
  if (weakness) throw new WeakPassword(weakness)
  const chosen = password ?? generatePassword()
  const created = await createAdministrator(
    db,
    { username, firstName: '', role: 'owner', passwordHash: await hashPassword(chosen) },
    // Nobody is there yet who could be told.
    { now: clock.now(), by: null, noteNotice: async () => {} },
  )
  // Two servers that start together on an empty database: the second finds the name taken and its password void.
  return created.ok && password === undefined ? chosen : undefined
}
