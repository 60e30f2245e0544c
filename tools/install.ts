import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ConfigProblem, hostInAddress, readConfig, readEnvironment } from '../src/config.ts'
import { type Installation, renderUnit, UNIT_NAMES } from './service-units.ts'

/** A reason not to install that a person can act on; shown without a stack trace. */
class Problem extends Error {}

const release = resolve(import.meta.dirname, '..')
const base = dirname(release)
const current = join(base, 'current')
const { values } = parseArgs({
  options: {
    user: { type: 'string', default: 'matanzas-solar' },
    units: { type: 'string', default: '/etc/systemd/system' },
    wait: { type: 'string', default: '60' },
  },
})
const user = values.user ?? ''
/** How long a version may take until it answers a request. */
const waitMs = Number(values.wait) * 1000
/** Folder that the unit's `CacheDirectory` names; systemd makes it at the first start of the service. */
const CACHE = '/var/cache/matanzas-solar'
const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Makes this release the running shop. The first installation also creates the user, the folders and the service. An update
 * makes a backup first (SQLite only), and switches back to the previous version if the new one does not answer.
 */
async function install(): Promise<void> {
  if (!(waitMs > 0)) throw new Problem('--wait is a number of seconds.')
  if (process.getuid?.() !== 0) throw new Problem('Run this as root: sudo ./install')
  const before = existsSync(current) ? readlinkSync(current) : undefined
  prepareFolders()
  const config = readConfig(readEnvironment(join(base, '.env')))
  tryStart()
  const place = { base, user, dataDir: resolve(base, config.dataDir), address: `${hostInSocket(config.host)}:${config.port}` }
  const isMoved = writeUnits(place)
  run('systemctl', 'daemon-reload')
  // systemd leaves an open socket at its old address, and opens one at a new address only while the service is stopped.
  if (isMoved) run('systemctl', 'stop', ...UNIT_NAMES)
  if (before && !config.databaseUrl) say(`Backup: ${asUser(join(release, 'backup')).split('\n')[0]}`)
  const answers = await switchTo(basename(release), config)
  if (answers) {
    const note = before ? `The version before is still in ${join(base, before)}; it may be deleted.` : `Settings: ${join(base, '.env')}`
    say(`${basename(release)} runs. ${note}`)
    return
  }
  const log = 'See why: journalctl -u matanzas-solar -n 50'
  if (!before || before === basename(release)) throw new Problem(`${basename(release)} does not answer. ${log}`)
  const isBack = await switchTo(before, config)
  const after = isBack ? 'runs again.' : 'does not start either: the database may be newer than it. Put the backup in its place.'
  throw new Problem(`${basename(release)} does not answer. ${before} ${after} ${log}`)
}

function prepareFolders(): void {
  if (!succeeds('id', user)) run('useradd', '--system', '--user-group', '--home-dir', base, '--shell', '/usr/sbin/nologin', user)
  const settings = join(base, '.env')
  if (!existsSync(settings)) writeFileSync(settings, readFileSync(join(release, '.env.example')), { mode: 0o640 })
  run('chown', `root:${groupOf(user)}`, settings)
  const { dataDir } = readConfig(readEnvironment(settings))
  const data = resolve(base, dataDir)
  if (!existsSync(data)) mkdirSync(data, { recursive: true, mode: 0o700 })
  run('chown', '--recursive', user, data)
}

/** @returns true if the file of an already installed socket has changed, so that its address may be another one */
function writeUnits(place: Installation): boolean {
  let isMoved = false
  for (const name of UNIT_NAMES) {
    const file = join(values.units ?? '', name)
    const unit = renderUnit(readFileSync(join(release, 'deploy', name), 'utf8'), place)
    if (name.endsWith('.socket')) isMoved = existsSync(file) && readFileSync(file, 'utf8') !== unit
    writeFileSync(file, unit)
  }
  return isMoved
}

/**
 * Starts this release once beside the running one, with an empty data folder.
 *
 * @throws Problem if it cannot start on this machine
 */
function tryStart(): void {
  const folder = execFileSync('runuser', ['-u', user, '--', 'mktemp', '-d'], { encoding: 'utf8' }).trim()
  try {
    // This start fills the service's cache of compiled code, which shortens the wait during the switch.
    const settings = [`DATA_DIR=${folder}`, 'DATABASE_URL=', 'PORT=0', 'HOST=127.0.0.1', 'DEMO=off', `NODE_COMPILE_CACHE=${CACHE}`]
    const command = ['-u', user, '--', 'env', ...settings, join(release, 'start'), '--try']
    execFileSync('runuser', command, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 2 * waitMs })
  } catch (error) {
    const isLate = (error as NodeJS.ErrnoException).code === 'ETIMEDOUT'
    const why = isLate ? ` within ${(2 * waitMs) / 1000} seconds (give it longer: ./install --wait ${4 * Number(values.wait)})` : ''
    throw new Problem(`${basename(release)} does not start on this machine${why}; nothing was changed.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Links `current` to a version and restarts the service.
 *
 * @returns false if that version ends again and again, or does not answer in time
 */
async function switchTo(version: string, { host, port }: { host: string; port: number }): Promise<boolean> {
  const next = `${current}.next`
  if (lstatSync(next, { throwIfNoEntry: false })) rmSync(next)
  symlinkSync(version, next)
  // A rename is atomic: there is no moment without a link.
  renameSync(next, current)
  run('systemctl', '--quiet', 'enable', '--now', 'matanzas-solar.socket')
  run('systemctl', '--quiet', 'enable', 'matanzas-solar.service')
  // The next start may migrate the database. Only the new version can read it then, so its files must survive a power cut.
  run('sync')
  run('systemctl', 'restart', 'matanzas-solar.service')
  const address = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : hostInAddress(host)}:${port}/readyz`
  // The request waits in the socket until the new version takes it.
  let answers: boolean | undefined
  // Uses `get`, because fetch has its own time limit for the first byte.
  get(address, { agent: false, signal: AbortSignal.timeout(waitMs) }, (answer) => {
    answers = answer.resume().statusCode === 200
  }).on('error', () => {
    answers = false
  })
  // Visitors' requests wait, too. So a version that ends by itself gets three attempts, not the whole time.
  while (answers === undefined && countRestarts() < 3) await pause(250)
  return answers ?? false
}

const countRestarts = () =>
  Number(execFileSync('systemctl', ['show', '--property=NRestarts', '--value', 'matanzas-solar.service'], { encoding: 'utf8' }))

const hostInSocket = (host: string) => (host === '::' ? '[::]' : host.includes(':') ? `[${host}]` : host)
const groupOf = (name: string) => execFileSync('id', ['-gn', name], { encoding: 'utf8' }).trim()
const asUser = (command: string) => execFileSync('runuser', ['-u', user, '--', command], { encoding: 'utf8' })

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

install().catch((error: unknown) => {
  const isForPeople = error instanceof Problem || error instanceof ConfigProblem
  process.stderr.write(`${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
