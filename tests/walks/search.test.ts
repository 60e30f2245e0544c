import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { categoryPath } from '../goods.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const words = {
  es: {
    locale: 'es-CU',
    box: 'Buscar productos',
    button: 'Buscar',
    results: (q: string) => `Resultados para «${q}»`,
    nothing: (q: string) => `No encontramos «${q}»`,
    panel: 'Panel solar 550 W monocristalino',
    categories: 'Ver categorías',
    chat: 'Preguntar por WhatsApp',
    products: 'Productos',
  },
  en: {
    locale: 'en-US',
    box: 'Search products',
    button: 'Search',
    results: (q: string) => `Results for “${q}”`,
    nothing: (q: string) => `We found nothing for “${q}”`,
    panel: 'Solar panel 550 W monocrystalline',
    categories: 'See categories',
    chat: 'Ask on WhatsApp',
    products: 'Products',
  },
} as const
type Words = (typeof words)['es' | 'en']
/** Each language, width and kind of browser, and each pair of them. */
const visits = (
  [
    ['es', phone, true],
    ['en', desktop, true],
    ['es', desktop, false],
    ['en', phone, false],
  ] as const
).map(
  ([language, device, hasScript]) =>
    [
      language,
      device === desktop ? 'at a desk' : 'on a phone',
      hasScript ? 'with script' : 'without script',
      { ...device, javaScriptEnabled: hasScript, locale: words[language].locale } as BrowserContextOptions,
      words[language] as Words,
    ] as const,
)

