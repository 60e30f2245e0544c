import type Sqlite from 'better-sqlite3'
import { type CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver, SqliteDialect, SqliteDriver } from 'kysely'
import type { Pool } from 'pg'
import { DatabaseAway } from './storage-failure.server.ts'

/*
 * Kysely rolls a failed transaction back and then throws the first error, unless the rollback fails, too: then it throws
 * that error instead. Both drivers keep the first error, because it has the code that says what is wrong.
 */

/** Kysely's SQLite dialect. SQLite rolls back by itself when the disk is full, and refuses a second rollback. */
export function sqliteDialect(sqlite: Sqlite.Database): SqliteDialect {
  class Driver extends SqliteDriver {
    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      if (sqlite.inTransaction) await super.rollbackTransaction(connection)
    }
  }
  class Dialect extends SqliteDialect {
    override createDriver(): SqliteDriver {
      return new Driver({ database: sqlite })
    }
  }
  return new Dialect({ database: sqlite })
}

/**
 * Kysely's PostgreSQL dialect. A lost connection throws DatabaseAway: the client's own errors have no code.
 *
 * @param isAnswer true for an error that the server itself has sent
 */
export function postgresDialect(pool: Pool, isAnswer: (error: unknown) => boolean): PostgresDialect {
  const fail = (error: unknown): never => {
    // A TypeError is a mistake of ours, such as a parameter that cannot be sent.
    throw isAnswer(error) || error instanceof TypeError ? error : new DatabaseAway(error)
  }
  class Driver extends PostgresDriver {
    #known = new WeakSet<DatabaseConnection>()

    override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>): Promise<DatabaseConnection> {
      const connection = await super.acquireConnection(...options).catch((error: unknown): never => {
        // The server may also refuse to connect: it starts, it stops, it has too many connections.
        throw new DatabaseAway(error)
      })
      if (this.#known.has(connection)) return connection
      this.#known.add(connection)
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = <Row>(query: CompiledQuery) => execute<Row>(query).catch(fail)
      return connection
    }

    override async rollbackTransaction(...[connection]: Parameters<PostgresDriver['rollbackTransaction']>): Promise<void> {
      // The driver has marked the connection by then, and the pool replaces it.
      await super.rollbackTransaction(connection).catch(() => {})
    }
  }
  class Dialect extends PostgresDialect {
    override createDriver(): PostgresDriver {
      return new Driver({ pool })
    }
  }
  return new Dialect({ pool })
}
