import { change } from '#database/change.server.ts'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { foldName } from '#kit/text/fold-name.ts'

export type StoredAdministrator = { id: number; username: string; firstName: string; passwordHash: string; createdAt: string }

/** The administrator of a name, compared as kit/text/fold-name says: capital letters make no difference. */
export async function findAdministratorByName(db: Database, username: string): Promise<StoredAdministrator | undefined> {
  return db.selectFrom('administrator').select(columns).where('username_key', '=', foldName(username)).executeTakeFirst()
}

export async function findAdministratorById(db: Database, id: number): Promise<StoredAdministrator | undefined> {
  return db.selectFrom('administrator').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function listAdministrators(db: Database): Promise<StoredAdministrator[]> {
  return db.selectFrom('administrator').select(columns).orderBy('username_key').execute()
}

export async function hasAdministrator(db: Database): Promise<boolean> {
  return (await db.selectFrom('administrator').select('id').limit(1).executeTakeFirst()) !== undefined
}

type NewAccount = {
  username: string
  firstName: string
  passwordHash: string
  /** A password that was made and is told once; whoever asks again with the same Idempotency-Key is told the same. */
  told?: string | null
}

/** Adds an administrator, unless somebody has the name: compared as kit/text/fold-name says. History tells of it. */
export async function createAdministrator(
  db: Database,
  { username, firstName, passwordHash, told = null }: NewAccount,
  edit: Edit,
): Promise<Result<{ id: number; told: string | null }, 'name-taken'>> {
  const moment = edit.now.toISOString()
  return change(db, async (transaction) => {
    const made = await transaction
      .insertInto('administrator')
      .values({
        username: username.normalize('NFC'),
        username_key: foldName(username),
        first_name: firstName,
        password_hash: passwordHash,
        created_at: moment,
        updated_at: moment,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return fail('name-taken')
    await recordEdit(transaction, edit, { kind: 'account', subject: made.id, title: username, action: 'created' })
    return ok({ ...made, told })
  })
}

/** Changes a first name, which history remembers; whoever is gone meanwhile has none to change. */
export async function changeFirstName(db: Database, id: number, firstName: string, edit: Edit): Promise<void> {
  await change(db, async (transaction) => {
    const before = await findAdministratorById(transaction, id)
    if (!before) return
    await transaction
      .updateTable('administrator')
      .set({ first_name: firstName, updated_at: edit.now.toISOString() })
      .where('id', '=', id)
      .execute()
    const names = { before: { firstName: before.firstName }, after: { firstName } }
    await recordEdit(transaction, edit, { kind: 'account', subject: id, title: before.username, action: 'changed', ...names })
  })
}

/**
 * Sets a password and ends every session of its owner: whoever knew the old one is out. History tells that it was set,
 * and neither the password nor its hash.
 */
export async function changePassword(
  db: Database,
  id: number,
  { passwordHash, told = null }: Pick<NewAccount, 'passwordHash' | 'told'>,
  edit: Edit,
): Promise<{ told: string | null }> {
  return change(db, async (transaction) => {
    await keepHash(transaction, id, passwordHash, edit.now)
    await transaction.deleteFrom('session').where('administrator_id', '=', id).execute()
    const owner = await findAdministratorById(transaction, id)
    const set = { before: { password: 'old' }, after: { password: 'new' } }
    if (owner) await recordEdit(transaction, edit, { kind: 'account', subject: id, title: owner.username, action: 'changed', ...set })
    return { told }
  })
}

/** Keeps a stronger hash of the same password. */
export async function keepHash(db: Database, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.updateTable('administrator').set({ password_hash: passwordHash, updated_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Removes an administrator, the sessions with it; the last one only when that is said expressly. */
export async function removeAdministrator(
  db: Database,
  id: number,
  { evenTheLast }: { evenTheLast: boolean },
  edit: Edit,
): Promise<Result<{ id: number }, 'unknown' | 'last' | 'signed-out'>> {
  return change(db, async (transaction) => {
    // Takes hold of all rows, so that two who remove each other at the same moment are heard one after the other.
    await transaction
      .updateTable('administrator')
      .set((row) => ({ updated_at: row.ref('updated_at') }))
      .execute()
    const all = await listAdministrators(transaction)
    const removed = all.find((one) => one.id === id)
    // Whoever has just been removed by somebody else removes nobody any more.
    const isStillThere = !edit.by?.id || all.some((one) => one.id === edit.by?.id)
    if (!isStillThere) return fail('signed-out')
    if (!removed) return fail('unknown')
    if (all.length === 1 && !evenTheLast) return fail('last')
    await transaction.deleteFrom('administrator').where('id', '=', id).execute()
    await recordEdit(transaction, edit, { kind: 'account', subject: id, title: removed.username, action: 'deleted' })
    return ok({ id })
  })
}

const columns = ['id', 'username', 'first_name as firstName', 'password_hash as passwordHash', 'created_at as createdAt'] as const
