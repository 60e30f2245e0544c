import { parseArgs } from 'node:util'
import { type Role, roles } from '../src/api/role.ts'
import { ConfigProblem, readConfig, readEnvironment } from '../src/config.ts'
import { DatabaseProblem } from '../src/database/failures/database-problem.server.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import type { Database } from '../src/database/schema.ts'
import { isPrintableName, toPrintableName } from '../src/features/accounts/account.contract.ts'
import {
  type AccountEdit,
  changePassword,
  changeRole,
  createAdministrator,
  removeAdministrator,
  restoreAdministrator,
} from '../src/features/accounts/account-changes.store.server.ts'
import {
  findAdministratorByName,
  listAdministrators,
  listRemovedAdministrators,
  type StoredAdministrator,
} from '../src/features/accounts/administrator.store.server.ts'
import { generatePassword, hashPassword } from '../src/features/accounts/passwords/password.server.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../src/features/accounts/passwords/password-rules.ts'
import { findWeakness, WeakPassword } from '../src/features/accounts/passwords/weak-password.server.ts'
import { endAllSignInWaits } from '../src/features/accounts/sign-in-limits.server.ts'
import { queueMail } from '../src/features/mail/outbox.store.server.ts'
import { findSetting } from '../src/features/settings/setting.store.server.ts'
import { foldName } from '../src/kit/text/fold-name.ts'
import { readSecret } from './read-secret.ts'

const usage = `Who may sign in to the admin area. The shop may be running.

  npm run admin -- list
  npm run admin -- create <name> [--first-name <name>] [--role employee] [--generate]     an owner, if no role is given
  npm run admin -- role <name> owner|employee
  npm run admin -- reset <name> [--generate]     new password; ends every session of that name, and every wait before signing in
  npm run admin -- remove <name> [--force]       --force: even the last owner
  npm run admin -- restore <name>                brings back an account that was removed within the last 30 days

Owners may do everything, employees everything but accounts and company facts. Owners are told of changes by mail.
The password is asked for and not shown, or read from a pipe; left empty, or with --generate, one is made and shown once.
`

/** An error that the person at the keyboard can correct; printed without a stack trace. */
class Problem extends Error {}

type Options = { 'first-name'?: string | undefined; role?: string | undefined; generate?: boolean | undefined; force?: boolean | undefined }
type Command = (db: Database, name: string | undefined, options: Options) => Promise<void>
const commands: Record<string, Command> = { list, create, role, reset, remove, restore }

async function main(): Promise<void> {
  const { positionals, values } = readArguments()
  const [command = '', name, wanted] = positionals
  const run = commands[command]
  if (!run || positionals.length > (command === 'role' ? 3 : 2)) {
    say(usage)
    process.exitCode = command === '' ? 0 : 2
    return
  }
  const opened = await openDatabase(readConfig(readEnvironment()))
  try {
    await migrate(opened.db, opened.engine)
    await run(opened.db, name, command === 'role' ? { ...values, role: wanted ?? '' } : values)
  } finally {
    await opened.close()
  }
}

async function list(db: Database): Promise<void> {
  const [administrators, removed] = [await listAdministrators(db), await listRemovedAdministrators(db)]
  if (administrators.length + removed.length === 0)
    say('There is no administrator yet. The first start of the shop creates one, or: npm run admin -- create <name>')
  for (const account of administrators) say(`${nameOf(account)}, ${account.role}, since ${account.createdAt.slice(0, 10)}`)
  for (const account of removed) say(`${nameOf(account)}, ${account.role}, removed on ${account.removedAt.slice(0, 10)}, can be restored`)
}

const nameOf = ({ username, firstName }: StoredAdministrator) =>
  `${toPrintableName(username)}${firstName ? ` (${toPrintableName(firstName)})` : ''}`

async function create(db: Database, given: string | undefined, options: Options): Promise<void> {
  const username = requireName(given)
  if (!isPrintableName(username) || !isPrintableName(options['first-name'] ?? ''))
    throw new Problem('A name must not hold line breaks or invisible control characters.')
  const chosenRole = requireRole(options.role ?? 'owner')
  if (await findAdministratorByName(db, username)) throw new Problem(nameTaken(username))
  const password = await choosePassword(options, [username, options['first-name'] ?? '', await brandIn(db)])
  const passwordHash = await hashPassword(password.text)
  const account = { username, firstName: options['first-name'] ?? '', role: chosenRole, passwordHash }
  const created = await createAdministrator(db, account, editNow())
  if (!created.ok) throw new Problem(created.problem === 'name-removed' ? nameRemoved(username) : nameTaken(username))
  say(`${username} may sign in now, as ${chosenRole}.`)
  password.show()
}

