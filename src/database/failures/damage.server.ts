import { type Dialect, Kysely } from 'kysely'
import type { Database, Tables, WholeDatabase } from '../schema.ts'
import { storageFailureOf } from './storage-failure.server.ts'

/** Databases in which a query of this process has found damaged data. */
const damaged = new WeakSet<Database>()

/** Creates the database object, whose failed queries are checked for damage (`isDamaged`). */
export function openWatchedDatabase(dialect: Dialect): WholeDatabase {
  const db: WholeDatabase = new Kysely<Tables>({
    dialect,
    log(event) {
      if (event.level === 'error' && storageFailureOf(event.error) === 'damaged') damaged.add(db)
    },
  })
  return db
}

/** True from the first query that found damaged data until the process ends: damage does not disappear by itself. */
export const isDamaged = (db: Database): boolean => damaged.has(db)
