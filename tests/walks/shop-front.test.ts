import { readdir, readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone } from '../browser.ts'
import { hydrateIslands, walks } from '../walks.ts'

const english: BrowserContextOptions = { ...desktop, locale: 'en-US' }
const titles = [
  'More than 330 days of sun a year for your roof',
  'Light at home, even when the power goes out',
  'Pickup at our warehouse in Habana del Este',
] as const

/** Pages about the shop itself: slides, pictures, company, contact, imprint. */
describe('a visitor looks around', () => {
  const walk = walks()
  async function arrive(options: BrowserContextOptions = english): Promise<Page> {
    const { page } = await walk.arrive(options)
    return page
  }
  /** Sends requests as staff, from a browser profile of its own. */
  async function asStaff<Answer>(call: (request: Page['request']) => Promise<Answer>): Promise<Answer> {
    const context = await walk.browser.newContext({ baseURL: walk.shop.url, extraHTTPHeaders: { origin: walk.shop.url } })
    await context.request.post('/api/admin/login', { data: ADMIN })
    const answer = await call(context.request)
    await context.close()
    return answer
  }
  /** Reads from the source every name under which code for visitors' browsers stores something. */
  async function storedNames(): Promise<string[]> {
    const files = (await readdir('src', { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/staff|admin|server|\.test\./.test(file),
    )
    const sources = await Promise.all(files.map((file) => readFile(`src/${file}`, 'utf8')))
    const names = sources.flatMap((source) =>
      [...source.matchAll(/(?:KEY = |(?:setItem|write)\()'([\w-]+)'/g)].map(([, name = '']) => name),
    )
    return [...new Set(names)]
  }
  /** Ratio of width to height of each picture, and of its box: in an unequal box a picture has bars. */
  const picturesAndBoxes = (place: Locator) =>
    place
      .locator('.pic img')
      .evaluateAll((pictures) =>
        pictures.map((picture) =>
          [Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')), picture.clientWidth / picture.clientHeight]
            .map((ratio) => ratio.toFixed(2))
            .join(' in '),
        ),
      )
  const slide = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

  describe('the slides of the home page', () => {
    async function home(options: BrowserContextOptions) {
      const page = await arrive(options)
      await page.clock.install()
      await page.goto('/')
      const hero = page.locator('.hero')
      const touch = (name: string) => hero.getByRole('button', { name, exact: true }).click()
      return { page, touch }
    }

    test('advance every five seconds, and only the visible one is loaded', async () => {
      const { page, touch } = await home(english)
      expect(await page.locator('.hero img').count()).toBe(1)
      expect(await page.locator('.hero img').getAttribute('loading')).toBeNull()
      // With a simulated clock the page cannot measure its connection, so the island is hydrated directly.
      await hydrateIslands(page)
      // Advances the clock until the first slide changes.
      while ((await slide(page)) === titles[0]) await page.clock.runFor(500)
      for (const title of [titles[1], titles[2], titles[0]]) {
        await expect.poll(() => slide(page)).toBe(title)
        await page.clock.runFor(5000)
      }
      await touch('Pause')
      const held = await slide(page)
      await page.clock.runFor(20_000)
      expect(await slide(page)).toBe(held)
    })

    test.each([
      [300, true],
      [1500, false],
    ])('leave a page that is scrolled by %i px where it is', async (scrolled, doAdvance) => {
      const { page } = await home(english)
      await hydrateIslands(page)
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
      const first = await slide(page)
      for (let second = 0; second < 14; second += 1) await page.clock.runFor(1000)
      await expect.poll(async () => (await slide(page)) !== first).toBe(doAdvance)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    })

    test('can be moved both ways around, each by its dot too, and stop once they are touched', async () => {
      const { page, touch } = await home(english)
      await touch('Previous')
      await expect.poll(() => slide(page)).toBe(titles[2])
      await touch('Next')
      await expect.poll(() => slide(page)).toBe(titles[0])
      await touch('2 of 3')
      await expect.poll(() => slide(page)).toBe(titles[1])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => slide(page)).toBe(titles[2])
      await page.clock.runFor(20_000)
      expect(await slide(page)).toBe(titles[2])
    })

    test.each([
      ['in Spanish', phone, 'Siguiente', 'Más de 330 días', 'Luz en casa'],
      ['with reduced motion', { ...english, reducedMotion: 'reduce' as const }, 'Next', 'More than 330', 'Light at home'],
    ])('move only on request with %s', async (_, options, next, first, second) => {
      const { page, touch } = await home(options)
      await page.clock.runFor(30_000)
      expect(await slide(page)).toContain(first)
      await touch(next)
      await expect.poll(() => slide(page)).toContain(second)
      await page.clock.runFor(30_000)
      expect(await slide(page)).toContain(second)
    })
  })

  test('the pictures of a product wrap around at both ends, by button, key and thumbnail', async () => {
    const products = await asStaff(async (request) => {
      const all = (await (await request.get('/api/products')).json()) as { id: number; slug: string; mainImage: string }[]
      const images = all.slice(1, 4).map(({ mainImage }) => mainImage)
      expect((await request.put(`/api/admin/products/${all[0]?.id}`, { data: { images } })).status()).toBe(200)
      return all
    })
    const page = await arrive(phone)
    await page.goto(`/product/${products[0]?.slug}`)
    const count = page.locator('.cnt')
    const shows = (text: string) => expect.poll(() => count.textContent()).toBe(text)
    await shows('1 / 4')
    await page.getByRole('button', { name: 'Foto anterior' }).click()
    await shows('4 / 4')
    await page.getByRole('button', { name: 'Foto siguiente' }).click()
    await shows('1 / 4')
    await page.keyboard.press('ArrowLeft')
    await shows('4 / 4')
    expect(await page.getByRole('button', { name: 'Foto 2 de 4' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Ver 4 fotos' }).click()
    await page.getByRole('button', { name: 'Foto 2 de 4' }).click()
    await shows('2 / 4')
    await page.getByRole('button', { name: 'Ocultar fotos' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Foto 2 de 4' }).isVisible()).toBe(false)
    // A link opens the large picture, and shows its size before it is loaded.
    const { href, kb } = await largePicture(page, /^Ampliar \((\d+) KB\)$/)
    expect(href).toContain(`/media/${products[1]?.mainImage.split('/')[2]}/`)
    const bytes = (await (await page.request.get(href)).body()).length
    expect(kb).toBe(Math.ceil(bytes / 1000))
    await page.getByRole('link', { name: `Ampliar (${kb} KB)` }).click()
    await expect.poll(() => page.locator('dialog[open] img').getAttribute('src')).toContain(href)
  })

  test('a picture that fails to load is replaced by the drawing, before hydration and after', async () => {
    const { page, excuse } = await walk.arrive(phone)
    excuse('ERR_FAILED /media/')
    await page.route(/\/media\//, (route) => route.abort())
    await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh')
    const picture = page.locator('.gal .pic img').first()
    const shown = () =>
      picture.evaluate((image: HTMLImageElement) => [image.currentSrc.replace(location.origin, ''), image.naturalWidth > 0])
    const drawing = ['/placeholder.svg', true]
    await expect.poll(shown).toEqual(drawing)
    await hydrateIslands(page)
    expect(await shown()).toEqual(drawing)
    await page.getByRole('button', { name: 'Foto siguiente' }).click()
    await expect.poll(() => page.locator('.cnt').textContent()).toBe('2 / 3')
    await expect.poll(shown).toEqual(drawing)
    await page.unroute(/\/media\//)
    await page.getByRole('button', { name: 'Foto siguiente' }).click()
    await expect.poll(async () => (await shown())[0]).toMatch(/^\/media\//)
  })

  describe('without script', () => {
    const plain = { ...english, javaScriptEnabled: false }

    test.each([
      [
        'inversor-hibrido-5-kw',
        'Combina con',
        ['bateria-de-litio-de-pared-5-12-kwh', 'panel-solar-550-w-monocristalino', 'generador-diesel-12-kva-insonorizado'],
      ],
      [
        'cemento-portland-42-5-kg-paleta',
        'Combina con',
        ['bloques-de-hormigon-40-20-20-cm-paleta', 'hormigonera-180-l', 'barras-corrugadas-12-mm-atado'],
      ],
      [
        'filtro-general-de-vivienda-20',
        'También le puede interesar',
        ['filtro-triple-bajo-fregadero', 'equipo-de-osmosis-inversa-5-etapas'],
      ],
      [
        'generador-de-gasolina-7-kva-con-arranque-electrico',
        'También le puede interesar',
        ['generador-de-gasolina-5-kva', 'generador-de-gasolina-3-kva', 'generador-diesel-6-kva-silencioso'],
      ],
    ])('%s shows under "%s" its companions', async (slug, heading, shown) => {
      const page = await arrive({ ...plain, locale: 'es-CU' })
      await page.goto(`/product/${slug}`)
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
      const links = section.locator('h3 a')
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(shown.map((one) => `/product/${one}`))
    })

    test('every picture of a product is available', async () => {
      const page = await arrive(plain)
      await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh')
      const links = page.getByRole('link', { name: /^Photo \d of 3$/ })
      expect(await links.allTextContents()).toEqual(['Photo 2 of 3', 'Photo 3 of 3'])
      for (const link of await links.all()) {
        const picture = await page.request.get((await link.getAttribute('href')) ?? '')
        expect(picture.headers()['content-type']).toBe('image/jpeg')
      }
      const { href, kb } = await largePicture(page, /^Enlarge \((\d+) KB\)$/)
      expect(Math.ceil((await (await page.request.get(href)).body()).length / 1000)).toBe(kb)
    })

    test('the home page has categories, five services, three phones, two addresses, and leads to the company', async () => {
      const page = await arrive(plain)
      await page.goto('/')
      expect(await page.locator('.cat a[href^="/products?category="]').count()).toBe(8)
      const services = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Five services, one contact' }) })
      expect(await services.getByRole('listitem').count()).toBe(5)
      const main = page.getByRole('main')
      expect(await main.locator('a[href^="tel:"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        'tel:+5350000001',
        'tel:+5350000002',
        'tel:+5350000003',
      ])
      expect(await main.locator('a[href^="mailto:"]').count()).toBe(2)
      expect(await picturesAndBoxes(main.locator('section').filter({ has: page.getByText('35+') }))).toEqual(['1.50 in 1.50'])
      await main.getByRole('link', { name: 'Get to know us' }).click()
      expect(new URL(page.url()).pathname).toBe('/about')
    })

    test('the page about the company has its figures, reasons, warehouse, partner, and the team picture chosen by staff', async () => {
      const page = await arrive(plain)
      await page.goto('/about')
      const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
      for (const figure of ['35+ Years', '20+ Solar systems', '1000+ Clients', '24/7 Support', '50+ Countries', '1000+ Containers'])
        expect(text).toContain(figure)
      expect(await picturesAndBoxes(page.getByRole('main'))).toEqual(['1.50 in 1.50', '1.50 in 1.50'])
      const reasons = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Why choose us' }) })
      expect(await reasons.getByRole('heading', { level: 3 }).count()).toBe(4)
      await asStaff(async (request) => {
        const [{ mainImage }] = (await (await request.get('/api/products')).json()) as [{ mainImage: string }]
        await request.post('/api/admin/site-settings', { data: { key: 'about_team_image', value: mainImage } })
        await page.reload()
        const picture = page.locator(`main img[srcset*="${mainImage.split('/')[2]}"]`)
        const said = async () => [await picture.count(), await picture.getAttribute('alt')]
        const library = (await (await request.get('/api/admin/images')).json()) as { id: number; url: string; altEn: string }[]
        const { id, altEn } = library.find(({ url }) => url === mainImage) ?? { id: 0, altEn: '' }
        expect(altEn).not.toBe('')
        expect(await said()).toEqual([1, altEn])
        await request.put(`/api/admin/images/${id}`, { data: { altEn: '' } })
        await page.reload()
        expect(await said()).toEqual([1, 'Our team'])
      })
    })

    test('the contact page has a phone, a chat and an address for each need, as staff set them', async () => {
      const page = await arrive(plain)
      const numbers = async () => {
        await page.goto('/contact')
        const links = page.getByRole('main').locator('a[href^="tel:"]')
        return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      }
      expect(await numbers()).toEqual(['tel:+5350000001', 'tel:+5350000002', 'tel:+5350000003'])
      const setPhone = (value: string) =>
        asStaff((request) => request.post('/api/admin/site-settings', { data: { key: 'contact_sales_phone', value } }))
      expect((await setPhone('+53 5 999 88 77')).ok()).toBe(true)
      expect(await numbers()).toEqual(['tel:+5350000001', 'tel:+5359998877', 'tel:+5350000003'])
      expect(await page.getByRole('main').locator('a[href^="https://wa.me/5359998877?text="]').count()).toBe(1)
      // A need without its own number has no card.
      await setPhone('')
      expect(await numbers()).toEqual(['tel:+5350000001', 'tel:+5350000003'])
      await setPhone('+53 5000 0002')
    })

    test('the imprint shows the legal facts set by staff, and no line for missing ones', async () => {
      const page = await arrive(plain)
      const imprint = async (path = '/legal') => {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`)
        return page.getByRole('main').innerText()
      }
      const labels = ['Represented by', 'Commercial register', 'Tax number']
      const empty = await imprint()
      for (const unset of [...labels, 'N. N.', '00000', 'undefined']) expect(empty).not.toContain(unset)
      expect(empty).toContain('Responsible\n\nMatanzas Solar\n\nPhone')
      expect(await imprint('/legal?tab=privacy')).toContain('Matanzas Solar. For anything')
      const facts = {
        company_legal_name: 'Sol de Matanzas S.R.L.',
        company_legal_address: 'Calle Medio 10, Matanzas',
        company_representative: 'Ana Pérez',
        company_register: '4711',
        company_tax_id: '50001234567',
      }
      const save = (key: string, value: string) => asStaff((request) => request.post('/api/admin/site-settings', { data: { key, value } }))
      for (const [key, value] of Object.entries(facts)) expect((await save(key, value)).ok()).toBe(true)
      expect(await imprint()).toContain(
        'Sol de Matanzas S.R.L.\nCalle Medio 10, Matanzas\nRepresented by: Ana Pérez\nCommercial register: 4711\nTax number (NIT): 50001234567',
      )
      expect(await imprint('/legal?tab=privacy')).toContain('Sol de Matanzas S.R.L., Calle Medio 10, Matanzas. For anything')
      for (const key of Object.keys(facts)) await save(key, '')
      expect(await imprint()).toBe(empty)
    })

    test('imprint and privacy are two tabs with an address each, and list everything that is stored', async () => {
      const page = await arrive(plain)
      await page.goto('/legal')
      const tabs = page.getByRole('navigation', { name: 'Sections' })
      await tabs.getByRole('link', { name: 'Privacy' }).press('Enter')
      await page.waitForURL(`${walk.shop.url}/legal?tab=privacy`)
      const text = await page.getByRole('main').innerText()
      for (const key of await storedNames()) expect(text).toContain(key)
      await tabs.getByRole('link', { name: 'Legal notice' }).press('Enter')
      await page.waitForURL(`${walk.shop.url}/legal`)
    })
  })
})

async function largePicture(page: Page, name: RegExp): Promise<{ href: string; kb: number }> {
  const link = page.getByRole('link', { name })
  return { href: (await link.getAttribute('href')) ?? '', kb: Number(name.exec((await link.innerText()).trim())?.[1]) }
}
