import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, type RunningShop, sharedBrowser, startShop, visit } from '../browser.ts'
import { categoryPath } from '../goods.ts'

// Reads documents as the server sends them, like chats and search engines.

const origin = 'https://matanzas-solar.example'
const nasty = '</script><script>alert(1)</script> "5 kWh" & <b>'
let shop: RunningShop
const slugs = { priced: 'bateria-de-litio-de-pared-5-12-kwh', onSale: 'sistema-solar-completo-3-kw', onRequest: '', nasty: '' }

beforeAll(async () => {
  shop = await startShop({ PUBLIC_URL: origin })
  const cookie = await signIn()
  const make = async (body: object) => {
    const answer = await fetch(`${shop.url}/api/admin/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ shortDescriptionDe: 'Kurz', categoryId: 1, isActive: true, ...body }),
    })
    if (answer.status !== 201) throw new Error(await answer.text())
    return ((await answer.json()) as { slug: string }).slug
  }
  slugs.onRequest = await make({
    nameDe: 'Anfrage',
    nameEs: 'A consultar',
    nameEn: 'Ask us',
    priceOnRequest: true,
    stockStatus: 'out_of_stock',
  })
  slugs.nasty = await make({ nameDe: nasty, nameEs: nasty, nameEn: nasty, shortDescriptionEn: nasty, oldPrice: '12.00', newPrice: '10.00' })
})
afterAll(() => shop?.stop())

async function signIn(): Promise<string> {
  const answer = await fetch(`${shop.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(ADMIN),
  })
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

type Thing = Record<string, unknown> & { '@type': string }

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.url}${path}`, { headers: { 'accept-language': 'es', ...headers } })
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const meta: Record<string, string> = {}
  for (const [, name = '', content = ''] of head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) meta[name] = content
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text = '']) => JSON.parse(text))
  const things: Thing[] = blocks.flatMap((block) => block['@graph'])
  return {
    html,
    head,
    meta,
    things,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    title: /<title>([^<]*)/.exec(head)?.[1],
    of: (type: string) => things.filter((thing) => thing['@type'] === type),
  }
}

const pages = ['/', '/products', categoryPath('solar-panels'), '/contact', '/product/bateria-de-litio-de-pared-5-12-kwh']

describe('the HTML of a page', () => {
  test.each(pages)('%s has no block in a button, no navigation without a name, no width without sizes', async (path) => {
    for (const language of ['es', 'en']) {
      const { html } = await read(path, { 'accept-language': language })
      const buttons = [...html.matchAll(/<button\b.*?<\/button>/gs)].map(([button]) => button)
      expect(buttons.filter((button) => /<(div|p|ul|h\d|section)\b/.test(button))).toEqual([])
      expect([...html.matchAll(/<nav\b[^>]*>/g)].filter(([nav]) => !/aria-label(ledby)?="./.test(nav))).toEqual([])
      expect([...html.matchAll(/<[^>]* srcset="[^"]* \d+w[^>]*>/gi)].filter(([tag]) => !tag.includes('sizes="'))).toEqual([])
    }
  })
})

describe('the head of a page', () => {
  test.each(pages)('%s gives chats the preview of a link to it', async (path) => {
    for (const language of ['es', 'en']) {
      const { meta, canonical, title, head } = await read(path, { 'accept-language': language })
      expect(title).toBe(`${meta['og:title']} · Matanzas Solar`)
      expect(meta.description?.length).toBeGreaterThan(30)
      expect(meta['og:description']).toBe(meta.description)
      expect(meta['og:url']).toBe(canonical)
      const [name, query] = path.split('?')
      const parameters = [query, language === 'en' ? 'lang=en' : ''].filter(Boolean).join('&amp;')
      expect(canonical).toBe(`${origin}${name}${parameters ? `?${parameters}` : ''}`)
      expect(meta).toMatchObject({
        'og:site_name': 'Matanzas Solar',
        'og:locale': { es: 'es_CU', en: 'en_US' }[language],
        'og:type': path.startsWith('/product/') ? 'product' : 'website',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'geo.region': 'CU',
        'geo.placename': 'Matanzas',
        'theme-color': '#0a363f',
      })
      expect(meta.keywords).toBeTruthy()
      const manifest = { es: '/manifest.webmanifest', en: '/manifest.webmanifest?lang=en' }[language]
      expect(head).toContain(`<link rel="manifest" href="${manifest}"`)
      // Only the sitemap names the other languages of a page.
      expect(head.toLowerCase()).not.toContain('hreflang')
      const image = await fetch(`${shop.url}${meta['og:image']?.replace(origin, '')}`)
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const bytes = Buffer.from(await image.arrayBuffer())
      expect(bytes.length).toBeLessThanOrEqual(250_000)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })

  test('the address shared by a browser is that of the current page after navigation', async () => {
    const browser = await sharedBrowser()
    const { page, context, problems } = await visit(browser, shop)
    const head = () =>
      page.evaluate(() =>
        ['link[rel=canonical]', 'meta[property="og:url"]'].map((tag) => {
          const found = [...document.querySelectorAll(tag)]
          return found.map((one) => one.getAttribute('href') ?? one.getAttribute('content'))
        }),
      )
    await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh')
    await page.locator('footer a[href="/contact"]').click()
    await page.waitForURL('**/contact')
    expect(await head()).toEqual([[`${origin}/contact`], [`${origin}/contact`]])
    expect(problems).toEqual([])
    await context.close()
  })

  test('a missing page is not indexed', async () => {
    const { meta } = await read('/nada')
    expect(meta.robots).toBe('noindex')
    expect(meta['og:title']).toBeUndefined()
    // The title of the missing page is its heading.
    expect((await read('/product/nada')).title).toBe('Producto no encontrado · Matanzas Solar')
  })
})

describe('a message to the shop', () => {
  test('about a calculated kit links to the public address twice, wherever it was written', async () => {
    const browser = await sharedBrowser()
    /** Opens a cart at an address. @returns links in the order's message to WhatsApp */
    const ordered = async (path: string, touched?: string) => {
      const { page, context, problems } = await visit(browser, shop)
      await page.goto(path)
      if (touched) await page.locator(touched).first().click()
      const chat = page.locator('#cart a.btn-wa')
      const text = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
      await expect.poll(text).toContain('Cálculo:')
      const message = await text()
      expect(problems).toEqual([])
      await context.close()
      return { links: message.match(/https?:\/\/\S+/g) ?? [] }
    }
    const own = await ordered('/cuba-energia-solar', '#answer [data-kit]')
    expect(own.links).toEqual([expect.stringMatching(`^${origin}/products#c=`), `${origin}/cuba-energia-solar?home=basic`])
    // An order opened by this link on another device has the same links.
    const other = await ordered(own.links[0]?.replace(origin, '') ?? '')
    expect(other.links).toEqual(own.links)
  })
})

