import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { migrate } from '#database/migrate.server.ts'
import type { Engine } from '#database/migrations.ts'
import { type DatabaseHandle, openDatabase } from '#database/open.server.ts'
import { runStatement } from './run-statement.ts'

/** Location of a test's database, in the form that openDatabase takes. */
export type Place = { databaseUrl: string | undefined; dataDir: string }
export type TestDatabase = {
  name: string
  engine: Engine
  /** Makes a database without a schema; `remove` deletes it, also while somebody is connected. */
  makeEmpty(): Promise<{ place: Place; remove(): Promise<void> }>
  /** Makes, migrates and opens a database; `remove` closes and deletes it. */
  make(): Promise<{ opened: DatabaseHandle; place: Place; remove(): Promise<void> }>
}

const sqlite: TestDatabase = {
  name: 'SQLite',
  engine: 'sqlite',
  async makeEmpty() {
    const dataDir = mkdtempSync(join(inject('runFolder'), 'sqlite-'))
    return { place: { databaseUrl: undefined, dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
  },
  async make() {
    const { place, remove } = await this.makeEmpty()
    const opened = await openDatabase(place)
    await migrate(opened.db, opened.engine)
    return { opened, place, remove: () => opened.close().then(remove) }
  },
}

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  engine: 'postgres',
  makeEmpty: () => copyOf('template0'),
  async make() {
    const { place, remove } = await copyOf('postgres')
    const opened = await openDatabase(place)
    return { opened, place, remove: () => opened.close().then(remove) }
  },
}

/** Every engine that the shop runs on: `for (const database of databases) describe(…)`. */
export const databases: readonly TestDatabase[] = [sqlite, postgres]

/** A single engine, for tests whose result cannot depend on the engine, such as pages rendered from rows. */
export const oneDatabase: readonly TestDatabase[] = [sqlite]

// The database "postgres" of the run's server was migrated once (tests/postgres.ts); copying it takes a few milliseconds.
async function copyOf(template: 'template0' | 'postgres'): Promise<{ place: Place; remove(): Promise<void> }> {
  const server = inject('postgresUrl')
  const administration = `${server}/template1`
  const name = `shop_${randomBytes(6).toString('hex')}`
  await runStatement(administration, `create database ${name} template ${template}`)
  const dataDir = mkdtempSync(join(inject('runFolder'), 'data-'))
  return {
    place: { databaseUrl: `${server}/${name}`, dataDir },
    async remove() {
      await runStatement(administration, `drop database if exists ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
