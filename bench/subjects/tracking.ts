import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../src/database/open.server.ts'
import type { RunningShop } from '../../tests/browser.ts'
import { androidPhone } from '../../tests/known-visits.ts'
import { type Figures, ms, PRODUCT, withShop } from '../harness.ts'
import { onFirstCore } from '../load.ts'

const SECONDS = 5
const CONNECTIONS = 32
const BESIDE_PER_SECOND = 500
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Measures how many tracking events a shop on one core accepts per second, and the speed of pages meanwhile. */
export async function bench(): Promise<Figures> {
  const figures = await withShop(measure, { env: { TRUST_PROXY: '127.0.0.1' }, before: onFirstCore })
  agent.destroy()
  return figures
}

async function measure(shop: RunningShop): Promise<Figures> {
  await timesOfPages(shop, 1)
  const alone = await timesOfPages(shop, SECONDS)
  let isOn = true
  const beside = (async () => {
    for (; isOn; await pause(10)) await Promise.all(Array.from({ length: BESIDE_PER_SECOND / 100 }, () => sendEvent(shop)))
  })()
  const together = await timesOfPages(shop, SECONDS)
  isOn = false
  await beside

  let count = 0
  const began = performance.now()
  const sender = async () => {
    for (; performance.now() - began < SECONDS * 1000; count += 1) await sendEvent(shop)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sender))
  const rate = count / ((performance.now() - began) / 1000)
  const sent = made
  await shop.stop({ keepData: true })
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: shop.dataDir })
  const { written } = await db
    .selectFrom('visit_event')
    .select((row) => row.fn.countAll<number>().as('written'))
    .executeTakeFirstOrThrow()
  await close()
  return [
    ['events taken in', `${Math.round(rate)} events/s`],
    ['of them written after a graceful stop', `${written} of ${sent}`],
    ['cached page, median and 99th percentile, alone', `${ms(at(alone, 0.5))}, ${ms(at(alone, 0.99))}`],
    [`cached page, beside up to ${BESIDE_PER_SECOND} events a second`, `${ms(at(together, 0.5))}, ${ms(at(together, 0.99))}`],
  ]
}

let made = 0

/** Sends an event, each time from another address, so that no limit is reached. @throws Error unless the shop accepts it */
async function sendEvent(shop: RunningShop): Promise<void> {
  made += 1
  const body = JSON.stringify({ kind: 'cart', products: [1 + (made % 40)], page: '/products' })
  const status = await send(shop, '/api/track/action', 'POST', body, `152.${made % 250}.${(made >> 8) % 250}.${(made >> 4) % 250}`)
  if (status !== 204) throw new Error(`An event was answered ${status}`)
}

/** Times requests of a page, one after the other with a short pause. */
async function timesOfPages(shop: RunningShop, seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const began = performance.now()
    await send(shop, PRODUCT, 'GET')
    times.push(performance.now() - began)
    await pause(2)
  }
  return times.sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

function send(shop: RunningShop, path: string, method: string, body = '', address = '152.206.0.1'): Promise<number> {
  const headers = {
    'user-agent': androidPhone,
    'accept-language': 'es',
    'x-forwarded-for': address,
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : { 'accept-encoding': 'br' }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${shop.url}${path}`, { method, agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
