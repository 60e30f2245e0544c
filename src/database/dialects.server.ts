import type Sqlite from 'better-sqlite3'
import { type CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver, SqliteDialect, SqliteDriver } from 'kysely'
import type { Pool } from 'pg'
import type { ServerWatch } from './failures/silent-server.server.ts'
import { DatabaseAway } from './failures/storage-failure.server.ts'

/*
 * Kysely rolls back a failed transaction and throws the first error, unless the rollback fails too: then it throws the second.
 * The drivers here prevent the second error, since only the code of the first shows the cause.
 */

/** Kysely's SQLite dialect without a second rollback: SQLite rolls back by itself when the disk is full, and refuses another. */
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
 * Kysely's PostgreSQL dialect. A lost connection throws DatabaseAway, since the client's own errors have no code.
 *
 * @param isAnswer true for an error sent by the server
 * @param watch fails calls to a server that no longer answers
 */
export function postgresDialect(pool: Pool, isAnswer: (error: unknown) => boolean, watch: Pick<ServerWatch, 'call'>): PostgresDialect {
  const away = (error: unknown): DatabaseAway => (error instanceof DatabaseAway ? error : new DatabaseAway(error))
  const fail = (error: unknown): never => {
    // A TypeError is a mistake in the shop's code, such as an invalid parameter.
    throw isAnswer(error) || error instanceof TypeError ? error : away(error)
  }
  type Connecting = ReturnType<PostgresDriver['acquireConnection']>
  class Driver extends PostgresDriver {
    #known = new WeakSet<DatabaseConnection>()

    override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>): Connecting {
      let acquiring: Connecting | undefined
      const acquire = () => (acquiring = super.acquireConnection(...options))
      const connection = await watch.call(acquire).catch((error: unknown): never => {
        // A connection that arrives after its caller got the error goes back to the pool.
        acquiring?.then((late) => this.releaseConnection(late as never)).catch(() => {})
        // The server may also refuse a connection: it is starting, stopping, or has too many.
        throw away(error)
      })
      if (this.#known.has(connection)) return connection
      this.#known.add(connection)
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = <Row>(query: CompiledQuery) => watch.call(() => execute<Row>(query)).catch(fail)
      return connection
    }

    override async rollbackTransaction(...[connection]: Parameters<PostgresDriver['rollbackTransaction']>): Promise<void> {
      // A rollback fails only on a broken connection, which the pool replaces.
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
