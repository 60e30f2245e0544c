import { type Dialect, Kysely } from 'kysely'
import type { Database, Tables, WholeDatabase } from './schema.ts'
import { storageFailureOf } from './storage-failure.server.ts'

/** Databases in which a read or a write of this process has met damage. */
const damaged = new WeakSet<Database>()

/** Opens a database that remembers damage, whichever query meets it. */
export function watchedDatabase(dialect: Dialect): WholeDatabase {
  const db: WholeDatabase = new Kysely<Tables>({
    dialect,
    log(event) {
      if (event.level === 'error' && storageFailureOf(event.error) === 'damaged') damaged.add(db)
    },
  })
  return db
}

/** True from the first query that met damage until the process ends: damage does not go away by itself. */
export const isDamaged = (db: Database): boolean => damaged.has(db)
