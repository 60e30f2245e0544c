import { type Dialect, Kysely } from 'kysely'
import type { Database, Tables, WholeDatabase } from './schema.ts'
import { storageFailureOf } from './storage-failure.server.ts'

/** Databases in which a query of this process has met damage. */
const damaged = new WeakSet<Database>()

/** Opens a database and notes damage that any query meets. */
export function watchedDatabase(dialect: Dialect): WholeDatabase {
  const db: WholeDatabase = new Kysely<Tables>({
    dialect,
    log(event) {
      if (event.level === 'error' && storageFailureOf(event.error) === 'damaged') damaged.add(db)
    },
  })
  return db
}

/** True once a query has met damage, until the process ends: damage does not disappear by itself. */
export const isDamaged = (db: Database): boolean => damaged.has(db)