async function role(db: Database, given: string | undefined, { role: wanted = '' }: Options): Promise<void> {
  const found = await getAdministratorByName(db, given)
  const changed = await changeRole(db, found.id, requireRole(wanted), editNow())
  if (changed.ok) return say(`${found.username} has the role of ${wanted} now.`)
  if (changed.problem === 'unknown') throw new Problem(unknownName(given))
  throw new Problem(`${found.username} is the last owner; without one nobody can manage accounts. Make another one first.`)
}

async function reset(db: Database, given: string | undefined, options: Options): Promise<void> {
  const found = await getAdministratorByName(db, given)
  const password = await choosePassword(options, [found.username, found.firstName, await brandIn(db)])
  const changed = await changePassword(db, found.id, { passwordHash: await hashPassword(password.text) }, editNow())
  if (!changed.ok) throw new Problem(unknownName(given))
  await endAllSignInWaits(db)
  say(`${found.username} has a new password and is signed out everywhere. Nobody has to wait any more before signing in.`)
  password.show()
}

async function remove(db: Database, given: string | undefined, { force = false }: Options): Promise<void> {
  const found = await getAdministratorByName(db, given)
  const removed = await removeAdministrator(db, found.id, { allowLastOwner: force }, editNow())
  if (removed.ok)
    return say(`${found.username} is removed and signed out everywhere. For 30 days: npm run admin -- restore ${found.username}`)
  if (removed.problem === 'unknown') throw new Problem(unknownName(given))
  throw new Problem(`${given} is the last owner; without one nobody can manage accounts. Create another first, or say --force.`)
}

async function restore(db: Database, given: string | undefined): Promise<void> {
  const key = foldName(requireName(given))
  const found = (await listRemovedAdministrators(db)).find(({ username }) => foldName(username) === key)
  if (!found) throw new Problem(`There is no removed account named ${given}. All of them: npm run admin -- list`)
  await restoreAdministrator(db, found.id, editNow())
  say(`${found.username} may sign in again, as ${found.role}, with the same password as before.`)
}

/** Time and author of a change. The history of accounts shows this command in place of a person's name. */
function editNow(): AccountEdit {
  const now = new Date()
  const queueNotice = (transaction: Database, editId: number) => queueMail(transaction, { kind: 'account', subject: editId }, now)
  return { now, by: { id: null, name: 'npm run admin' }, queueNotice }
}

function readArguments(): { positionals: string[]; values: Options } {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'first-name': { type: 'string' }, role: { type: 'string' }, generate: { type: 'boolean' }, force: { type: 'boolean' } },
    })
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

function requireRole(given: string): Role {
  const found = roles.find((one) => one === given)
  if (!found) throw new Problem(`A role is one of: ${roles.join(', ')}.`)
  return found
}

async function getAdministratorByName(db: Database, given: string | undefined): Promise<StoredAdministrator> {
  const found = await findAdministratorByName(db, requireName(given))
  if (!found) throw new Problem(unknownName(given))
  return found
}

function requireName(given: string | undefined): string {
  const name = given?.trim() ?? ''
  if (foldName(name) === '') throw new Problem(`A name is missing.\n\n${usage}`)
  if (name.length > 100) throw new Problem('A name has at most 100 letters.')
  return name
}

const brandIn = async (db: Database) => (await findSetting(db, 'company_brand')) ?? ''

async function choosePassword({ generate }: Options, names: readonly string[]): Promise<{ text: string; show(): void }> {
  const text = generate ? '' : await readSecret(`Password, at least ${PASSWORD_MIN} characters (empty: make one): `)
  if (text === '') {
    const made = generatePassword()
    return { text: made, show: () => say(`Password (shown only now): ${made}`) }
  }
  if (text.length < PASSWORD_MIN || text.length > PASSWORD_MAX)
    throw new Problem(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. Nothing was changed.`)
  const weakness = await findWeakness(text, names)
  if (weakness) throw new Problem(`${new WeakPassword(weakness).message} Nothing was changed.`)
  if (process.stdin.isTTY && (await readSecret('Once more: ')) !== text) throw new Problem('The two are not the same. Nothing was changed.')
  return { text, show: () => {} }
}

const nameTaken = (name: string) => `There is an administrator named ${name} already. For a new password: npm run admin -- reset ${name}`
const nameRemoved = (name: string) => `A removed account is named ${name}. To bring it back: npm run admin -- restore ${name}`
const unknownName = (name: string | undefined) => `There is no administrator named ${name}. All of them: npm run admin -- list`

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof Problem || error instanceof ConfigProblem || error instanceof DatabaseProblem
  process.stderr.write(`${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
