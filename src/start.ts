import { pino } from 'pino'
import type { ServerParts } from './composition/server-parts.ts'
import { ConfigProblem, configProblem, environmentWithFile, hostInAddress, readConfig } from './config.ts'
import { catalogueChanges } from './database/catalogue-changes.ts'
import { catalogueWriter } from './database/catalogue-write.server.ts'
import { eraseOlder } from './database/erase-older.server.ts'
import { migrate } from './database/migrate.server.ts'
import { DatabaseProblem, openDatabase } from './database/open.server.ts'
import { loadDemoIfEmpty } from './database/seed/load-demo.server.ts'
import { endShop } from './end-shop.ts'
import { ensureFirstAdministrator } from './features/accounts/first-administrator.server.ts'
import { WeakPassword } from './features/accounts/weak-password.server.ts'
import { keepVisitSums } from './features/analytics/sums-round.server.ts'
import { keepTrashEmpty } from './features/history/trash-round.server.ts'
import { describePicture } from './features/media/picture.server.ts'
import { company } from './features/settings/company.ts'
import { collectGarbageWhenQuiet } from './garbage-collection.ts'
import { trashAdapters } from './history-adapters.ts'
import { systemClock } from './platform/clock.server.ts'
import { eraser } from './platform/eraser.server.ts'
import { redactedPaths } from './platform/log.server.ts'
import { buildServer } from './server.ts'

/**
 * Starts the shop: configuration, database, first contents, server; and ends it in the opposite order on a signal. What
 * stands in its way is said in a sentence, and the process ends.
 */
export async function startShop(pages: () => Promise<NonNullable<ServerParts['pages']>>): Promise<void> {
  try {
    await open(pages)
  } catch (error) {
    process.stderr.write(`\n${sentenceFor(error)}\n\n`)
    process.exit(1)
  }
}

async function open(pages: () => Promise<NonNullable<ServerParts['pages']>>): Promise<void> {
  const began = performance.now()
  const config = readConfig(environmentWithFile())
  const log = pino({ level: config.logLevel, redact: redactedPaths })
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  await migrate(opened.db, opened.engine)
  await eraseOlder(opened.db, opened.engine, log)
  const isDemo =
    config.demo === 'auto' && (await loadDemoIfEmpty(opened.db, { describePicture: describeOwnPicture, now: systemClock.now() }))
  const password = await ensureFirstAdministrator({
    db: opened.db,
    username: config.adminUsername,
    password: config.adminPassword,
    company: company.brand,
    clock: systemClock,
  })

  const changes = catalogueChanges()
  await opened.onForeignChange(changes.hear)
  const app = await buildServer({ config, db: opened.db, clock: systemClock, changes, log, pages: await pages() })
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })

  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  if (isDemo) say('The database was empty: it now holds the demonstration catalogue. DEMO=off starts an empty shop.')
  if (password) say(`\nFirst administrator: ${config.adminUsername}\nPassword (shown only now): ${password}\nSign in at /admin/login\n`)
  say(`Data: ${opened.description}`)
  say(`The shop is open at http://${hostInAddress(config.host)}:${port} (ready in ${Math.round(performance.now() - began)} ms)`)
  // After it listens: nobody waits for what nobody sees.
  collectGarbageWhenQuiet()
  const { erase, stop } = eraser(opened.db, log)
  const adapters = trashAdapters({ db: opened.db, write: catalogueWriter(opened.db, changes), dataDir: config.dataDir })
  const trash = keepTrashEmpty({ adapters, clock: systemClock, log, afterErased: erase })
  const visits = keepVisitSums({ db: opened.db, clock: systemClock, log, afterErased: erase })
  const closeServer = async () => {
    await Promise.all([app.close(), trash.stop(), visits.stop()])
    await stop()
  }
  endOnSignal(() => endShop({ closeServer, database: opened, log }))
}

/** The demonstration's own files; one that is no picture is a fault of this installation. */
async function describeOwnPicture(bytes: Uint8Array) {
  const described = await describePicture(bytes)
  if (!described.ok) throw new Error(`a picture of the demonstration catalogue is damaged (${described.problem})`)
  return described.value
}

/** A second signal ends it at once. */
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

// People read these lines; the log is for machines.
function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigProblem || error instanceof DatabaseProblem) return error.message
  if (error instanceof WeakPassword) return `ADMIN_PASSWORD: ${error.message}\nCorrect it in .env or in the environment, then start again.`
  const { code, syscall, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The port is in use already. Set another with PORT, or end the other program.'
  if (code === 'EACCES') return 'This port may not be used by this user. Set one above 1023 with PORT.'
  // Nobody knows this name, or the address is another machine's.
  if (syscall === 'getaddrinfo' || (syscall === 'listen' && /^E(?:ADDRNOTAVAIL|AFNOSUPPORT|INVAL)$/.test(code ?? '')))
    return configProblem(['HOST']).message
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'The disk is full. Free some space, then start again.'
  return stack ?? String(error)
}
