import { sql } from 'kysely'
import type { Role } from '#api/role.ts'
import { change } from '#database/change.server.ts'
import { type Edit, recordEdit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { foldName } from '#kit/text/fold-name.ts'

export type StoredAdministrator = {
  id: number
  username: string
  firstName: string
  passwordHash: string
  role: Role
  email: string
  createdAt: string
}
export type RemovedAdministrator = StoredAdministrator & { removedAt: string }

/** Finds an account by name, case-insensitively (kit/text/fold-name). Removed accounts are not found. */
export async function findAdministratorByName(db: Database, username: string): Promise<StoredAdministrator | undefined> {
  return inUse(db).where('username_key', '=', foldName(username)).executeTakeFirst()
}

/** Finds an account by id. Removed accounts are not found. */
export async function findAdministratorById(db: Database, id: number): Promise<StoredAdministrator | undefined> {
  return inUse(db).where('id', '=', id).executeTakeFirst()
}

/** Lists the accounts by name. Removed accounts are left out. */
export async function listAdministrators(db: Database): Promise<StoredAdministrator[]> {
  return inUse(db).orderBy('username_key').execute()
}

/** Removed accounts that can still be restored, the latest first. */
export async function listRemovedAdministrators(db: Database): Promise<RemovedAdministrator[]> {
  const rows = await db
    .selectFrom('administrator')
    .select([...columns, sql<string>`deleted_at`.as('removedAt')])
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
}

/** Addresses of the owners who want notices about accounts. */
export async function listOwnerEmails(db: Database): Promise<string[]> {
  const owners = await inUse(db).where('role', '=', 'owner').where('email', '!=', '').orderBy('id').execute()
  return owners.map(({ email }) => email)
}

/** True if there is any account, even a removed one. */
export async function hasAnyAccount(db: Database): Promise<boolean> {
  return (await db.selectFrom('administrator').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Changes a first name; recorded in the history, without a mail. Does nothing if the account is gone. */
export async function changeFirstName(db: Database, id: number, firstName: string, edit: Edit): Promise<void> {
  await change(db, async (transaction) => {
    const before = await findAdministratorById(transaction, id)
    if (!before) return
    await updateAdministrator(transaction, id, { first_name: firstName }, edit)
    const names = { before: { firstName: before.firstName }, after: { firstName } }
    await recordEdit(transaction, edit, { kind: 'account', subject: id, title: before.username, action: 'changed', ...names })
  })
}

/** Stores a stronger hash of the same password. */
export async function updatePasswordHash(db: Database, id: number, passwordHash: string, now: Date): Promise<void> {
  await updateAdministrator(db, id, { password_hash: passwordHash }, { now })
}

/**
 * Permanently deletes accounts that were removed at this moment or before.
 *
 * @returns number of deleted accounts
 */
export async function purgeAdministrators(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('administrator').where('deleted_at', '<=', moment).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function updateAdministrator(db: Database, id: number, values: object, { now }: Pick<Edit, 'now'>): Promise<void> {
  await db
    .updateTable('administrator')
    .set({ ...values, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

const columns = [
  'id',
  'username',
  'first_name as firstName',
  'password_hash as passwordHash',
  'role',
  'email',
  'created_at as createdAt',
] as const
const inUse = (db: Database) => db.selectFrom('administrator').select(columns).where('deleted_at', 'is', null)

/** ISO time when the oldest account, even a removed one, was created; undefined without accounts. From then on backups are due. */
export async function findFirstAccountTime(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('administrator')
    .select((one) => one.fn.min('created_at').as('first'))
    .executeTakeFirst()
  return row?.first ?? undefined
}
