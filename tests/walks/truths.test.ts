import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { type RunningShop, sharedShop } from '../browser.ts'

// Statements of pages about products, read from the documents that the server sends.
let shop: RunningShop
let products: ProductCard[]
beforeAll(async () => {
  shop = sharedShop()
  products = (await (await fetch(`${shop.url}/api/products`)).json()) as ProductCard[]
})

const read = async (path: string, language: 'es' | 'en' = 'es') => {
  const html = await (await fetch(`${shop.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`)).text()
  return html.replace(/<style>.*?<\/style>|<script.*?<\/script>/gs, '')
}
const pageOf = (slug: string, language?: 'es' | 'en') => read(`/product/${slug}`, language)

describe('a product page is true about its goods', () => {
  test.each([
    'cemento-portland-42-5-kg-paleta',
    'barras-corrugadas-12-mm-atado',
    'hormigonera-180-l',
    'filtro-triple-bajo-fregadero',
    'amoladora-angular-125-mm',
  ])('%s has no statements about power, electricians or electrical certificates', async (slug) => {
    const [spanish, english] = await Promise.all([pageOf(slug), pageOf(slug, 'en')])
    expect(spanish).not.toMatch(/Al menos el 80|electricista|<span class="tag">(?:CE|IEC|RoHS)|energía solar en Cuba/)
    expect(english).not.toMatch(/At least 80|electrician|<span class="tag">(?:CE|IEC|RoHS)|solar energy in Cuba/)
    for (const block of ['Garantías', 'Certificaciones', 'Por qué elegirnos', 'Soporte', 'La empresa en cifras'])
      expect([block, spanish.includes(block)]).toEqual([block, true])
  })

  test('a panel keeps its power warranty, its certificates and its electrician', async () => {
    expect(await pageOf('panel-solar-550-w-monocristalino')).toMatch(/electricista.*RoHS.*Al menos el 80 %/s)
  })
})

describe('the quote form has only questions that fit the goods', () => {
  const formOf = async (path: string, language?: 'es' | 'en') =>
    (await read(path, language)).match(/<form[^>]*method="post".*<\/form>/s)?.[0] ?? ''
  test.each(['cemento-portland-42-5-kg-paleta', 'filtro-triple-bajo-fregadero', 'amoladora-angular-125-mm'])(
    '%s: not for the kind of system',
    async (slug) => {
      for (const language of ['es', 'en'] as const) {
        const form = await formOf(`/contact?product=${slug}`, language)
        expect([form.includes('name="message"'), form.match(/systemType|sistema solar|solar system/)]).toEqual([true, null])
      }
    },
  )

  test.each(['', '?cart=1', '?product=generador-diesel-6-kva-silencioso', '?product=cable-solar-6-mm-rollo-100-m'])(
    '/contact%s: for it',
    async (query) => {
      expect((await formOf(`/contact${query}`)).match(/systemType|Para un sistema solar/g)?.slice(-2)).toEqual([
        'systemType',
        'Para un sistema solar',
      ])
    },
  )
})

describe('a product page is right about its stock', () => {
  test('only products in stock are described as being in the warehouse', async () => {
    for (const { slug, stockStatus } of products)
      expect([slug, (await pageOf(slug)).includes('En nuestro almacén')]).toEqual([slug, stockStatus !== 'out_of_stock'])
  })

  test('hint, chat and mail all ask when products on their way arrive', async () => {
    const coming = products.filter(({ stockStatus }) => stockStatus === 'out_of_stock')
    expect(coming.length).toBeGreaterThan(0)
    for (const { slug } of coming) {
      const page = await pageOf(slug)
      expect(page).toContain('cuándo llega')
      for (const way of ['wa\\.me/', 'mailto:']) expect(page).toMatch(new RegExp(`${way}[^"]*${encodeURIComponent('¿Cuándo llega?')}`))
      expect(await pageOf(slug, 'en')).toContain(encodeURIComponent('When does it arrive?'))
    }
  })

  test('hint, chat and mail all ask for a reservation of scarce products', async () => {
    const limited = products.filter(({ stockStatus }) => stockStatus === 'limited')
    expect(limited.length).toBeGreaterThan(2)
    for (const { slug } of limited) {
      const page = await pageOf(slug)
      expect(page).toContain('Solo con reserva')
      expect(page).toContain('pregúntenos para reservar')
      for (const way of ['wa\\.me/', 'mailto:'])
        expect(page).toMatch(new RegExp(`${way}[^"]*${encodeURIComponent('¿Me lo pueden reservar?')}`))
      expect(page).not.toMatch(/Agotado|No disponible|cuándo llega/)
    }
  })
})

describe('each claim of the company has one wording', () => {
  test.each(['/', '/about', '/product/cemento-portland-42-5-kg-paleta'])(
    '%s names whose years they are, and where support is 24/7',
    async (path) => {
      for (const [language, [years, support]] of Object.entries({
        es: [/35\+<\/b><span>Años[^<]*, socio alemán</, /24\/7<\/b><span>Soporte por WhatsApp</],
        en: [/35\+<\/b><span>Years[^<]*, German partner</, /24\/7<\/b><span>Support on WhatsApp</],
      } as const)) {
        const page = await read(path, language as 'es' | 'en')
        expect(page).toMatch(years)
        expect(page).toMatch(support)
      }
    },
  )

  test.each(['/', '/cuba-energia-solar'])('%s shows 5.5 kWh as the figure of a good month', async (path) => {
    const page = await read(path)
    const kept = page.replace(/<(?:path|script)[^>]*>/g, '')
    const around = [...kept.matchAll(/.{0,80}\b5\.5\b.{0,110}/gs)].map(([text]) => text)
    expect(around.length).toBeGreaterThan(1)
    for (const text of around) expect(text).toContain('mes bueno')
  })

  test('no page offers installation as a service', async () => {
    expect(await read('/')).toMatch(/Guía de instalación.*Instala su electricista/s)
    expect(await read('/', 'en')).toMatch(/Installation guide.*Your electrician installs it/s)
  })
})

test('every link to a quote leads to its form', async () => {
  const paths = ['/product/cemento-portland-42-5-kg-paleta', '/products?q=bicicleta', '/products?category=1&subcategory=all']
  for (const path of paths) {
    const links = [...(await read(path)).matchAll(/href="([^"]*)"[^>]*>Pedir cotización/g)].map(([, href]) => href)
    expect([path, links.length > 0 && links.every((href) => href?.startsWith('/contact') && href.endsWith('#quote'))]).toEqual([path, true])
  }
})
