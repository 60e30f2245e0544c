import { readConfig } from '../src/config.ts'
import { catalogueChanges } from '../src/database/catalogue-changes.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import { ensureFirstAdministrator } from '../src/features/accounts/first-administrator.server.ts'
import { buildServer } from '../src/server.ts'

const clock = { now: () => new Date() }

/** Opens a shop without pages and port in this process, on the database that the environment names. */
export async function openShopWithoutPages() {
  const place = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR as string }
  const { db, engine, close } = await openDatabase(place)
  await migrate(db, engine)
  const changes = catalogueChanges()
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = place
  const config = readConfig({ DATA_DIR, DATABASE_URL, PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'silent' })
  const app = await buildServer({ config, db, clock, changes, log: false })
  await app.ready()
  return {
    db,
    app,
    changes,
    /** Creates a member of staff and returns the cookie of a new session. */
    async signIn(): Promise<string> {
      const account = { username: 'admin', password: 'many words that nobody guesses' }
      await ensureFirstAdministrator({ db, ...account, company: 'bench', clock })
      const headers = { host: 'localhost', origin: 'http://localhost' }
      const { cookies } = await app.inject({ method: 'POST', url: '/api/admin/login', headers, payload: account })
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    },
    async close(): Promise<void> {
      await app.close()
      await close()
    },
  }
}
