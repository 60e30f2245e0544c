import { expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import type { Report } from '#features/analytics/report.contract.ts'
import type { App } from '#platform/http/route.server.ts'
import type { Client } from '#tests/shop.ts'

/** Sender of tracking requests: network address, browser and further headers. */
export type Caller = { address?: string; userAgent?: string; headers?: Record<string, string> }
export type Post = (who: Caller, path: string, body: object) => Promise<number>

export const androidPhone =
  'Mozilla/5.0 (Linux; Android 13; SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Creates a visitor who sends the tracking requests that the shop's pages send. */
export function visitorWith(post: Post, now: Date, who: Caller = {}) {
  const { userAgent = androidPhone } = who
  return {
    view: (page: string, more: object = {}) =>
      post(who, '/api/track', {
        page,
        userAgent,
        referrer: '',
        timestamp: now.toISOString(),
        isMobile: userAgent.includes('Mobile'),
        connectionType: '3g',
        language: 'es',
        ...more,
      }),
    product: (productId: number) => post(who, '/api/track/product', { productId }),
    act: (kind: string, more: object = {}) => post(who, '/api/track/action', { kind, ...more }),
  }
}

type Known = { id: number; slug: string }

/**
 * Sends a thousand events whose counts are known (`knownCounts`): of a hundred visitors, of robots, of people who asked not to
 * be counted, and of staff.
 *
 * @param panel product in stock that a search for "panel" finds
 * @param battery product that is out of stock
 * @returns status of each answer
 */
export async function sendKnownVisits(post: Post, now: Date, { panel, battery }: { panel: Known; battery: Known }): Promise<number[]> {
  const answers: number[] = []
  const times = async (count: number, run: (n: number) => Promise<number>) => {
    for (let n = 0; n < count; n += 1) answers.push(await run(n))
  }
  const as = (who?: Caller) => visitorWith(post, now, who)
  // 70 Cubans, 20 from the United States, 10 Germans at computers.
  const visitors = Array.from({ length: 100 }, (_, n) => {
    if (n < 70) return as({ address: `152.206.0.${n + 1}` })
    return n < 90 ? as({ address: `8.8.8.${n}` }) : as({ address: `217.0.43.${n}`, userAgent: computer })
  })
  const visitor = (n: number) => visitors[n] as (typeof visitors)[number]
  const fromFacebook = (n: number) => (n < 25 ? 'https://www.facebook.com/' : '')

  await times(100, (n) => visitor(n).view('/', { referrer: fromFacebook(n), connectionType: n < 60 ? '3g' : '4g' }))
  await times(100, (n) => visitor(n).view('/products?category=4'))
  await times(100, (n) => visitor(n).view(`/product/${panel.slug}`))
  await times(100, (n) => visitor(n).product(panel.id))
  await times(100, (n) => visitor(n % 50).product(battery.id))
  await times(50, (n) => visitor(n % 40).act('cart', { products: [panel.id] }))
  await times(30, (n) => visitor(n).act('cart-opened', { products: [panel.id] }))
  await times(20, (n) => visitor(n).act('whatsapp-cart', { products: [panel.id] }))
  await times(5, (n) => visitor(20 + n).act('whatsapp-product', { page: `/product/${battery.slug}` }))
  await times(15, (n) => visitor(n).act('whatsapp-floating'))
  await times(5, (n) => visitor(n).act('whatsapp-other', { page: '/about' }))
  await times(10, (n) => visitor(n).act('call', { page: '/contact' }))
  await times(5, (n) => visitor(n).act('email'))
  await times(4, (n) => visitor(n).act('inquiry', { page: `/contact?product=${panel.slug}` }))
  await times(36, (n) => visitor(n).act('search', { term: ' PANEL ', language: 'es' }))
  await times(20, (n) => visitor(n).act('search', { term: 'bicicleta', language: 'es' }))
  // Bots: a crawler's user agent, no language, no user agent, and a user agent in the body that differs from the header's.
  await times(100, () => as({ userAgent: crawler }).view('/'))
  await times(50, () => as({ headers: { 'accept-language': '' } }).view('/'))
  await times(30, () => as({ userAgent: '' }).product(panel.id))
  await times(20, () => as().view('/', { userAgent: computer }))
  // People who asked not to be counted, and staff.
  await times(30, () => as({ headers: { dnt: '1' } }).view('/'))
  await times(30, () => as({ headers: { 'sec-gpc': '1' } }).product(panel.id))
  await times(40, () => as({ headers: { cookie: 'staff=1' } }).view('/'))
  return answers
}

/** Counts that the report must show after `sendKnownVisits`, by the report's own names. */
export const knownCounts = {
  totals: { visits: 100, visitors: 100, views: 300, orders: 20, inquiries: 4 },
  funnel: { product: 100, cart: 40, whatsapp: 25, inquiry: 4 },
  referrers: { '': 75, 'facebook.com': 25 },
  countries: { CU: 70, US: 20, DE: 10 },
  languages: { es: 100 },
  devices: { android: 90, computer: 10 },
  connections: { '3g': 60, '4g': 40 },
  terms: { panel: 36, bicicleta: 20 },
  missed: { bicicleta: 20 },
  bots: { agent: 100, 'no-language': 50, 'no-agent': 30, forged: 20 },
  actions: {
    view: 300,
    product: 200,
    search: 56,
    cart: 50,
    'cart-opened': 30,
    'search-missed': 20,
    'whatsapp-cart': 20,
    'whatsapp-floating': 15,
    call: 10,
    email: 5,
    'whatsapp-other': 5,
    'whatsapp-product': 5,
    inquiry: 4,
  },
  panel: { product: 100, cart: 40, 'cart-opened': 30, whatsapp: 20, inquiry: 4, out: 0 },
  battery: { product: 50, cart: 0, 'cart-opened': 0, whatsapp: 5, inquiry: 0, out: 50 },
} as const

/** Returns a function that sends a tracking call to the app in process, from a given IP address and browser. */
export const createPoster =
  (app: App): Post =>
  async ({ address = '152.206.0.1', userAgent = androidPhone, headers }, path, body) =>
    (await sendEvent(app, address, path, body, { 'user-agent': userAgent, ...headers })).statusCode

export function sendEvent(app: App, remoteAddress: string, url: string, payload: object, headers: Record<string, string> = {}) {
  const own = { host: 'localhost', origin: 'http://localhost', 'user-agent': androidPhone, 'accept-language': 'es', ...headers }
  return app.inject({ method: 'POST', url, remoteAddress, headers: own, payload })
}

export async function readReport(admin: Client, from = '2026-11-21', to = from): Promise<Report> {
  const answer = await admin.get(`/api/admin/analytics?from=${from}&to=${to}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Report>()
}

/** Prolongs the session, so that a test can advance the clock by days. */
export const staySignedIn = (db: Database) =>
  db.updateTable('session').set({ last_seen_at: '2027-03-01T00:00:00.000Z', expires_at: '2027-03-02T00:00:00.000Z' }).execute()

export const countsByName = (lines: { name: string; count: number }[]) => Object.fromEntries(lines.map(({ name, count }) => [name, count]))