describe('structured data', () => {
  const english = { 'accept-language': 'en' }

  test('is on pages in the full mode, and not in the low-bandwidth mode', async () => {
    for (const path of pages) {
      expect((await read(path)).things).toEqual([])
      expect((await read(path, { ...english, 'save-data': 'on' })).things).toEqual([])
      const full = await read(path, english)
      expect(full.of('Organization').length).toBe(1)
      expect(full.html).not.toContain('itemscope')
    }
  })

  test('the home page names company, both places and the search', async () => {
    const { of } = await read('/', english)
    expect([of('LocalBusiness').length, of('WebSite').length, of('BreadcrumbList').length]).toEqual([2, 1, 0])
  })

  test('a product page contains its place, the product and its current price', async () => {
    const { of, html } = await read(`/product/${slugs.onSale}`, english)
    expect(of('BreadcrumbList')[0]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/?lang=en` },
      { '@type': 'ListItem', position: 2, name: 'Products', item: `${origin}/products?lang=en` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Complete solar systems',
        item: `${origin}${categoryPath('complete-solar-systems')}&lang=en`,
      },
      { '@type': 'ListItem', position: 4, name: 'Complete solar system 3 kW' },
    ])
    const [product] = of('Product')
    expect(product).toMatchObject({
      name: 'Complete solar system 3 kW',
      sku: 'SYS-03A',
      image: [expect.stringMatching(/^https:\/\/matanzas-solar\.example\/media\//)],
      offers: {
        price: '2490.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: `${origin}/product/${slugs.onSale}?lang=en`,
      },
    })
    // The price as a plain number is only in the structured data, apart from `data-item`, which scripts read for the cart.
    const told = html.replace(/ data-item="[^"]*"/, '')
    expect(told.match(/2490\.00/g)?.length).toBe(1)
    expect(told).not.toContain('2790.00')
  })

  test('a product on request is no Product for search engines, which would report one without offers', async () => {
    const { of, title } = await read(`/product/${slugs.onRequest}`, english)
    expect(title).toContain('Ask us')
    expect([of('Product'), of('BreadcrumbList').length]).toEqual([[], 1])
  })

  test('a name full of markup stays a name', async () => {
    const { of, html, meta } = await read(`/product/${slugs.nasty}`, english)
    expect(of('Product')[0]).toMatchObject({ name: nasty })
    expect(html).not.toContain('<script>alert')
    expect(meta['og:title']).toContain('&lt;/script&gt;')
  })
})

describe('microdata, in the low-bandwidth mode', () => {
  /** Values of a property: the attribute `content`, or else the text. */
  const values = (html: string, name: string) =>
    [...html.matchAll(new RegExp(`<(\\w+)[^>]* itemprop="${name}"([^>]*)>(.*?)</`, 'gi'))].map(
      ([tag, , , words = '']) => /content="([^"]*)"/.exec(tag)?.[1] ?? words.replace(/<[^>]*>/g, ''),
    )
  const types = (html: string) => [...html.matchAll(/itemtype="https:\/\/schema\.org\/(\w+)"/gi)].map(([, type]) => type)
  const productOf = (html: string) => html.slice(html.search(/<div[^>]*schema\.org\/Product"/i), html.indexOf('<footer'))

  test('a product page has the same data as structured data would', async () => {
    const { html } = await read(`/product/${slugs.onSale}`)
    const product = productOf(html)
    expect(types(product)).toEqual(['Product', 'Offer'])
    expect(values(product, 'name')).toEqual(['Sistema solar completo 3 kW'])
    expect(values(product, 'sku')).toEqual(['SYS-03A'])
    expect(values(product, 'price')).toEqual(['2490.00'])
    expect(values(product, 'priceCurrency')).toEqual(['USD'])
    expect(values(product, 'availability')).toEqual(['https://schema.org/InStock'])
    expect(values(product, 'description')[0]).toContain('Para una casa pequeña')
    expect(product).toMatch(/<img [^>]*itemprop="image"/i)
    expect(html.replace(/ data-item="[^"]*"/, '').match(/2490\.00/g)?.length).toBe(1)
  })

  test('a product on request is no Product, and has none of its properties', async () => {
    const { html } = await read(`/product/${slugs.onRequest}`)
    expect(types(html)).not.toContain('Product')
    for (const name of ['sku', 'description', 'price', 'priceCurrency', 'availability', 'image'])
      expect([name, html.includes(`itemprop="${name}"`)]).toEqual([name, false])
  })

  test('the contact page describes both places', async () => {
    const { html } = await read('/contact')
    expect(types(html).filter((type) => type === 'LocalBusiness').length).toBe(2)
    expect(values(html, 'address').join()).toMatch(/Matanzas.*Habana del Este/)
  })

  test('every page contains the breadcrumb and the company', async () => {
    const { html } = await read(categoryPath('solar-panels'))
    const trail = html.slice(html.indexOf('<nav class="crumb"'), html.indexOf('</nav>', html.indexOf('<nav class="crumb"')))
    expect(types(trail)).toEqual(['BreadcrumbList', 'ListItem', 'ListItem', 'ListItem'])
    expect(values(trail, 'position')).toEqual(['1', '2', '3'])
    expect([...trail.matchAll(/itemprop="item"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*itemprop="item"/gi)].length).toBe(2)
    const footer = html.slice(html.indexOf('<footer'))
    expect(types(footer)).toEqual(['LocalBusiness'])
    expect(values(footer, 'name')).toEqual(['Matanzas Solar'])
    expect(values(footer, 'openingHours')).toEqual(['Mo-Sa 08:00-18:00'])
    expect(values(footer, 'telephone').length).toBe(1)
    expect(values(footer, 'address')[0]).toContain('Habana del Este')
  })
})
