import { parseArgs } from 'node:util'
import { ConfigProblem, environmentWithFile, readConfig } from '../src/config.ts'
import { DatabaseProblem } from '../src/database/database-problem.server.ts'
import type { Edit } from '../src/database/edit.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import type { Database } from '../src/database/schema.ts'
import { asWritable, isWritable } from '../src/features/accounts/account-name.ts'
import {
  changePassword,
  createAdministrator,
  findAdministratorByName,
  listAdministrators,
  removeAdministrator,
} from '../src/features/accounts/administrator.store.server.ts'
import { generatePassword, hashPassword } from '../src/features/accounts/password.server.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../src/features/accounts/password-rules.ts'
import { endSignInWaits } from '../src/features/accounts/sign-in-limits.server.ts'
import { WeakPassword, weaknessOf } from '../src/features/accounts/weak-password.server.ts'
import { company } from '../src/features/settings/company.ts'
import { foldName } from '../src/kit/text/fold-name.ts'
import { readSecret } from './read-secret.ts'

const usage = `Who may sign in to the admin area. The shop may be running.

  npm run admin -- list
  npm run admin -- create <name> [--first-name <name>] [--generate]
  npm run admin -- reset <name> [--generate]     new password; ends every session of that name, and every wait before signing in
  npm run admin -- remove <name> [--force]       --force: even the last administrator

The password is asked for and not shown, or read from a pipe; left empty, or with --generate, one is made and shown once.
`

/** What the person at the keyboard has to do differently; said without a stack trace. */
class Problem extends Error {}

type Options = { 'first-name'?: string | undefined; generate?: boolean | undefined; force?: boolean | undefined }
const commands: Record<string, (db: Database, name: string | undefined, options: Options) => Promise<void>> = {
  list,
  create,
  reset,
  remove,
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments()
  const [command = '', name] = positionals
  const run = commands[command]
  if (!run || positionals.length > 2) {
    say(usage)
    process.exitCode = command === '' ? 0 : 2
    return
  }
  const opened = await openDatabase(readConfig(environmentWithFile()))
  try {
    await migrate(opened.db, opened.engine)
    await run(opened.db, name, values)
  } finally {
    await opened.close()
  }
}

async function list(db: Database): Promise<void> {
  const administrators = await listAdministrators(db)
  if (administrators.length === 0)
    say('There is no administrator yet. The first start of the shop creates one, or: npm run admin -- create <name>')
  for (const { username, firstName, createdAt } of administrators)
    say(`${asWritable(username)}${firstName ? ` (${asWritable(firstName)})` : ''}, since ${createdAt.slice(0, 10)}`)
}

async function create(db: Database, given: string | undefined, options: Options): Promise<void> {
  const username = requireName(given)
  if (!isWritable(username) || !isWritable(options['first-name'] ?? ''))
    throw new Problem('A name must not hold line breaks or invisible control characters.')
  if (await findAdministratorByName(db, username)) throw new Problem(nameTaken(username))
  const password = await choosePassword(options, [username, options['first-name'] ?? ''])
  const passwordHash = await hashPassword(password.text)
  const created = await createAdministrator(db, { username, firstName: options['first-name'] ?? '', passwordHash }, editNow())
  if (!created.ok) throw new Problem(nameTaken(username))
  say(`${username} may sign in now.`)
  password.show()
}

async function reset(db: Database, given: string | undefined, options: Options): Promise<void> {
  const found = await findAdministratorByName(db, requireName(given))
  if (!found) throw new Problem(unknownName(given))
  const password = await choosePassword(options, [found.username, found.firstName])
  await changePassword(db, found.id, { passwordHash: await hashPassword(password.text) }, editNow())
  await endSignInWaits(db)
  say(`${found.username} has a new password and is signed out everywhere. Nobody has to wait any more before signing in.`)
  password.show()
}

async function remove(db: Database, given: string | undefined, { force = false }: Options): Promise<void> {
  const found = await findAdministratorByName(db, requireName(given))
  if (!found) throw new Problem(unknownName(given))
  const removed = await removeAdministrator(db, found.id, { evenTheLast: force }, editNow())
  if (removed.ok) return say(`${found.username} is removed and signed out everywhere.`)
  if (removed.problem === 'unknown') throw new Problem(unknownName(given))
  throw new Problem(`${given} is the last administrator; without one nobody can sign in. Create another first, or say --force.`)
}

/** In the history of accounts this command stands where else somebody's name does. */
const editNow = (): Edit => ({ now: new Date(), by: { id: null, name: 'npm run admin' } })

function readArguments(): { positionals: string[]; values: Options } {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'first-name': { type: 'string' }, generate: { type: 'boolean' }, force: { type: 'boolean' } },
    })
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

function requireName(given: string | undefined): string {
  const name = given?.trim() ?? ''
  if (foldName(name) === '') throw new Problem(`A name is missing.\n\n${usage}`)
  if (name.length > 100) throw new Problem('A name has at most 100 letters.')
  return name
}

async function choosePassword({ generate }: Options, names: readonly string[]): Promise<{ text: string; show(): void }> {
  const text = generate ? '' : await readSecret(`Password, at least ${PASSWORD_MIN} characters (empty: make one): `)
  if (text === '') {
    const made = generatePassword()
    return { text: made, show: () => say(`Password (shown only now): ${made}`) }
  }
  if (text.length < PASSWORD_MIN || text.length > PASSWORD_MAX)
    throw new Problem(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. Nothing was changed.`)
  const weakness = await weaknessOf(text, [...names, company.brand])
  if (weakness) throw new Problem(`${new WeakPassword(weakness).message} Nothing was changed.`)
  if (process.stdin.isTTY && (await readSecret('Once more: ')) !== text) throw new Problem('The two are not the same. Nothing was changed.')
  return { text, show: () => {} }
}

const nameTaken = (name: string) => `There is an administrator named ${name} already. For a new password: npm run admin -- reset ${name}`
const unknownName = (name: string | undefined) => `There is no administrator named ${name}. All of them: npm run admin -- list`

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof Problem || error instanceof ConfigProblem || error instanceof DatabaseProblem
  process.stderr.write(`${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
