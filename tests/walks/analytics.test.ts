import { request as httpRequest } from 'node:http'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { PUT_IN_CART } from '../budgets/journey.ts'
import { androidPhone, type Post, sendKnownVisits } from '../known-visits.ts'
import { comparison } from '../public-routes.ts'
import { hydrateIslands, openStaffPage, walks } from '../walks.ts'

type Sent = { page?: string; productId?: number; kind?: string; term?: string; products?: number[]; events?: unknown[] }
type Product = { id: number; slug: string; stockStatus: string; nameDe: string }
/** A phone with the user agent of a real browser. The shop counts the headless browser of the walks as a robot. */
const visitorPhone: BrowserContextOptions = { ...phone, userAgent: androidPhone }
const PRODUCT = '/product/bateria-de-litio-de-pared-5-12-kwh'
/** Longer than the longest delay before a page counts a view or an action. */
const COUNTED_BY_THEN_MS = 5000

describe('visits', () => {
  const walk = walks({ environment: () => ({ TRUST_PROXY: '127.0.0.1' }), foreign: /wa\.me/ })

  /** Sends a tracking request like a proxy that passes the visitor's address on. Not with fetch, which adds headers. */
  const post: Post = ({ address = '152.206.0.1', userAgent = androidPhone, headers }, path, body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const own = { 'user-agent': userAgent, 'accept-language': 'es', 'x-forwarded-for': address, 'content-type': 'application/json' }
      const sent = httpRequest(`${walk.shop.url}${path}`, {
        method: 'POST',
        headers: { ...own, 'content-length': Buffer.byteLength(text), ...headers },
      })
      sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      sent.on('error', reject)
      sent.end(text)
    })

  /** Collects the tracking requests of a page, each as a short text. */
  function watch(page: Page): string[] {
    const sent: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (!path.startsWith('/api/track')) return
      const body = request.postDataJSON() as Sent
      if (path === '/api/track') sent.push(`view ${body.page}`)
      else if (path === '/api/track/product') sent.push('product')
      else if (path === '/api/track/late') sent.push(`late ${body.events?.length}`)
      else sent.push([body.kind, body.term, body.products?.length].filter((part) => part !== undefined).join(' '))
    })
    return sent
  }

  test('a thousand known events: staff read the right numbers, at a desk and on a phone, without barriers', async () => {
    const products = (await (await fetch(`${walk.shop.url}/api/products`)).json()) as Product[]
    const panel = products.find(({ stockStatus }) => stockStatus === 'in_stock') as Product
    const battery = products.find(({ stockStatus }) => stockStatus === 'out_of_stock') as Product
    const answers = await sendKnownVisits(post, new Date(), { panel, battery })
    expect([answers.length, new Set(answers)]).toEqual([1000, new Set([204])])

    const page = await walk.signedIn('/admin/dashboard', { ...desktop, locale: 'de-DE' })
    await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Analyse' }).click()
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    const lines = (name: string) => part(name).getByRole('listitem').allInnerTexts()
    await part('Länder').waitFor()
    expect((await page.locator('.plate > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Besuche, +100 100',
      'Besucher, +100 100',
      'In WhatsApp geöffnete Bestellungen, +20 20',
      'Anfragen, +4 4',
    ])
    const plain = async (name: string) => (await lines(name)).map((text) => text.replace(/\s+/g, ' ').trim())
    expect(await plain('Vom Produkt zur Anfrage')).toEqual([
      'Produkt angesehen 100',
      'In den Warenkorb 40 40 % vom Schritt davor',
      'WhatsApp geöffnet 25 63 % vom Schritt davor',
      'Anfrage gesendet 4 16 % vom Schritt davor',
      // Inquiries sent without the steps before: the known visits have none.
      'Anfrage gesendet 0',
    ])
    expect(await plain('Meistgesehene Produkte')).toEqual([`${panel.nameDe} 100`, `${battery.nameDe} 50`])
    expect(await plain('Länder')).toEqual(['Kuba 70', 'Vereinigte Staaten 20', 'Deutschland 10'])
    expect(await plain('Herkunft')).toEqual(['Direkt oder unbekannt 75', 'facebook.com 25'])
    expect(await plain('Geräte')).toEqual(['Android 90', 'Computer 10'])
    expect(await plain('Verbindung')).toEqual(['3g 60', '4g 40'])
    expect(await plain('Sprachen')).toEqual(['Spanisch 100'])
    expect(await plain('Suchbegriffe')).toEqual(['panel 36', 'bicicleta 20'])
    expect(await plain('Suchen ohne Treffer')).toEqual(['bicicleta 20 Suchwort anlegen'])
    expect((await plain('Programme statt Menschen'))[0]).toBe('Nennt sich selbst ein Programm 100')
    const outOfStock = part('Die Schritte je Produkt').getByRole('row', { name: battery.nameDe }).getByRole('cell')
    expect(await outOfStock.allInnerTexts()).toEqual(['50', '0', '0', '5', '0', '50'])
    expect(await barriers(page)).toEqual([])

    const csv = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Länder als CSV-Tabelle' }).click()
    expect((await csv).suggestedFilename()).toMatch(/^lander-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)

    // Today by the hour, a custom range, and an invalid range.
    await page.getByRole('link', { name: 'Heute' }).click()
    await part('Besuche pro Stunde').getByText('Als Tabelle').click()
    expect(await part('Besuche pro Stunde').getByRole('row').count()).toBe(2 * 12 + 1)
    await page.getByText('Eigener').click()
    await page.getByLabel('Von').fill('2020-01-01')
    await page.getByLabel('Bis').fill('2020-01-31')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await part('Länder').getByText('Keine Daten für diesen Zeitraum').waitFor()
    await page.getByLabel('Von').fill('2020-02-01')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await page.getByRole('alert').filter({ hasText: 'höchstens 366 Tage' }).waitFor()
    expect(await page.getByLabel('Von').inputValue()).toBe('2020-02-01')

    await page.setViewportSize({ width: 390, height: 844 })
    await openStaffPage(page, '/admin/analytics')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const table = page.getByRole('region', { name: 'Produkt', exact: true })
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await barriers(page)).toEqual([])
  })

  test('a visitor is counted on every page once, with cart, chat and searches, before and after hydration', async () => {
    const { page, context } = await walk.arrive(visitorPhone)
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/plain' }))
    const sent = watch(page)
    await page.goto(PRODUCT)
    await expect.poll(() => sent).toEqual(['product', `view ${PRODUCT}`])
    // The touch may load React, which must not count the page again.
    await page.locator(PUT_IN_CART).first().click()
    await expect.poll(() => sent.at(-1)).toBe('cart 1')
    await page.locator('header [data-cart]').click()
    await expect.poll(() => sent.at(-1)).toBe('cart-opened 1')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /WhatsApp/ })
      .first()
      .click()
    await expect.poll(() => sent.at(-1)).toBe('whatsapp-cart 1')
    await page.goto('/about')
    await expect.poll(() => sent.at(-1)).toBe('view /about')
    const before = sent.length
    await page.locator('header [data-cart]').click()
    await expect.poll(() => sent.at(-1)).toBe('cart-opened 1')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Batería de litio/ })
      .click()
    await expect.poll(() => sent.at(-1)).toBe(`view ${PRODUCT}`)
    await page.goto('/products?q=bicicleta')
    await expect
      .poll(() => sent.slice(before))
      .toEqual(['cart-opened 1', 'product', `view ${PRODUCT}`, 'view /products?q=bicicleta', 'search bicicleta'])
  })

  test('a comparison is counted with its products each time it is shown, but not with fewer than two', async () => {
    const { page } = await walk.arrive(visitorPhone)
    const sent = watch(page)
    await page.goto(comparison('bateria-de-litio-de-pared-5-12-kwh', 'bateria-de-litio-de-pie-10-24-kwh'))
    const views = () => sent.filter((line) => line.startsWith('view'))
    await expect.poll(() => sent.filter((line) => line.startsWith('compare'))).toEqual(['compare 2'])
    // A page counts once it has been read for a moment.
    await expect.poll(views).toHaveLength(1)
    await page
      .getByRole('link', { name: /^Quitar/ })
      .first()
      .click()
    await expect.poll(views).toHaveLength(2)
    await page.goBack()
    await expect.poll(() => sent.filter((line) => line.startsWith('compare'))).toEqual(['compare 2', 'compare 2'])
  })

  test.each<[who: string, prepare: () => void]>([
    ['asks not to be tracked', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
    ['forbids it everywhere', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })],
    [
      'rejected it here',
      () => localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":true,"at":"2026-11-20T12:00:00.000Z"}'),
    ],
    ['closed the question', () => sessionStorage.setItem('cookie-consent', 'later')],
  ])('a visitor who %s is not tracked', async (_, prepare) => {
    const { page } = await walk.arrive({ ...visitorPhone, locale: 'en-US' })
    await page.addInitScript(prepare)
    const sent = watch(page)
    await page.clock.install()
    await page.goto(PRODUCT)
    await hydrateIslands(page)
    await page.clock.runFor(COUNTED_BY_THEN_MS)
    await page.goto('/contact')
    await page.clock.runFor(COUNTED_BY_THEN_MS)
    expect(sent).toEqual([])
  })

  test('a refusal that the browser cannot store applies until the page is left', async () => {
    const { page } = await walk.arrive({ ...visitorPhone, locale: 'en-US' })
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      // Keeps the browser from following links, such as those to the telephone.
      addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault())
    })
    const sent = watch(page)
    await page.goto('/contact?lang=en')
    await expect.poll(() => sent).toEqual(['view /contact?lang=en'])
    const call = page.locator('main a[href^="tel:"]').first()
    await call.click()
    await expect.poll(() => sent).toEqual(['view /contact?lang=en', 'call'])
    await page.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('button', { name: 'Reject all' }).waitFor({ state: 'detached' })
    const isToldOf = page.evaluate(() => new Promise((resolve) => addEventListener('click', () => setTimeout(resolve, 0))))
    await call.click()
    await isToldOf
    expect(sent).toEqual(['view /contact?lang=en', 'call'])
  })

  test('a prerendered page counts once it is opened', async () => {
    const { page } = await walk.arrive(visitorPhone)
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { get: () => true }))
    const sent = watch(page)
    await page.clock.install()
    await page.goto('/about')
    await page.clock.runFor(COUNTED_BY_THEN_MS)
    expect(sent).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await page.clock.runFor(COUNTED_BY_THEN_MS)
    await expect.poll(() => sent).toEqual(['view /about'])
  })

  test('a failed call is tried again after one and two seconds, and the visitor sees nothing', async () => {
    walk.excuse('ERR_FAILED /api/track')
    const { page, context } = await walk.arrive(visitorPhone)
    await context.route(/\/api\/track/, (route) => route.abort())
    const sent = watch(page)
    await page.goto('/about')
    await expect.poll(() => sent, { timeout: 15_000 }).toEqual(['view /about', 'late 1', 'late 1', 'late 1'])
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})
