import type { BulkAnswer } from '../src/features/catalog/product/bulk/bulk.contract.ts'
import { type Blocked, measureBlocking } from './blocking.ts'
import { openShopWithoutPages } from './shop-without-pages.ts'
import type { BulkFigures } from './subjects/bulk.ts'

// Starts a shop without its pages, times changes of all its products, and prints the figures as a line of JSON. subjects/bulk.ts
// runs this file as a process of its own, with the location of the database in the environment.

const READ_EVERY_MS = 5

const { db, app, signIn, close } = await openShopWithoutPages()
const cookie = await signIn()
const headers = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin', cookie }

// Lists and search are warm, as in a shop that has run for a while.
for (const language of ['es', 'de', 'en']) await get('/api/search?q=panel', language)
const rows = JSON.parse(await get('/api/admin/products?view=list', 'de')) as { id: number; slug: string; updatedAt: string }[]
const ids = rows.map(({ id }) => id)
const versions = Object.fromEntries(rows.map(({ id, updatedAt }) => [id, updatedAt]))
const changes = { price: { percent: 5, rounding: '0.50' } }
// All products, as an empty filter, which the shop has to look up itself.
const filter = {}

const dryRun = await measure(() => post('/api/admin/products/bulk', { filter, changes, dryRun: true }))
const change = await measure(() => post('/api/admin/products/bulk', { filter, versions, changes }))
const { batchId, counts } = JSON.parse(change.answer) as BulkAnswer
const undo = await measure(() => post(`/api/admin/history/batches/${batchId}/undo`, {}))
const remove = await measure(() => post('/api/admin/products/bulk', { ids, changes: { delete: true } }))
const restore = await measure(() => post(`/api/admin/history/batches/${(JSON.parse(remove.answer) as BulkAnswer).batchId}/undo`, {}))

const timed = ({ answer: _, ...figures }: Awaited<ReturnType<typeof measure>>) => figures
const figures: BulkFigures = {
  products: ids.length,
  changed: counts.changed,
  dryRun: timed(dryRun),
  change: timed(change),
  undo: timed(undo),
  remove: timed(remove),
  restore: timed(restore),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
await close()

/** Times a call, and meanwhile the longest read of a visitor who reads one product after the other from the database. */
async function measure(call: () => Promise<string>): Promise<{ time: number; longestRead: number; blocked: Blocked; answer: string }> {
  let longestRead = 0
  let isOver = false
  const visitor = async () => {
    for (let n = 0; !isOver; n += 1) {
      const began = performance.now()
      await db
        .selectFrom('product')
        .selectAll()
        .where('slug', '=', rows[n % rows.length]?.slug ?? '')
        .where('deleted_at', 'is', null)
        .execute()
      longestRead = Math.max(longestRead, performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS))
    }
  }
  const { outcome, blocked } = await measureBlocking(async () => {
    const reading = visitor()
    const began = performance.now()
    const answer = await call()
    const time = performance.now() - began
    isOver = true
    await reading
    return { answer, time }
  })
  return { ...outcome, longestRead, blocked }
}

async function get(url: string, language: string): Promise<string> {
  return checked(await app.inject({ url, headers: { ...headers, 'accept-language': language } }))
}

async function post(url: string, payload: object): Promise<string> {
  return checked(await app.inject({ method: 'POST', url, headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, payload }))
}

function checked({ statusCode, body }: { statusCode: number; body: string }): string {
  if (statusCode !== 200) throw new Error(`answered ${statusCode} ${body.slice(0, 300)}`)
  return body
}
