import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrotliOptions, brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import type { Database, WholeDatabase } from '#database/schema.ts'
import { createAdministrator } from '#features/accounts/account-changes.store.server.ts'
import { hashPassword } from '#features/accounts/passwords/password.server.ts'
import { searchProducts } from '#features/catalog/calls.ts'
import { readConfig } from '#src/config.ts'
import routes from '#src/routes.ts'
import { buildServer } from '#src/server.ts'
import { testClock } from '#tests/clock.ts'
import { databases } from '#tests/databases.ts'
import type { App } from '../http/route.server.ts'
import type { AnswerPage } from './page-rendering.server.ts'

// Pages of this test replace the bundle. They record in `rendered` how often and in which variant they were rendered.
describe('documents', () => {
  const changes = catalogueChanges()
  const clock = testClock()
  let app: App
  let db: Database
  let close: () => Promise<unknown>
  let rendered: string[] = []

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
    rendered = []
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

  const address = () => `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  test('are rendered once and cached until the catalogue changes', async () => {
    const first = await get('/products')
    expect((await get('/products')).body).toBe(first.body)
    expect(rendered).toEqual(['/products es true'])
    changes.announce()
    expect((await get('/products')).body).not.toBe(first.body)
  })

  test('are the same from the framework and from the fast path', async () => {
    const made = await fetch(`${address()}/products`)
    const kept = await fetch(`${address()}/products`)
    expect(await kept.text()).toBe(await made.text())
    const headers = (answer: Response) => Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'))
    expect(headers(kept)).toEqual(headers(made))
    expect(rendered).toHaveLength(1)
  })

  test('have one address each: other spellings redirect there, never to another site', async () => {
    const ways: [typed: string, address: string][] = [
      ['/products/', '/products'],
      ['/Products', '/products'],
      ['/PRODUCTS//?category=2&lang=en', '/products?category=2&lang=en'],
      ['/product//panel/', '/product/panel'],
      ['//', '/'],
      ['//evil.example/', '/evil.example'],
      ['/%C3%B1/', '/%C3%B1'],
      ['/%61bout', '/about'],
      ['/product/%70anel?lang=en', '/product/panel?lang=en'],
    ]
    for (const [typed, address] of ways) {
      const { statusCode, headers } = await get(typed)
      expect([typed, statusCode, headers.location]).toEqual([typed, 301, address])
    }
    // Sent over a real connection, since `inject` would normalise the path.
    const backslash = await new Promise<IncomingMessage>((resolve) => httpGet(`${address()}/`, { path: '/\\evil.example/' }, resolve))
    expect([backslash.statusCode, backslash.headers.location]).toEqual([301, '/evil.example'])
    for (const plain of ['/', '/products', '/product/panel?q=A', '/%C3%B1'])
      expect([plain, (await get(plain)).statusCode]).toEqual([plain, 200])
  })

  test('searches are cached, but evict no catalogue page', async () => {
    const catalogue = await get('/products')
    await get('/products?q=panel')
    await get('/products?q=panel&utm_source=x')
    expect(rendered).toEqual(['/products es true', '/products?q=panel es true'])
    // These pages have more bytes than their cache holds.
    for (let n = 0; n < 40; n += 1) await get(`/products?q=long${n}`)
    expect((await get('/products')).body).toBe(catalogue.body)
    expect(rendered).toHaveLength(42)
    await get('/products?q=panel')
    expect(rendered).toHaveLength(43)
  })

  test('differ by language and by bandwidth', async () => {
    await get('/', { 'accept-language': 'en' })
    await get('/', { 'accept-language': 'en', 'save-data': 'on' })
    await get('/', { cookie: 'language=es' })
    expect(rendered).toEqual(['/ en false', '/ en true', '/ es true'])
  })

  test('show a second currency to visitors who chose it, and pesos only until their rate is seven days old', async () => {
    const enter = (currency: 'EUR' | 'CUP', per_usd: number, day: string) =>
      (db as WholeDatabase)
        .insertInto('exchange_rate')
        .values({ currency, per_usd, day, source: 'BCC', administrator: '', entered_at: '' })
        .execute()
    const inPesos = { cookie: 'money=CUP' }
    await get('/', inPesos)
    expect(rendered.splice(0)).toEqual(['/ es true'])

    await enter('EUR', 8600, '2026-11-20')
    await enter('CUP', 4_105_000, '2026-11-20')
    changes.announce()
    for (const cookie of ['money=CUP', 'money=CUP', 'money=EUR', 'money=MLC', 'language=es']) await get('/', { cookie })
    // The fast path finds these pages in the cache.
    expect(await (await fetch(`${address()}/`, { headers: inPesos })).text()).toContain('<p>1 </p>')
    expect(rendered.splice(0)).toEqual(['/ es true EUR,CUP: CUP', '/ es true EUR,CUP: EUR', '/ es true EUR,CUP: USD'])

    // In Havana it is still the 27th, and an hour later the 28th, when the rate of pesos ends.
    clock.set('2026-11-28T04:30:00.000Z')
    await fetch(`${address()}/`, { headers: inPesos })
    expect(rendered).toEqual([])
    clock.set('2026-11-28T05:30:00.000Z')
    await fetch(`${address()}/`, { headers: inPesos })
    await get('/', inPesos)
    expect(rendered.splice(0)).toEqual(['/ es true EUR: USD'])

    await (db as WholeDatabase).deleteFrom('exchange_rate').execute()
    clock.reset()
  })

  test('remember a chosen currency and leave it out of their address', async () => {
    const chosen = await get('/products?view=grid&lang=en&money=CUP&utm_source=x', { cookie: 'language=en' })
    expect([chosen.statusCode, chosen.headers.location, chosen.headers['cache-control']]).toEqual([303, '/products?view=grid', 'no-store'])
    expect(chosen.headers['set-cookie']).toMatch(/^money=CUP; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect((await get('/products?view=grid&lang=es&money=EUR')).headers.location).toBe('/products?view=grid')
    // `?lang=` stays if no cookie names the language.
    expect((await get('/products?view=grid&lang=en&money=EUR')).headers.location).toBe('/products?view=grid&lang=en')
    expect((await get('/?money=USD', { cookie: 'money=CUP' })).headers['set-cookie']).toMatch(/^money=; Path=\/; Max-Age=0/)
    expect((await get('/?money=MLC')).statusCode).toBe(200)
    expect((await get('//evil.example/?money=CUP')).headers.location).toBe('/evil.example?money=CUP')
  })

  test('are in Spanish if German is requested without an administrator', async () => {
    const answer = await get('/?lang=de')
    expect(answer.body).toContain('lang="es"')
    expect(answer.headers['set-cookie']).toContain('language=es')
    expect((await get('/', { cookie: 'language=de; session=forged' })).body).toContain('lang="es"')
  })

  test('remember an explicit choice of language in a cookie', async () => {
    expect((await get('/?lang=en')).headers['set-cookie']).toMatch(/^language=en; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
  })

  test('have the language of the country unless the visitor asked for one', async () => {
    const from = (country: string, more: Record<string, string> = {}) =>
      get('/', { 'accept-language': 'fr,en', 'cf-ipcountry': country, ...more }).then(({ body }) => /lang="(..)"/.exec(body)?.[1])
    expect(await from('CU')).toBe('es')
    expect(await from('CA')).toBe('en')
    expect(await from('MX', { 'accept-language': 'en' })).toBe('es')
    expect(await from('CA', { 'accept-language': 'es-CU' })).toBe('es')
    expect(await from('CA', { cookie: 'language=es' })).toBe('es')
    expect(await from('CU', { cookie: 'language=en' })).toBe('en')
  })

  test('are in English for a browser that prefers English, on a repeated request too', async () => {
    const read = async () => (await fetch(address(), { headers: { 'accept-language': 'en' } })).text()
    expect(await read()).toContain('lang="en"')
    expect(await read()).toContain('lang="en"')
  })

  test('do not remember an unknown language', async () => {
    const answer = await get('/?lang=zz', { cookie: 'language=en' })
    expect(answer.body).toContain('lang="en"')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('answer 304 to clients with the same document', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('are sent as brotli, gzip or plain, as the browser can read them', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  })

  describe('compressed against another document', () => {
    const brand = { 'sec-ch-ua': '"Chromium";v="156"', 'accept-encoding': 'gzip, br, dcb' }
    const holding = async (url: string, headers: Record<string, string> = {}) => {
      const { rawPayload } = await get(url, { ...brand, 'accept-encoding': 'identity', ...headers })
      return { ...brand, 'available-dictionary': `:${createHash('sha256').update(rawPayload).digest('base64')}:` }
    }
    const read = async (url: string, headers: Record<string, string>, held: string) => {
      const dictionary = Buffer.from(held)
      const { headers: answered, rawPayload } = await get(url, headers)
      expect(answered['content-encoding']).toBe('dcb')
      return brotliDecompressSync(rawPayload.subarray(36), { dictionary } as BrotliOptions).toString()
    }

    test('vary by every header that changes them', async () => {
      const headers = await holding('/')
      expect((await get('/products', headers)).headers.vary).toBe(
        'cookie, accept-language, save-data, accept-encoding, available-dictionary',
      )
      expect((await get('/')).headers.vary).toContain('available-dictionary')
    })

    test('are in the requested language, whatever the language of the held document', async () => {
      const held = (await get('/')).body
      const headers = await holding('/')
      for (const language of ['en', 'es']) {
        const told = { ...headers, cookie: `language=${language}` }
        for (let time = 0; time < 2; time += 1) expect(await read('/products', told, held)).toContain(`lang="${language}"`)
      }
    })

    test('are current, also against a document from before a catalogue change', async () => {
      const held = (await get('/')).body
      const headers = await holding('/')
      await get('/products', headers)
      changes.announce()
      expect(await read('/products', headers, held)).toBe((await get('/products')).body)
      expect(await read('/', headers, held)).not.toBe(held)
    })

    test('are sent through the fast path too', async () => {
      const { port } = app.server.address() as { port: number }
      const ask = (path: string, headers: Record<string, string>) =>
        new Promise<IncomingMessage>((resolve) => {
          httpGet({ port, path, headers: { ...headers, 'accept-language': 'es' } }, (answer) => resolve(answer.resume()))
        })
      const headers = await holding('/')
      for (let time = 0; time < 2; time += 1) expect((await ask('/products', headers)).headers['content-encoding']).toBe('dcb')
      expect((await ask('/products', { ...headers, cookie: 'staff=1' })).headers['content-encoding']).toBe('br')
      expect((await ask('/products', { ...headers, cookie: 'a=b; __Host-session=x' })).headers['use-as-dictionary']).toBeUndefined()
    })

    test('do not use documents whose address has values made up by a visitor', async () => {
      for (const url of ['/contact?product=x1', '/contact?sent=x', '/contact?quantity=7', '/contact?cart=2', '/contact?product=a&lang=en'])
        expect([url, (await get(url, brand)).headers['use-as-dictionary']]).toEqual([url, undefined])
      const [made, headers] = [(await get('/contact?product=x2')).body, await holding('/contact?product=x2')]
      expect(made).not.toBe((await get('/contact')).body)
      expect((await get('/products', headers)).headers['content-encoding']).toBe('br')
      // An unknown value of a parameter does not lead to another page.
      rendered = []
      for (const url of ['/products?view=x', '/products?view=y']) await get(url, brand)
      expect(rendered).toEqual([])
    })

    test('do not use answers to forms, and are not offered there or on search results', async () => {
      const headers = await holding('/')
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await app.inject({ method: 'POST', url: '/contact', payload: 'words=x', headers: form })
      expect([answer.headers['content-encoding'], answer.headers['use-as-dictionary']]).toEqual(['br', undefined])
      expect((await get('/products?q=panel', brand)).headers['use-as-dictionary']).toBeUndefined()
      expect((await get('/admin/login', headers)).headers).not.toHaveProperty('use-as-dictionary')
    })

    const patternOf = async (url: string) => /match="([^"]+)"/.exec(String((await get(url, brand)).headers['use-as-dictionary']))?.[1] ?? ''

    test.each(['/', '/product/a'])('are offered for pages of visitors only: %s', async (url) => {
      const pattern = new URLPattern(await patternOf(url), 'http://localhost/product/a?b=c')
      expect(pattern.hasRegExpGroups).toBe(false)
      const isFor = (path: string) => pattern.test(path, 'http://localhost')
      const pathsOf = (entries: RouteConfigEntry[], parent = ''): string[] =>
        entries.flatMap(({ path, children }) => [path ?? parent, ...pathsOf(children ?? [], path ?? parent)])
      const paths = pathsOf((await routes) as RouteConfigEntry[]).filter((path) => path !== '*')
      for (const path of paths) expect([path, isFor(`/${path.replace(':slug', 'x')}?a=b`)]).toEqual([path, !path.startsWith('admin')])
      expect(paths.length).toBeGreaterThan(20)
      for (const path of [
        '/api/docs',
        '/api/products',
        '/assets/early-1.js',
        '/media/a/960.jpg',
        '/_hydrate/x',
        '/healthz',
        '/favicon.ico',
      ])
        expect([path, isFor(path)]).toEqual([path, false])
    })

    test('have a longer pattern on product pages, so that browsers prefer those', async () => {
      expect((await patternOf('/product/a')).length).toBeGreaterThan((await patternOf('/products')).length)
    })
  })

  test('have a policy that allows nothing inline but their own', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(?:;|$)/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'(?:;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  test('have speculation rules that the policy allows, except in German and in the low-bandwidth mode', async () => {
    const { body, headers } = await get('/', { 'accept-language': 'en' })
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(rules)).toHaveProperty('prefetch')
    const hash = createHash('sha256').update(rules).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    // German pages are for staff, who must see what they have just changed.
    const german = await get('/', { cookie: await signIn() })
    expect(german.body).toContain('lang="de"')
    for (const spared of [await get('/'), await get('/', { 'accept-language': 'en', 'save-data': 'on' }), german])
      expect(spared.body).not.toContain('speculationrules')
  })

  test('are refused with a page to an address with too many requests at once, and to nobody else', async () => {
    const from = (address: string, language = 'es') => ({
      'x-forwarded-for': address,
      'accept-language': language,
      cookie: `language=${language}`,
    })
    await get('/products', from('203.0.113.9'))
    const flood = Array.from({ length: 40 }, (_, n) => get(`/products?q=${n}`, from('203.0.113.9', n === 39 ? 'en' : 'es')))
    const [kept, other] = [get('/products', from('203.0.113.9')), get('/products?q=other', from('203.0.113.10'))]
    const answers = await Promise.all(flood)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(16).fill(200), ...Array(24).fill(429)])
    expect([(await kept).statusCode, (await other).statusCode]).toEqual([200, 200])
    const refused = answers.at(-2)
    expect(refused?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(refused?.body).toMatch(/<html lang="es">.*http-equiv="refresh" content="1".*<h1>Hay mucha gente a la vez<\/h1>/)
    expect(answers.at(-1)?.body).toContain('<h1>Very many requests right now</h1>')
  })

  test('are rendered once for many people who request them at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => get('/products?q=news', { 'x-forwarded-for': '203.0.113.11' })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(rendered).toHaveLength(1)
  })

  test('call the API as often as they need, since the limit was checked for the page', async () => {
    expect((await get('/curious')).statusCode).toBe(200)
    const asked = await Promise.all(Array.from({ length: 30 }, (_, n) => get(`/api/search?q=luna${n}`)))
    expect(asked.at(-1)?.statusCode).toBe(429)
  })

  test('with a form are refused without a reload that would send it again', async () => {
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.12' },
        payload: 'words=a',
      })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(answers[0]?.statusCode).toBe(400)
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.at(-1)?.body).toContain('envíe el formulario de nuevo')
    expect(answers.at(-1)?.body).not.toContain('refresh')
  })

  test('missing pages are 404 and never cached', async () => {
    expect((await get('/nothing')).statusCode).toBe(404)
    await get('/nothing')
    expect(rendered).toHaveLength(2)
  })

  test('redirect if they moved', async () => {
    const answer = await get('/moved')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/product/new')
  })

  test('name only the files of their islands and of the cart', async () => {
    const [, home = ''] = /<script async([^>]*)>/.exec((await get('/?lang=en')).body) ?? []
    expect(home).toContain('data-react="/assets/react.js"')
    expect(home).toContain('data-order="/assets/cart-en.js"')
    expect(home).toContain('data-group-home="/assets/home.js /assets/home-en.js"')
    expect(home).not.toContain('contact')
    expect(home).toContain('data-sharp="/assets/sharp.js"')
    expect((await get('/')).body).not.toContain('data-sharp')
    expect((await get('/products')).body).not.toContain('data-group-home')
  })

  test.each([
    '/%E0%A4%A',
    '/product/%00',
    `/products?category=${'9'.repeat(3000)}`,
    '//evil.example/',
    '/..%2f..%2fetc/passwd',
    '/products?category[]=1&category=<script>',
  ])('never fail with a server error: %s', async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(500)
  })

  test.each(['/nothing/bater%C3', '/nothing/%', '/nothing/%zz?lang=%FF'])(
    'treat a truncated address as a missing page: %s',
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html'])
    },
  )

  test('accept an address in absolute form', async () => {
    const { port } = app.server.address() as { port: number }
    const line = await new Promise<string>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () =>
        socket.write('GET http://other.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      )
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''))
    })
    expect(line).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('do not answer calls, files and page data', async () => {
    expect((await get('/api/unknown')).json()).toHaveProperty('error')
    expect((await get('/api/unknown')).statusCode).toBe(404)
    // Addresses at which React Router serves page data to its own client.
    for (const url of ['/products.data', '/.data', '/_root.data']) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect(rendered).toEqual([])
    const asset = await get('/assets/app-1.js')
    expect(asset.body).toBe('app')
    expect(asset.headers['cache-control']).toContain('immutable')
  })

  test('do not answer for a missing file: it is an ordinary 404, and the first one is logged as an error', async () => {
    const logged = vi.spyOn(app.log, 'error')
    for (const url of ['/assets/unknown.js', '/assets/gone-1.js', '/assets/gone-1.js', '/assets/gone-2.js']) {
      const { status, headers } = await fetch(`${address()}${url}`)
      const said = ['cache-control', 'x-content-type-options', 'content-length'].map((name) => headers.get(name))
      expect([url, status, ...said]).toEqual([url, 404, 'no-store', 'nosniff', '22'])
    }
    expect(logged).toHaveBeenCalledTimes(1)
    logged.mockRestore()
  })

  test('of an earlier build, left open in a browser, still get their scripts', async () => {
    const answer = await fetch(`${address()}/assets/replaced-1.js`)
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([200, 'app', 'text/javascript'])
  })

  test('get their files compressed, with a Vary header', async () => {
    const brotli = await fetch(`${address()}/assets/small-1.js`, { headers: { 'accept-encoding': 'BR' } })
    expect([brotli.headers.get('content-encoding'), brotli.headers.get('vary')]).toEqual(['br', 'accept-encoding'])
    const plain = await get('/assets/small-1.js')
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    const gzip = await get('/assets/small-1.js', { 'accept-encoding': 'br;q=0.1, gzip;q=1' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect((await get('/assets/app-1.js', { 'accept-encoding': 'br' })).headers.vary).toBeUndefined()
  })

  describe('documents that answer a form', () => {
    const type = 'application/x-www-form-urlencoded'
    const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } })

    test('are rendered for each POST, with its input, and never cached', async () => {
      const answers = [await post('/contact?lang=en', 'words=one'), await post('/contact?lang=en', 'words=two')]
      expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
        [400, 'no-store'],
        [400, 'no-store'],
      ])
      expect(rendered).toEqual(['/contact en false', '/contact en false'])
      expect(answers[1]?.body).toContain('two')
      expect((await get('/contact?lang=en')).body).not.toContain('two')
      expect(answers[0]?.headers['set-cookie']).toContain('language=en')
    })

    test('load the same scripts as others, and the script that keeps a form', async () => {
      const forms = '<script type="module" async src="/assets/forms.js"></script>'
      const [asked, answered] = [await get('/contact'), await post('/contact', 'words=x')]
      for (const { body, headers } of [asked, answered]) {
        expect(body).toContain('data-group-contact="/assets/contact.js /assets/contact-es.js"')
        expect(body).toContain(forms)
        expect(headers['content-security-policy']).toBe(asked.headers['content-security-policy'])
      }
      expect((await get('/products')).body).not.toContain(forms)
    })

    test('may redirect, to a page that is not cached if it forbids it', async () => {
      const answer = await post('/contact', 'thanks=1')
      expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([303, '/contact?sent=1', 'no-store'])
      for (let time = 0; time < 2; time += 1) expect((await get('/contact?sent=1')).headers['cache-control']).toBe('no-store')
      expect(rendered).toHaveLength(3)
    })

    test.each([
      ['too large a form', 413, '/contact', `words=${'x'.repeat(100 * 1024)}`, {}],
      ['JSON', 415, '/contact', '{"words":"x"}', { 'content-type': 'application/json' }],
      ['text', 415, '/contact', 'words', { 'content-type': 'text/plain' }],
      ['a form of another site', 403, '/contact', 'words=x', { origin: 'https://elsewhere.example' }],
      ['a form for a page without one', 404, '/products', 'words=x', {}],
    ])('turn away %s', async (_, status, url, payload, headers) => {
      expect((await post(url, payload, headers)).statusCode).toBe(status)
      expect(rendered).toEqual([])
    })

    test('accept an empty form', async () => {
      expect((await post('/contact', '')).statusCode).toBe(400)
      expect((await app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(400)
    })
  })

  test('staff pages are never cached and have a nonce per answer', async () => {
    const [first, second] = [await get('/admin/login'), await get('/admin/login')]
    expect(rendered).toHaveLength(2)
    expect(first.headers['cache-control']).toBe('no-store')
    // An invalid Host header does not matter.
    for (const host of ['a b', '[::1', 'a/b?']) expect((await get('/admin/login', { host })).statusCode).toBe(200)
    expect(rendered.slice(2)).toEqual(Array(3).fill('/admin/login de false'))
    const nonce = (answer: typeof first) => /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    expect(nonce(first)).toBeDefined()
    expect(nonce(first)).not.toBe(nonce(second))
  })
})
