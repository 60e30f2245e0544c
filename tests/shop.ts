import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { type Selectable, sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { type CatalogueChanges, catalogueChanges } from '#database/catalogue-changes.ts'
import type { Database, Tables, WholeDatabase } from '#database/schema.ts'
import { createAdministrator } from '#features/accounts/account-changes.store.server.ts'
import { hashPassword } from '#features/accounts/passwords/password.server.ts'
import type { CategoryInput, StaffCategory, StaffSubcategory, SubcategoryInput } from '#features/catalog/category/category.contract.ts'
import type { ProductInput, StaffProduct } from '#features/catalog/product/product.contract.ts'
import type { App } from '#platform/http/route.server.ts'
import type { FairLimits } from '#platform/limits/fair-queue.server.ts'
import { readConfig } from '#src/config.ts'
import { buildServer } from '#src/server.ts'
import { type TestClock, testClock } from './clock.ts'
import type { TestDatabase } from './databases.ts'

/** Account that the client `admin` signs in with. */
export const staff = { username: 'yanelis', password: 'sol de Matanzas', firstName: 'Yanelis' }

/** Limits that tests never reach, although one address sends all their requests. */
const unhurried: FairLimits = { runningInAll: 1000, running: 1000, waiting: 1000, burst: 1_000_000, perSecond: 1000 }

/**
 * Creates the `test` function of a suite that needs the whole shop, without a port, on one database. Call it inside the
 * suite's `describe`: `const test = shopTest(database)`, then `test('…', async ({ admin, visitor, product }) => …)`.
 *
 * Database and server are made once per suite; before every test the database is emptied and the clock set to noon.
 *
 * @param environment variables that this suite's shop is started with, such as TRUST_PROXY
 * @param readLimits limits for requests that no cache answers; the default is never reached
 */
export function shopTest(database: TestDatabase, environment: Record<string, string> = {}, readLimits: FairLimits = unhurried) {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop(database, environment, readLimits)
  })
  afterAll(() => shop?.close())

  return (
    test
      .extend('db', { auto: true }, async () => {
        await shop.reset()
        return shop.db
      })
      .extend('app', async ({ db: _ }): Promise<App> => shop.app)
      .extend('clock', async ({ db: _ }): Promise<TestClock> => shop.clock)
      // A test that writes to the database directly announces the change here.
      .extend('changes', async ({ db: _ }): Promise<CatalogueChanges> => shop.changes)
      .extend('visitor', async ({ app }) => client(app, {}))
      .extend('admin', async ({ app, db: _ }) => client(app, { cookie: await shop.signIn() }))
      .extend('picture', async ({ db }) => pictureFactory(db))
      .extend('category', async ({ admin }) => categoryFactory(admin))
      .extend('subcategory', async ({ admin, category }) => subcategoryFactory(admin, category))
      .extend('product', async ({ admin, category }) => productFactory(admin, category))
  )
}

async function openShop(database: TestDatabase, environment: Record<string, string>, readLimits: FairLimits) {
  const { opened, place, remove } = await database.make()
  const { db, engine } = opened
  // No data outlives the run, so SQLite need not wait for the disk. postgres.ts configures PostgreSQL likewise.
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(db)
  const clock = testClock()
  const changes = catalogueChanges()
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = place
  const config = readConfig({ DATABASE_URL, DATA_DIR, PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'silent', ...environment })
  const app = await buildServer({ config, db, clock, changes, log: false, readLimits })
  const empty = await emptier(db, database)
  return {
    app,
    db,
    clock,
    changes,
    async reset() {
      await empty()
      clock.reset()
      changes.announce()
    },
    signIn: rememberSignIn(app, db, clock),
    close: () => app.close().then(remove),
  }
}

export type Client = ReturnType<typeof client>
export type Make<Input, Entity> = (input?: Partial<Input>) => Promise<Entity>

/** Creates a client that calls the API like a browser on the shop's own pages. Headers of a call override `own`. */
export function client(app: App, own: Record<string, string>) {
  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', url: string, body?: unknown, headers = {}): Promise<Response> {
    const sameOrigin = method === 'GET' ? {} : { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    const payload = body === undefined ? {} : { payload: body as InjectOptions['payload'] }
    return app.inject({ method, url, headers: { host: 'localhost', ...sameOrigin, ...own, ...headers }, ...payload } as InjectOptions)
  }
  return {
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, headers),
    post: (url: string, body?: unknown, headers?: Record<string, string>) => send('POST', url, body, headers),
    put: (url: string, body?: unknown, headers?: Record<string, string>) => send('PUT', url, body, headers),
    delete: (url: string, headers?: Record<string, string>) => send('DELETE', url, undefined, headers),
    options: (url: string) => send('OPTIONS', url),
  }
}

