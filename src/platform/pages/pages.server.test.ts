import { createHash } from 'node:crypto'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { createConnection } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startCountedPages } from '#tests/counted-pages.ts'

describe('documents', () => {
  const pages = startCountedPages()
  const { address, changes, get, rendered, signIn } = pages

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
      pages.app.inject({
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
    const { port } = pages.app.server.address() as { port: number }
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

  describe('documents that answer a form', () => {
    const type = 'application/x-www-form-urlencoded'
    const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
      pages.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } })

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
      expect((await pages.app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(400)
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
