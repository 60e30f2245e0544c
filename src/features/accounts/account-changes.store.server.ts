import type { Role } from '#api/role.ts'
import { changeInTurn } from '#database/change.server.ts'
import { type Edit, type EditRecord, recordEdit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { foldName } from '#kit/text/fold-name.ts'
import {
  findAdministratorById,
  findAdministratorByName,
  listAdministrators,
  listRemovedAdministrators,
  type StoredAdministrator,
  updateAdministrator,
} from './administrator.store.server.ts'

// Changes of accounts that are mailed to owners. They run one after another: if two owners demote or remove each other at the
// same moment, the second change is refused, since its author is no owner any more.

/**
 * A change of an account. `queueNotice` queues the mails about it in the same transaction: to owners, and to a replaced address.
 */
export type AccountEdit = Edit & { queueNotice: (transaction: Database, editId: number, formerAddress: string) => Promise<void> }

/** Refusals of a change whose author has lost the account or the owner role since the request passed the guard. */
type NotAllowed = 'signed-out' | 'not-owner'

type NewAccount = {
  username: string
  firstName: string
  role: Role
  passwordHash: string
  /** A generated password, returned once; a retry with the same Idempotency-Key gets the same. */
  generatedPassword?: string | null
}

/**
 * Adds an account. 'name-taken': an account already has the name, compared as in kit/text/fold-name. 'name-removed': a removed
 * account has the name and keeps it until it is purged.
 */
export async function createAdministrator(
  db: Database,
  { username, firstName, role, passwordHash, generatedPassword = null }: NewAccount,
  edit: AccountEdit,
): Promise<Result<{ id: number; generatedPassword: string | null }, 'name-taken' | 'name-removed' | NotAllowed>> {
  const moment = edit.now.toISOString()
  return changeInTurn(db, 'account', async (transaction) => {
    const refusal = await refuseActor(transaction, edit)
    if (refusal) return fail(refusal)
    const made = await transaction
      .insertInto('administrator')
      .values({
        username: username.normalize('NFC'),
        username_key: foldName(username),
        first_name: firstName,
        password_hash: passwordHash,
        role,
        deleted_at: null,
        created_at: moment,
        updated_at: moment,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return fail((await findAdministratorByName(transaction, username)) ? 'name-taken' : 'name-removed')
    await recordAccountEdit(transaction, edit, { subject: made.id, title: username, action: 'created' })
    return ok({ ...made, generatedPassword })
  })
}

/**
 * Sets a password and ends every session of the account, since somebody may know the old password. The history shows that it
 * was set, but neither the password nor its hash.
 */
export async function changePassword(
  db: Database,
  id: number,
  { passwordHash, generatedPassword = null }: Pick<NewAccount, 'passwordHash' | 'generatedPassword'>,
  edit: AccountEdit,
): Promise<Result<{ generatedPassword: string | null }, 'unknown' | NotAllowed>> {
  return changeInTurn(db, 'account', async (transaction) => {
    const refusal = edit.by?.id === id ? undefined : await refuseActor(transaction, edit)
    if (refusal) return fail(refusal)
    const owner = await findAdministratorById(transaction, id)
    if (!owner) return fail('unknown')
    await updateAdministrator(transaction, id, { password_hash: passwordHash }, edit)
    await endSessions(transaction, id)
    await recordAccountEdit(transaction, edit, { subject: id, title: owner.username, action: 'changed', ...newSecret('password') })
    return ok({ generatedPassword })
  })
}

/** Changes an account's role. 'last': this is the only owner, and without an owner nobody could manage accounts. */
export async function changeRole(
  db: Database,
  id: number,
  role: Role,
  edit: AccountEdit,
): Promise<Result<{ id: number }, 'unknown' | 'last' | NotAllowed>> {
  return changeInTurn(db, 'account', async (transaction) => {
    const refusal = await refuseActor(transaction, edit)
    if (refusal) return fail(refusal)
    const before = await findAdministratorById(transaction, id)
    if (!before) return fail('unknown')
    if (before.role === role) return ok({ id })
    if (await isLastOwner(transaction, before)) return fail('last')
    await updateAdministrator(transaction, id, { role }, edit)
    const fields = { before: { role: before.role }, after: { role } }
    await recordAccountEdit(transaction, edit, { subject: id, title: before.username, action: 'changed', ...fields })
    return ok({ id })
  })
}

/** Removes an account and ends its sessions. The account of the only owner is removed only with `allowLastOwner`. */
export async function removeAdministrator(
  db: Database,
  id: number,
  { allowLastOwner }: { allowLastOwner: boolean },
  edit: AccountEdit,
): Promise<Result<{ id: number }, 'unknown' | 'last' | NotAllowed>> {
  return changeInTurn(db, 'account', async (transaction) => {
    const refusal = await refuseActor(transaction, edit)
    if (refusal) return fail(refusal)
    const removed = await findAdministratorById(transaction, id)
    if (!removed) return fail('unknown')
    if (!allowLastOwner && (await isLastOwner(transaction, removed))) return fail('last')
    await updateAdministrator(transaction, id, { deleted_at: edit.now.toISOString() }, edit)
    await endSessions(transaction, id)
    await recordAccountEdit(transaction, edit, { subject: id, title: removed.username, action: 'deleted' })
    return ok({ id })
  })
}

/** Restores a removed account with its name, role and password. Its sessions stay ended. */
export async function restoreAdministrator(
  db: Database,
  id: number,
  edit: AccountEdit,
): Promise<Result<{ id: number }, 'unknown' | NotAllowed>> {
  return changeInTurn(db, 'account', async (transaction) => {
    const refusal = await refuseActor(transaction, edit)
    if (refusal) return fail(refusal)
    // The account is restored already: this is a retry after a lost answer.
    if (await findAdministratorById(transaction, id)) return ok({ id })
    const restored = (await listRemovedAdministrators(transaction)).find((one) => one.id === id)
    if (!restored) return fail('unknown')
    await updateAdministrator(transaction, id, { deleted_at: null }, edit)
    // A session may have begun at the moment of the removal.
    await endSessions(transaction, id)
    await recordAccountEdit(transaction, edit, { subject: id, title: restored.username, action: 'restored' })
    return ok({ id })
  })
}

/**
 * Sets the address for notices about accounts; '' for none. The former address gets a notice too. The history shows that
 * the address was set, not the address itself. An unknown account changes nothing.
 */
export async function changeEmail(db: Database, id: number, email: string, edit: AccountEdit): Promise<void> {
  await changeInTurn(db, 'account', async (transaction) => {
    const before = await findAdministratorById(transaction, id)
    if (!before || before.email === email) return
    await updateAdministrator(transaction, id, { email }, edit)
    const record = { subject: id, title: before.username, action: 'changed', ...newSecret('email') } as const
    await recordAccountEdit(transaction, edit, record, before.email)
  })
}

/** Checks the author again within the transaction: another owner may have demoted or removed them in the meantime. */
async function refuseActor(transaction: Database, { by }: Edit): Promise<NotAllowed | undefined> {
  if (!by?.id) return undefined
  const actor = await findAdministratorById(transaction, by.id)
  if (!actor) return 'signed-out'
  return actor.role === 'owner' ? undefined : 'not-owner'
}

async function isLastOwner(transaction: Database, { id, role }: StoredAdministrator): Promise<boolean> {
  if (role !== 'owner') return false
  return (await listAdministrators(transaction)).every((one) => one.role !== 'owner' || one.id === id)
}

async function recordAccountEdit(
  transaction: Database,
  edit: AccountEdit,
  record: Omit<EditRecord, 'kind'>,
  formerAddress = '',
): Promise<void> {
  const editId = await recordEdit(transaction, edit, { kind: 'account', ...record })
  if (editId !== undefined) await edit.queueNotice(transaction, editId, formerAddress)
}

/** Entry of the history for a secret field: shows that the field was set, without its value. */
const newSecret = (field: string) => ({ before: { [field]: 'old' }, after: { [field]: 'new' } })

async function endSessions(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('session').where('administrator_id', '=', id).execute()
}