describe('searching', () => {
  const visitors = walks({ onlyLooks: true })
  async function walk(options: BrowserContextOptions, go: (page: Page) => Promise<void>): Promise<void> {
    const { page } = await visitors.arrive(options)
    await go(page)
  }
  const header = (page: Page) => page.locator('header input[name=q]')
  const cards = (page: Page) => page.locator('main article h3').allTextContents()
  const isSeen = (page: Page) => header(page).evaluate((box) => getComputedStyle(box.closest('form') as Element).opacity === '1')
  /** Focuses the search box: on a desktop it is open, on a phone its icon opens it. */
  async function openBox(page: Page): Promise<void> {
    if (!(await isSeen(page))) await page.locator('header label[for=q]').click()
    else await header(page).click()
    await expect.poll(() => isSeen(page)).toBe(true)
    expect(await header(page).evaluate((box) => box === document.activeElement)).toBe(true)
  }
  test.each(visits)('from any page finds the product, and continues with other words: in %s %s %s', (_, __, script, options, text) =>
    walk(options, async (page) => {
      await page.goto('/about')
      await openBox(page)
      await page.keyboard.type('panel 550')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/products?q=panel+550')
      await page.getByRole('heading', { level: 1, name: text.results('panel 550') }).waitFor()
      expect((await cards(page))[0]).toBe(text.panel)
      expect(await header(page).inputValue()).toBe('panel 550')
      expect(await page.title()).toBe(`${text.results('panel 550')} · Matanzas Solar`)
      const again = page.locator(`main input[name=q][aria-label="${text.box}"]`)
      expect(await again.inputValue()).toBe('panel 550')
      await again.fill('BL-4810W')
      await page.locator('main').getByRole('button', { name: text.button }).click()
      await page.getByRole('heading', { level: 1, name: text.results('BL-4810W') }).waitFor()
      expect(new URL(page.url()).search).toBe('?q=BL-4810W')
      await expect.poll(() => header(page).inputValue()).toBe('BL-4810W')
      expect((await cards(page)).length).toBeGreaterThanOrEqual(1)
      if (script === 'with script') expect(await barriers(page)).toEqual([])
      await page.locator('main article h3 a').first().click()
      await page.waitForURL('**/product/bateria-de-litio-de-pared-5-12-kwh')
      await expect.poll(() => header(page).inputValue()).toBe('')
    }),
  )

  test.each(visits)('without results shows the words and three ways on: in %s %s %s', (_, __, ___, options, text) =>
    walk(options, async (page) => {
      await page.goto('/products')
      const box = page.locator('main input[name=q]')
      await box.fill('bicicleta')
      await box.press('Enter')
      await page.getByRole('heading', { level: 2, name: text.nothing('bicicleta') }).waitFor()
      expect(await cards(page)).toHaveLength(3)
      const chat = await page.locator('main').getByRole('link', { name: text.chat }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toContain('bicicleta')
      expect(await page.locator('main a[href="/contact#quote"]').isVisible()).toBe(true)
      await page.getByRole('link', { name: text.categories }).click()
      await page.getByRole('heading', { level: 1, name: text.products, exact: true }).waitFor()
      await expect.poll(() => header(page).inputValue()).toBe('')
    }),
  )

  test('without results shows the limits too, and similar products that cost more', async () => {
    const read = async (query: string) => {
      const html = await (await fetch(`${visitors.shop.url}/products?${query}`, { headers: { 'accept-language': 'es' } })).text()
      const [, text = ''] = /<main.*?href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/s.exec(html) ?? []
      return { asked: decodeURIComponent(text), html }
    }
    const near = await read('q=bater%C3%ADa+de+carro&max=50&stock=in_stock')
    expect(near.asked).toContain('«batería de carro, hasta 50 USD, En existencia»')
    expect(near.html).toContain('Es lo más cercano, pero no por el precio que pidió: hasta 50 USD.')
    const payable = await read('q=bater%C3%ADa+de+carro+menos+de+500+usd')
    expect(payable.asked).toContain('«batería de carro menos de 500 usd»')
    expect(payable.html).not.toContain('Es lo más cercano, pero')
    expect((await read('q=inversor&max=5&fuel=-petrol')).asked).toContain('«inversor, hasta 5 USD, Excepto gasolina»')
  })

  test('a query without goods leads on: an appliance to the calculator with it, a service to its section', () =>
    walk({ viewport: { width: 320, height: 740 }, locale: 'es' }, async (page) => {
      await page.goto('/products?q=ventilador')
      await page.getByRole('link', { name: 'Calcule qué equipo hace falta para «ventilador»' }).click()
      const counted = page.locator('#calc .rows > li')
      await expect.poll(() => counted.count()).toBe(1)
      expect(await counted.textContent()).toContain('Ventilador')
      await page.goto('/products?q=garant%C3%ADa')
      await page.getByRole('link', { name: 'Qué garantía hay' }).click()
      await page.locator('h2#warranty').waitFor()
      await page.goto('/products?q=qui%C3%A9n+instala')
      await page.getByRole('link', { name: '¿Quién hace la instalación?' }).click()
      await page.locator('details#installation').waitFor()
    }))

  test('a requirement in words is shown as a chosen filter that can be removed', async () => {
    const html = await (await fetch(`${visitors.shop.url}/products?q=paneles+disponibles`, { headers: { 'accept-language': 'es' } })).text()
    for (const [name, other] of [
      ['En existencia', 'limited'],
      ['Quedan pocas unidades', 'in_stock'],
    ])
      expect(html).toContain(`href="/products?q=paneles&amp;stock=${other}" aria-label="${name}, quitar"`)
  })

  test('works by keyboard alone on a phone’s screen: the box appears with the focus and goes with it', () =>
    walk(phone, async (page) => {
      await page.goto('/')
      expect(await isSeen(page)).toBe(false)
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
      expect(await header(page).evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await isSeen(page)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await isSeen(page)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await isSeen(page)).toBe(false)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.type('inversor')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.waitForURL('**/products?q=inversor')
    }))

  test.each([
    ['phone', phone],
    ['desk', desktop],
  ])('the new page has its words in the box, and going back restores the old ones: %s', (_, options) =>
    walk(options, async (page) => {
      await page.goto('/products?q=panel')
      await openBox(page)
      await header(page).fill('cable')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: words.es.results('cable') }).waitFor()
      await expect.poll(() => header(page).inputValue()).toBe('cable')
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: words.es.results('panel') }).waitFor()
      await expect.poll(() => header(page).inputValue()).toBe('panel')
      // Blanks are no search: they lead to the list of products.
      await openBox(page)
      await header(page).fill('   ')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Productos', exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/products')
    }),
  )

  test('pages through the results, each product once', () =>
    walk({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto('/products?q=voltios')
      const total = Number.parseInt((await page.locator('#products').textContent()) ?? '', 10)
      const seen = await cards(page)
      expect(seen).toHaveLength(24)
      while (await page.getByRole('link', { name: 'Mostrar más' }).count()) {
        const before = page.url()
        await page.getByRole('link', { name: 'Mostrar más' }).click()
        await page.waitForURL(({ href }) => href !== before)
        seen.push(...(await cards(page)))
      }
      expect(seen).toHaveLength(total)
      expect(new Set(seen).size).toBe(total)
      await page.getByRole('link', { name: 'Anterior' }).click()
      await page.waitForURL('**/products?q=voltios')
    }))

  test('the results are in the page’s language, whatever the browser prefers', () =>
    walk({ ...desktop, locale: 'es-CU' }, async (page) => {
      await page.goto('/products?lang=en')
      await openBox(page)
      // A word that only the English texts contain.
      await header(page).fill('rebar')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: words.en.results('rebar') }).waitFor()
      expect((await cards(page))[0]).toMatch(/rebar/i)
    }))

  test('typos, accents and case lead to the same products', () =>
    walk({ ...phone, javaScriptEnabled: false }, async (page) => {
      const found = async (q: string) => {
        await page.goto(`/products?q=${encodeURIComponent(q)}`)
        return cards(page)
      }
      const batteries = await found('batería')
      expect(batteries[0]).toMatch(/^Batería/)
      for (const q of ['bateria', 'BATERÍA', 'baterria']) expect([q, (await found(q)).slice(0, 3)]).toEqual([q, batteries.slice(0, 3)])
    }))

  test('markup is shown as text, in the page, its title and its box', () =>
    walk(desktop, async (page) => {
      const q = '</script><img src=x onerror=document.title="in"> "\'&'
      await page.goto(`/products?q=${encodeURIComponent(q)}`)
      await waitUntilIdle(page)
      expect(await page.locator('h1').textContent()).toBe(words.es.results(q))
      expect(await page.title()).toBe(`${words.es.results(q)} · Matanzas Solar`)
      expect(await header(page).inputValue()).toBe(q)
      expect(await page.locator('img[src="x"]').count()).toBe(0)
    }))

  test('an overlong search is answered with a page, truncated to the maximum', () =>
    walk(phone, async (page) => {
      for (const q of ['a'.repeat(2000), 'panel '.repeat(333), `${' '.repeat(300)}panel`, '%00panel', '🔆'.repeat(500), '٣٤ ５ｋＷ']) {
        const answer = await page.goto(`/products?q=${q === '%00panel' ? q : encodeURIComponent(q)}`)
        expect([q.slice(0, 9), answer?.status()]).toEqual([q.slice(0, 9), 200])
        expect((await header(page).inputValue()).length).toBeLessThanOrEqual(200)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      }
      await page.goto(`/products?q=${'panel '.repeat(333)}`)
      expect((await cards(page))[0]).toMatch(/panel/i)
      await page.getByText('Una búsqueda tiene hasta 200 caracteres: lo que sigue no se leyó.').waitFor()
      // A long text that is pasted into the box leads to the page with this message, too.
      await page.goto('/products?q=panel')
      await page.locator('#again').fill('')
      await page.keyboard.insertText('panel '.repeat(60))
      await page.locator('#again').press('Enter')
      await page.getByText('lo que sigue no se leyó').waitFor()
    }))

  test('search engines get noindex and no other address, and chats get its own address', async () => {
    const read = async (path: string) => (await fetch(`${visitors.shop.url}${path}`)).text()
    const html = await read('/products?q=voltios&page=2&utm_source=x')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('canonical')
    expect(html).toMatch(/<meta property="og:url" content="[^"]*\/products\?q=voltios&amp;page=2"\/>/)
    expect(await read('/products?q=')).not.toContain('noindex')
    expect(await read('/products?q=%20')).toContain('<h1>Productos</h1>')
    // An invalid page number shows the first page, a number that is too high the last page.
    expect(await read('/products?q=voltios&page=x')).toContain('Página 1 de')
    expect(await read('/products?q=voltios&page=9999')).toMatch(/Página (\d+) de \1</)
    for (const path of ['/products?category=999', '/products?category=x', `${categoryPath('complete-solar-systems')}&subcategory=999`])
      expect([path, (await fetch(`${visitors.shop.url}${path}`)).status]).toEqual([path, 404])
  })

  test('a page beyond the end of a list reports it, and search engines index only pages of the whole list', async () => {
    const list = categoryPath('batteries', 'lithium-home-batteries')
    const read = async (more: string) => {
      const html = await (await fetch(`${visitors.shop.url}${list}${more}`, { headers: { 'accept-language': 'es' } })).text()
      const canonical = /<link rel="canonical" href="[^"]*(\/products[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      return { canonical, isBeyond: html.includes('La página 99 no existe: esta es la última.') }
    }
    expect(await read('')).toEqual({ canonical: list, isBeyond: false })
    expect(await read('&page=99')).toEqual({ canonical: list, isBeyond: true })
    expect(await read('&stock=in_stock&page=2')).toEqual({ canonical: list, isBeyond: false })
    expect(await read('&sort=price&page=2')).toEqual({ canonical: list, isBeyond: false })
  })
})
