import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import { createAdministrator } from '#features/accounts/account-changes.store.server.ts'
import { hashPassword } from '#features/accounts/passwords/password.server.ts'
import { searchProducts } from '#features/catalog/calls.ts'
import type { App } from '#platform/http/route.server.ts'
import type { AnswerPage } from '#platform/pages/page-rendering.server.ts'
import { readConfig } from '#src/config.ts'
import { buildServer } from '#src/server.ts'
import { testClock } from './clock.ts'
import { databases } from './databases.ts'

/**
 * Starts a server for the tests of a file. Its pages replace the bundle: they record in `rendered` how often and in which variant
 * they were rendered. Each test begins with an empty record and empty caches.
 */
export function startCountedPages() {
  const changes = catalogueChanges()
  const clock = testClock()
  let app: App
  let db: Database
  let close: () => Promise<unknown>
  const rendered: string[] = []

  const answerPage: AnswerPage = async (request, visit, api) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/curious')
      await Promise.all(Array.from({ length: 30 }, (_, n) => api.call(searchProducts, { query: { q: `sol ${n}` } })))
    const { chosen, rates } = visit.money ?? {}
    const money = rates ? ` ${rates.map(({ currency }) => currency)}: ${chosen?.currency ?? 'USD'}` : ''
    rendered.push(`${pathname}${search} ${visit.language} ${visit.isLow}${money}`)
    if (pathname === '/moved') return new Response(null, { status: 301, headers: { location: '/product/new' } })
    // A POST gets its field `words` in the page, or a redirect if it has the field `thanks`.
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
    if (form?.has('thanks')) return new Response(null, { status: 303, headers: { location: '/contact?sent=1' } })
    const status = pathname.startsWith('/nothing') ? 404 : form ? 400 : 200
    const own: Record<string, string> = search.includes('sent=') ? { 'cache-control': 'no-store' } : {}
    const html = `<!DOCTYPE html><html lang="${visit.language}"><head><style>p{color:red}</style></head><body><p>${rendered.length} ${form?.get('words') ?? ''}</p>${pathname === '/' ? '<div data-island="home.hero"></div>' : ''}${pathname === '/contact' ? '<div data-island="contact.quote"><button data-js=""></button></div>' : ''}${search.includes('q=long') ? randomBytes(340_000).toString('base64') : ''}</body></html>`
    return new Response(html, { status, headers: { 'content-type': 'text/html', ...own } })
  }

  beforeAll(async () => {
    const [sqlite] = databases
    if (!sqlite) throw new Error('no database')
    const { opened, place, remove } = await sqlite.make()
    db = opened.db
    const buildDir = mkdtempSync(join(tmpdir(), 'build-'))
    mkdirSync(join(buildDir, 'client/assets'), { recursive: true })
    const asset = (name: string) => join(buildDir, 'client/assets', name)
    for (const name of ['app-1.js', 'small-1.js', 'gone-1.js', 'gone-2.js', 'replaced-1.js']) writeFileSync(asset(name), 'app')
    for (const name of ['small-1.js', 'gone-1.js']) writeFileSync(asset(`${name}.br`), brotliCompressSync('app'))
    writeFileSync(asset('small-1.js.gz'), gzipSync('app'))
    const assets = {
      early: '/assets/early.js',
      sharp: '/assets/sharp.js',
      forms: '/assets/forms.js',
      connection: '/assets/connection.js',
      savings: { es: '/assets/saving-es.js', de: '/assets/saving-de.js', en: '/assets/saving-en.js' },
      dataUse: '/assets/data-use.js',
      money: '/assets/money.js',
      worker: { on: '/assets/worker.js', off: '/assets/worker-off.js' },
      more: { es: '/assets/more-es.js', de: '/assets/more-de.js', en: '/assets/more-en.js' },
      calculator: '/assets/calculator.js',
      cookies: { es: '/assets/cookies-es.js', de: '/assets/cookies-de.js', en: '/assets/cookies-en.js' },
      carries: { es: '/assets/carries-es.js', de: '/assets/carries-de.js', en: '/assets/carries-en.js' },
      suggests: { es: '/assets/suggest-es.js', de: '/assets/suggest-de.js', en: '/assets/suggest-en.js' },
      gates: { es: '/assets/gate-es.js', de: '/assets/gate-de.js', en: '/assets/gate-en.js' },
      compare: { es: '/assets/compare-es.js', de: '/assets/compare-de.js', en: '/assets/compare-en.js' },
      carts: { es: '/assets/cart-es.js', de: '/assets/cart-de.js', en: '/assets/cart-en.js' },
      react: '/assets/react.js',
      groups: Object.fromEntries(
        ['home', 'contact'].map((name) => [
          name,
          {
            file: `/assets/${name}.js`,
            texts: { es: `/assets/${name}-es.js`, de: `/assets/${name}-de.js`, en: `/assets/${name}-en.js` },
          },
        ]),
      ),
    }
    const config = readConfig({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      PUBLIC_URL: 'http://localhost',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
      COUNTRY_HEADER: 'CF-IPCountry',
    })
    app = await buildServer({ config, db: opened.db, clock, changes, log: false, pages: { answerPage, buildDir, assets } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    // Simulates a new build that replaced files of a running shop.
    for (const name of ['gone-1.js', 'gone-2.js', 'replaced-1.js']) rmSync(asset(name))
    for (const name of ['gone-1.js', 'gone-2.js']) rmSync(join(place.dataDir, 'old-files', name))
    close = async () => {
      await app.close()
      await remove()
      rmSync(buildDir, { recursive: true })
    }
  })
  afterAll(() => close?.())
  beforeEach(() => {
    rendered.length = 0
    changes.announce()
  })

  /** Signs in a new administrator. Returns the cookies of a browser that prefers German. */
  async function signIn(): Promise<string> {
    const payload = { username: 'yanelis', password: 'sol de Matanzas' }
    await createAdministrator(
      db,
      { username: payload.username, firstName: 'Yanelis', role: 'owner', passwordHash: await hashPassword(payload.password) },
      { now: testClock().now(), by: null, queueNotice: async () => {} },
    )
    const { cookies } = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
    return [...cookies.map(({ name, value }) => `${name}=${value}`), 'language=de'].join('; ')
  }

  return {
    changes,
    clock,
    rendered,
    signIn,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    address: () => `http://127.0.0.1:${(app.server.address() as { port: number }).port}`,
    get app() {
      return app
    },
    get db() {
      return db
    },
  }
}
