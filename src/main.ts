import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { ConfigProblem, environmentWithFile, readConfig } from './config.ts'
import { migrate } from './database/migrate.server.ts'
import { DatabaseProblem, type Opened, openDatabase } from './database/open.server.ts'
import { ensureFirstAdministrator } from './features/accounts/first-administrator.server.ts'
import { catalogueChanges } from './platform/catalogue-changes.server.ts'
import { systemClock } from './platform/clock.server.ts'
import { redactedPaths } from './platform/log.server.ts'
import type { AnswerPage } from './platform/pages.server.ts'
import { buildServer } from './server.ts'

const DRAIN_MS = 10_000

/** Starts the shop: configuration, database, first contents, server; and ends it in the opposite order on a signal. */
async function main(): Promise<void> {
  const began = performance.now()
  const config = readConfig(environmentWithFile())
  const log = pino({ level: config.logLevel, redact: redactedPaths })
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  await migrate(opened.db, opened.engine)
  const password = await ensureFirstAdministrator({
    db: opened.db,
    username: config.adminUsername,
    password: config.adminPassword,
    clock: systemClock,
  })

  const changes = catalogueChanges()
  await opened.onForeignChange(() => changes.announce())
  const buildDir = resolve('build')
  const bundle = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)) as { answerPage: AnswerPage }
  const app = await buildServer({
    config,
    db: opened.db,
    clock: systemClock,
    changes,
    log,
    pages: { answerPage: bundle.answerPage, buildDir },
  })
  await app.listen({ host: config.host, port: config.port })

  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  say(
    `The shop is open at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port} (ready in ${Math.round(performance.now() - began)} ms)`,
  )
  say(`Data: ${opened.description}`)
  if (password) say(`\nFirst administrator: ${config.adminUsername}\nPassword (shown only now): ${password}\nSign in at /admin/login\n`)
  endOnSignal(app.close.bind(app), opened)
}

/** Lets running requests finish, then closes the database; a second signal or ten seconds end it at once. */
function endOnSignal(closeServer: () => Promise<unknown>, opened: Opened): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    await closeServer()
    await opened.close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

// People read these lines; the log is for machines.
function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigProblem || error instanceof DatabaseProblem) process.stderr.write(`\n${error.message}\n\n`)
  else if ((error as { code?: string }).code === 'EADDRINUSE')
    process.stderr.write('\nThe port is in use already. Set another with PORT, or end the other program.\n\n')
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
