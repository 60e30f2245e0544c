import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { databases, oneDatabase } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { cachedSitemap } from './cached-sitemap.server.ts'
import { MAX_PAGES_PER_SITEMAP, sitemapBeginning, sitemapEnd, sitemapEntries } from './sitemap.ts'

const origin = 'https://matanzas-solar.example'

/** Members of a manifest that differ between languages. */
type ManifestTexts = { lang: string; description: string; shortcuts: { url: string }[]; screenshots: { src: string; label: string }[] }

async function entriesOf(visitor: Client) {
  const answer = await visitor.get('/sitemap.xml')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  return [...answer.body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    links: Object.fromEntries([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href])),
  }))
}

for (const database of databases) {
  describe(`the sitemap, on ${database.name}`, () => {
    const test = shopTest(database, { PUBLIC_URL: origin })

    test('lists each visible page once per language, and nothing else', async ({ visitor, category, subcategory, product }) => {
      const { id } = await category({ nameEs: 'Paneles', goods: 'panel' })
      const below = await subcategory({ categoryId: id })
      const { slug } = await product({ nameEs: 'Panel 550', subcategoryId: below.id })
      const hidden = await product({ isActive: false })
      const closed = await category({ isActive: false })
      const within = await product({ categoryId: closed.id })
      const addresses = (await entriesOf(visitor)).map(({ loc }) => loc)
      expect(new Set(addresses).size).toBe(addresses.length)
      for (const path of ['/', '/products', '/cuba-energia-solar', '/about', '/contact', '/legal', `/product/${slug}`]) {
        expect(addresses).toContain(`${origin}${path}`)
        expect(addresses).toContain(`${origin}${path}?lang=en`)
      }
      expect(addresses).toContain(`${origin}/products?category=${id}&amp;subcategory=${below.id}&amp;lang=en`)
      const all = addresses.join(' ')
      for (const absent of [hidden.slug, within.slug, `category=${closed.id}&`, 'lang=de', 'lang=es', '/admin'])
        expect([absent, all.includes(absent)]).toEqual([absent, false])
    })

    test('lists every page of a paged list', async ({ visitor, category, product }) => {
      const { id } = await category()
      for (let n = 0; n < 25; n += 1) await product({ categoryId: id })
      const pages = (await entriesOf(visitor)).flatMap(({ loc }) =>
        loc?.includes(`category=${id}`) && !loc.includes('lang=') ? [loc] : [],
      )
      expect(pages).toEqual([`${origin}/products?category=${id}`, `${origin}/products?category=${id}&amp;page=2`])
    })

    test('links every language of a page to all others, and Spanish as the default', async ({ visitor, product }) => {
      await product()
      const entries = await entriesOf(visitor)
      const byAddress = new Map<unknown, (typeof entries)[number]>(entries.map((entry) => [entry.loc, entry]))
      for (const { loc, links } of entries) {
        expect(Object.keys(links)).toEqual(['es', 'en', 'x-default'])
        expect(Object.values(links)).toContain(loc)
        expect(links['x-default']).toBe(links.es)
        for (const other of Object.values(links)) expect(byAddress.get(other)?.links).toEqual(links)
      }
    })

    test('shows when a page last changed, a category also by its products', async ({ admin, visitor, clock, category, product }) => {
      const { id } = await category()
      const { id: productId, slug } = await product({ categoryId: id })
      clock.advance(60_000)
      const changed = (await admin.put(`/api/admin/products/${productId}`, { oldPrice: '10.00' })).json()
      const lastmods = new Map((await entriesOf(visitor)).map(({ loc, lastmod }) => [loc, lastmod]))
      expect(lastmods.get(`${origin}/product/${slug}`)).toBe(changed.updatedAt)
      expect(lastmods.get(`${origin}/products?category=${id}`)).toBe(changed.updatedAt)
      expect(lastmods.get(`${origin}/contact`)).toBeUndefined()
    })

    test('is cached until the catalogue changes', async ({ visitor, product }) => {
      const first = await visitor.get('/sitemap.xml')
      const again = await visitor.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) })
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache'])
      const { slug } = await product()
      const after = await visitor.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) })
      expect([after.statusCode, after.body.includes(slug)]).toEqual([200, true])
    })
  })
}