/** Creates an employee with the client of an owner, and signs the employee in. */
export async function addEmployee(app: App, admin: Client): Promise<{ id: number; client: Client; password: string }> {
  const account = { username: 'heinz', firstName: 'Heinz', role: 'employee', ownPassword: staff.password }
  const { id, password } = await create<{ id: number; password: string }>(admin, '/api/admin/administrators', account)
  const { cookies } = await client(app, {}).post('/api/admin/login', { username: account.username, password })
  return { id, password, client: client(app, { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }) }
}

/**
 * Returns a function that signs `staff` in and returns the cookie header. The first test of a suite creates the account and
 * signs in through the API. For later tests the same rows are inserted again, because hashing a password is slow.
 */
function rememberSignIn(app: App, db: Database, clock: TestClock): () => Promise<string> {
  let known: { cookie: string; administrator: Selectable<Tables['administrator']>; session: Selectable<Tables['session']> } | undefined
  return async () => {
    if (known) {
      await db.insertInto('administrator').values(known.administrator).execute()
      await db.insertInto('session').values(known.session).execute()
      return known.cookie
    }
    const { username, firstName, password } = staff
    const passwordHash = await hashPassword(password)
    const edit = { now: clock.now(), by: null, queueNotice: async () => {} }
    await createAdministrator(db, { username, firstName, role: 'owner', passwordHash }, edit)
    // Later tests find the account without its history, so the first one must, too.
    await db.deleteFrom('edit').execute()
    const answer = await client(app, {}).post('/api/admin/login', { username, password })
    if (answer.statusCode !== 200) throw new Error(`the test's administrator could not sign in: ${answer.statusCode} ${answer.body}`)
    const administrator = await db.selectFrom('administrator').selectAll().executeTakeFirstOrThrow()
    const session = await db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    known = { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '), administrator, session }
    return known.cookie
  }
}

/** Inserts a picture without content into the library and returns its address. */
function pictureFactory(db: Database): (name?: string) => Promise<string> {
  return async (name = 'sol.jpg') => {
    made += 1
    const key = made.toString(16).padStart(26, '0')
    const stamps = { created_at: '2026-11-21T12:00:00.000Z', updated_at: '2026-11-21T12:00:00.000Z' }
    const texts = { alt_de: '', alt_es: '', alt_en: '' }
    await db
      .insertInto('image')
      .values({ key, filename: name, mime: 'image/jpeg', width: 1, height: 1, size: 1, ...texts, ...stamps })
      .execute()
    return `/media/${key}/960.jpg`
  }
}

let made = 0

function categoryFactory(admin: Client): Make<CategoryInput, StaffCategory> {
  return (input = {}) => create(admin, '/api/admin/categories', { nameDe: `Kategorie ${++made}`, ...input })
}

function subcategoryFactory(admin: Client, category: Make<CategoryInput, StaffCategory>): Make<SubcategoryInput, StaffSubcategory> {
  return async (input = {}) => {
    const categoryId = input.categoryId ?? (await category()).id
    return create(admin, '/api/admin/subcategories', { nameDe: `Unterkategorie ${++made}`, ...input, categoryId })
  }
}

/** Creates products. Those without category and subcategory share one category per test. */
function productFactory(admin: Client, category: Make<CategoryInput, StaffCategory>): Make<ProductInput, StaffProduct> {
  let shared: Promise<StaffCategory> | undefined
  const placeOf = async (subcategoryId: number | null | undefined): Promise<number> => {
    if (subcategoryId) return (await admin.get(`/api/admin/subcategories/${subcategoryId}`)).json<StaffSubcategory>().categoryId
    shared ??= category()
    return (await shared).id
  }
  return async (input = {}) => {
    const categoryId = input.categoryId ?? (await placeOf(input.subcategoryId))
    // Publishes the product even if it lacks a picture or its offer is not cheaper.
    const asIs = { isActive: true, confirmed: ['offer-not-cheaper'] as const }
    const texts = { nameDe: `Produkt ${++made}`, shortDescriptionDe: 'Kurz gesagt' }
    return create(admin, '/api/admin/products', { ...asIs, ...texts, ...input, categoryId })
  }
}

async function create<Entity>(admin: Client, url: string, body: object): Promise<Entity> {
  const answer = await admin.post(url, body)
  if (answer.statusCode !== 201) throw new Error(`POST ${url} answered ${answer.statusCode} ${answer.body}`)
  return answer.json<Entity>()
}

/** Returns a function that empties all tables, except two that migrations filled and the list of changes. */
async function emptier(db: WholeDatabase, { engine }: TestDatabase): Promise<() => Promise<void>> {
  const kept = ['schema_step', 'catalogue_version', 'catalogue_change']
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !kept.includes(name))
  const deletes = tables.map((table) => `delete from ${table}`)
  // One batch: a commit or a round trip per table would take longer than the test.
  const statements =
    engine === 'sqlite'
      ? ['pragma foreign_keys = off', 'begin', ...deletes, 'commit', 'pragma foreign_keys = on']
      : [['set session_replication_role = replica', ...deletes, 'set session_replication_role = default'].join(';')]
  return () =>
    db.connection().execute(async (connection) => {
      for (const statement of statements) await sql.raw(statement).execute(connection)
    })
}
