import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { App } from './route.server.ts'

/** `/healthz`: the process is up. `/readyz`: it can also read its database, whose migrations ran before it listened. */
export function answerHealth(app: App, db: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      // A row, because SQLite does not touch its file for a constant.
      await sql`select 1 from schema_step limit 1`.execute(db)
      return reply.send('ready')
    } catch {
      return reply.code(503).send('the database cannot be read')
    }
  })
}