describe('the sitemap of a large site', () => {
  const pages = Array.from({ length: 7 }, (_, n) => ({ path: `/product/panel-${n + 1}` }))

  test('is an index of parts, which contain every page once and are made once until the catalogue changes', async () => {
    const changes = catalogueChanges()
    let made = 0
    const listPages = async () => {
      made += 1
      return pages
    }
    const sitemaps = cachedSitemap(changes, origin, listPages, 3)
    const [{ whole, parts }] = await Promise.all([sitemaps(), sitemaps()])
    const locs = (body: Buffer) => [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
    expect(whole.body.toString()).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(locs(whole.body)).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`))
    expect(parts.map(({ body }) => locs(body).length)).toEqual([6, 6, 2])
    expect(parts.flatMap(({ body }) => locs(body)).filter((loc) => !loc?.includes('lang='))).toEqual(
      pages.map(({ path }) => `${origin}${path}`),
    )
    expect([await sitemaps(), made]).toEqual([{ whole, parts }, 1])
    changes.announce()
    await sitemaps()
    expect(made).toBe(2)
  })

  test('no sitemap is larger than the standard allows, even with the longest addresses', () => {
    const longest = Array.from({ length: MAX_PAGES_PER_SITEMAP }, (_, n) => ({
      path: `/product/${'&'.repeat(60)}${'x'.repeat(140)}${n}`,
      updatedAt: '2026-11-21T12:00:00.000Z',
    }))
    const xml = sitemapBeginning + sitemapEntries(origin, longest) + sitemapEnd
    expect(xml.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000)
    expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000)
  })
})

describe('other files that programs request', () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  const test = shopTest(sqlite, { PUBLIC_URL: origin })

  test('a sitemap part exists only if the sitemap lists it', async ({ visitor }) => {
    for (const part of ['1', '0', 'x', '99999999999']) expect((await visitor.get(`/sitemap-${part}.xml`)).statusCode).toBe(404)
  })

  test('robots.txt excludes staff pages, the API and comparisons, and names the sitemap', async ({ visitor }) => {
    const { body, headers } = await visitor.get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = body.split('\n')
    for (const path of ['/admin', '/api/', '/compare']) expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    for (const line of lines.filter((one) => one.startsWith('Disallow')))
      for (const open of ['/', '/products', '/product/x', '/media/x', '/og/x', '/assets/x'])
        expect(`${open}\n`.startsWith(`${line.slice('Disallow: '.length)}`)).toBe(false)
  })

  test('manifest and sitemap do not mention the calculator if the shop sells nothing that it calculates', async ({ visitor, category }) => {
    const { id } = await category({ nameEs: 'Cemento', goods: 'material' })
    const { description, shortcuts } = (await visitor.get('/manifest.webmanifest')).json()
    expect([description, shortcuts.length]).toEqual(['Cemento', 2])
    const addresses = (await entriesOf(visitor)).map(({ loc }) => loc)
    expect(addresses).toContain(`${origin}/products?category=${id}`)
    expect(addresses).not.toContain(`${origin}/cuba-energia-solar`)
  })

  // A company that sells solar systems has the default mark.
  const sellSystems = (admin: Client) => admin.post('/api/admin/site-settings', { key: 'company_services', value: 'systems' })

  test('the manifest names icons that exist in the stated sizes', async ({ admin, visitor, category }) => {
    await category({ goods: 'panel' })
    await sellSystems(admin)
    const answer = await visitor.get('/manifest.webmanifest')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = answer.json()
    expect(manifest).toMatchObject({
      name: 'matanzas-solar.example',
      start_url: '/',
      lang: 'es',
      theme_color: '#0a363f',
      background_color: '#faf6ec',
    })
    expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
      ['Productos', '/products'],
      ['Calculadora solar', '/cuba-energia-solar#calc'],
      ['Carrito', '/products#c='],
    ])
    const shapes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
    expect(shapes).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable'])
    for (const { src, sizes, purpose } of manifest.icons) {
      const icon = await visitor.get(src)
      const { width, height, format } = await sharp(icon.rawPayload).metadata()
      expect([`${width}x${height}`, format, icon.headers['content-type']]).toEqual([sizes, 'png', 'image/png'])
      // The mark is smaller in an icon that phones cut to a circle.
      const { info } = await sharp(icon.rawPayload).trim({ threshold: 20 }).toBuffer({ resolveWithObject: true })
      const share = info.width / (width ?? 1)
      expect(purpose === 'any' ? share > 0.55 : share < 0.52).toBe(true)
      // Phones fetch one of the icons on their own, so each has to be small.
      expect(icon.rawPayload.length).toBeLessThanOrEqual(2000)
    }
  })

  test.for([
    ['en', 'Products', 'Solar calculator', 'Cart'],
    ['de', 'Produkte', 'Solarrechner', 'Warenkorb'],
  ])(
    'the manifest in %s has its own texts, and belongs to the same app',
    async ([lang, ...names], { admin, visitor, category, product }) => {
      await category({ goods: 'panel', nameEs: 'Paneles', nameEn: 'Panels', nameDe: 'Module' })
      await sellSystems(admin)
      await admin.put('/api/admin/company', { brand: 'Matanzas Solar' })
      await product({ nameEs: 'Batería de litio de pared 5.12 kWh' })
      const spanish = (await visitor.get('/manifest.webmanifest')).json()
      const manifest = (await visitor.get(`/manifest.webmanifest?lang=${lang}`)).json()
      expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(names)
      expect(manifest.lang).toBe(lang)
      expect(manifest.description).not.toBe(spanish.description)
      const withoutTexts = ({ lang: _, description: __, shortcuts, screenshots, ...facts }: ManifestTexts) => ({
        ...facts,
        shortcuts: shortcuts.map(({ url }) => url),
        screenshots: screenshots.map(({ src }) => src),
      })
      expect(withoutTexts(manifest)).toEqual(withoutTexts(spanish))
      const labels = ({ screenshots }: ManifestTexts) => screenshots.map(({ label }) => label)
      expect(labels(manifest).filter((label) => labels(spanish).includes(label))).toEqual([])
      expect((await visitor.get('/manifest.webmanifest?lang=fr')).json()).toEqual(spanish)
    },
  )

  test('the manifest has no screenshots if they show another shop', async ({ visitor, product }) => {
    expect((await visitor.get('/manifest.webmanifest')).json()).not.toHaveProperty('screenshots')
    await product({ nameEs: 'Panel 550' })
    expect((await visitor.get('/manifest.webmanifest')).json()).not.toHaveProperty('screenshots')
  })

  test('the manifest of the demonstration has screenshots that meet the requirements of browsers', async ({ admin, visitor, product }) => {
    await admin.put('/api/admin/company', { brand: 'Matanzas Solar' })
    await product({ nameEs: 'Batería de litio de pared 5.12 kWh' })
    const { screenshots } = (await visitor.get('/manifest.webmanifest')).json()
    const ratios: Record<string, Set<number>> = {}
    for (const { src, sizes, type, form_factor: form, label } of screenshots) {
      const picture = await visitor.get(src)
      const { width, height, format } = await sharp(picture.rawPayload).metadata()
      expect([src, `${width}x${height}`, `image/${format}`, picture.headers['content-type']]).toEqual([src, sizes, type, type])
      const sides = [width, height].sort((one, other) => one - other) as [number, number]
      expect(sides[0]).toBeGreaterThanOrEqual(320)
      expect(sides[1]).toBeLessThanOrEqual(3840)
      expect(sides[1] / sides[0]).toBeLessThanOrEqual(2.3)
      expect(width > height).toBe(form === 'wide')
      expect(picture.rawPayload.length).toBeLessThanOrEqual(40_000)
      expect(label.length).toBeGreaterThan(10)
      ratios[form] = (ratios[form] ?? new Set()).add(width / height)
    }
    // Browsers leave out screenshots of another ratio than the first.
    expect(Object.entries(ratios).map(([form, all]) => [form, all.size])).toEqual([
      ['narrow', 1],
      ['wide', 1],
    ])
  })

  test('the icon of a shop without a name is the first letter of its address', async ({ visitor }) => {
    for (const [path, side] of [
      ['/icon-512.png', 512],
      ['/favicon.ico', 32],
    ] as const) {
      const { headers, rawPayload } = await visitor.get(path)
      const { width, format } = await sharp(rawPayload).metadata()
      expect([headers['content-type'], format, width]).toEqual(['image/png', 'png', side])
      expect(rawPayload.length).toBeLessThanOrEqual(3500)
    }
  })

  test('browsers get an icon at the addresses that they request on their own', async ({ admin, visitor }) => {
    await sellSystems(admin)
    const touch = await visitor.get('/apple-touch-icon.png')
    expect((await sharp(touch.rawPayload).metadata()).width).toBe(180)
    const icon = await visitor.get('/favicon.ico')
    expect([icon.headers['content-type'], icon.rawPayload.readUInt16LE(2), icon.rawPayload.readUInt16LE(4)]).toEqual(['image/x-icon', 1, 1])
    expect((await sharp(icon.rawPayload.subarray(22)).metadata()).width).toBe(32)
    for (const { headers } of [touch, icon]) expect(headers['cache-control']).toBe('public, max-age=86400')
  })
})

for (const database of oneDatabase) {
  describe('the manifest of a shop without demonstration', () => {
    const test = shopTest(database, { PUBLIC_URL: origin, DEMO: 'off' })

    test('has no screenshots', async ({ visitor, product }) => {
      await product({ nameEs: 'Batería de litio de pared 5.12 kWh' })
      expect((await visitor.get('/manifest.webmanifest')).json()).not.toHaveProperty('screenshots')
    })
  })
}
