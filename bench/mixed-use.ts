import { randomUUID } from 'node:crypto'
import { ADMIN, type RunningShop } from '../tests/browser.ts'
import { androidPhone } from '../tests/known-visits.ts'
import { makePhotograph } from './photographs.ts'

/** Number of actions in two hours of a busy day: a visitor every thirty seconds, and staff at work. */
export const MIXED_USE = { visitors: 240, staffPages: 120, saves: 40, signIns: 6, inquiries: 12, photographs: 10 }
const PHOTO_BYTES = 4_000_000
const READERS = 4
const SEARCHES = [
  'panel',
  'inversor 5 kw',
  'bateria',
  'generador',
  'cable solar',
  'bomba de agua',
  'cement mixer',
  'battery 48 V',
  'bicicleta',
]
const STAFF_PAGES = [
  'dashboard',
  'analytics',
  'images',
  'contact',
  'orders',
  'goods',
  'glossary',
  'search-words',
  'trash',
  'products/7/edit',
  'categories/2/edit',
]
const STAFF_CALLS = ['products', 'images', 'inquiries', 'categories', 'history']

type Asked = { headers?: Record<string, string>; method?: string; body?: BodyInit }

/** A simulated visitor or member of staff, with headers of their own. */
type Person = { ask(path: string, asked?: Asked): Promise<string> }

/** Creates a person. `ask` throws if an answer is an error other than 404. */
function person(shop: RunningShop, headers: Record<string, string>): Person {
  return {
    async ask(path, asked = {}) {
      const answer = await fetch(`${shop.url}${path}`, { ...asked, headers: { 'user-agent': androidPhone, ...headers, ...asked.headers } })
      if (answer.status >= 400 && answer.status !== 404) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
      return answer.text()
    },
  }
}

async function signedIn(shop: RunningShop, language = 'de'): Promise<Person> {
  const answer = await fetch(`${shop.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}`)
  const session = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return person(shop, { cookie: [...session, `language=${language}`].join('; '), origin: shop.url })
}

/** Requests every page of the sitemap in three languages, and every picture, script and style sheet that the pages name. */
export async function readWholeSite(shop: RunningShop): Promise<{ documents: number; files: number }> {
  const visitor = person(shop, { 'accept-language': 'es' })
  const sitemap = await visitor.ask('/sitemap.xml')
  const paths = new Set<string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&').replace(/[?&]lang=en$|(?:&amp;)?lang=en/, ''))
    paths.add(`${pathname}${search}`)
  }
  const people = [visitor, person(shop, { 'accept-language': 'en', cookie: 'language=en' }), await signedIn(shop)]
  const files = new Set<string>()
  const visits = people.flatMap((reader) => [...paths].map((path) => ({ reader, path })))
  await inTurns(visits, async ({ reader, path }) => {
    for (const [file] of (await reader.ask(path)).matchAll(/\/(?:media|og|assets)\/[^\s"'&,)\\]+/g)) files.add(file)
  })
  await inTurns([...files], async (file) => {
    await visitor.ask(file)
  })
  return { documents: visits.length, files: files.size }
}

/**
 * Uploads pictures, then does what visitors and staff do in two hours, without their pauses.
 *
 * @returns number of requests
 */
export async function spendTwoHours(shop: RunningShop, pictures: readonly Buffer[]): Promise<number> {
  const staff = await signedIn(shop)
  const json = { 'content-type': 'application/json' }
  let asked = 0
  const count = <Answer>(answer: Answer) => {
    asked += 1
    return answer
  }
  const save = async (id: number, change: object) =>
    count(
      await staff.ask(`/api/admin/products/${id}`, {
        method: 'PUT',
        headers: { ...json, 'idempotency-key': randomUUID() },
        body: JSON.stringify(change),
      }),
    )
  for (const [n, bytes] of pictures.entries()) {
    const body = new FormData()
    body.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `foto-${n + 1}.jpg`)
    const [image] = JSON.parse(count(await staff.ask('/api/admin/images/upload', { method: 'POST', body }))) as { url: string }[]
    await save(n + 1, { mainImage: image?.url })
  }
  const { visitors, staffPages, saves, signIns, inquiries } = MIXED_USE
  const products = JSON.parse(await staff.ask('/api/products')) as { id: number; slug: string }[]
  await inTurns(Array.from({ length: visitors }), async (_, n) => {
    if (isTurn(n, visitors, signIns)) count(await signedIn(shop))
    if (isTurn(n, visitors, saves))
      await save(11 + (n % 30), { priceOnRequest: false, newPrice: `${100 + n}.00`, confirmed: ['offer-not-cheaper'] })
    if (isTurn(n, visitors, staffPages)) {
      count(await staff.ask(`/admin/${STAFF_PAGES[n % STAFF_PAGES.length]}`))
      for (const call of STAFF_CALLS) count(await staff.ask(`/api/admin/${call}`))
    }
    const language = n % 4 === 3 ? 'en' : 'es'
    const visitor = person(shop, {
      'accept-language': language,
      cookie: `language=${language}`,
      'x-forwarded-for': `152.206.${n % 250}.${1 + (n % 200)}`,
    })
    const open = async (path: string) => {
      const html = count(await visitor.ask(path))
      const seen = [...new Set([...html.matchAll(/\/media\/[^\s"'&,)\\]+avif/g)].map(([file]) => file))].slice(0, 6)
      for (const file of seen) count(await visitor.ask(file))
      const view = { page: path, userAgent: androidPhone, referrer: '', timestamp: Date.now(), isMobile: true, language }
      count(await visitor.ask('/api/track', { method: 'POST', headers: json, body: JSON.stringify(view) }))
    }
    const product = (step: number) => products[(n * 7 + step) % products.length]
    await open('/')
    await open(`/products?category=${1 + (n % 8)}`)
    await open(`/product/${product(0)?.slug}`)
    await open(`/products?q=${encodeURIComponent(SEARCHES[n % SEARCHES.length] ?? '')}`)
    await open(`/product/${product(1)?.slug}`)
    const action = { kind: 'cart', products: [product(1)?.id], page: '/products', language }
    count(await visitor.ask('/api/track/action', { method: 'POST', headers: json, body: JSON.stringify(action) }))
    if (!isTurn(n, visitors, inquiries)) return
    const message = 'Quisiera una cotización para una casa con nevera, ventiladores y bomba de agua.'
    const inquiry = { name: `Cliente ${n}`, phone: '5555 1234', message, language }
    count(
      await visitor.ask('/api/inquiries', {
        method: 'POST',
        headers: { ...json, 'idempotency-key': randomUUID() },
        body: JSON.stringify(inquiry),
      }),
    )
  })
  return asked
}

/** Makes photographs like those of a phone. Call it before anything is measured. */
export function makePhotographs(): Promise<Buffer[]> {
  return Promise.all(Array.from({ length: MIXED_USE.photographs }, (_, n) => makePhotograph(PHOTO_BYTES, n)))
}

/** True for `few` evenly spaced values of `n` from 0 to `all` - 1. */
const isTurn = (n: number, all: number, few: number) => Math.floor((n * few) / all) !== Math.floor(((n - 1) * few) / all)

/** Works through a list with four workers, like a few visitors at the same time. */
async function inTurns<Thing>(things: readonly Thing[], work: (thing: Thing, n: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      while (next < things.length) {
        const n = next++
        await work(things[n] as Thing, n)
      }
    }),
  )
}
