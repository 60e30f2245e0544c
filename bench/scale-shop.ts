import { setTimeout as pause } from 'node:timers/promises'
import { catalogueWriter } from '../src/database/catalogue-write.server.ts'
import { measureBlocking } from './blocking.ts'
import { median } from './harness.ts'
import { residentBytes } from './resident-memory.ts'
import { openShopWithoutPages } from './shop-without-pages.ts'
import type { ScaleFigures } from './subjects/scale.ts'

// Starts a shop with a large catalogue, without its pages, times its work, and prints the figures as a line of JSON.
// subjects/scale.ts runs this file as a process of its own, with the location of the database in the environment.

const QUESTIONS = [
  'panel',
  'panel solar 550 w',
  'inversor hibrido 5kw',
  'bateria 5 kwh',
  'planta electrica',
  'ba',
  'inverzor hibirdo',
  'zzzzzzzz qqqqqqqq',
  'oferta',
  // Nearly every product matches this word.
  'de',
]
const LANGUAGES = ['es', 'en', 'de']
const CHANGES = 9

const { db, app, changes, signIn, close } = await openShopWithoutPages()
const ready = performance.now()

const first = await measureBlocking(async () => {
  const { time } = await search('panel')
  const since = performance.now()
  // All languages at the same time, as their first visitors might search.
  await Promise.all(LANGUAGES.map((language) => search('panel', language)))
  return { time, since }
})
const cookie = await signIn()
const write = catalogueWriter(db, changes)
const changePrice = (n: number) =>
  write({ now: new Date(), by: null }, (transaction) =>
    transaction
      .updateTable('product')
      .set({ new_price_cents: 100 + n })
      .where('id', '=', 18 + (n % CHANGES))
      .execute(),
  )
const times: number[] = []
const kept: number[] = []
const searched = await measureBlocking(async () => {
  for (const words of QUESTIONS) await search(words)
  for (const [n, words] of [...QUESTIONS, ...QUESTIONS].entries()) {
    // The change clears the cache of answers. The empty search waits until the index has the change.
    await changePrice(n)
    await search('')
    times.push((await search(words)).time)
    kept.push((await search(words)).time)
  }
})
const changed: number[] = []
const afterChanges = await measureBlocking(async () => {
  for (let n = 0; n < CHANGES; n += 1) {
    await changePrice(100 + n)
    changed.push((await search('inversor hibrido 5kw')).time)
    await pause(100)
  }
})
const whole = await measureBlocking(() => get('/api/products'))
const wholeAgain = await get('/api/products')
const sitemap = await measureBlocking(() => get('/sitemap.xml'))
const sitemapAgain = await get('/sitemap.xml')
const staffList = await measureBlocking(() => get('/api/admin/products?view=list', 'de', { cookie }))
// Reads /proc, because the maximum of `process.resourceUsage()` includes the process that started this one.
const most = residentBytes(process.pid, 'VmHWM')
;(globalThis as { gc?: (options: object) => void }).gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })

const figures: ScaleFigures = {
  ready,
  firstSearch: first.outcome.since,
  building: first.blocked,
  search: median(times),
  searchMost: Math.max(...times),
  searchKept: median(kept),
  searching: searched.blocked,
  changed: median(changed),
  changedMost: Math.max(...changed),
  changing: afterChanges.blocked,
  whole: whole.outcome.time,
  wholeBytes: whole.outcome.bytes,
  wholeAgain: wholeAgain.time,
  wholeMaking: whole.blocked,
  sitemap: sitemap.outcome.time,
  sitemapAgain: sitemapAgain.time,
  sitemapMaking: sitemap.blocked,
  staffList: staffList.outcome.time,
  staffListMaking: staffList.blocked,
  memory: residentBytes(process.pid),
  memoryMost: most,
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
await close()

async function get(url: string, language = 'es', more: Record<string, string> = {}): Promise<{ time: number; bytes: number }> {
  const began = performance.now()
  const headers = { host: 'localhost', 'accept-language': language, 'accept-encoding': 'br', ...more }
  // Reads the answer as a stream: turning some megabytes into a string takes long, and a running shop does not do it.
  const answer = await app.inject({ url, headers, payloadAsStream: true })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  let bytes = 0
  for await (const part of answer.stream()) bytes += (part as Buffer).length
  return { time: performance.now() - began, bytes }
}

function search(words: string, language?: string): Promise<{ time: number; bytes: number }> {
  return get(`/api/search?q=${encodeURIComponent(words)}`, language)
}
