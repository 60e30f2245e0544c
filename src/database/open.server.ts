import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Client, PoolClient } from 'pg'
import { postgresDialect, sqliteDialect } from './dialects.server.ts'
import { SECURE_DELETE_VERSION } from './erase-older.server.ts'
import { openWatchedDatabase } from './failures/damage.server.ts'
import { DatabaseProblem, describeDataFolderProblem, findLostDatabase } from './failures/database-problem.server.ts'
import { SERVER_TIMEOUTS, type ServerTimeouts, watchServer } from './failures/silent-server.server.ts'
import type { Engine } from './migrations.ts'
import type { WholeDatabase } from './schema.ts'

export type DatabaseHandle = {
  db: WholeDatabase
  engine: Engine
  /** Path or address of the database for the operator, without the password. */
  description: string
  /**
   * Calls `listen` after each change on the same PostgreSQL, with the id of the server that made it, and with undefined after a
   * lost connection. Never calls it on SQLite.
   */
  onForeignChange(listen: (server: string | undefined) => void): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the configured database: PostgreSQL by address, else the SQLite file in the data folder.
 *
 * @throws DatabaseProblem if the folder is not writable or has lost its database, or the server does not answer
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  timeouts = SERVER_TIMEOUTS,
}: {
  databaseUrl: string | undefined
  dataDir: string
  /** Timeouts for a PostgreSQL that does not answer. */
  timeouts?: ServerTimeouts
}): Promise<DatabaseHandle> {
  return databaseUrl ? openPostgres(databaseUrl, timeouts) : openSqlite(dataDir)
}

function openSqlite(dataDir: string): DatabaseHandle {
  const file = join(dataDir, 'shop.db')
  let sqlite: Sqlite.Database | undefined
  try {
    makeDataFolder(dataDir)
    const lost = findLostDatabase(dataDir)
    if (lost) throw lost
    keepToOwner(file)
    sqlite = new Sqlite(file)
    if (sqlite.pragma('page_count', { simple: true }) === 0) sqlite.pragma(`user_version = ${SECURE_DELETE_VERSION}`)
    sqlite.pragma('journal_mode = WAL')
    // Power cuts are frequent in Cuba: an answered write must be on the disk.
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    // Overwrites deleted content with zeros instead of only unlinking it.
    sqlite.pragma('secure_delete = ON')
    sqlite.pragma('busy_timeout = 5000')
  } catch (error) {
    sqlite?.close()
    throw error instanceof DatabaseProblem ? error : describeDataFolderProblem(error, dataDir)
  }
  const db = openWatchedDatabase(sqliteDialect(sqlite))
  return { db, engine: 'sqlite', description: file, onForeignChange: async () => {}, close: () => db.destroy() }
}

/** Creates the data folder if it is missing. Throws an error of the file system if the folder cannot be written. */
export function makeDataFolder(dataDir: string): void {
  makeFolder(resolve(dataDir))
  accessSync(dataDir, constants.W_OK)
}

/** Creates one folder at a time: below /proc, where none can be created, Node's option `recursive` never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * Makes the database readable for its owner only, since it contains password hashes and customers' messages. SQLite creates the
 * files beside it with the same permissions.
 */
function keepToOwner(file: string): void {
  // Opens only a missing file: to close one that SQLite has open would release SQLite's locks.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const one of [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name))) {
    try {
      chmodSync(one, 0o600)
    } catch {
      // The file belongs to another user, or the disk has no permissions: the operator decided who may read it.
    }
  }
}

const RETRY_MS = 1000

async function openPostgres(databaseUrl: string, timeouts: ServerTimeouts): Promise<DatabaseHandle> {
  // Loaded on demand: a shop on SQLite does not need it.
  const { default: pg } = await import('pg')
  // By default pg returns counts and sums as text, since they may exceed 2^53. The shop's numbers are far below that.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const description = withoutPassword(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 })
  // Without listeners, the error of a dropped connection would end the process. The pool replaces the connection, and a query
  // on it fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseProblem(
      `PostgreSQL at ${description} does not answer (${(error as Error).message}). Check DATABASE_URL and that the server runs.`,
      { cause: error },
    )
  }
  const isAnswer = (error: unknown) => error instanceof pg.DatabaseError
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client))
  const watch = watchServer({
    timeouts,
    async probe() {
      const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: timeouts.probeMs })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch (error) {
        if (!isAnswer(error)) throw error
      } finally {
        client.end().catch(() => {})
      }
    },
    onSilent() {
      // Ends the connections in use; the pool replaces them.
      for (const client of inUse) (client as unknown as Client).end().catch(() => {})
    },
  })
  const db = openWatchedDatabase(postgresDialect(pool, isAnswer, watch))
  let listener: Client | undefined
  let closed = false

  async function listenTo(listen: (server: string | undefined) => void): Promise<void> {
    if (closed) return
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    listener = client
    let isLost = false
    const lose = () => {
      if (isLost || closed) return
      isLost = true
      client.end().catch(() => {})
      // While disconnected, changes may have been missed, so a new connection counts as a change.
      setTimeout(
        () =>
          listenTo(listen).then(
            () => listen(undefined),
            () => {},
          ),
        RETRY_MS,
      ).unref()
    }
    // A broken connection emits several events; `lose` reacts to the first.
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload }) => listen(payload))
    try {
      await client.connect()
      await client.query('listen catalogue_changed')
    } catch (error) {
      lose()
      throw error
    }
  }

  return {
    db,
    engine: 'postgres',
    description,
    onForeignChange: listenTo,
    async close() {
      closed = true
      watch.stop()
      await listener?.end().catch(() => {})
      await db.destroy()
    },
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.toString()
}
