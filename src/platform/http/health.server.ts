import { sql } from 'kysely'
import { isDamaged } from '#database/failures/damage.server.ts'
import { DAMAGED_LINE } from '#database/failures/storage-failure.server.ts'
import type { Database } from '#database/schema.ts'
import type { App } from './route.server.ts'

/**
 * Adds two routes for monitoring. `/healthz` answers 200 while the process runs, `/readyz` only if the database can be read and
 * no query has found damage in it.
 */
export function answerHealth(app: App, db: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      // Reads a row, since SQLite does not touch its file for a constant.
      await sql`select 1 from schema_step limit 1`.execute(db)
    } catch {
      return reply.code(503).send(isDamaged(db) ? DAMAGED_LINE : 'the database cannot be read')
    }
    return isDamaged(db) ? reply.code(503).send(DAMAGED_LINE) : reply.send('ready')
  })
}
