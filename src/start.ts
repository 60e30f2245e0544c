import { once } from 'node:events'
import { createServer } from 'node:net'
import type { ServerDependencies } from './composition/server-dependencies.ts'
import { type Config, hostInAddress, readConfig, readEnvironment } from './config.ts'
import { listConfigAdvice } from './config-advice.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { catalogueChanges } from './database/catalogue-changes.ts'
import { catalogueWriter } from './database/catalogue-write.server.ts'
import { eraseOldDeletions } from './database/erase-older.server.ts'
import { migrate } from './database/migrate.server.ts'
import { openDatabase } from './database/open.server.ts'
import { loadDemoIfEmpty } from './database/seed/load-demo.server.ts'
import { endShop } from './end-shop.ts'
import { ensureFirstAdministrator } from './features/accounts/first-administrator.server.ts'
import { scheduleVisitSums } from './features/analytics/sums-round.server.ts'
import { scheduleTrashPurge } from './features/history/trash-round.server.ts'
import { scheduleLocationRemoval } from './features/media/intake/stored-locations.server.ts'
import { describePicture } from './features/media/picture.server.ts'
import { findSetting } from './features/settings/setting.store.server.ts'
import { collectGarbageWhenQuiet } from './garbage-collection.ts'
import { createTrashAdapters } from './history-adapters.ts'
import { createLog } from './log.ts'
import { systemClock } from './platform/clock.server.ts'
import { createEraser } from './platform/eraser.server.ts'
import { INHERITED_HOST, inheritedSocket } from './platform/listener/inherited-socket.server.ts'
import { buildServer } from './server.ts'
import { describeStartProblem } from './start-problem.ts'

type Pages = () => Promise<NonNullable<ServerDependencies['pages']>>
type Start = { config: Config; environment: Record<string, string | undefined>; pages: Pages }

/**
 * Starts the shop: configuration, database, first contents, server. On a signal it ends in the opposite order. If the start
 * fails, prints the reason for the operator and exits with 1.
 */
export async function startShop(pages: Pages): Promise<void> {
  let config: Config | undefined
  try {
    const environment = readEnvironment()
    config = readConfig(environment)
    await open({ config, environment, pages })
  } catch (error) {
    process.stderr.write(`\n${describeStartProblem(error, config)}\n\n`)
    process.exit(1)
  }
}

async function open({ config, environment, pages }: Start): Promise<void> {
  const began = performance.now()
  const addressAt = (port: number) => `http://${hostInAddress(config.host)}:${port}`
  // PostgreSQL needs no lock: several servers may share it, since they notify each other of changes.
  const lock = config.databaseUrl ? undefined : await lockDataFolder(config.dataDir, { address: addressAt(config.port), print })
  const log = createLog(config.logLevel)
  for (const note of listConfigAdvice(environment, config)) log.warn(note)
  const socket = inheritedSocket(process.env, process.pid)
  // Checks the port before the database is opened: a start that fails must not create the shop and its first password.
  if (socket === undefined) await checkPort(config)
  const loaded = await pages()
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  await migrate(opened.db, opened.engine)
  await eraseOldDeletions(opened.db, opened.engine, log)
  const isDemo =
    config.demo === 'auto' && (await loadDemoIfEmpty(opened.db, { describePicture: describeDemoPicture, now: systemClock.now() }))
  const password = await ensureFirstAdministrator({
    db: opened.db,
    username: config.adminUsername,
    password: config.adminPassword,
    company: (await findSetting(opened.db, 'company_brand')) ?? '',
    clock: systemClock,
  })
  // Prints these at once: demonstration and password are stored even if the start fails later.
  if (isDemo) print('The database was empty: it now holds the demonstration catalogue. DEMO=off starts an empty shop.')
  if (password) print(`\nFirst administrator: ${config.adminUsername}\nPassword (shown only now): ${password}\nSign in at /admin/login\n`)

  const changes = catalogueChanges()
  await opened.onForeignChange(changes.hear)
  const app = await buildServer({ config, db: opened.db, clock: systemClock, changes, log, pages: loaded })
  const place = socket === undefined ? { host: config.host, port: config.port } : { host: INHERITED_HOST, fd: socket }
  await app.listen({ ...place, listenTextResolver: () => 'listening' })

  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  lock?.describe({ address: addressAt(port) })
  // Background tasks start after the server listens, so that visitors need not wait for them.
  collectGarbageWhenQuiet()
  const { erase, stop } = createEraser(opened.db, log)
  const adapters = createTrashAdapters({ db: opened.db, write: catalogueWriter(opened.db, changes), dataDir: config.dataDir })
  const trash = scheduleTrashPurge({ adapters, clock: systemClock, log, afterErased: erase })
  const visits = scheduleVisitSums({ db: opened.db, clock: systemClock, log, afterErased: erase })
  const locations = scheduleLocationRemoval({ db: opened.db, log, afterErased: erase })
  const closeServer = async () => {
    await Promise.all([app.close(), trash.stop(), visits.stop(), locations.stop()])
    await stop()
  }
  const closeDatabase = async () => {
    await opened.close()
    lock?.release()
  }
  endOnSignal(() => {
    lock?.describe({ isEnding: true })
    return endShop({ closeServer, database: { close: closeDatabase }, log })
  })
  // Prints the address last: from now on a signal ends the shop in order.
  print(`Data: ${opened.description}`)
  print(`The shop is open at ${addressAt(port)} (ready in ${Math.round(performance.now() - began)} ms)`)
  // The release's `install` starts a new version with `--try` before it replaces the old version.
  if (process.argv.includes('--try')) process.kill(process.pid, 'SIGTERM')
}

/** Listens on the address for a moment, and throws the error if that fails, such as EADDRINUSE. */
async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Describes a picture of the demonstration. Throws if the picture is refused, which is an error of the installation. */
async function describeDemoPicture(bytes: Uint8Array) {
  const described = await describePicture(bytes)
  if (!described.ok) throw new Error(`a picture of the demonstration catalogue is damaged (${described.problem})`)
  return described.value
}

/** Ends the process in order on SIGTERM or SIGINT; a second signal ends it at once. */
function endOnSignal(end: () => Promise<number>): void {
  let isEnding = false
  const hear = async () => {
    if (isEnding) process.exit(1)
    isEnding = true
    process.exit(await end())
  }
  process.on('SIGTERM', hear)
  process.on('SIGINT', hear)
}

// Prints a line for the operator; the log is for machines.
function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
